import { hero } from '../../hero';
import { group } from '../../svg';
import { middle } from '../size';

const heroSize = 480;
const scale = 1.14;

/** The figure of Constela on its chart. */
export function homeArt(): string {
  const [x, y] = [middle.x - (heroSize / 2) * scale, middle.y - (heroSize / 2) * scale];
  return group({ transform: `translate(${x} ${y}) scale(${scale})` }, hero());
}
