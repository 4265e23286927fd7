import { useRef } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { checks, numberOf } from './room';
import { contractPublished, roomRestarted, selectRoom } from './roomSlice';

/** What came of the last call, and the next step for the contract. */
export function RoomVerdict() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { last, isPublished } = useAppSelector(selectRoom);
  const next = useRef<HTMLButtonElement>(null);
  const restart = () => {
    // The pressed button is unmounted; its focus goes on.
    next.current?.focus();
    dispatch(roomRestarted());
  };
  return (
    <div className="experiment-bar room-bar">
      <p className={last?.holes[0] ? 'text-danger' : undefined}>
        <output>{useVerdict()}</output>
      </p>
      <div className="experiment-steps">
        {/* One button for both steps: it keeps the focus. */}
        <Button
          ref={next}
          variant="outline-light"
          onClick={isPublished ? restart : () => dispatch(contractPublished())}
        >
          {isPublished ? t('room.restart') : t('room.publish')}
        </Button>
        {last && !isPublished && (
          <Button variant="link" className="px-2" onClick={restart}>
            {t('room.restart')}
          </Button>
        )}
      </div>
    </div>
  );
}

function useVerdict(): string {
  const { t } = useTranslation();
  const { last, on, isPublished } = useAppSelector(selectRoom);
  const written = checks.filter((check) => on[check]).length;
  if (!last && !isPublished) return t('room.start');
  if (!last) {
    const published = t('room.published', { written, all: checks.length });
    return written < checks.length ? published : `${published} ${t('room.closed')}`;
  }
  const { call, caller, holder, refusedBy, holes } = last;
  if (refusedBy) return t('room.refused', { line: numberOf(refusedBy) });
  const person = t(`room.people.${caller}`);
  const [hole] = holes;
  if (hole) {
    const of = holder ? t(`room.of.${holder}`) : '';
    const happened = t(`room.holes.${hole === 'free' && holder === caller ? 'twice' : hole}`, { person, of });
    return `${happened} ${t(isPublished ? 'room.tooLate' : 'room.missing', { line: numberOf(hole) })}`;
  }
  return t(`room.done.${call === 'cancel' && !holder ? 'nothing' : call}`, { person });
}
