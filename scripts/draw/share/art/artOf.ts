import { paths } from '../../../../src/lib/paths';
import { subjectOf } from '../../../prerender/subject';
import { communityArt } from './communityArt';
import { homeArt } from './homeArt';
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

export function artOf(plain: string): string {
  const { video, member } = subjectOf(plain);
  if (video) return videoArt(video);
  if (member) return memberArt(member);
  const draw = pictures[plain];
  if (!draw) throw new Error(`No picture is drawn for ${plain}`);
  return draw();
}
