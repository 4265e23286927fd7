import { useId } from 'react';
import { CheckInput } from '../../components/CheckInput';

interface ChoiceProps<Option extends string> {
  label: string;
  options: Record<Option, string>;
  chosen?: string;
  onChoose: (option: Option) => void;
}

export function Choice<Option extends string>({ label, options, chosen, onChoose }: ChoiceProps<Option>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className="choice d-flex flex-wrap align-items-center gap-2 mb-2">
      <span id={id}>{label}</span>
      {(Object.keys(options) as Option[]).map((option) => (
        <label key={option}>
          <CheckInput type="radio" name={id} checked={chosen === option} onChange={() => onChoose(option)} />
          <span>{options[option]}</span>
        </label>
      ))}
    </div>
  );
}
