import { useCallback, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../lib/store';
import { usePopover } from '../../components/popover';
import { MemberLinks } from './SiteLinks';
import { membersToggled, selectIsMembersOpen } from './layoutSlice';

const listId = 'navbar-members';

/** Opens under a mouse, and just as well by tap and by keyboard (N2); a press is answered before React, too (B17). */
export function MembersDropdown() {
  const { t } = useTranslation('nav');
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectIsMembersOpen);
  const pressedWith = useRef('');
  const setOpen = useCallback((open: boolean) => void dispatch(membersToggled(open)), [dispatch]);
  const list = usePopover<HTMLUListElement>(isOpen, setOpen);

  const press = (event: MouseEvent) => {
    event.preventDefault();
    // A mouse has opened the list by coming here; its press must not close it again.
    const byMouse = event.detail > 0 && pressedWith.current === 'mouse';
    setOpen(byMouse || !isOpen);
  };
  const moveByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    flushSync(() => setOpen(true));
    moveFocus(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    // The listeners only add to what the button and the links inside can do.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="members-dropdown"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      onKeyDown={moveByArrow}
      onBlur={leave}
    >
      <button
        type="button"
        className="target site-link"
        popoverTarget={listId}
        aria-expanded={isOpen || undefined}
        onPointerDown={(event) => {
          pressedWith.current = event.pointerType;
        }}
        onClick={press}
      >
        {t('members')}
        <svg className="dropdown-mark" viewBox="0 0 10 6" width="10" aria-hidden="true">
          <path d="m1 1 4 4 4-4" />
        </svg>
      </button>
      <MemberLinks {...list} id={listId} className={`members-list p-2 overflow-y-auto ${isOpen ? 'is-open' : ''}`} />
    </div>
  );
}

/** Moves the focus among the buttons and links of a box, not past its ends. */
function moveFocus(box: Element, step: 1 | -1): void {
  const stops = [...box.querySelectorAll<HTMLElement>('button, a')];
  const current = stops.findIndex((stop) => stop === document.activeElement);
  stops[current + step]?.focus();
}
