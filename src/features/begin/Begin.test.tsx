import { screen, within } from '@testing-library/react';
import { membersData } from '../members/membersData';
import { videosData } from '../videos/videosData';
import { renderApp } from '../../test/renderApp';
import { audiences } from './audiences';
import { Begin } from './Begin';

it('B23 leads each audience to one voice and a lesson to read, one at a time', async () => {
  const { t, user } = renderApp(<Begin />);
  const region = within(screen.getByRole('region', { name: t('begin.title') }));
  expect(region.queryByRole('link')).toBeNull();
  for (const { id, voice, lesson } of audiences) {
    await user.click(region.getByRole('button', { name: t(`begin.audiences.${id}`), expanded: false }));
    expect(region.getAllByRole('button', { expanded: true })).toHaveLength(1);
    expect(region.getByText(t(`begin.why.${id}`))).toBeVisible();
    const { link } = membersData.find((member) => member.id === voice)!;
    const { title } = videosData.find((video) => video.id === lesson)!;
    expect(region.getAllByRole('link').map((to) => to.getAttribute('href')?.split('?')[0])).toEqual([
      link,
      `/video/${lesson}`,
    ]);
    expect(region.getByRole('link', { name: t('begin.read', { title }) })).toBeVisible();
  }
});

it('B23 leads to a lesson about privacy in two presses', () => {
  const lessons = audiences.map(({ lesson }) => videosData.find(({ id }) => id === lesson)!);
  expect(lessons.some(({ tags }) => tags.includes('privacidad'))).toBe(true);
});
