interface CloseButtonProps {
  label: string;
  onClick: () => void;
}

export function CloseButton({ label, onClick }: CloseButtonProps) {
  return (
    <button type="button" className="close-button" aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m6 6 12 12M18 6 6 18" />
      </svg>
    </button>
  );
}
