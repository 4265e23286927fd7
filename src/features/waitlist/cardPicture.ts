import { useEffect, useEffectEvent, useState } from 'react';
import { brand } from '../../lib/site';
import { cardSize, type Layer, type Words } from './cardDrawing';

/** Pixels to a unit of the drawing. */
const scale = 3;

/**
 * Draws the card here: nothing is sent for it (B21). Straight onto a canvas, since the policy lets no SVG in as an image. Nothing where the
 * browser draws nothing, or would make another picture of it.
 */
function drawCard(layers: Layer[], words: Words[]): HTMLCanvasElement | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = cardSize.width * scale;
  canvas.height = cardSize.height * scale;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const styles = getComputedStyle(document.documentElement);
  const role = (name: string) => styles.getPropertyValue(`--${name}`) || name;
  context.scale(scale, scale);
  context.fillStyle = role('surface');
  context.fillRect(0, 0, cardSize.width, cardSize.height);
  if (altersPixels(context)) return undefined;
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
  return canvas;
}

/** The card as a PNG. */
export async function cardFile(layers: Layer[], words: Words[]): Promise<File> {
  const canvas = drawCard(layers, words);
  const blob = canvas && (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png')));
  if (!blob) throw new Error('The browser could not make a picture.');
  return new File([blob], `${brand.toLowerCase()}.png`, { type: blob.type });
}

/** The card as an image on the page: where a download does nothing, as inside other apps, it can be saved from there. */
export function useCardImage(isWanted: boolean, layers: Layer[], texts: Words[]): string {
  const drawing = isWanted ? JSON.stringify([layers, texts]) : '';
  const [image, setImage] = useState({ drawing: '', address: '' });
  const draw = useEffectEvent(async () => drawCard(layers, texts)?.toDataURL() ?? '');
  useEffect(() => {
    if (drawing) void draw().then((address) => setImage({ drawing, address }));
  }, [drawing]);
  return image.drawing === drawing ? image.address : '';
}

/** Whether a canvas in one colour reads as another, so that nobody is known again by what it draws. Noise that no eye sees does not count. */
function altersPixels(context: CanvasRenderingContext2D): boolean {
  const filled = Number.parseInt((context.fillStyle as string).slice(1), 16);
  const expected = [filled >> 16, (filled >> 8) & 255, filled & 255, 255];
  const { data } = context.getImageData(0, 0, 16, 16);
  return data.some((part, index) => Math.abs(part - expected[index % 4]!) > 4);
}
