/** The namespaces of all pages but the home page. */
export { default as community } from './community.json';
export { default as glossary } from './glossary.json';
export { default as videos } from './videos.json';
export { default as moreVideoTexts } from './moreVideoTexts.json';
export { default as profile } from './profile.json';
export { default as waitlist } from './waitlist.json';
export { default as controller } from './controller.json';
export { default as login } from './login.json';
export { default as news } from './news.json';
export { default as notFound } from './notFound.json';
export { default as tags } from './tags.json';
