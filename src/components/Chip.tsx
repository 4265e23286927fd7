interface ChipProps {
  label: string;
  /** What pressing it does, for those who cannot see the cross. */
  removeLabel: string;
  onRemove: () => void;
}

export function Chip({ label, removeLabel, onRemove }: ChipProps) {
  return (
    <button type="button" className="chip" aria-label={removeLabel} onClick={onRemove}>
      {label}
      <span aria-hidden="true" className="chip-cross">
        ×
      </span>
    </button>
  );
}
