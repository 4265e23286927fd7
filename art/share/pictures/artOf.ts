import { paths } from '../../../src/lib/paths';
import { subjectOf } from '../../../scripts/content/subject';
import { hero } from '../../hero';
import { group } from '../../svg';
import { middle } from '../size';
import { communityArt } from './communityArt';
import { loginArt } from './loginArt';
import { memberArt } from './memberArt';
import { privacyArt } from './privacyArt';
import { videoArt, videosArt } from './videoArt';
import { waitlistArt } from './waitlistArt';

const pictures: Record<string, () => string> = {
  [paths.home]: homeArt,
  [paths.community]: communityArt,
  [paths.videos]: videosArt,
  [paths.waitlist]: waitlistArt,
  [paths.login]: loginArt,
  [paths.privacy]: privacyArt,
};

/** The drawing of a page's link preview. */
export function artOf(plain: string): string {
  const { video, member } = subjectOf(plain);
  if (video) return videoArt(video);
  if (member) return memberArt(member);
  const draw = pictures[plain];
  if (!draw) throw new Error(`No picture is drawn for ${plain}`);
  return draw();
}

function homeArt(): string {
  const [size, scale] = [480, 1.14];
  const [x, y] = [middle.x - (size / 2) * scale, middle.y - (size / 2) * scale];
  return group({ transform: `translate(${x} ${y}) scale(${scale})` }, hero());
}
