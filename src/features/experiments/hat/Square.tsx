import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/useLanguage';
import { formatList } from '../../../lib/format';
import { round } from '../../../components/sky/stars';
import { attentionOf, countOfEven, handsOf, type Concentration, type Hand, type Payer } from './coins';
import { Singers } from './Singers';

const first = 29;
const last = 331;
const ground = 186;
const gap = 9;
const stars: Record<Hand, string> = { platform: 'vega', fee: 'vega', refunds: 'nova', tax: 'orion', costs: 'mira' };
const drawings = {
  ads: 'M-17 204h8l18-9v28l-18-9h-8zM-12 214l3 13h7l-3-13zM14 204l6-3M15 209h7M14 214l6 3',
  audience:
    'M-13 203a5 5 0 1 1 .1 0zM13 203a5 5 0 1 1 .1 0zM-22 222q1-16 9-16t9 16zM4 222q1-16 9-16t9 16zM0 210a6 6 0 1 1 .1 0zM-11 232q1-19 11-19t11 19z',
  hand: 'M-25 204h7v22h-7zM-15 205q6-6 12-6h10q4 0 4 3.5t-4 3.5h-7v2h10l10-7.5q3-2 5 .5t-.5 5l-13 11q-3 2.5-7 2.5h-13l-7 4z',
  // Upside down: the brim with its opening, the band, and the crown.
  hat: 'M-29 194.5a29 6.5 0 1 0 58 0a29 6.5 0 1 0-58 0zM-19 193.5a19 3 0 1 1 38 0a19 3 0 1 1-38 0zM-16.5 202.5q8 1.5 16.5 1.5t16.5-1.5v3.5q-8 1.5-16.5 1.5t-16.5-1.5zM-16.5 208.5q8 1.5 16.5 1.5t16.5-1.5q.5 12 4 21q-9 3.5-20.5 3.5t-20.5-3.5q3.5-9 4-21z',
};
const coins = Array.from({ length: 100 }, (_, index) => index);

/** Five coins side by side, and as many rows as it takes. */
const placeOf = (middle: number, slot: number) => ({
  cx: middle + gap * ((slot % 5) - 2),
  cy: ground - gap * Math.floor(slot / 5),
});
/** Where the coins of who pays were. */
const rings = coins.map((coin) => {
  const { cx, cy } = placeOf(first, coin);
  return `M${cx - 3.3} ${cy}a3.3 3.3 0 1 1 0 .1`;
});

interface SquareProps {
  payer: Payer;
  /** Until the hat is passed, all coins are at the first place. */
  heaps?: number[];
  /** In the end only the hat is left, and beside it those who share what is in it. */
  concentration?: Concentration;
}

/** From left to right who pays, the hands along the way, and the hat, each with its heap of the hundred coins. */
export function Square({ payer, heaps, concentration }: SquareProps) {
  const { t } = useTranslation('hat');
  const language = useLanguage();
  const hands = handsOf[payer];
  const names = [...hands.map((hand) => t(`hands.${hand}`)), t('hat')];
  const percents = [100, ...(heaps ?? [])].map((value) => t('percent', { value }));
  const list = formatList(
    names.map((name, index) => (heaps ? t('heap', { name, percent: percents[index + 1] }) : name)),
    language,
  );
  const column = (last - first) / names.length;
  const middleOf = (station: number) => round(first + column * station);
  const starts = heaps?.map((_, index) => heaps.slice(0, index).reduce((sum, one) => sum + one, 0)) ?? [];
  const hatMiddle = concentration ? first : last;
  return (
    <svg
      className="hat-square d-block w-100"
      viewBox="0 0 360 268"
      role="img"
      aria-label={
        concentration
          ? t('altEven', { people: countOfEven(concentration), most: Math.round(attentionOf(concentration)[0]!) })
          : t(heaps ? 'alt' : 'altStart', { list })
      }
    >
      {concentration ? (
        <Singers concentration={concentration} />
      ) : (
        <>
          {heaps && <path className="hat-rings" d={rings.join('')} />}
          <path
            className={heaps ? 'hat-coin' : 'hat-way'}
            d={names.map((_, index) => arrow(middleOf(index) + column / 2, 100 - (starts[index] ?? 50))).join('')}
          />
          <path d={drawings[payer]} transform={`translate(${first} 22) scale(.88)`} />
          {hands.map((hand, index) => (
            <path
              key={hand}
              className={`star-${stars[hand]}`}
              d={drawings.hand}
              transform={`translate(${middleOf(index + 1)} 22) scale(.88)`}
            />
          ))}
        </>
      )}
      <path className="star-lyra" d={drawings.hat} transform={`translate(${hatMiddle})`} />
      {coins.map((coin) => {
        const heap = starts.findLastIndex((start) => coin >= start);
        const isInHat = heap === hands.length;
        if (concentration && !isInHat) return null;
        // From the top, so that those for the hat do not move where a hand keeps another.
        const slot = heap === -1 || isInHat ? 99 - coin : coin - starts[heap]!;
        return <circle key={coin} className="hat-coin" {...placeOf(isInHat ? hatMiddle : middleOf(heap + 1), slot)} />;
      })}
      {(concentration ? [t('hat')] : [t(payer), ...names]).map((name, station) => (
        <text key={name} x={middleOf(station)} y="246">
          <tspan>{name}</tspan>
          {!concentration && (
            <tspan x={middleOf(station)} dy="16">
              {percents[station]}
            </tspan>
          )}
        </text>
      ))}
    </svg>
  );
}

/** As high as many coins go on. */
function arrow(x: number, left: number): string {
  const half = round(1 + 0.08 * left);
  return `M${round(x - 5)} ${207 - half}l8 ${half}l-8 ${half}z`;
}
