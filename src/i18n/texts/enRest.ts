import homeVideoTexts from '../../../locales/en/homeVideoTexts.json';
import otherVideoTexts from '../../../locales/en/videoTexts.json';

export { default as community } from '../../../locales/en/community.json';
export { default as glossary } from '../../../locales/en/glossary.json';
export { default as videos } from '../../../locales/en/explorer.json';
export { default as video } from '../../../locales/en/video.json';
export { default as comments } from '../../../locales/en/comments.json';
export { default as experiments } from '../../../locales/en/experiments.json';
export { default as profile } from '../../../locales/en/profile.json';
export { default as waitlist } from '../../../locales/en/waitlist.json';
export { default as controller } from '../../../locales/en/controller.json';
export { default as login } from '../../../locales/en/login.json';
export { default as notFound } from '../../../locales/en/notFound.json';
export { default as tags } from '../../../locales/en/tags.json';
export { default as commentTexts } from '../../../locales/en/commentTexts.json';

export const videoTexts = { ...homeVideoTexts, ...otherVideoTexts };
