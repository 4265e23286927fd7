import { act, screen, within } from '@testing-library/react';
import { allTexts } from '../../../scripts/content/allTexts';
import { formatDate } from '../../lib/format';
import { liveRegions, renderApp } from '../../test/renderApp';
import { chooseLanguage } from '../../router/navigate';
import { Comments } from './Comments';
import { commentPosted } from './commentsSlice';

const languages = ['es', 'en'] as const;

function open(language: 'es' | 'en' = 'es', videoId = 'video1') {
  const path = language === 'en' ? '/en/video/video1' : '/video/video1';
  const view = renderApp(<Comments videoId={videoId} />, { path, language });
  const { t } = view;
  return {
    ...view,
    field: () => screen.getByRole('textbox', { name: t('comments:form.label') }),
    send: () => screen.getByRole('button', { name: t('comments:form.send') }),
    comments: () => screen.queryAllByRole('listitem'),
  };
}

it.each(languages)('D3 and P4 show the samples, newest first, in the language shown (%s)', (language) => {
  const { comments, t } = open(language);
  const { comment1, comment2 } = allTexts[language].commentTexts;
  expect(comments().map((comment) => comment.querySelector('.comment-text')?.textContent)).toEqual([
    comment2,
    comment1,
  ]);
  expect(screen.getByRole('heading', { level: 2, name: t('comments:count', { count: 2 }) })).toBeInTheDocument();
  const newest = within(comments()[0]!);
  expect(newest.getByText(t('comments:sample'))).toBeInTheDocument();
  expect(newest.getByRole('link', { name: 'Nova' })).toBeInTheDocument();
  expect(newest.getByText(formatDate('2024-01-04T18:15:00.000Z', language))).toHaveAttribute(
    'datetime',
    '2024-01-04T18:15:00.000Z',
  );
});

it('D3 P4 puts a new comment on top, by a guest, with 0 likes and the visitor’s own day', async () => {
  // Where it is another day than in UTC.
  const minutes = new Date().getUTCHours() < 12 ? 720 : -720;
  const clock = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes);
  const today = new Date(Date.now() - minutes * 60_000).toISOString();
  const { user, field, send, comments, t } = open('en');
  expect(liveRegions()[0]).toBeEmptyDOMElement();
  // Names and texts may be in any script.
  expect(field()).toHaveAttribute('dir', 'auto');
  await user.type(field(), '  שלום  ');
  await user.click(send());
  expect(liveRegions()[0]).toHaveTextContent(t('comments:posted', { total: 3 }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(send()).toBeDisabled();
  expect(comments()).toHaveLength(3);
  const mine = within(comments()[0]!);
  expect(mine.getByText('שלום')).toHaveAttribute('dir', 'auto');
  expect(mine.getByText('Guest User')).toBeInTheDocument();
  expect(mine.queryByRole('link')).not.toBeInTheDocument();
  expect(mine.queryByText(t('comments:sample'))).not.toBeInTheDocument();
  expect(mine.getByText(t('comments:own'))).toBeInTheDocument();
  expect(mine.getByText(formatDate(today, 'en'))).toBeInTheDocument();
  expect(mine.getByRole('button', { name: t('comments:like', { total: 0 }) })).toBeInTheDocument();
  clock.mockRestore();
});

it('P4 does not cut too long a text, but says by how much and waits', async () => {
  const { user, field, send, t } = open();
  await user.click(field());
  await user.paste('a'.repeat(950));
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(t('comments:form.left', { count: 50 })));
  expect(send()).toBeEnabled();
  await user.paste('a'.repeat(51));
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(t('comments:form.over', { count: 1 })));
  expect(field()).toBeInvalid();
  expect(field()).toHaveValue('a'.repeat(1001));
  expect(send()).toBeDisabled();
  await user.keyboard('{Backspace}');
  expect(send()).toBeEnabled();
});

it('P4 invites the first comment where there is none', () => {
  const { comments, t } = open('en', 'video20');
  expect(comments()).toHaveLength(0);
  expect(screen.getByText(t('comments:none'))).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '0 comments' })).toBeInTheDocument();
});

it('P4 I1 keeps what is typed, and the visitor’s own words, when the language changes', async () => {
  const { user, field, store } = open();
  act(() => void store.dispatch(commentPosted('video1', 'Mi comentario')));
  await user.type(field(), 'A medias');
  await act(() => store.dispatch(chooseLanguage('en')));
  expect(await screen.findByRole('textbox', { name: allTexts.en.comments.form.label })).toHaveValue('A medias');
  for (const text of ['Mi comentario', allTexts.en.commentTexts.comment1])
    expect(screen.getByText(text)).toBeInTheDocument();
});
