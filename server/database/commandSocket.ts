import { once } from 'node:events';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import { logError } from '../errors';
import { type Database, DatabaseError, type PlainError, plainError, type Row, type Statement } from './database';
import { pipeName, withAddress } from './socketAddress';

type Answer = { rows: Row[] } | { error: PlainError };

/** A command that says nothing for so long is disconnected. A letter may wait a while for its provider, or for a yes. */
const IDLE_MS = 15 * 60_000;
/** For one answer, and for the end of another command. */
const ANSWER_MS = 15_000;

// One line for each message, with dates.
const encode = (message: Statement | Answer) => `${serialize(message).toString('base64')}\n`;
const decode = (line: string): unknown => deserialize(Buffer.from(line, 'base64'));

/**
 * Answers the team's command while the server has the embedded database open. Each statement is a transaction of its own, so that
 * nothing that the command does, or leaves undone, keeps visitors waiting. Commands take turns, because they share the session, in
 * which cursors and locks live. Returns what ends it.
 */
export async function serveCommand(dataDir: string, database: Database): Promise<() => Promise<void>> {
  const connected = new Set<Socket>();
  let turn = Promise.resolve();
  const server = createServer((socket) => {
    connected.add(socket);
    socket.on('error', () => {}).once('close', () => connected.delete(socket));
    socket.setTimeout(IDLE_MS, () => socket.destroy());
    turn = turn
      .then(() => answerCommand(socket, database))
      .catch(logError)
      .finally(() => socket.destroy());
  });
  const place = placeOf(dataDir);
  if (process.platform !== 'win32') {
    await mkdir(place.directory, { recursive: true });
    // Nobody else on this machine may connect.
    await chmod(place.directory, 0o700);
    await rm(join(place.directory, place.name), { force: true });
  }
  await withAddress(place.directory, place.name, (address) => once(server.listen(address), 'listening'));
  return async () => {
    server.close();
    for (const socket of connected) socket.destroy();
    await turn;
  };
}

async function answerCommand(socket: Socket, database: Database): Promise<void> {
  if (socket.destroyed) return;
  const lines = createInterface({ input: socket });
  // It ends by itself only when the other side has closed the connection properly.
  socket.once('close', () => lines.close());
  for await (const line of lines) {
    const answer = await database.run([decode(line) as Statement]).then(
      ([rows = []]): Answer => ({ rows }),
      (error: unknown): Answer => ({ error: plainError(error) }),
    );
    socket.write(encode(answer));
  }
  // A database that is away has lost both anyway.
  await database.run([{ sql: 'close all' }, { sql: 'select pg_advisory_unlock_all()' }]).catch(() => undefined);
}

/** A connection to the running server; undefined when none listens. */
export async function connectToServer(dataDir: string) {
  const { directory, name } = placeOf(dataDir);
  const socket = await withAddress(directory, name, async (address) => {
    const connecting = connect(address);
    await once(connecting, 'connect');
    return connecting;
  }).catch(() => undefined);
  if (!socket) return undefined;
  socket.on('error', () => {});
  const input = createInterface({ input: socket });
  socket.once('close', () => input.close());
  const lines = input[Symbol.asyncIterator]();
  return {
    query: async (sql: string, params?: unknown[]): Promise<Row[]> => {
      socket.write(encode({ sql, params }));
      const line = await Promise.race([lines.next(), wait(ANSWER_MS, undefined, { ref: false })]);
      if (!line) throw new DatabaseError('08006', 'the server does not answer; it may be busy with another command');
      if (line.done) throw new DatabaseError('08006', 'the server has ended the connection');
      const answer = decode(line.value) as Answer;
      if ('rows' in answer) return answer.rows;
      const { code, message, details, hint } = answer.error;
      throw new DatabaseError(code, message, details, hint);
    },
    close: async () => void socket.end(),
  };
}

function placeOf(dataDir: string): { directory: string; name: string } {
  if (process.platform === 'win32') return { directory: '\\\\.\\pipe', name: `${pipeName(dataDir)}-command` };
  return { directory: join(dataDir, 'command'), name: 'socket' };
}
