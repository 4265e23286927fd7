import { Fragment } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { calls, checks, people, type Person } from './room';
import { contractCalled, selectRoom } from './roomSlice';

/** Three people with their three calls, and what the calls have led to. */
export function RoomCallers() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { room, fees, refused, found } = useAppSelector(selectRoom);
  const { holder, box, putIn, takenOut } = room;
  const left = (person: Person) => String(putIn[person] - takenOut[person]).replace('-', '−');
  const outcome = {
    holder: holder ? t(`room.people.${holder}`) : t('room.nobody'),
    box,
    found: t('room.foundOf', { found: found.length, all: checks.length }),
    deposits: t('room.depositsOf', { ana: left('ana'), leo: left('leo'), stranger: left('stranger') }),
    fees,
    refusals: refused,
  };
  return (
    <div>
      <div className="room-callers mb-mid d-grid align-items-center lh-sm">
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
      <dl className="room-facts d-flex flex-wrap column-gap-3 mb-0 fs-small">
        {(Object.keys(outcome) as (keyof typeof outcome)[]).map((fact) => (
          <div key={fact} className="d-flex flex-wrap gap-1">
            <dt>{t(`room.${fact}`)}</dt>
            <dd>{outcome[fact]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
