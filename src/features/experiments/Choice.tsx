import { useId } from 'react';

interface ChoiceProps<Option extends string> {
  label: string;
  options: Record<Option, string>;
  chosen: string | null;
  onChoose: (option: Option) => void;
}

/** A question with its answers, of which one is chosen. */
export function Choice<Option extends string>({ label, options, chosen, onChoose }: ChoiceProps<Option>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className="choice">
      <span id={id}>{label}</span>
      {(Object.keys(options) as Option[]).map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={id}
            className="form-check-input"
            autoComplete="off"
            checked={chosen === option}
            onChange={() => onChoose(option)}
          />
          {options[option]}
        </label>
      ))}
    </div>
  );
}
