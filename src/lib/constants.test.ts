/** @jest-environment node */
import { interests } from './interests';
import { isLanguage } from './language';
import { namedLanguage, namedPath, paths } from './paths';

it('W2 A1 offers seven interests, each stored by its English wording', () => {
  expect(Object.fromEntries(interests.map(({ id, value }) => [id, value]))).toEqual({
    tools: 'Tools that pay you to use them',
    basicIncome: 'Universal basic income',
    betterEconomy: 'A better economy',
    community: 'Participate in the community',
    socialApps: 'Social applications',
    justSociety: 'A more just society',
    web3: 'Web3 technology',
  });
});

it('R1 R2 R3 R6 R7 B3 B4 B5 has each page at its address', () => {
  const { video: _video, profile: _profile, ...plain } = paths;
  expect(plain).toEqual({
    home: '/',
    community: '/community',
    videos: '/videos',
    waitlist: '/waitlist',
    login: '/login',
    privacy: '/privacy',
    confirm: '/waitlist/confirm',
    leave: '/waitlist/leave',
  });
});

it('R4 R5 has a page for each video and each member', () => {
  expect(paths.video('video1')).toBe('/video/video1');
  expect(paths.profile('vega')).toBe('/profile/vega');
});

it('I1 knows two languages and takes nothing else for one', () => {
  expect(['es', 'en'].every(isLanguage)).toBe(true);
  expect(['', 'pt', 'ES', null, undefined].some(isLanguage)).toBe(false);
});

it('I1 has an address for each language at which every host answers in it', () => {
  expect(namedPath('es', '/')).toBe('/es');
  expect(namedPath('es', '/videos')).toBe('/es/videos');
  expect(namedPath('en', '/videos')).toBe('/en/videos');
  expect(namedLanguage('/es/videos')).toBe('es');
  expect(namedLanguage('/videos/es')).toBeUndefined();
});
