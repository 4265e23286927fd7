import { Route, Routes } from 'react-router-dom';
import { SiteLayout } from '../pages/SiteLayout';
import { pages } from './pages';

/** Section R, at plain addresses and under `/en`. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path="en?" element={<SiteLayout />}>
        <Route index element={<pages.home.Component />} />
        <Route path="community" element={<pages.community.Component />} />
        <Route path="videos" element={<pages.videos.Component />} />
        <Route path="video/:id" element={<pages.video.Component />} />
        <Route path="profile/:id" element={<pages.profile.Component />} />
        <Route path="waitlist" element={<pages.waitlist.Component />} />
        <Route path="login" element={<pages.login.Component />} />
        <Route path="*" element={<pages.notFound.Component />} />
      </Route>
    </Routes>
  );
}
