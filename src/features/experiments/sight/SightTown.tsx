import { useMemo } from 'react';
import { Button } from '../../../components/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../lib/store';
import { CheckInput } from '../../../components/CheckInput';
import { useLanguage } from '../../../i18n/useLanguage';
import { WhyLink } from '../PlaceLink';
import { factToggled, personChanged, selectSight } from './sightSlice';
import { birthdayOf, countAlone, facts, town, townSize, matchingPlaces } from './town';

/** In people. */
const width = 125;
const height = townSize / width;
// A round end of a line without length is a dot; the stylesheet dashes these rows into dots.
const rows = Array.from({ length: height }, (_, row) => `M0 ${row}h${width - 1}`).join('');
const pointOf = (index: number) => [index % width, Math.floor(index / width)];

/** An invented town, in which each fact leaves fewer people who fit. */
export function SightTown() {
  const { t } = useTranslation('sight');
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const { known, person, isTried } = useAppSelector(selectSight);
  const fitting = useMemo(() => matchingPlaces(known, person), [known, person]);
  const alone = useMemo(() => countAlone(known), [known]);
  const { postcode, sex, year, day } = town[person]!;
  const labels = {
    postcode: t('town.postcode', { postcode }),
    sex: t(`town.${sex}`),
    year: t('town.year', { year: String(year) }),
    day: t('town.day', { day: birthdayOf(day, language) }),
  };
  const left = fitting.length;
  const dotSize = left > 100 ? 'many' : 'few';
  return (
    <div className="auto-grid row-gap-3 column-gap-4 mb-3">
      <svg className="sight-sky w-100 overflow-visible" viewBox={`-2 -2 ${width + 3} ${height + 3}`} aria-hidden="true">
        <path className={left === townSize ? 'is-fitting' : undefined} d={rows} />
        {left < townSize && (
          <path
            className={`is-fitting is-${dotSize}`}
            d={fitting.map((index) => `M${pointOf(index).join(' ')}h0`).join('')}
          />
        )}
        {left === 1 && <circle cx={pointOf(person)[0]} cy={pointOf(person)[1]} r="5" />}
      </svg>
      <div>
        <div role="group" aria-label={t('town.known')} className="choice d-flex flex-wrap gap-2 mb-2">
          {facts.map((fact) => (
            <label key={fact}>
              <CheckInput checked={known.includes(fact)} onChange={() => dispatch(factToggled(fact))} />
              <span>{labels[fact]}</span>
            </label>
          ))}
        </div>
        <p className="sight-found mb-0 fw-semibold">
          <span aria-live="polite">{left === 1 ? t('town.one') : t('town.left', { left, all: townSize })}</span>
          {isTried && <WhyLink />}
        </p>
        <p className="sight-alone mb-2 muted">{alone > 0 && t('town.alone', { alone, all: townSize })}</p>
        {isTried && (
          <Button variant="outline" onClick={() => dispatch(personChanged())}>
            {t('town.another')}
          </Button>
        )}
      </div>
    </div>
  );
}
