import { DatabaseError } from './database';
import { loggingOutages } from './outages';

const log = jest.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => log.mockClear());

const failing = { error: undefined as DatabaseError | undefined };
const database = loggingOutages({
  run: async () => {
    if (failing.error) throw failing.error;
    return [];
  },
  script: async () => {},
  close: async () => {},
});
const call = () => database.run([]).catch((error: unknown) => error);

it('an outage is one line, however many calls fail, and one a minute after the last of them', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  failing.error = new DatabaseError('53100', 'could not extend file: No space left on device');
  for (let n = 0; n < 3; n += 1) expect(await call()).toBe(failing.error);
  failing.error = undefined;
  clock.mockReturnValue(59_000);
  await call();
  expect(log.mock.calls).toEqual([
    ['The database does not work and is retried until it does: no space is left on its disk'],
  ]);
  clock.mockReturnValue(60_000);
  await call();
  await call();
  expect(log.mock.calls.slice(1)).toEqual([['The database works again: no call has failed for a minute.']]);
  clock.mockRestore();
});

it('an error of one call is no outage', async () => {
  failing.error = new DatabaseError('P0001', 'The name is not valid');
  expect(await call()).toBe(failing.error);
  expect(log).not.toHaveBeenCalled();
});
