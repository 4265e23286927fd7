import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { languages } from '../../lib/language';
import { renderApp } from '../../test/renderApp';
import { allLessons } from '../lessons/allLessons';
import { isReadable, lessonIds } from '../lessons/lessonIds';
import { readingMinutes } from '../lessons/lessonText';
import { minutesToRead } from '../lessons/minutesToRead';
import { videosData } from '../videos/videosData';
import { audiences } from './audiences';
import { Begin } from './Begin';

const videoOf = (id: string) => videosData.find((video) => video.id === id);

it('B23 leads an audience to one voice and a lesson to read, and closes with a second press', async () => {
  const user = userEvent.setup();
  const { t } = renderApp(<Begin />, { path: '/' });
  const button = screen.getByRole('button', { name: t('begin.audiences.boomers'), expanded: false });
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(button);
  const [voice, lesson, ...others] = screen.getAllByRole('link');
  expect(voice).toHaveAttribute('href', expect.stringMatching(/^\/profile\/orion\?/));
  expect(lesson).toHaveAttribute('href', expect.stringMatching(/^\/video\/video5\?/));
  expect(others).toEqual([]);
  await user.click(screen.getByRole('button', { name: t('begin.audiences.genZ') }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  const own = videoOf('video8')!;
  expect(screen.getByText(t('begin.inPreparation', { title: own.title }))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('begin.audiences.genZ') }));
  expect(screen.queryByRole('link')).toBeNull();
});

it('B23 offers lessons of the voice, or says truly that its own is in preparation', () => {
  for (const { voice, lesson, inPreparation } of audiences) {
    const own = videoOf(inPreparation ?? lesson)!;
    expect(own.authorIds).toContain(voice);
    expect(isReadable(own.id) || own.videoUrl !== '').toBe(inPreparation === undefined);
  }
  expect(videoOf(audiences[0]!.lesson)!.tags).toContain('privacidad');
});

it.each(languages)('B22, B23 says how long each lesson takes to read (%s)', (language) => {
  for (const id of lessonIds)
    expect([id, minutesToRead[id][language]]).toEqual([id, readingMinutes(allLessons[id][language])]);
});
