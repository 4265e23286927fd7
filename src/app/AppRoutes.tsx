import { useRoutes, type RouteObject } from 'react-router-dom';
import { languages } from '../lib/language';
import { pathIn } from '../lib/paths';
import { SiteLayout } from './SiteLayout';
import { pages } from './pages';

/** Section R. */
const children: RouteObject[] = [
  { index: true, element: <pages.home.Component /> },
  { path: 'community', element: <pages.community.Component /> },
  { path: 'videos', element: <pages.videos.Component /> },
  { path: 'video/:id', element: <pages.video.Component /> },
  { path: 'profile/:id', element: <pages.profile.Component /> },
  { path: 'waitlist', element: <pages.waitlist.Component /> },
  { path: 'waitlist/confirm', element: <pages.mailLink.Component /> },
  { path: 'waitlist/leave', element: <pages.mailLink.Component /> },
  { path: 'privacy', element: <pages.privacy.Component /> },
  { path: 'login', element: <pages.login.Component /> },
  { path: '*', element: <pages.notFound.Component /> },
];

/** At plain addresses, and under the prefix of each other language. */
const routes = languages.map((language) => ({ path: pathIn(language, '/'), element: <SiteLayout />, children }));

export function AppRoutes() {
  return useRoutes(routes);
}
