import community from '../../../locales/en/community.json';
import glossary from '../../../locales/en/glossary.json';
import explorer from '../../../locales/en/explorer.json';
import video from '../../../locales/en/video.json';
import comments from '../../../locales/en/comments.json';
import experiments from '../../../locales/en/experiments.json';
import profile from '../../../locales/en/profile.json';
import waitlist from '../../../locales/en/waitlist.json';
import controller from '../../../locales/en/controller.json';
import login from '../../../locales/en/login.json';
import notFound from '../../../locales/en/notFound.json';
import tags from '../../../locales/en/tags.json';
import homeVideoTexts from '../../../locales/en/homeVideoTexts.json';
import otherVideoTexts from '../../../locales/en/videoTexts.json';
import commentTexts from '../../../locales/en/commentTexts.json';

export const enRest = {
  community,
  glossary,
  videos: explorer,
  video,
  comments,
  experiments,
  profile,
  waitlist,
  controller,
  login,
  notFound,
  tags,
  videoTexts: { ...homeVideoTexts, ...otherVideoTexts },
  commentTexts,
};
