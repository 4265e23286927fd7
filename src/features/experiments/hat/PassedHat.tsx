import { useTranslation } from 'react-i18next';
import { showSoon } from '../../../lib/focusSoon';
import { useAppDispatch, useAppSelector } from '../../../lib/store';
import { Choice, Slider } from '../controls';
import { ExperimentBar, type Step } from '../ExperimentBar';
import { ExperimentFrame } from '../ExperimentFrame';
import { WhyLink } from '../PlaceLink';
import { concentrations, countOfEven, handsOf, heapsOf } from './coins';
import { attentionShown, hatChoiceChanged, hatPassed, hatRestarted, keptChanged, selectHat } from './hatSlice';
import { Square } from './Square';

const stagePlace = 'hat-stage';

/** A hundred coins, what each hand keeps of them on their way to the hat, and how a hundred singers share the attention. */
export function PassedHat() {
  const { t } = useTranslation('hat');
  const dispatch = useAppDispatch();
  const { stage, payer, kept, concentration, isTried } = useAppSelector(selectHat);
  const isAttention = stage === 'attention';
  const reached = heapsOf(payer, kept).at(-1)!;
  const show = (action: Parameters<typeof dispatch>[0]) => {
    dispatch(action);
    showSoon(stagePlace);
  };
  const step = (label: string, action: Parameters<typeof dispatch>[0]): Step => [label, () => show(action)];
  const steps = {
    set: step(t('pass'), hatPassed()),
    passed: step(t('attention'), attentionShown()),
    attention: step(t('restart'), hatRestarted()),
  };
  const status = {
    set: t('start'),
    passed: t(reached < 50 ? 'reached.less' : 'reached.more'),
    attention: t('even', { people: countOfEven(concentration) }),
  };
  return (
    <ExperimentFrame
      name="hat"
      isTried={isTried}
      more={
        stage !== 'set' && (
          <p className="experiment-note mt-3">
            {isAttention ? t('model', { exponent: concentrations[concentration] }) : t('note')}
          </p>
        )
      }
    >
      <div id={stagePlace} className="hat-stage">
        <Square
          payer={payer}
          heaps={stage === 'set' ? undefined : heapsOf(payer, kept)}
          concentration={isAttention ? concentration : undefined}
        />
      </div>
      <ExperimentBar
        status={status[stage]}
        step={steps[stage]}
        other={isAttention && step(t('back'), hatPassed())}
        isNext={!isAttention}
      >
        {/* Not announced: it changes with every step of a slider, which reads it out. */}
        {stage === 'passed' && <strong> {t('percent', { value: reached })}</strong>}
        {isTried && <WhyLink />}
      </ExperimentBar>
      {!isAttention && (
        <Choice
          label={t('payer')}
          options={{ ads: t('ads'), audience: t('audience') }}
          chosen={payer}
          onChoose={(chosen) => show(hatChoiceChanged({ payer: chosen }))}
        />
      )}
      {stage === 'passed' && <HandSliders />}
      {isAttention && (
        <Choice
          label={t('concentration')}
          options={{ low: t('low'), middle: t('middle'), high: t('high') }}
          chosen={concentration}
          onChoose={(chosen) => show(hatChoiceChanged({ concentration: chosen }))}
        />
      )}
    </ExperimentFrame>
  );
}

function HandSliders() {
  const { t } = useTranslation('hat');
  const dispatch = useAppDispatch();
  const { payer, kept } = useAppSelector(selectHat);
  const heaps = heapsOf(payer, kept);
  const percent = (index: number) => t('percent', { value: heaps[index] });
  const reached = t('heap', { name: t('hat'), percent: percent(heaps.length - 1) });
  return (
    <div className="hat-hands d-grid column-gap-4">
      {handsOf[payer].map((hand, index) => (
        <Slider
          key={hand}
          label={t(`hands.${hand}`)}
          value={heaps[index]!}
          text={percent(index)}
          spoken={`${percent(index)}. ${reached}`}
          onChange={(value) => dispatch(keptChanged({ [hand]: value }))}
        />
      ))}
    </div>
  );
}
