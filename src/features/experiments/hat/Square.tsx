import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/useLanguage';
import { formatList } from '../../../lib/format';
import { round } from '../../../components/sky/stars';
import { handsOf, type Hand, type Payer } from './coins';

const width = 360;
const ground = 186;
const gap = 9;
const stars: Record<Hand, string> = { platform: 'vega', fee: 'vega', refunds: 'nova', tax: 'orion', costs: 'mira' };
const drawings = {
  ads: 'M-17 204h8l18-9v28l-18-9h-8zM-12 214l3 13h7l-3-13zM14 204l6-3M15 209h7M14 214l6 3',
  audience:
    'M-13 203a5 5 0 1 1 .1 0zM13 203a5 5 0 1 1 .1 0zM-22 222q1-16 9-16t9 16zM4 222q1-16 9-16t9 16zM0 210a6 6 0 1 1 .1 0zM-11 232q1-19 11-19t11 19z',
  hand: 'M-25 204h7v22h-7zM-15 205q6-6 12-6h10q4 0 4 3.5t-4 3.5h-7v2h10l10-7.5q3-2 5 .5t-.5 5l-13 11q-3 2.5-7 2.5h-13l-7 4z',
  hat: 'M-26 195h52v6h-52zM-17 204h34l-3 26h-28z',
};
const coins = Array.from({ length: 100 }, (_, index) => index);

/** Five coins side by side, and as many rows as it takes. */
const placeOf = (middle: number, slot: number) => ({
  cx: middle + gap * ((slot % 5) - 2),
  cy: ground - gap * Math.floor(slot / 5),
});

interface SquareProps {
  payer: Payer;
  /** Until the hat is passed, all coins are at the first place. */
  heaps?: number[];
}

/** From left to right who pays, the hands along the way, and the hat, each with its heap of the hundred coins. */
export function Square({ payer, heaps }: SquareProps) {
  const { t } = useTranslation('hat');
  const language = useLanguage();
  const hands = handsOf[payer];
  const names = [...hands.map((hand) => t(`hands.${hand}`)), t('hat')];
  const percents = [100, ...(heaps ?? [])].map((value) => t('percent', { value }));
  const list = formatList(
    names.map((name, index) => (heaps ? t('heap', { name, percent: percents[index + 1] }) : name)),
    language,
  );
  const column = (width - 58) / names.length;
  const middleOf = (station: number) => round(29 + column * station);
  const starts = heaps?.map((_, index) => heaps.slice(0, index).reduce((sum, one) => sum + one, 0)) ?? [];
  const placed = coins.map((coin) => {
    const heap = starts.findLastIndex((start) => coin >= start);
    // From the top, so that those for the hat do not move where a hand keeps another.
    const slot = heap === -1 || heap === hands.length ? 99 - coin : coin - starts[heap]!;
    const star = heap === -1 ? '' : `star-${heap === hands.length ? 'lyra' : stars[hands[heap]!]}`;
    return <circle key={coin} className={star || undefined} {...placeOf(middleOf(heap + 1), slot)} />;
  });
  const first = middleOf(0);
  return (
    <svg
      className="hat-square d-block w-100"
      viewBox={`0 0 ${width} 268`}
      role="img"
      aria-label={t(heaps ? 'alt' : 'altStart', { list })}
    >
      <path
        className="hat-left"
        d={coins
          .filter((c) => c % 5 === 0)
          .map((c) => `M${first - 18} ${placeOf(0, c).cy}h36.1`)
          .join('')}
      />
      <path
        className="hat-way"
        d={names.map((_, index) => `M${round(middleOf(index) + column / 2 - 2)} 207l5 5-5 5`).join('')}
      />
      <path d={drawings[payer]} transform={`translate(${first} 24) scale(.88)`} />
      {hands.map((hand, index) => (
        <path
          key={hand}
          className={`star-${stars[hand]}`}
          d={drawings.hand}
          transform={`translate(${middleOf(index + 1)} 24) scale(.88)`}
        />
      ))}
      <path className="star-lyra" d={drawings.hat} transform={`translate(${middleOf(names.length)})`} />
      {placed}
      {[t(payer), ...names].map((name, station) => (
        <text key={name} x={middleOf(station)} y="241">
          {name}
          <tspan x={middleOf(station)} dy="16">
            {percents[station]}
          </tspan>
        </text>
      ))}
    </svg>
  );
}
