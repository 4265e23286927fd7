import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { calls, checks, people } from './room';
import { contractCalled, selectRoom } from './roomSlice';

/** Three people with their three calls, and what the calls have led to. */
export function RoomCallers() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { room, fees, refused, found } = useAppSelector(selectRoom);
  return (
    <div>
      {people.map((caller) => (
        <div key={caller} className="room-caller">
          <p>
            <strong>{t(`room.people.${caller}`)}</strong>{' '}
            <span>{t('room.units', { putIn: room.putIn[caller], takenOut: room.takenOut[caller] })}</span>
          </p>
          {calls.map((call) => (
            <Button
              key={call}
              variant="outline-light"
              aria-label={`${t(`room.people.${caller}`)} ${t(`room.calls.${call}`)}`}
              onClick={() => dispatch(contractCalled({ call, caller }))}
            >
              {t(`room.calls.${call}`)}
            </Button>
          ))}
        </div>
      ))}
      <dl className="room-facts">
        <div>
          <dt>{t('room.holder')}</dt>
          <dd>{room.holder ? t(`room.people.${room.holder}`) : t('room.nobody')}</dd>
        </div>
        <div>
          <dt>{t('room.box')}</dt>
          <dd>{room.box}</dd>
        </div>
        <div>
          <dt>{t('room.fees')}</dt>
          <dd>{refused ? t('room.feesWithRefused', { fees, refused }) : fees}</dd>
        </div>
        <div>
          <dt>{t('room.found')}</dt>
          <dd>{t('room.foundOf', { found: found.length, all: checks.length })}</dd>
        </div>
      </dl>
    </div>
  );
}
