import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../lib/store';
import { Flare } from '../../../components/sky/stars';
import type { Video } from '../../videos/video';
import { textOf, useTagLabel, useVideoTexts } from '../../videos/videoTexts';
import { selectConstellation, selectNextToLight, stateOf } from './constellation';
import { box, dots, figureOf } from './figure';

/** What a lesson's link in the sky shows and says beside its number. */
export function SkyFigure({ video: { id, authorIds }, video }: { video: Video }) {
  const { t } = useTranslation('sky');
  const labelOf = useTagLabel();
  const texts = useVideoTexts();
  const sky = useAppSelector(selectConstellation);
  const isNext = useAppSelector(selectNextToLight) === id && !sky.isShared;
  const state = stateOf(id, sky);
  const { tag, stars, lines } = figureOf(id, authorIds.length);
  return (
    <>
      <svg
        className={`sky-figure position-absolute overflow-visible is-${state}`}
        viewBox={`-10 -10 ${box.width + 20} ${box.height + 20}`}
        aria-hidden="true"
      >
        {state === 'drawn' && <path className="sky-lines" d={lines} />}
        <path d={dots(stars.slice(authorIds.length))} />
        {authorIds.map((author, index) => (
          <g key={author} className={`star-${author}`}>
            <circle className="sky-halo" cx={stars[index]!.x} cy={stars[index]!.y} r="20" />
            <Flare {...stars[index]!} />
          </g>
        ))}
        {isNext && <circle className="sky-next" cx={stars[0]!.x} cy={stars[0]!.y} r="15" strokeDasharray="3 4" />}
      </svg>
      <span className="sky-name"> {labelOf(tag)}</span>
      <span className="sky-title position-absolute pe-none">{textOf(video, texts).title}</span>
      <span className="visually-hidden"> {t(`states.${state}`)}</span>
    </>
  );
}
