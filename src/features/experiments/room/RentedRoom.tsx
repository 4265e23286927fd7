import { Fragment } from 'react';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../lib/store';
import { ExperimentBar, type Step } from '../ExperimentBar';
import { ExperimentFrame } from '../ExperimentFrame';
import { calls, checks, numberOf, people, type Person } from './room';
import { PlaceLink, WhyLink } from '../PlaceLink';
import { placeOf, RoomContract } from './RoomContract';
import { contractCalled, contractPublished, roomRestarted, selectRoom } from './roomSlice';

/** A contract with four checks missing, and three people who call it: break it, repair it, publish it. */
export function RentedRoom() {
  const { t } = useTranslation('room');
  const dispatch = useAppDispatch();
  const { last, on, isPublished, found } = useAppSelector(selectRoom);
  const [hole] = last?.holes ?? [];
  const missing = !isPublished && hole && !on[hole] ? hole : null;
  const restart: Step = [t('restart'), () => dispatch(roomRestarted())];
  return (
    <ExperimentFrame name="room" isTried={found.includes('own')}>
      <ExperimentBar
        className="room-bar"
        status={useVerdict()}
        isBroken={hole !== undefined}
        step={isPublished ? restart : [t('publish'), () => dispatch(contractPublished())]}
        other={last && !isPublished && restart}
        isNext={!isPublished && checks.every((check) => on[check])}
      >
        {missing && <PlaceLink place={placeOf(missing)}>{t('seeLine')}</PlaceLink>}
        {!missing && found.includes('own') && (hole ?? last?.refusedBy) && <WhyLink />}
      </ExperimentBar>
      <div className="auto-grid row-gap-3 column-gap-4 mb-3">
        <RoomCallers />
        <RoomContract />
      </div>
      <p className="experiment-note">{t('note')}</p>
    </ExperimentFrame>
  );
}

function useVerdict(): string {
  const { t } = useTranslation('room');
  const { last, on, isPublished } = useAppSelector(selectRoom);
  const written = checks.filter((check) => on[check]).length;
  if (!last && !isPublished) return written > 0 ? t('draft', { written, all: checks.length }) : t('start');
  if (!last) {
    const published = t('published', { written, all: checks.length });
    return written < checks.length ? published : `${published} ${t('closed')}`;
  }
  const { call, caller, holder, refusedBy, holes } = last;
  if (refusedBy) return t('refused', { line: numberOf(refusedBy) });
  const person = t(`people.${caller}`);
  const [hole] = holes;
  if (hole) {
    const of = holder ? t(`of.${holder}`) : '';
    const happened = t(`holes.${hole === 'free' && holder === caller ? 'twice' : hole}`, { person, of });
    return `${happened} ${t(isPublished ? 'tooLate' : 'missing', { line: numberOf(hole) })}`;
  }
  return t(`done.${call === 'cancel' && !holder ? 'nothing' : call}`, { person });
}

/** Three people with their three calls, and what the calls have led to. */
function RoomCallers() {
  const { t } = useTranslation('room');
  const dispatch = useAppDispatch();
  const { room, fees, refused, found } = useAppSelector(selectRoom);
  const { holder, box, putIn, takenOut } = room;
  const left = (person: Person) => String(putIn[person] - takenOut[person]).replace('-', '−');
  const outcome = {
    holder: holder ? t(`people.${holder}`) : t('nobody'),
    box,
    found: t('foundOf', { found: found.length, all: checks.length }),
    deposits: t('depositsOf', { ana: left('ana'), leo: left('leo'), stranger: left('stranger') }),
    fees,
    refusals: refused,
  };
  return (
    <div>
      <div className="room-callers mb-mid d-grid align-items-center lh-sm">
        {people.map((caller) => (
          <Fragment key={caller}>
            <strong>{t(`people.${caller}`)}</strong>
            {calls.map((call) => (
              <Button
                key={call}
                variant="outline-light"
                aria-label={`${t(`people.${caller}`)} ${t(`calls.${call}`)}`}
                onClick={() => dispatch(contractCalled({ call, caller }))}
              >
                {t(`calls.${call}`)}
              </Button>
            ))}
          </Fragment>
        ))}
      </div>
      <dl className="room-facts d-flex flex-wrap column-gap-3 mb-0 fs-small">
        {(Object.keys(outcome) as (keyof typeof outcome)[]).map((fact) => (
          <div key={fact} className="d-flex flex-wrap gap-1">
            <dt>{t(fact)}</dt>
            <dd>{outcome[fact]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
