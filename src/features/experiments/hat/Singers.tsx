import { useTranslation } from 'react-i18next';
import { round } from '../../../components/sky/stars';
import { attentionOf, countOfEven, type Concentration } from './coins';

const start = 86;
const ground = 168;
/** Units of the drawing for one per cent. */
const scale = 8.2;
const pitch = 2.7;
const singers = Array.from({ length: 100 }, (_, index) => index);

/** The coins flow into a hundred bars, with the line of an even share; below, a hundred people sing: gold are those that reach it. */
export function Singers({ concentration }: { concentration: Concentration }) {
  const { t } = useTranslation('hat');
  const people = countOfEven(concentration);
  const shares = attentionOf(concentration);
  const flow = shares.map((share) => `l${pitch} ${round(-0.14 * share)}`);
  return (
    <>
      <path
        className="hat-coin"
        d={`M57 166l9 9l-9 9zM${start + 100 * pitch} ${ground}H72v14H${start}${flow.join('')}z`}
      />
      {singers.map((index) => (
        <g key={index} className={index < people ? 'hat-coin' : 'hat-few'}>
          <rect
            x={round(start + pitch * index)}
            y={round(ground - scale * shares[index]!)}
            width="2.1"
            height={round(scale * shares[index]!)}
          />
          <path
            transform={`translate(${round(start + 4.5 + 13.5 * (index % 20))} ${188 + 16 * Math.floor(index / 20)})`}
            d="M0 5.4a2.6 2.6 0 1 1 .1 0zM-4.3 12.5q.3-6.2 4.3-6.2t4.3 6.2zM6.2 6.3a1.4 1.4 0 1 1 .1 0zM6.9 5v-5.5l2.3 1.8v1.2l-1.5-1v3.5z"
          />
        </g>
      ))}
      <path className="hat-even" d={`M${start - 4} ${ground - scale}H358`} />
      <text className="hat-share" x="356" y={ground - scale - 6}>
        {t('evenShare')}
      </text>
    </>
  );
}
