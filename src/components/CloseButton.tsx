import type { ComponentProps } from 'react';

interface CloseButtonProps extends Pick<ComponentProps<'button'>, 'onClick' | 'popoverTarget' | 'popoverTargetAction'> {
  label: string;
}

export function CloseButton({ label, ...rest }: CloseButtonProps) {
  return (
    <button type="button" className="close-button" aria-label={label} {...rest}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m6 6 12 12M18 6 6 18" />
      </svg>
    </button>
  );
}
