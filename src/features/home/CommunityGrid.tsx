import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../lib/store';
import { AppLink } from '../../components/AppLink';
import { Flare } from '../../components/sky/stars';
import { useMemberText, type Member } from '../members/member';
import { MemberLink } from '../members/MemberLink';
import { selectMembers } from '../members/membersSlice';
import { chartSize, nameAt, pathBetween, placeOf, ChartFrame } from '../members/chart';
import { selectSharedLines } from '../videos/videosSlice';
import { HomeSection } from './HomeSection';

/** H7 scrolls to `community`. */
export function CommunityGrid() {
  const { t } = useTranslation('home');
  const members = useAppSelector(selectMembers);
  return (
    <HomeSection id="community" className="lights-up" title={t('community.title')} lead={t('community.lead')}>
      <div className="community-sheet d-grid">
        <Chart members={members} />
        <ul className="swipe-row">
          {members.map((member) => (
            <MemberEntry key={member.id} member={member} />
          ))}
        </ul>
      </div>
    </HomeSection>
  );
}

/** The constellation, for eye and pointer; the list after it says the same to everyone. */
function Chart({ members }: { members: Member[] }) {
  const { t } = useTranslation('home');
  const lines = useAppSelector(selectSharedLines);
  return (
    <div className="chart text-center" aria-hidden="true">
      <svg className="overflow-visible" viewBox={`0 0 ${chartSize.width} ${chartSize.height}`} {...chartSize}>
        <ChartFrame />
        {lines.map((line) => (
          <path key={line.join()} className={`chart-line from-${line[0]} to-${line[1]}`} d={pathBetween(line)} />
        ))}
        {members.map((member) => (
          <ChartStar key={member.id} member={member} />
        ))}
      </svg>
      <p className="caption mt-mid mb-0">{t('community.chartCaption')}</p>
    </div>
  );
}

/** A shortcut for the pointer; the keyboard has the list after the chart. */
function ChartStar({ member }: { member: Member }) {
  const place = placeOf(member.id)!;
  return (
    <AppLink to={member.link} tabIndex={-1} className={`chart-star text-decoration-none star-${member.id}`}>
      <g transform={`translate(${place.x} ${place.y})`}>
        <circle r="30" className="chart-halo" />
        <Flare radius={20} />
        <text {...nameAt[place.side]}>
          <tspan className="d-none d-lg-inline">{member.name} </tspan>
          <tspan className="chart-letter">{member.letter}</tspan>
        </text>
      </g>
    </AppLink>
  );
}

/** Pointing at it, focusing its link or scrolling it to the middle lights the member's lines on the chart. */
function MemberEntry({ member }: { member: Member }) {
  const { role, bio } = useMemberText()(member);
  return (
    <li className={`card member-entry star-${member.id}`}>
      <div className="card-body">
        <h3>
          <MemberLink member={member} size="medium">
            {' '}
            <span className="greek-letter" aria-hidden="true">
              {member.letter}
            </span>
          </MemberLink>
        </h3>
        <p className="profile-role mb-1 fs-small">{role}</p>
        <p className="muted mb-0">{bio}</p>
      </div>
    </li>
  );
}
