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

interface SliderProps {
  label: string;
  value: number;
  min?: number;
  max?: number;
  step?: number;
  /** The value as it is shown. */
  text: string;
  /** As it is read out, if with more. */
  spoken?: string;
  onChange: (value: number) => void;
}

export function Slider({ label, value, min = 0, max = 100, step = 1, text, spoken = text, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="slider d-grid column-gap-3 mb-2">
      <label className="form-label m-0" htmlFor={id}>
        {label}
      </label>
      <span className="fw-semibold" aria-hidden="true">
        {text}
      </span>
      <progress value={value - min} max={max - min} aria-hidden="true" />
      <input
        id={id}
        type="range"
        autoComplete="off"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={spoken}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
