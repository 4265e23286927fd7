import type { ComponentProps } from 'react';
import { FieldProblem } from './FieldProblem';
import { useFormField } from './useFormField';

interface TextFieldProps extends ComponentProps<'input'> {
  name: 'name' | 'email' | 'message';
  label: string;
}

/** A labelled line of text. */
export function TextField({ name, label, ...rest }: TextFieldProps) {
  const { input, problem, problemId } = useFormField(name);
  const id = `waitlist-${name}`;
  return (
    <div className="waitlist-field">
      <label htmlFor={id} className="form-label">
        {label}
      </label>
      <input
        {...rest}
        {...input}
        id={id}
        dir="auto"
        className="form-control"
        aria-invalid={Boolean(problem)}
        aria-describedby={problem && problemId}
      />
      <FieldProblem id={problemId} problem={problem} />
    </div>
  );
}
