/** Texts that come with the code that shows them (`addOwnTexts`), here for the build and the tests. No page shows D5's challenge yet. */
export { default as chain } from '../../locales/es/chain.json';
export { default as challenge } from '../../locales/es/challenge.json';
export { default as credential } from '../../locales/es/credential.json';
export { default as debug } from '../../locales/es/debug.json';
export { default as kept } from '../../locales/es/kept.json';
export { default as legal } from '../../locales/es/legal.json';
export { default as lesson } from '../../locales/es/lesson.json';
export { default as links } from '../../locales/es/links.json';
export { default as privacy } from '../../locales/es/privacy.json';
export { default as room } from '../../locales/es/room.json';
export { default as sight } from '../../locales/es/sight.json';
export { default as scam } from '../../locales/es/scam.json';
export { default as signature } from '../../locales/es/signature.json';
export { default as token } from '../../locales/es/token.json';
export { default as vote } from '../../locales/es/vote.json';
