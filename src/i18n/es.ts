import common from '../../locales/es/common.json';
import nav from '../../locales/es/nav.json';
import home from '../../locales/es/home.json';
import community from '../../locales/es/community.json';
import videos from '../../locales/es/videos.json';
import video from '../../locales/es/video.json';
import comments from '../../locales/es/comments.json';
import profile from '../../locales/es/profile.json';
import waitlist from '../../locales/es/waitlist.json';
import login from '../../locales/es/login.json';
import notFound from '../../locales/es/notFound.json';
import footer from '../../locales/es/footer.json';
import debug from '../../locales/es/debug.json';
import members from '../../locales/es/members.json';
import tags from '../../locales/es/tags.json';
import challenge from '../../locales/es/challenge.json';

export const es = {
  common,
  nav,
  home,
  community,
  videos,
  video,
  comments,
  profile,
  waitlist,
  login,
  notFound,
  footer,
  debug,
  members,
  tags,
  challenge,
};
