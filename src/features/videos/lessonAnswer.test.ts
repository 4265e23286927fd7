import { allTexts } from '../../../scripts/content/allTexts';
import { lessonIn } from '../../../scripts/content/lessons';
import english from '../../../locales/en/lessonWords.json';
import spanish from '../../../locales/es/lessonWords.json';
import { makeStore } from '../../app/store';
import { fakeServices } from '../../test/fakeServices';
import { languages, type Language } from '../../lib/language';
import { lessonIds } from '../lessons/lessonIds';
import { selectLessonsByTexts, selectLessonsByWords, type LessonTexts } from './lessonAnswer';
import { searchTyped } from './videoFiltersSlice';
import { mostLessons, selectFoundVideos } from './videoSearch';
import type { VideoTexts } from './videoTexts';

const words = { es: spanish, en: english };
const lessonsIn = (language: Language) =>
  Object.fromEntries(lessonIds.map((id) => [id, lessonIn(language, id)])) as unknown as LessonTexts;
const lessons = { es: lessonsIn('es'), en: lessonsIn('en') };

/** The numbers of what a search shows first: of the videos found, or else of the lessons that speak of it. */
function answer(language: Language, text: string): number[] {
  const store = makeStore(fakeServices());
  store.dispatch(searchTyped(text));
  const state = store.getState();
  const { videoTexts, moreVideoTexts, tags } = allTexts[language];
  const texts: VideoTexts = { ...videoTexts, ...moreVideoTexts };
  const labelOf = (tag: string) => tags[tag as 'web3'];
  const found = selectFoundVideos(state, texts);
  const byWords = selectLessonsByWords(state, words[language], texts, labelOf);
  const byTexts = selectLessonsByTexts(state, lessons[language], words[language]);
  const shown = [found, byWords, byTexts].find(({ length }) => length > 0) ?? [];
  return shown.map(({ id }) => Number(id.replace('video', '')));
}

/** The lesson that a person would send to somebody who asks for these, by its number. */
const asked: Record<Language, Record<number, string[]>> = {
  es: {
    1: ['portabilidad', 'exportar mis fotos', 'mudanza'],
    2: ['instagram', 'feudalismo', 'siervos', 'influencers'],
    3: ['bitcoin', 'Ethereum', 'minería', 'mineros', 'bitcoim', 'hash', 'electricidad'],
    5: ['PRIVACIDAD', 'cookies', 'publicidad personalizada', 'anunciantes', 'whatsapp', 'linterna'],
    6: ['estafa', 'estafas', 'estaffa', 'scam', 'timo', 'timos', 'fraude', 'fruade', 'phishing', 'hipoteca', '017'],
    8: ['DNI', 'anonimato', 'identificarse', 'mayor de edad', 'credenciales'],
    9: ['programar', 'solidity', 'contratos inteligentes', 'auditorias'],
    10: ['invertir', 'inversion', 'invretir', 'ganar dinero', 'ponzi', 'white paper', 'libro blanco'],
    11: ['criptomonedas', 'criptomoendas', 'cripto', 'NFT', 'nfts', 'qué es un NFT'],
    17: ['contraseña', 'contrasena', 'contraseñas', 'cotnraseña', 'wallet', 'wallett', 'monedero', 'perdí la llave'],
    19: ['votar', 'votaciones', 'votasion', 'elecciones', 'asambleas', 'edificio'],
    20: ['impuestos', 'impuesto', 'impuetsos', 'sueldo', 'worldcoin', 'finlandia'],
  },
  en: {
    1: ['portability', 'export my photos', 'moving'],
    2: ['instagram', 'feudalism', 'serfs', 'influencers'],
    3: ['bitcoin', 'Ethereum', 'miners', 'bitcion', 'hash', 'electricity'],
    5: ['PRIVACY', 'cookies', 'personalized ads', 'advertisers', 'whatsapp', 'flashlight'],
    6: ['scam', 'scams', 'scamm', 'swindle', 'fraud', 'frauds', 'fruad', 'phishing', 'mortgage', '017', 'doorbell'],
    8: ['passports', 'anonymity', 'login', 'of age', 'credentials'],
    9: ['coding', 'solidity', 'smart contracts', 'auditors'],
    10: ['investing', 'invesment', 'invset', 'making money', 'ponzi', 'white paper'],
    11: ['cryptocurrency', 'criptocurrency', 'crypto', 'NFT', 'nfts', 'what is an NFT'],
    17: ['password', 'passwords', 'pasword', 'wallet', 'walllet', 'seed phrase', 'I lost my key'],
    19: ['vote', 'voting', 'votting', 'elections', 'assemblies', 'neighbors'],
    20: ['taxes', 'tax', 'salary', 'salaries', 'worldcoin', 'finland'],
  },
};
/** Mistyped from the first letter on, or words that stand inside others. */
const mistyped: Record<Language, Record<number, string[]>> = {
  es: {
    3: ['vlockchain', 'lbockchain', 'lockchain', 'bblockchain', 'vitcoin', 'btc'],
    6: ['sstafa', 'wstafa', 'stafa', 'setafa', 'eestafa', 'sstafas', 'rstafadores', 'gimador', 'fishing', 'hishing'],
    8: ['dentidad', 'odentidad'],
    9: ['ontrato', 'vontratos', 'gas'],
    10: ['unvertir', 'nvertir', 'ivnertir', 'ico', 'bersión de inbersion'],
    11: ['vriptomonedas', 'riptomonedas', 'erc'],
    17: ['vontraseña', 'ontraseña', 'rsa', 'lalve', 'qallet'],
    19: ['botar', 'botación', 'ovtar', 'wlecciones'],
    20: ['umpuestos', 'mpuesto'],
  },
  en: {
    3: ['vlockchain', 'lbockchain', 'lockchain', 'bblockchain', 'vitcoin', 'itcoin', 'chain', 'eth'],
    5: ['ad', 'ads', 'orivacy', 'rpivacy', 'cookeis'],
    6: ['acammer', 'scammmer', 'fishing', 'hishing', 'rfaud', 'rfauds', 'cammer'],
    8: ['dentity', 'odentity', 'ssi'],
    9: ['ontract', 'vontracts', 'oslidity'],
    10: ['unvest', 'nvesting', 'ivnesting', 'earn'],
    11: ['vryptocurrency', 'ryptocurrency'],
    17: ['oassword', 'assword', 'apssword', 'qallet', 'pin', 'rsa'],
    18: ['hat'],
    19: ['lections', 'wlections', 'vvoting'],
    20: ['irs', 'slaary', 'aslary'],
  },
};
const searches = languages.flatMap((language) =>
  [asked, mistyped].flatMap((list) =>
    Object.entries(list[language]).flatMap(([lesson, texts]) =>
      texts.map((text) => [language, text, Number(lesson)] as const),
    ),
  ),
);

it('V1 B25 knows fifty words that people use in each language', () => {
  for (const language of languages) expect(Object.values(asked[language]).flat().length).toBeGreaterThanOrEqual(50);
});

it.each(searches)('V1 B25 leads in %s from %j to the lesson that a person would send: %i', (language, text, lesson) => {
  expect(answer(language, text)[0]).toBe(lesson);
});

it.each([
  [
    'es',
    'sueño selección viable renunciar lección dicha gallo padrón emigrar recio terror centrada lluvia rata perro guitarra',
  ],
  [
    'en',
    'quality anger witch selection closing breach grades holders terror preview faxes waving horse garden violin guage',
  ],
] as const)('V1 B25 has no lesson in %s for words that only look like one of it', (language, others) => {
  for (const other of others.split(' ')) expect([other, answer(language, other)]).toEqual([other, []]);
});

it.each([
  ['es', 'estafa', [6, 10]],
  ['es', 'criptomonedas', [11, 10, 3]],
  ['en', 'crypto', [11, 10, 3]],
  ['en', 'scam', [6, 10]],
] as const)(
  'B25 offers in %s for %j up to three lessons, the one that is about it first',
  (language, text, expected) => {
    expect(answer(language, text)).toEqual(expected);
    expect(expected.length).toBeLessThanOrEqual(mostLessons);
  },
);

it.each([
  ['es', 'xyzzy'],
  ['es', 'gatos'],
  ['es', '¿quién inventó esto?'],
  // No letter of it, and no word of most lessons, is a subject.
  ['es', '(?)'],
  ['en', 'cats'],
  ['en', 'football'],
  ['en', 'a'.repeat(100_000)],
])('B25 claims in %s of no lesson that it speaks of %.20j', (language, text) => {
  expect(answer(language as Language, text)).toEqual([]);
});

it.each(languages)('B25 lists each word of a lesson once (%s)', (language) => {
  for (const { about, also } of Object.values(words[language])) {
    const all = `${about} ${also}`.split(' ');
    expect(all).toEqual([...new Set(all)]);
  }
});
