import Button from 'react-bootstrap/Button';
import FormCheckInput from 'react-bootstrap/FormCheckInput';
import { useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { brand, siteUrl } from '../../lib/site';
import { PageShareButton } from '../share/ShareButton';
import type { TrappedValues } from './formField';
import { nameOnPlate, plate, plateLayers, plateWords, type Layer, type Words } from './plateDrawing';
import { useToastsAside } from './useToastsAside';
import { plateNameToggled, selectIsNameOnPlate } from './waitlistSlice';

const onlyValues = { values: true };

/** The visitor's figure closes the C. It is made of what the form still holds; without that, of a plain star (B21). */
export function Plate() {
  const { t } = useTranslation('waitlist');
  const dispatch = useAppDispatch();
  const isNamed = useAppSelector(selectIsNameOnPlate);
  const { values } = useFormState<TrappedValues>({ subscription: onlyValues });
  const name = nameOnPlate(values.name);
  const layers = plateLayers(values.interests);
  const texts = plateWords(t('plate.unnumbered'), isNamed ? name : '', `${brand} · ${new URL(siteUrl).host}`);
  const words = useToastsAside();
  const draw = () => platePicture(layers, texts);
  return (
    <>
      <svg className="figure plate w-100" viewBox={`0 0 ${plate.width} ${plate.height}`} aria-hidden="true">
        {layers.map(({ d, stroke, fill, width, dash, arrives }, index) => (
          <path
            // oxlint-disable-next-line react/no-array-index-key -- always the same layers
            key={index}
            d={d}
            stroke={stroke ? `var(--${stroke})` : 'none'}
            fill={fill ? `var(--${fill})` : 'none'}
            strokeWidth={width ?? 1}
            strokeDasharray={dash}
            className={arrives && `plate-${arrives}`}
          />
        ))}
        {texts.map(({ text, y, size, role, isDisplay }) => (
          <text
            key={y}
            x={plate.width / 2}
            y={y}
            fontSize={size}
            fill={`var(--${role})`}
            className={isDisplay ? 'plate-display' : undefined}
          >
            {text}
          </text>
        ))}
      </svg>
      <div ref={words}>
        <h3 id="waitlist-plate">{t('plate.title')}</h3>
        <p className="muted">{t('plate.text')}</p>
        {name && (
          <label className="target plate-name">
            <FormCheckInput className="m-0" checked={isNamed} onChange={() => dispatch(plateNameToggled())} />
            <span>{t('plate.name')}</span>
          </label>
        )}
        <div className="d-flex flex-wrap gap-2">
          <Button variant="outline-light" onClick={() => void draw().then(save)}>
            {t('plate.save')}
          </Button>
          <PageShareButton title={t('title')} picture={draw} />
        </div>
      </div>
    </>
  );
}

function save(picture: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = picture.name;
  link.click();
}

/** Pixels to a unit of the drawing. */
const scale = 3;

/** The plate as a PNG, drawn here: nothing is sent for it (B21). Straight onto a canvas, since the policy lets no SVG in as an image. */
async function platePicture(layers: Layer[], words: Words[]): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = plate.width * scale;
  canvas.height = plate.height * scale;
  const context = canvas.getContext('2d')!;
  const styles = getComputedStyle(document.documentElement);
  const role = (name: string) => styles.getPropertyValue(`--${name}`);
  context.scale(scale, scale);
  context.fillStyle = role('surface');
  context.fillRect(0, 0, plate.width, plate.height);
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
    context.fillText(text, plate.width / 2, y, plate.width - 60);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser could not make a picture.');
  return new File([blob], `${brand.toLowerCase()}.png`, { type: blob.type });
}
