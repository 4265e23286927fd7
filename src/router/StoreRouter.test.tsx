import { screen, waitFor } from '@testing-library/react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { browserServices } from '../boot/browserServices';
import { version } from '../lib/site';
import { fakeWindow } from '../test/fakeWindow';
import { renderApp } from '../test/renderApp';

function Signpost() {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  return (
    <>
      <output>{`${pathname} ${JSON.stringify(state)}`}</output>
      <Link to={{ pathname: '/videos', search: '?tag=web3' }} state="from here">
        videos
      </Link>
      <Link to="/login" replace state="instead">
        login
      </Link>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
    </>
  );
}

function signpost() {
  const window = fakeWindow({ href: 'http://localhost/community' });
  const { addressBar } = browserServices(window);
  const app = renderApp(<Signpost />, { path: '/community', services: { addressBar } });
  const { history, location } = window;
  return { ...app, history, address: () => location.pathname + location.search };
}

const shown = () => screen.getByRole('status').textContent;

it('U2 marks links with the release, and follows one without the mark', async () => {
  const { user, address, history } = signpost();
  const link = screen.getByRole('link', { name: 'videos' });
  expect(link).toHaveAttribute('href', `/videos?tag=web3&v=${version}`);
  await user.click(link);
  expect(address()).toBe('/videos?tag=web3');
  expect(history.state).toMatchObject({ usr: 'from here', idx: 1 });
  await waitFor(() => expect(shown()).toBe('/videos "from here"'));
});

it('H7 replaces the address where a link says so, and gives its state to the page', async () => {
  const { user, address, history } = signpost();
  await user.click(screen.getByRole('link', { name: 'login' }));
  expect(address()).toBe('/login');
  expect(history.state).toMatchObject({ usr: 'instead', idx: 0 });
  await waitFor(() => expect(shown()).toBe('/login "instead"'));
});

it('R3 goes back by the history of the browser', async () => {
  const { user, history } = signpost();
  await user.click(screen.getByRole('button', { name: 'back' }));
  expect(history.go).toHaveBeenCalledWith(-1);
});
