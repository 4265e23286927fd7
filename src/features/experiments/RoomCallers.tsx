import { Fragment } from 'react';
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
  const { holder, box, putIn, takenOut } = room;
  const deposits = Object.fromEntries(people.map((person) => [person, putIn[person] - takenOut[person]]));
  const outcome = {
    holder: holder ? t(`room.people.${holder}`) : t('room.nobody'),
    box,
    found: t('room.foundOf', { found: found.length, all: checks.length }),
    deposits: t('room.depositsOf', deposits),
    fees,
    refusals: refused,
  };
  return (
    <div>
      <div className="room-callers">
        {people.map((caller) => (
          <Fragment key={caller}>
            <strong>{t(`room.people.${caller}`)}</strong>
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
          </Fragment>
        ))}
      </div>
      <dl className="room-facts">
        {(Object.keys(outcome) as (keyof typeof outcome)[]).map((fact) => (
          <div key={fact}>
            <dt>{t(`room.${fact}`)}</dt>
            <dd>{outcome[fact]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
