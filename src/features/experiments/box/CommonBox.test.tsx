import { fireEvent, screen } from '@testing-library/react';
import { formatList } from '../../../lib/format';
import { liveRegions, named, renderApp } from '../../../test/renderApp';
import { Experiment } from '../Experiment';

async function open() {
  const view = renderApp(<Experiment videoId="video20" />);
  const { t, user } = view;
  await screen.findByRole('heading', { name: t('box:title') });
  const press = (name: 'open' | 'add' | 'restart') =>
    user.click(screen.getByRole('button', { name: t(`box:${name}`) }));
  // The last is the button's.
  const says = (...texts: string[]) => expect(liveRegions().at(-2)).toHaveTextContent(texts.join(' '));
  const percent = (value: number) => t('box:percent', { value });
  return { ...view, press, says, percent, picture: () => screen.getByRole('img') };
}

it('B15 shows by one press who loses when the box replaces the help of today', async () => {
  const { t, user, press, says, percent, picture } = await open();
  await user.click(screen.getByRole('radio', { name: t('box:prediction.top') }));
  says(t('box:start'));
  const today = [66, 66, 66, 65, 82, 98, 115, 131, 147, 164];
  const after = [51, 62, 73, 84, 95, 105, 116, 127, 138, 149];
  expect(picture()).toHaveAccessibleName(named(t('box:altToday', { list: formatList(today.map(percent), 'es') })));
  expect(screen.queryByRole('slider')).toBeNull();
  await press('open');
  says(t('box:poorestLose', { more: 50, less: 50 }), t('box:even'));
  const changes = today.map((before, group) =>
    t('box:change', { before: percent(before), after: percent(after[group]!) }),
  );
  expect(picture()).toHaveAccessibleName(named(t('box:alt', { list: formatList(changes, 'es') })));
  expect(screen.getByText(t('experiments:notAsPredicted', { answer: t('box:prediction.top') }))).toBeVisible();
  expect(screen.getByText(t('box:prediction.why'))).toBeVisible();
});

it('B15 shows what is missing when the help is kept, who then fills it, and the way back, by one button', async () => {
  const { t, user, press, says } = await open();
  await press('open');
  await press('add');
  says(t('box:who', { more: 70, less: 30 }), t('box:missing', { percent: 10 }));
  const fill = screen.getByRole('button', { name: named(t('box:fill', { percent: 50 })) });
  expect(fill).toHaveFocus();
  await user.click(fill);
  says(t('box:who', { more: 50, less: 50 }), t('box:even'));
  await press('restart');
  says(t('box:start'));
  expect(screen.getByRole('button', { name: t('box:open') })).toHaveFocus();
});

it('B15 moves the village by each control, also to a box that keeps some', async () => {
  const { t, user, press, says } = await open();
  const pull = (name: 'give' | 'take', value: number) => {
    const text = name === 'give' ? 'ofEarnings' : 'ofMean';
    const slider = screen.getByRole('slider', { name: t(`box:${name}`) });
    fireEvent.change(slider, { target: { value: String(value) } });
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(named(t(`box:${text}`, { value }))));
  };
  await press('open');
  pull('take', 25);
  says(t('box:poorestLose', { more: 10, less: 90 }), t('box:left', { percent: 15 }));
  pull('give', 10);
  says(t('box:poorestLose', { more: 80, less: 20 }), t('box:missing', { percent: 15 }));
  await user.click(screen.getByRole('radio', { name: t('box:added') }));
  says(t('box:who', { more: 100, less: 0 }), t('box:missing', { percent: 25 }));
});
