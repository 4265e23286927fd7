import type { ComponentProps } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import { FieldProblem } from './FieldProblem';
import { useFormField } from './useFormField';

interface TextFieldProps extends Omit<ComponentProps<typeof FormControl>, 'name'> {
  name: 'name' | 'email' | 'message';
  label: string;
}

/** A labelled text, of one line or `as="textarea"`. */
export function TextField({ name, label, ...rest }: TextFieldProps) {
  const { input, problem, problemId } = useFormField(name);
  return (
    <FormGroup controlId={`waitlist-${name}`} className="waitlist-field">
      <FormLabel>{label}</FormLabel>
      <FormControl
        {...rest}
        {...input}
        dir="auto"
        aria-invalid={Boolean(problem)}
        aria-describedby={problem && problemId}
      />
      <FieldProblem id={problemId} problem={problem} />
    </FormGroup>
  );
}
