import community from '../../../locales/es/community.json';
import glossary from '../../../locales/es/glossary.json';
import explorer from '../../../locales/es/explorer.json';
import video from '../../../locales/es/video.json';
import comments from '../../../locales/es/comments.json';
import experiments from '../../../locales/es/experiments.json';
import profile from '../../../locales/es/profile.json';
import waitlist from '../../../locales/es/waitlist.json';
import controller from '../../../locales/es/controller.json';
import login from '../../../locales/es/login.json';
import notFound from '../../../locales/es/notFound.json';
import tags from '../../../locales/es/tags.json';

export const esRest = {
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
};
