import common from '../../../locales/es/common.json';
import nav from '../../../locales/es/nav.json';
import footer from '../../../locales/es/footer.json';
import home from '../../../locales/es/home.json';
import begin from '../../../locales/es/begin.json';
import progress from '../../../locales/es/progress.json';
import videos from '../../../locales/es/videos.json';
import members from '../../../locales/es/members.json';
import taste from '../../../locales/es/taste.json';

export const esFirst = { common, nav, footer, home, begin, progress, videos, members, taste };
