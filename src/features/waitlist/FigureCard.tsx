import Button from 'react-bootstrap/Button';
import FormCheckInput from 'react-bootstrap/FormCheckInput';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../lib/store';
import { download } from '../../lib/download';
import { brand, siteUrl } from '../../lib/site';
import { PageShareButton } from '../share/ShareButton';
import type { TrappedValues } from './formField';
import { cardLayers, cardSize, cardWords, nameOnCard, type Layer, type Words } from './cardDrawing';
import { useToastsAside } from './useToastsAside';
import { cardNameToggled, selectIsNameOnCard } from './waitlistSlice';

const onlyValues = { values: true };

/** The visitor's figure closes the C. It is made of what the form still holds; without that, of a plain star (B21). */
export function FigureCard() {
  const { t } = useTranslation('waitlist');
  const dispatch = useAppDispatch();
  const isNamed = useAppSelector(selectIsNameOnCard);
  const { values } = useFormState<TrappedValues>({ subscription: onlyValues });
  const name = nameOnCard(values.name);
  const layers = cardLayers(values.interests);
  const texts = cardWords(t('card.unnumbered'), isNamed ? name : '', `${brand} · ${new URL(siteUrl).host}`);
  const words = useToastsAside();
  const draw = () => cardPicture(layers, texts);
  return (
    <>
      <svg className="figure figure-card w-100" viewBox={`0 0 ${cardSize.width} ${cardSize.height}`} aria-hidden="true">
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
          <Button variant="outline-light" onClick={() => void draw().then(download)}>
            {t('card.save')}
          </Button>
          <PageShareButton title={t('title')} picture={draw} />
        </div>
      </div>
    </>
  );
}

/** Pixels to a unit of the drawing. */
const scale = 3;

/** The card as a PNG, drawn here: nothing is sent for it (B21). Straight onto a canvas, since the policy lets no SVG in as an image. */
async function cardPicture(layers: Layer[], words: Words[]): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = cardSize.width * scale;
  canvas.height = cardSize.height * scale;
  const context = canvas.getContext('2d')!;
  const styles = getComputedStyle(document.documentElement);
  const role = (name: string) => styles.getPropertyValue(`--${name}`);
  context.scale(scale, scale);
  context.fillStyle = role('surface');
  context.fillRect(0, 0, cardSize.width, cardSize.height);
  for (const { d, fill, stroke, width = 1, dash = '' } of layers) {
    const path = new Path2D(d);
    if (fill) {
      context.fillStyle = role(fill);
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
      context.fill(path);
    }
    if (!stroke) continue;
    context.strokeStyle = role(stroke);
    context.lineWidth = width;
    context.setLineDash(dash.split(' ').map(Number));
    context.stroke(path);
  }
  context.textAlign = 'center';
  for (const { text, y, size, role: colour, isDisplay } of words) {
    context.fillStyle = role(colour);
    context.font = isDisplay
      ? `600 ${size}px ${role('display')}`
      : `${size}px ${getComputedStyle(document.body).fontFamily}`;
    context.fillText(text, cardSize.width / 2, y, cardSize.width - 60);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser could not make a picture.');
  return new File([blob], `${brand.toLowerCase()}.png`, { type: blob.type });
}
