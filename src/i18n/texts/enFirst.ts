import common from '../../../locales/en/common.json';
import nav from '../../../locales/en/nav.json';
import footer from '../../../locales/en/footer.json';
import home from '../../../locales/en/home.json';
import begin from '../../../locales/en/begin.json';
import progress from '../../../locales/en/progress.json';
import videos from '../../../locales/en/videos.json';
import taste from '../../../locales/en/taste.json';
import members from '../../../locales/en/members.json';
import videoTexts from '../../../locales/en/homeVideoTexts.json';

export const enFirst = { common, nav, footer, home, begin, progress, videos, members, taste, videoTexts };
