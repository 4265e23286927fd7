import { useCallback, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { MemberLinks } from './SiteLinks';
import { membersClosed, membersOpened, selectIsMembersOpen } from './uiSlice';
import { useDismissal } from './useDismissal';

const listId = 'navbar-members';

/** Opens under a mouse, and just as well by tap and by keyboard (N2). */
export function MembersDropdown() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectIsMembersOpen);
  const box = useRef<HTMLDivElement>(null);
  const pressedWith = useRef('');
  const open = () => dispatch(membersOpened());
  const close = useCallback(() => dispatch(membersClosed()), [dispatch]);
  useDismissal(box, isOpen, close);

  const press = (event: MouseEvent) => {
    // A mouse has opened the list by coming here; its press must not close it again.
    const byMouse = event.detail > 0 && pressedWith.current === 'mouse';
    if (isOpen && !byMouse) close();
    else open();
  };

  const moveByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    flushSync(open);
    if (box.current) moveFocus(box.current, event.key === 'ArrowDown' ? 1 : -1);
  };

  return (
    // The listeners only add to what the button and the links inside can do.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      className="members-dropdown"
      onPointerEnter={(event) => event.pointerType === 'mouse' && open()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && close()}
      onKeyDown={moveByArrow}
    >
      <button
        type="button"
        className="site-link"
        aria-expanded={isOpen}
        aria-controls={listId}
        onPointerDown={(event) => {
          pressedWith.current = event.pointerType;
        }}
        onClick={press}
      >
        {t('nav.members')}
        <svg className="dropdown-mark" viewBox="0 0 10 6" aria-hidden="true">
          <path d="m1 1 4 4 4-4" />
        </svg>
      </button>
      <MemberLinks id={listId} className="members-list" hidden={!isOpen} />
    </div>
  );
}

/** Moves the focus among the buttons and links of a box, not past its ends. */
function moveFocus(box: HTMLElement, step: 1 | -1): void {
  const stops = [...box.querySelectorAll<HTMLElement>('button, a')];
  const current = stops.findIndex((stop) => stop === document.activeElement);
  stops[current + step]?.focus();
}
