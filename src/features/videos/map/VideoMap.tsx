import { useDeferredValue, type MouseEvent } from 'react';
import { Button } from '../../../components/Button';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../lib/store';
import { AppLink } from '../../../components/AppLink';
import { Flare } from '../../../components/sky/stars';
import { paths } from '../../../lib/paths';
import { publicFile } from '../../../lib/site';
import { isReadable } from '../../lessons/lessonIds';
import type { Member } from '../../members/member';
import { selectMembers, selectMembersByIds } from '../../members/membersSlice';
import { chartSize, pathBetween, placeOf, ChartFrame } from '../../members/chart';
import { selectSharedLines } from '../videosSlice';
import { plateNumber, type Video } from '../video';
import { selectFoundVideos } from '../videoSearch';
import { textOf, useVideoTexts } from '../videoTexts';
import { nameAngle, onOrbit, orbit, selectLessonPlaces, type Point } from './mapPlaces';

/** Every lesson on the members' chart, where its authors are; what the filters leave out is dimmed. The list after it is its equivalent (V5). */
export function VideoMap() {
  const { t } = useTranslation(['videos', 'common', 'videoCard']);
  const texts = useVideoTexts();
  const lessons = useAppSelector(selectLessonPlaces);
  const found = useDeferredValue(useAppSelector((state) => selectFoundVideos(state, texts)));
  return (
    <div className="video-map">
      {/* With a precedence, React shows the map once its styles are there. */}
      <link rel="stylesheet" href={publicFile('/styles/map.css')} precedence="map" />
      <Button variant="outline" className="map-skip" onClick={focusList}>
        {t('map.skip')}
      </Button>
      <div className="map-sky lights-up position-relative mx-auto">
        <MapSky />
        <ol className="position-absolute top-0 start-0 w-100 h-100" aria-label={t('map.label')}>
          {lessons.map(([video, place]) => (
            <MapLesson key={video.id} video={video} place={place} isFound={found.includes(video)} />
          ))}
        </ol>
      </div>
      <div className="map-hint">
        <p className="muted mb-2">{t('map.hint')}</p>
        <ul className="map-key caption d-flex flex-wrap justify-content-center row-gap-1 column-gap-4 text-start">
          <li className="map-readable">{t('videoCard:readable')}</li>
          <li>{t('common:badge')}</li>
        </ul>
      </div>
    </div>
  );
}

function focusList({ currentTarget }: MouseEvent) {
  currentTarget.closest('section')?.querySelector<HTMLElement>('.card-title a')?.focus();
}

/** Its words stand under the map while it is pointed at or focused; its place is a share of the map, which is fluid. */
function MapLesson({ video, place, isFound }: { video: Video; place: Point; isFound: boolean }) {
  const { id, authorIds } = video;
  const authors = useAppSelector((state) => selectMembersByIds(state, authorIds));
  const { title } = textOf(video, useVideoTexts());
  const percent = (value: number, whole: number) => `${(value / whole) * 100}%`;
  return (
    <li className={authorIds.map((author) => `star-${author}`).join(' ')}>
      <AppLink
        to={paths.video(id)}
        className={`map-lesson position-absolute translate-middle d-grid text-decoration-none ${isReadable(id) ? 'map-readable' : ''} ${isFound ? '' : 'map-left-out'}`}
        style={{ left: percent(place.x, chartSize.width), top: percent(place.y, chartSize.height) }}
      >
        {plateNumber(id)}
        <span className="visually-hidden"> {title}</span>
      </AppLink>
      <p className="map-words position-absolute pe-none" aria-hidden="true">
        <b>{title}</b>
        <span className="caption d-block">{authors.map(({ name }) => name).join(' · ')}</span>
      </p>
    </li>
  );
}

/** What the lessons lie on: the members' stars, the lines between them, and the orbits of those who also teach alone. */
function MapSky() {
  const lines = useAppSelector(selectSharedLines);
  const lessons = useAppSelector(selectLessonPlaces);
  const teachesAlone = ({ id }: Member) =>
    lessons.some(([{ authorIds }]) => authorIds.length === 1 && authorIds[0] === id);
  return (
    <svg viewBox={`0 0 ${chartSize.width} ${chartSize.height}`} {...chartSize} aria-hidden="true">
      <ChartFrame />
      {lines.map((line) => (
        <path key={line.join()} className="map-line" d={pathBetween(line)} />
      ))}
      {useAppSelector(selectMembers).map((member) => (
        <MapStar key={member.id} member={member} hasOrbit={teachesAlone(member)} />
      ))}
    </svg>
  );
}

const nameDistance = 24;

function MapStar({ member: { id, name }, hasOrbit }: { member: Member; hasOrbit: boolean }) {
  const place = placeOf(id)!;
  const nameAt = onOrbit(place, nameAngle(id), nameDistance);
  const across = Math.round((nameAt.x - place.x) / nameDistance);
  return (
    <g className={`star-${id}`}>
      {hasOrbit && (
        <circle cx={place.x} cy={place.y} r={orbit} fill="none" stroke="var(--border)" strokeDasharray="3 4" />
      )}
      <circle cx={place.x} cy={place.y} r="16" className="chart-halo" />
      <Flare x={place.x} y={place.y} radius={14} />
      <text x={nameAt.x} y={nameAt.y + 6} textAnchor={(['end', 'middle', 'start'] as const)[across + 1]}>
        {name}
      </text>
    </g>
  );
}
