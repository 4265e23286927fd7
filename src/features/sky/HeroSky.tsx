import { useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../lib/store';
import { showSoon } from '../../lib/focusSoon';
import { AppLink } from '../../components/AppLink';
import { Flare } from '../../components/sky/stars';
import { useMemberText, type Member } from '../members/member';
import { selectMembers } from '../members/membersSlice';
import { nameAt, placeOf } from '../members/chart';
import { selectSharedLines, type Line } from '../videos/videosSlice';
import { PressedVoice, pressedVoice, Voices } from './HeroVoices';
import { selectPressedStar, starPressed } from './starfieldSlice';

const centre = { x: 284, y: 312 };
const ring = 300;
const band = 12;

/** The members at their places of the chart: first the stars, then the lines that join them. Its styles do what moves and lights (B22). */
export function HeroSky() {
  const { t } = useTranslation('home');
  const members = useAppSelector(selectMembers);
  const lines = useAppSelector(selectSharedLines);
  return (
    <div className="hero-sky lights-up text-center">
      <svg className="w-100 overflow-visible" viewBox="-30 -2 628 628" width="480" height="480">
        <g role="img" aria-label={t('hero.imageAlt')}>
          <g className="chart-frame hero-rings">
            {[100, 200, ring, ring + band].map((radius) => (
              <circle key={radius} cx={centre.x} cy={centre.y} r={radius} />
            ))}
            <circle className="chart-ticks" cx={centre.x} cy={centre.y} r={ring + band / 2} pathLength="720" />
            <path d="M284 24V600M-4 312H572" />
          </g>
          {lines.map((line) => (
            <HeroLine key={line.join()} line={line} />
          ))}
        </g>
        <g role="group" aria-label={t('hero.voices')}>
          {members.toSorted(inReadingOrder).map((member) => (
            <HeroStar key={member.id} member={member} />
          ))}
        </g>
      </svg>
      <Voices members={members} />
      <PressedVoice />
    </div>
  );
}

const rowHeight = 200;

/** The keyboard goes through the figure as one reads: row by row. */
function inReadingOrder({ id: one }: Member, { id: other }: Member): number {
  const orderOf = ({ x, y }: { x: number; y: number }) => Math.floor(y / rowHeight) * 1000 + x;
  return orderOf(placeOf(one)!) - orderOf(placeOf(other)!);
}

/** What a line leaves free of each star. */
const gap = 30;

/** Lies along its own axis, so that it can grow from its first star. */
function HeroLine({ line: [one, other] }: { line: Line }) {
  const [from, to] = [placeOf(one)!, placeOf(other)!];
  const [across, down] = [to.x - from.x, to.y - from.y];
  // Engines differ in the last digits.
  const degrees = Math.round(Math.atan2(down, across) * (1800 / Math.PI)) / 10;
  return (
    <g transform={`translate(${from.x} ${from.y}) rotate(${degrees})`}>
      <path
        className={`hero-line from-${one} to-${other}`}
        d={`M${gap} 0H${Math.round(Math.hypot(across, down)) - gap}`}
      />
    </g>
  );
}

function HeroStar({ member }: { member: Member }) {
  const { role } = useMemberText()(member);
  const dispatch = useAppDispatch();
  const isPressed = useAppSelector(selectPressedStar) === member.id;
  const pointer = useRef('');
  const place = placeOf(member.id)!;
  // A finger cannot point: its first press says who the star is, the second follows the link.
  const press = (event: MouseEvent) => {
    if (pointer.current === 'touch' && !isPressed) {
      event.preventDefault();
      dispatch(starPressed(member.id));
      showSoon(pressedVoice);
    }
    pointer.current = '';
  };
  return (
    <g className={`hero-star star-${member.id}`} transform={`translate(${place.x} ${place.y})`}>
      <AppLink
        to={member.link}
        aria-label={`${member.name}: ${role}`}
        onPointerDown={(event) => (pointer.current = event.pointerType)}
        onClick={press}
      >
        <radialGradient id={`glow-${member.id}`}>
          <stop stopColor="var(--star)" stopOpacity=".45" />
          <stop offset="1" stopColor="var(--star)" stopOpacity="0" />
        </radialGradient>
        <circle r="64" fill={`url(#glow-${member.id})`} />
        <circle r="30" className="chart-halo" />
        <Flare />
        <circle r="4" fill="var(--text)" />
      </AppLink>
      <text {...nameAt[place.side]} aria-hidden="true">
        <tspan>{member.name} </tspan>
        <tspan className="chart-letter">{member.letter}</tspan>
      </text>
    </g>
  );
}
