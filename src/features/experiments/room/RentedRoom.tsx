import { useTranslation } from 'react-i18next';
import { showSoon } from '../../../lib/focusSoon';
import { useAppDispatch, useAppSelector } from '../../../lib/store';
import { ExperimentBar, type Step } from '../ExperimentBar';
import { ExperimentFrame } from '../ExperimentFrame';
import { WhyLink } from '../PlaceLink';
import { callOf, checks, numberOf } from './room';
import { RoomContract } from './RoomContract';
import { RoomStage, stagePlace } from './RoomStage';
import { contractCalled, contractPublished, guardPlaced, roomRestarted, selectRoom } from './roomSlice';

/** A contract without guards, and three people who walk through it: break it, guard it, publish it. */
export function RentedRoom() {
  const { t } = useTranslation('room');
  const dispatch = useAppDispatch();
  const { last, on, chosen, guarded, isPublished, found } = useAppSelector(selectRoom);
  const isHole = last !== null && last.holes.length > 0;
  const isTried = found.includes('own');
  // What it changes is in the drawing.
  const step = (label: string, action: Parameters<typeof dispatch>[0]): Step => [
    label,
    () => {
      dispatch(action);
      showSoon(stagePlace);
    },
  ];
  const restart = step(t('restart'), roomRestarted());
  const nextStep = () => {
    if (isPublished) return restart;
    if (isHole) return step(t('guard'), guardPlaced());
    if (guarded) return step(t('again'), contractCalled({ call: callOf(guarded), caller: chosen }));
    return step(t('publish'), contractPublished());
  };
  return (
    <ExperimentFrame name="room" isTried={isTried}>
      <RoomStage />
      <ExperimentBar
        status={useStatus()}
        isBroken={isHole}
        step={nextStep()}
        other={(last ?? guarded) && !isPublished && restart}
        isNext={!isPublished && (isHole || guarded !== null || checks.every((check) => on[check]))}
      >
        {isTried && (isHole || last?.refusedBy) && <WhyLink />}
      </ExperimentBar>
      <RoomContract />
      {isPublished && <p className="experiment-note">{t('note')}</p>}
    </ExperimentFrame>
  );
}

function useStatus(): string {
  const { t } = useTranslation('room');
  const { last, on, chosen, guarded, isPublished } = useAppSelector(selectRoom);
  if (guarded) return t('placed', { line: numberOf(guarded) });
  if (!last) {
    const written = checks.filter((check) => on[check]).length;
    if (isPublished) return t('published', { written, all: checks.length });
    return t(chosen === 'stranger' ? 'start' : 'choose', { person: t(`people.${chosen}`) });
  }
  const { call, caller, before, refusedBy, holes } = last;
  const { holder } = before;
  if (refusedBy) return t(refusedBy === 'box' ? 'empty' : 'refused');
  const person = t(`people.${caller}`);
  const [hole] = holes;
  if (!hole) return t(`done.${call === 'cancel' && !holder ? 'nothing' : call}`, { person });
  const of = holder ? t(`of.${holder}`) : '';
  const happened = t(`holes.${hole === 'free' && holder === caller ? 'twice' : hole}`, { person, of });
  return `${happened} ${t(isPublished ? 'tooLate' : 'missing')}`;
}
