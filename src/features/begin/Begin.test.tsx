import { videoTextIn } from '../../../scripts/content/texts';
import { act, screen, within } from '@testing-library/react';
import { lessonIds } from '../lessons/lessonIds';
import { partRead } from '../lessons/lessonsSlice';
import { membersData } from '../members/membersData';
import { videosData } from '../videos/videosData';
import { renderApp } from '../../test/renderApp';
import { Begin } from './Begin';
import { audiences } from './beginSlice';
import { LessonPath } from './LessonPath';

it('B23 leads each audience to one voice and a lesson to read, one at a time, until it is pressed again', async () => {
  const { t, user } = renderApp(<Begin />);
  const region = within(screen.getByRole('region', { name: t('begin:title') }));
  // First, who knows nothing.
  const [first, ...others] = region.getAllByRole('link');
  expect(first).toHaveAccessibleName(t('begin:path'));
  expect(first!.getAttribute('href')).toMatch(new RegExp(`^/video/${lessonIds[0]}\\b`));
  expect(others).toEqual([]);
  for (const { id, voice, lesson } of audiences) {
    await user.click(region.getByRole('button', { name: t(`begin:audiences.${id}`), expanded: false }));
    expect(region.getAllByRole('button', { expanded: true })).toHaveLength(1);
    expect(region.getByText(t(`begin:why.${id}`))).toBeVisible();
    const { link } = membersData.find((member) => member.id === voice)!;
    const { title } = videoTextIn(
      'es',
      videosData.find((video) => video.id === lesson)!,
    );
    expect(
      region
        .getAllByRole('link')
        .slice(1)
        .map((to) => to.getAttribute('href')?.split('?')[0]),
    ).toEqual([link, `/video/${lesson}`]);
    expect(region.getByRole('link', { name: t('begin:read', { title }) })).toBeVisible();
  }
  await user.click(region.getByRole('button', { expanded: true }));
  expect(region.getAllByRole('link')).toEqual([first]);
});

it('B28 leads those who know nothing along the path, and marks the lessons begun', async () => {
  const { t, user, store } = renderApp(<Begin path={<LessonPath />} />);
  act(() => void store.dispatch(partRead(`${lessonIds[1]}-scene`)));
  await user.click(screen.getByRole('button', { name: t('begin:path') }));
  const lessons = screen.getAllByRole('listitem');
  const hrefs = lessons.map((lesson) => within(lesson).getByRole('link').getAttribute('href')?.split('?')[0]);
  expect(hrefs).toEqual(lessonIds.map((id) => `/video/${id}`));
  const begun = lessons.map((lesson) => within(lesson).queryByText(t('videos:path.begun')) !== null);
  expect(begun).toEqual(lessonIds.map((_id, index) => index === 1));
});

it('B23 leads to a lesson about privacy in two presses', () => {
  const lessons = audiences.map(({ lesson }) => videosData.find(({ id }) => id === lesson)!);
  expect(lessons.some(({ tags }) => tags.includes('privacidad'))).toBe(true);
});
