/** The namespaces that only the pages of videos show. */
export { default as video } from './video.json';
export { default as lesson } from './lesson.json';
export { default as experiments } from './experiments.json';
export { default as comments } from './comments.json';
export { default as commentTexts } from './commentTexts.json';
