/** The namespaces of every page, and all of the home page, which loads no other. */
export { default as common } from './common.json';
export { default as nav } from './nav.json';
export { default as footer } from './footer.json';
export { default as home } from './home.json';
export { default as begin } from './begin.json';
export { default as progress } from './progress.json';
export { default as homeExperiment } from './homeExperiment.json';
export { default as members } from './members.json';
export { default as videoCard } from './videoCard.json';
export { default as videoTexts } from './videoTexts.json';
