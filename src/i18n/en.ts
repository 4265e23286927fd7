import common from '../../locales/en/common.json';
import nav from '../../locales/en/nav.json';
import home from '../../locales/en/home.json';
import community from '../../locales/en/community.json';
import videos from '../../locales/en/videos.json';
import video from '../../locales/en/video.json';
import comments from '../../locales/en/comments.json';
import profile from '../../locales/en/profile.json';
import waitlist from '../../locales/en/waitlist.json';
import login from '../../locales/en/login.json';
import notFound from '../../locales/en/notFound.json';
import footer from '../../locales/en/footer.json';
import debug from '../../locales/en/debug.json';
import members from '../../locales/en/members.json';
import tags from '../../locales/en/tags.json';
import challenge from '../../locales/en/challenge.json';
import videoTexts from '../../locales/en/videoTexts.json';
import commentTexts from '../../locales/en/commentTexts.json';

export const en = {
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
  videoTexts,
  commentTexts,
};
