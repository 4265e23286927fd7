import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../app/hooks';
import type { Member } from '../../features/members/member';
import { ChartFrame } from './ChartFrame';
import { chartSize, placeOf } from './chartPlaces';
import { ChartStar } from './ChartStar';
import { selectSharedLines } from './sharedLines';

/** The constellation of wide screens, for eye and pointer; the list beside it says the same to everyone. */
export function Chart({ members }: { members: Member[] }) {
  const { t } = useTranslation();
  const lines = useAppSelector(selectSharedLines);
  return (
    <div className="chart" aria-hidden="true">
      <svg viewBox={`0 0 ${chartSize.width} ${chartSize.height}`} {...chartSize}>
        <ChartFrame />
        {lines.map(([one, other]) => {
          const from = placeOf(one);
          const to = placeOf(other);
          if (!from || !to) return null;
          return (
            <line
              key={one + other}
              className={`chart-line joins-${one} joins-${other}`}
              x1={from.x}
              y1={from.y}
              x2={to.x}
              y2={to.y}
            />
          );
        })}
        {members.map((member) => (
          <ChartStar key={member.id} member={member} />
        ))}
      </svg>
      <p className="caption">{t('home.community.chartCaption')}</p>
    </div>
  );
}
