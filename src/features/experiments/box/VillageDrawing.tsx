import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/useLanguage';
import { formatList } from '../../../lib/format';
import { round } from '../../../components/sky/stars';
import { changesOf, housesOf, mean, paidBy, today, type House, type Plan } from './village';

const ground = 172;
const highest = 158;
const housesToday = housesOf(today);
const most = (houses: House[]) => Math.max(10_000, ...houses.map(({ has }) => has));
const middleOf = (group: number) => 27 + 34 * group;
const indices = (count: number) => Array.from({ length: count }, (_, index) => index);
const kinds = (change: number) => (change > 0 ? 'is-more' : change < 0 ? 'is-less' : '');

/** Ten columns of ten houses as they are today and become; below, what they put into the box and get; and what is in it. */
export function VillageDrawing({ plan, isOpen }: { plan: Plan; isOpen: boolean }) {
  const { t } = useTranslation('box');
  const language = useLanguage();
  const houses = housesOf(plan);
  const changes = changesOf(plan);
  const scale = highest / most(houses);
  const heightOf = (amount: number) => ground - round(amount * scale);
  const topOf = (group: number) => heightOf(Math.max(houses[group]!.has, housesToday[group]!.has));
  const percent = (house: House) => t('percent', { value: Math.round((100 * house.has) / mean) });
  const list = houses.map((house, group) =>
    isOpen ? t('change', { before: percent(housesToday[group]!), after: percent(house) }) : percent(house),
  );
  /** Its word stands over the first two columns. */
  const aboveMean = Math.min(heightOf(mean), ...[0, 1].map((group) => topOf(group) - 12)) - 6;
  const kindOf = (coin: number) => {
    if (coin >= plan.give) return 'is-missing';
    return coin >= paidBy(plan) ? 'is-left' : coin >= plan.take ? 'is-help star-orion' : '';
  };
  return (
    <svg
      className="box-village d-block w-100"
      viewBox="0 0 360 326"
      role="img"
      aria-label={t(isOpen ? 'alt' : 'altToday', { list: formatList(list, language) })}
    >
      {indices(houses.length).map((group) => {
        const house = houses[group]!;
        const x = middleOf(group);
        const top = topOf(group);
        const bottom = heightOf(Math.min(house.has, housesToday[group]!.has));
        const change = changes[group]!;
        const helped = housesToday[group]!.help;
        const aside = helped ? 11 : 8;
        return (
          <g key={group} className={kinds(change)}>
            <rect className="box-column" x={x - 13} y={bottom} width="26" height={ground - bottom} />
            {house.help > 0 && (
              <rect className="box-help star-orion" x={x - 13} y={bottom} width="26" height={house.help * scale} />
            )}
            {change !== 0 && (
              <>
                <rect className="box-change" x={x - 13} y={top} width="26" height={bottom - top} />
                <path
                  className="box-sign"
                  d={change > 0 ? `M${x - 6} ${top - 3}h12l-6-8z` : `M${x - 6} ${top - 11}h12l-6 8z`}
                />
              </>
            )}
            <path className="box-houses" d={tenHouses(x)} />
            {house.puts > 0 && <path className="box-puts" d={arrow(x - aside, house.puts, 202, 242)} />}
            {house.share > 0 && (
              <path className="box-gets" d={arrow(x + (helped ? 0 : aside), house.share, 242, 202)} />
            )}
            {helped > 0 && (
              <path
                className={house.help ? 'box-help star-orion' : 'box-lost'}
                d={arrow(x + aside, helped, 242, 202)}
              />
            )}
          </g>
        );
      })}
      <path className="box-ground" d="M6 172h348" />
      <path className="box-mean" d={`M6 ${heightOf(mean)}h348`} />
      <text x="8" y={aboveMean}>
        {t('mean')}
      </text>
      <path className="box-chest" d="M22 246h-10v76h336v-76h-10" />
      {indices(Math.max(plan.give, paidBy(plan))).map((index) => (
        <circle
          key={index}
          className={`box-coin ${kindOf(index)}`.trim()}
          cx={27 + 16.1 * (index % 20)}
          cy={313 - 12 * Math.floor(index / 20)}
          r="4.8"
        />
      ))}
    </svg>
  );
}

function tenHouses(middle: number): string {
  return indices(10)
    .map((index) => `M${round(middle - 13 + 5.4 * (index % 5))} ${index < 5 ? 181 : 191}l2.2-3 2.2 3v4h-4.4z`)
    .join('');
}

/** As broad as the amount is large. */
function arrow(x: number, amount: number, from: number, to: number): string {
  const broad = round(Math.max(1, amount / 625));
  const neck = to > from ? to - 7 : to + 7;
  return `M${round(x - broad / 2)} ${from}h${broad}V${neck}h3L${x} ${to}L${round(x - broad / 2 - 3)} ${neck}h3z`;
}
