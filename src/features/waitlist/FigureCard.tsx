import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button';
import FormCheckInput from 'react-bootstrap/FormCheckInput';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../lib/store';
import { download } from '../../lib/download';
import { brand, siteUrl } from '../../lib/site';
import { PageShareButton } from '../share/ShareButton';
import { cardLayers, cardSize, cardWords, nameOnCard } from './cardDrawing';
import { cardFile, useCardImage } from './cardPicture';
import type { FormValues } from './signUpRules';
import { cardNameToggled, cardSaveEnded, selectCardSaving, selectIsNameOnCard } from './waitlistSlice';

/** The visitor's figure closes the C. It is made of what was sent; where that is not known any more, of a plain star (B21). */
export function FigureCard({ sent }: { sent: FormValues | undefined }) {
  const { t } = useTranslation('waitlist');
  const dispatch = useAppDispatch();
  const isNamed = useAppSelector(selectIsNameOnCard);
  const name = nameOnCard(sent?.name ?? '');
  const layers = cardLayers(sent?.interests ?? []);
  const texts = cardWords(t('card.unnumbered'), isNamed ? name : '', `${brand} · ${new URL(siteUrl).host}`);
  const words = useToastsAside();
  const saving = useAppSelector(selectCardSaving);
  const image = useCardImage(saving === 'saved', layers, texts);
  const save = async () => {
    try {
      download(await cardFile(layers, texts));
      dispatch(cardSaveEnded('saved'));
    } catch {
      dispatch(cardSaveEnded('failed'));
    }
  };
  return (
    <>
      {image ? (
        <img className="figure-card w-100 h-auto" src={image} alt="" {...cardSize} />
      ) : (
        <svg
          className="figure figure-card w-100"
          viewBox={`0 0 ${cardSize.width} ${cardSize.height}`}
          aria-hidden="true"
        >
          {layers.map(({ d, stroke, fill, width, dash, arrives }, index) => (
            <path
              // oxlint-disable-next-line react/no-array-index-key -- always the same layers
              key={index}
              d={d}
              stroke={stroke ? `var(--${stroke})` : 'none'}
              fill={fill ? `var(--${fill})` : 'none'}
              strokeWidth={width ?? 1}
              strokeDasharray={dash}
              className={arrives && `figure-card-${arrives}`}
            />
          ))}
          {texts.map(({ text, y, size, role, isDisplay }) => (
            <text
              key={y}
              x={cardSize.width / 2}
              y={y}
              fontSize={size}
              fill={`var(--${role})`}
              className={isDisplay ? 'figure-card-display' : undefined}
            >
              {text}
            </text>
          ))}
        </svg>
      )}
      <div ref={words}>
        <h3 id="waitlist-card">{t('card.title')}</h3>
        <p className="muted">{t('card.text')}</p>
        {name && (
          <label className="target figure-card-name">
            <FormCheckInput className="m-0" checked={isNamed} onChange={() => dispatch(cardNameToggled())} />
            <span>{t('card.name')}</span>
          </label>
        )}
        <div className="d-flex flex-wrap gap-2">
          <PageShareButton title={t('title')} label={t('card.share')} picture={() => cardFile(layers, texts)} />
          <Button variant="outline" onClick={() => void save()}>
            {t('card.save')}
          </Button>
        </div>
        <p className="caption mt-2 mb-0" aria-live="polite">
          {saving !== 'untried' && t(`card.${saving}`)}
        </p>
      </div>
    </>
  );
}

/** The part of the screen where toasts stand, with what the drawing above the words has room for. */
const strips = { phone: '0px 0px -60% 0px', wide: '-75% 0px 130px 0px' };

/** For an element with words that no toast may cover: while they lie where toasts stand, these stand at the other edge. */
function useToastsAside() {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { classList } = document.documentElement;
    if (!('IntersectionObserver' in window)) return undefined;
    const isPhone = window.matchMedia('(width < 48em)').matches;
    const observer = new IntersectionObserver(([entry]) => classList.toggle('toasts-aside', entry!.isIntersecting), {
      rootMargin: isPhone ? strips.phone : strips.wide,
    });
    observer.observe(words.current!);
    return () => {
      observer.disconnect();
      classList.remove('toasts-aside');
    };
  }, []);
  return words;
}
