import { membersData } from '../../src/features/members/membersData';
import type { Member } from '../../src/features/members/member';
import type { Video } from '../../src/features/videos/video';
import { videosData } from '../../src/features/videos/videosData';
import { paths } from '../../src/lib/paths';

/** The video or the member that a page is about, where it is about one. */
export interface Subject {
  video?: Video;
  member?: Member;
}

export function subjectOf(plain: string): Subject {
  return {
    video: videosData.find(({ id }) => paths.video(id) === plain),
    member: membersData.find(({ id }) => paths.profile(id) === plain),
  };
}

/** The members who made a video, in the order in which it names them. */
export function authorsOf(video: Video): Member[] {
  return video.authorIds.flatMap((id) => membersData.filter((member) => member.id === id));
}
