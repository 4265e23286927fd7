import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { makeStore } from '../app/store';
import { version } from '../lib/version';
import { fakeServices } from '../test/fakeServices';
import { selectNavigationState } from './locationSlice';
import { arriveAt } from './navigate';
import { StoreRouter } from './StoreRouter';

function Signpost() {
  const go = useNavigate();
  return (
    <>
      <output>{useLocation().pathname}</output>
      <Link to={{ pathname: '/videos', search: '?tag=web3' }} state="from here">
        videos
      </Link>
      <Link to="/login" replace state="instead">
        login
      </Link>
      <button type="button" onClick={() => void go(-1)}>
        back
      </button>
    </>
  );
}

function signpost() {
  const services = fakeServices();
  const store = makeStore(services);
  store.dispatch(arriveAt('/community', 'load', null));
  render(
    <Provider store={store}>
      <StoreRouter>
        <Signpost />
      </StoreRouter>
    </Provider>,
  );
  return { store, bar: services.addressBar, user: userEvent.setup() };
}

it('U2 marks links with the release, and follows one without the mark', async () => {
  const { store, bar, user } = signpost();
  expect(screen.getByRole('status')).toHaveTextContent('/community');
  const link = screen.getByRole('link', { name: 'videos' });
  expect(link).toHaveAttribute('href', `/videos?tag=web3&v=${version}`);
  await user.click(link);
  expect(bar.push).toHaveBeenCalledWith('/videos?tag=web3', 'from here');
  expect(selectNavigationState(store.getState())).toBe('from here');
  expect(screen.getByRole('status')).toHaveTextContent('/videos');
});

it('H7 puts one address in the place of another where a link says so, with what it hands over', async () => {
  const { store, bar, user } = signpost();
  await user.click(screen.getByRole('link', { name: 'login' }));
  expect(bar.replace).toHaveBeenCalledWith('/login', 'instead');
  expect(bar.push).not.toHaveBeenCalled();
  expect(selectNavigationState(store.getState())).toBe('instead');
});

it('R3 goes back by the history of the browser', async () => {
  const { bar, user } = signpost();
  await user.click(screen.getByRole('button', { name: 'back' }));
  expect(bar.go).toHaveBeenCalledWith(-1);
});
