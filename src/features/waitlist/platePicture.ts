import { brand } from '../../lib/site';
import { plate, type Layer, type Words } from './plateDrawing';

/** Pixels to a unit of the drawing. */
const scale = 3;

/** The plate as a PNG, drawn here: nothing is sent for it (B21). Straight onto a canvas, since the policy lets no SVG in as an image. */
export async function platePicture(layers: Layer[], words: Words[]): Promise<File> {
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
