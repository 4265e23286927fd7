import { screen } from '@testing-library/react';
import { loadPage } from '../../app/pages';
import { renderApp } from '../../test/renderApp';
import type { SignUp } from './waitlistService';

const ada: SignUp = {
  email: 'ada@example.org',
  name: 'Ada',
  interests: ['Universal basic income'],
  message: 'Hola',
  language: 'es',
};

beforeAll(() => loadPage('/waitlist'));

it.each(['Hola', null])(
  'B12 W5 a sign-up that waited for a new page is in the form again, and sent once more',
  async (message) => {
    const kept = { ...ada, message };
    const take = jest.fn().mockReturnValueOnce(kept);
    const { t, user, services } = renderApp(undefined, {
      path: '/waitlist',
      services: { draft: { keep: jest.fn(), take } },
    });
    expect(await screen.findByLabelText(t('waitlist.fields.name'))).toHaveValue('Ada');
    expect(screen.getByLabelText(t('waitlist.fields.email'))).toHaveValue('ada@example.org');
    expect(screen.getByLabelText(t('waitlist.fields.message'))).toHaveValue(message ?? '');
    expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([
      screen.getByRole('checkbox', { name: t('waitlist.interests.basicIncome') }),
    ]);
    expect(screen.getByRole('alert')).toHaveTextContent(t('waitlist.toast.againText'));
    const send = screen.getByRole('button', { name: t('common.joinWaitlist') });
    expect(send).toHaveFocus();
    expect(services.waitlist.addSubscription).not.toHaveBeenCalled();

    await user.click(send);
    expect(services.waitlist.addSubscription).toHaveBeenCalledWith(kept);
    await screen.findByRole('heading', { name: t('waitlist.thanks.title') });
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  },
);
