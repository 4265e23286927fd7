import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../lib/store';
import { Avatar } from '../../../components/Avatar';
import { StarIcon } from '../../../components/sky/stars';
import { selectMemberById } from '../../members/membersSlice';
import { firstHolders, holders, selectToken, tokenSlice, type Holder } from './tokenSlice';

export const tablePlace = 'token-stage';

/** So many tokens fit into a row: those of Nova, and all of the visitor's. */
const places = 14;
const { rows: first } = tokenSlice.getInitialState();
const across = (place: number) => `${(place * 100) / places}%`;
const down = (row: number) => `${(row * 100) / holders.length}%`;

/** Who has how many, as numbers and as dots, which travel from row to row. */
export function TokenTable() {
  const { t } = useTranslation('token');
  const { rows } = useAppSelector(selectToken);
  return (
    <div id={tablePlace} className="token-table position-relative mb-mid">
      <table className="w-100">
        <caption className="visually-hidden">{t('caption')}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('account')}</th>
            <th scope="col">{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          {holders.map((holder) => (
            <tr key={holder}>
              <th scope="row" className="fw-normal text-start">
                <Face holder={holder} />
                <span>{t(`holders.${holder}`)}</span>
              </th>
              <td className="fw-semibold text-end">{rows[holder].length}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <TokenDots />
    </div>
  );
}

function Face({ holder }: { holder: Holder }) {
  const member = useAppSelector((state) => selectMemberById(state, holder));
  if (member) return <Avatar member={member} size="small" />;
  return (
    <span className={`avatar avatar-small token-${holder}`} aria-hidden="true">
      {holder === 'you' ? (
        <StarIcon />
      ) : (
        <svg viewBox="0 0 16 16">
          <path d="M2 2h12v12H2zM5 5h0M11 5h0M8 8h0M5 11h0M11 11h0" />
        </svg>
      )}
    </span>
  );
}

/** Each token keeps its colour. What the program may take is framed. */
function TokenDots() {
  const { rows, allowance } = useAppSelector(selectToken);
  const framed = allowance === 'unlimited' ? places : Math.min(allowance, rows.you.length);
  const reach = allowance === 'unlimited' ? places - 0.5 : rows.you.length - framed / 2;
  return (
    <svg className="token-dots position-absolute h-100 overflow-visible" aria-hidden="true">
      {/* Where the visitor's were at first. */}
      <g className="token-places">
        {rows.you.length < first.you.length &&
          first.you.map((token, place) => <circle key={token} cx={across(place + 0.5)} cy={down(0.5)} />)}
      </g>
      {framed > 0 && (
        <g className="token-reach">
          <rect
            x={across(allowance === 'unlimited' ? 0 : rows.you.length - framed)}
            y={down(0.12)}
            width={across(framed)}
            height={down(0.76)}
            rx="8"
          />
          {/* The arm of the program. */}
          <line x1={across(reach)} x2={across(reach)} y1={down(0.88)} y2={down(3.5)} />
          <line x1="3" x2={across(reach)} y1={down(3.5)} y2={down(3.5)} />
        </g>
      )}
      {firstHolders.map((holder, token) => {
        const row = holders.findIndex((holder) => rows[holder].includes(token));
        const place = rows[holders[row]!].indexOf(token);
        // oxlint-disable-next-line react/no-array-index-key -- a token is its number
        return <circle key={token} className={`star-${holder}`} cx={across(place + 0.5)} cy={down(row + 0.5)} />;
      })}
    </svg>
  );
}
