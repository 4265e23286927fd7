import { useRoutes, type RouteObject } from 'react-router-dom';
import { SiteLayout } from '../pages/SiteLayout';
import { pages } from './pages';

/** Section R, at plain addresses and under `/en`. */
const routes: RouteObject[] = [
  {
    path: 'en?',
    element: <SiteLayout />,
    children: [
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
    ],
  },
];

export function AppRoutes() {
  return useRoutes(routes);
}
