import { useTranslation } from 'react-i18next';
import { round } from '../../../components/sky/stars';
import { attentionOf, countOfEven, type Concentration } from './coins';

const ground = 172;
/** Units of the drawing for one per cent. */
const scale = 8.4;
const pitch = 3.4;
const singers = Array.from({ length: 100 }, (_, index) => index);

/** A hundred bars of attention with the line of an even share, and below a hundred people: gold are those that reach it. */
export function Singers({ concentration }: { concentration: Concentration }) {
  const { t } = useTranslation('hat');
  const people = countOfEven(concentration);
  const shares = attentionOf(concentration);
  const heightOf = (index: number) => scale * shares[index]!;
  return (
    <svg
      className="hat-singers d-block w-100"
      viewBox="0 0 360 268"
      role="img"
      aria-label={t('altEven', { people, most: Math.round(shares[0]!) })}
    >
      {singers.map((index) => (
        <g key={index} className={index < people ? 'is-even' : undefined}>
          <rect
            x={round(10 + pitch * index)}
            y={round(ground - heightOf(index))}
            width="2.6"
            height={round(heightOf(index))}
          />
          <path
            transform={`translate(${round(18.5 + 17 * (index % 20))} ${182 + 16 * Math.floor(index / 20)})`}
            d="M0 5.4a2.7 2.7 0 1 1 .1 0zM-5 13q.5-6.5 5-6.5t5 6.5z"
          />
        </g>
      ))}
      <path className="hat-even" d={`M6 ${ground - scale}h348`} />
      <text x="352" y={ground - scale - 6}>
        {t('evenShare')}
      </text>
    </svg>
  );
}
