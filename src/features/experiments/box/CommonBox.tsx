import { useTranslation } from 'react-i18next';
import { showSoon } from '../../../lib/focusSoon';
import { useAppDispatch, useAppSelector } from '../../../lib/store';
import { Choice, Slider } from '../controls';
import { ExperimentBar, type Step } from '../ExperimentBar';
import { ExperimentFrame } from '../ExperimentFrame';
import { WhyLink } from '../PlaceLink';
import { boxOpened, boxRestarted, boxSlice, planChanged, selectBox } from './boxSlice';
import { VillageDrawing } from './VillageDrawing';
import { changesOf, paidBy, today } from './village';

const stagePlace = 'box-stage';
const { give } = boxSlice.getInitialState();

/** A village with a common box: what each house puts in and gets, and whether the box pays the help of today, too. */
export function CommonBox() {
  const { t } = useTranslation('box');
  const dispatch = useAppDispatch();
  const { isOpen, ...plan } = useAppSelector(selectBox);
  const missing = paidBy(plan) - plan.give;
  const canFill = missing > 0 && paidBy(plan) <= 100;
  const step = (label: string, action: Parameters<typeof dispatch>[0]): Step => [
    label,
    () => {
      dispatch(action);
      showSoon(stagePlace);
    },
  ];
  const restart = step(t('restart'), boxRestarted());
  const nextStep = () => {
    if (!isOpen) return step(t('open'), boxOpened());
    if (canFill) return step(t('fill', { percent: paidBy(plan) }), planChanged({ give: paidBy(plan) }));
    return plan.hasHelp ? restart : step(t('add'), planChanged({ hasHelp: true }));
  };
  const isNext = !isOpen || canFill || !plan.hasHelp;
  return (
    <ExperimentFrame
      name="box"
      isTried={isOpen}
      values={{ give }}
      more={isOpen && <p className="experiment-note mt-3">{t('note')}</p>}
    >
      <div id={stagePlace} className="experiment-stage box-stage">
        <VillageDrawing plan={isOpen ? plan : today} isOpen={isOpen} />
      </div>
      <ExperimentBar
        status={useStatus()}
        isBroken={isOpen && missing > 0}
        step={nextStep()}
        other={isOpen && isNext && restart}
        isNext={isNext}
      >
        {isOpen && <WhyLink />}
      </ExperimentBar>
      {isOpen && <BoxControls />}
    </ExperimentFrame>
  );
}

function useStatus(): string {
  const { t } = useTranslation('box');
  const { isOpen, ...plan } = useAppSelector(selectBox);
  if (!isOpen) return t('start');
  const changes = changesOf(plan);
  const houses = (isMeant: (change: number) => boolean) => 10 * changes.filter(isMeant).length;
  const who = t(changes[0]! < 0 ? 'poorestLose' : 'who', {
    more: houses((change) => change > 0),
    less: houses((change) => change < 0),
  });
  const left = plan.give - paidBy(plan);
  const box = t(left === 0 ? 'even' : left > 0 ? 'left' : 'missing', { percent: Math.abs(left) });
  return `${who} ${box}`;
}

function BoxControls() {
  const { t } = useTranslation('box');
  const dispatch = useAppDispatch();
  const { give, take, hasHelp } = useAppSelector(selectBox);
  return (
    <>
      <Choice
        label={t('help')}
        options={{ replaced: t('replaced'), added: t('added') }}
        chosen={hasHelp ? 'added' : 'replaced'}
        onChoose={(chosen) => dispatch(planChanged({ hasHelp: chosen === 'added' }))}
      />
      <Slider
        label={t('give')}
        value={give}
        step={5}
        text={t('ofEarnings', { value: give })}
        onChange={(value) => dispatch(planChanged({ give: value }))}
      />
      <Slider
        label={t('take')}
        value={take}
        step={5}
        text={t('ofMean', { value: take })}
        onChange={(value) => dispatch(planChanged({ take: value }))}
      />
    </>
  );
}
