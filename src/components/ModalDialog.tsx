import type { MouseEvent, ReactNode } from 'react';

interface ModalDialogProps {
  label: string;
  className: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The browser's own modal: it holds the focus, keeps the page behind out of reach, and gives the focus back.
 * Open as long as it is rendered; Escape and a press beside it only ask to be closed.
 */
export function ModalDialog({ label, className, onClose, children }: ModalDialogProps) {
  const closeFromBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    // The keyboard's way is Escape, which arrives as cancel.
    // oxlint-disable-next-line click-events-have-key-events, no-noninteractive-element-interactions
    <dialog
      ref={showModal}
      aria-label={label}
      className={`modal-sheet ${className}`}
      onCancel={onClose}
      onClick={closeFromBackdrop}
    >
      {children}
    </dialog>
  );
}

function showModal(dialog: HTMLDialogElement | null) {
  dialog?.showModal();
  return () => dialog?.close();
}
