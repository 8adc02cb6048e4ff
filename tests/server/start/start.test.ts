import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeCluster } from '../../../server/ground/embedded-postgres.ts';
import { freePort } from '../../../server/ground/free-port.ts';
import { inAudit } from '../../support/audit.ts';
import { allMarked } from '../http/marking.ts';
import { ServerProcess } from './server-process.ts';
import { overHttp } from './over-http.ts';

let folder: string;
let environment: Record<string, string>;
let address: string;
const started: ServerProcess[] = [];
/** The server that was ready last. */
let running: ServerProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'whole-server-'));
  await chmod(folder, 0o711);
  await mkdir(join(folder, 'portal'));
  await writeFile(
    join(folder, 'portal/index.html'),
    '<!doctype html><html lang="zh-CN"><!--sign-in-style--><div id="root"><!--sign-in-form--></div></html>',
  );
  const [port, objectStorePort] = [await freePort(), await freePort()];
  environment = {
    DATA_DIR: join(folder, 'data'),
    PORTAL_FOLDER: join(folder, 'portal'),
    PORT: String(port),
    OBJECT_STORE_PORT: String(objectStorePort),
  };
  address = `http://127.0.0.1:${port}`;
});
async function endAll(signal: NodeJS.Signals): Promise<void> {
  for (const each of started) await each.end(signal);
}

afterAll(async () => {
  await endAll('SIGKILL');
  for (const data of ['data', 'production', 'operated', 'other', 'early'])
    await removeCluster(join(folder, data)).catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
});

function run(more: Readonly<Record<string, string>> = {}, args: readonly string[] = []): ServerProcess {
  const server = new ServerProcess('server/start.ts', { ...environment, ...more }, args);
  started.push(server);
  return server;
}

async function ready(
  more: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Promise<ServerProcess> {
  running = run(more, args);
  await running.ready();
  return running;
}

interface Queued {
  readonly docDatumId: string;
  readonly state: string;
  readonly materials: Parameters<typeof allMarked>[0]['materials'];
}
const read = async (path: string): Promise<unknown> => (await fetch(address + path)).json();
const queue = async () =>
  ((await read('/sandbox/v1/packages?state=UN_AUDIT,FIRST_AUDITING,FINAL_REJECT')) as { data: readonly Queued[] }).data;

async function passFirst(): Promise<string> {
  const [waiting] = await queue();
  const response = await fetch(`${address}/sandbox/v1/packages/${waiting?.docDatumId}/review`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ as: 'first', result: 'PASS', items: waiting && allMarked(waiting) }),
  });
  expect(await response.json()).toMatchObject({ code: '0', data: { state: 'UN_FINAL_AUDIT' } });
  return waiting?.docDatumId ?? '';
}
const stateOf = async (docDatumId: string) =>
  ((await read('/sandbox/v1/packages')) as { data: readonly Queued[] }).data.find(
    (each) => each.docDatumId === docDatumId,
  )?.state;

/** The process id of the database; 0 while there is none. */
async function databaseProcess(): Promise<number> {
  const written = await readFile(join(folder, 'data/postgres/cluster/postmaster.pid'), 'utf8').catch(() => '');
  return Number(written.split('\n', 1)[0]);
}

async function answersAgain(): Promise<void> {
  while (
    !(await fetch(`${address}/readyz`).then(
      (response) => response.ok,
      () => false,
    ))
  )
    await pause(50);
}

describe('npm start', () => {
  it('prints its steps, the accounts, and at last that it is ready', async () => {
    const server = await ready();
    expect(server.said).toMatch(/^Database … \d+ ms$/m);
    expect(server.said).toMatch(/^zhousiyuan +周思远 +宁波砚舟精密铸造有限公司 +Operator +/m);
    expect(server.said.trimEnd().split('\n').at(-1)).toBe(`ready ${address}/cv3/`);
    expect(await read('/readyz')).toEqual({ status: 'ready', database: true, objectStore: true, clock: true });
    expect(await (await fetch(`${address}/cv3/login/login`)).text()).toContain('<form method="post"');
    expect(await readFile(join(folder, 'data/security.log'), 'utf8')).toBe('');
  });

  it('lets no other server have its folder or its ports, by name', async () => {
    const sameFolder = run({ PORT: String(await freePort()), OBJECT_STORE_PORT: String(await freePort()) });
    expect(await sameFolder.ended()).toBe(1);
    expect(sameFolder.said).toMatch(/^DATA_DIR .* is in use by another server \(process \d+\)/);
    const samePorts = run({ DATA_DIR: join(folder, 'other') });
    expect(await samePorts.ended()).toBe(1);
    expect(samePorts.said).toMatch(/^PORT \d+ is already in use.*\nOBJECT_STORE_PORT \d+ is already in use/);
  });

  it('makes the documents of the demo world, and reads them back through the object store', async () => {
    const { data } = (await read('/sandbox/v1/packages?state=AUDIT_REJECT')) as {
      data: { materials: { items: { files: { url: string }[] }[] }[] }[];
    };
    const url = data[0]?.materials.flatMap((material) => material.items)[0]?.files[0]?.url ?? '';
    const led = await fetch(url, { redirect: 'manual' });
    expect(led.status).toBe(302);
    const signed = new URL(led.headers.get('location') ?? '');
    expect(signed.host).toBe(`files.localhost:${environment['OBJECT_STORE_PORT']}`);
    expect(signed.searchParams.get('Signature')).not.toBeNull();
  });

  inAudit('stops in good order, and keeps completed work', async () => {
    const passed = await passFirst();
    expect(await running.end('SIGINT')).toBe(0);
    await ready();
    expect(await stateOf(passed)).toBe('UN_FINAL_AUDIT');
  });

  it('recovers after it was killed, with everything that it acknowledged', async () => {
    const passed = await passFirst();
    await running.end('SIGKILL');
    await ready();
    expect(await stateOf(passed)).toBe('UN_FINAL_AUDIT');
  });

  inAudit('starts its database again when that is killed', async () => {
    const passed = await passFirst();
    const killed = await databaseProcess();
    process.kill(killed, 'SIGKILL');
    while ([killed, 0].includes(await databaseProcess())) await pause(50);
    await answersAgain();
    expect(await stateOf(passed)).toBe('UN_FINAL_AUDIT');
  });

  inAudit('is reset only while it is stopped, and begins again after that', async () => {
    const busy = new ServerProcess('server/reset.ts', environment);
    expect(await busy.ended()).toBe(1);
    expect(busy.said).toContain('is in use by another server');
    const before = (await queue()).length;
    expect(await running.end('SIGTERM')).toBe(0);
    await writeFile(join(folder, 'data/notes.txt'), 'mine');
    const reset = new ServerProcess('server/reset.ts', environment);
    expect(await reset.ended(), reset.said).toBe(0);
    expect(await readdir(join(folder, 'data'))).toEqual(['notes.txt']);
    const server = await ready();
    expect((await queue()).length).toBeGreaterThan(before);
    await server.end('SIGTERM');
  });

  it('has in production no sandbox, no accounts and no demo world', async () => {
    await endAll('SIGTERM');
    const server = await ready({ DATA_DIR: join(folder, 'production') }, ['--production']);
    expect(server.said).not.toContain('zhousiyuan');
    expect((await fetch(`${address}/sandbox/v1/accounts`)).status).toBe(404);
    expect(await read('/cv3/config.json')).toMatchObject({ sandbox: false });
    await server.end('SIGTERM');
  });

  inAudit('lets in whom a command has made an account for, before it runs and while it does', async () => {
    const own = { DATA_DIR: join(folder, 'operated') };
    const createAccount = async (user: string): Promise<string> => {
      const command = new ServerProcess('server/account.ts', { ...environment, ...own }, [
        'create',
        '--company',
        '宁波栖川仪表有限公司',
        '--uscc',
        '91330299MA5JMH9238',
        '--user',
        user,
        '--person',
        '俞栖川',
        '--mobile',
        '14000009001',
        '--id-number',
        '330299199003070013',
      ]);
      expect(await command.ended(), command.said).toBe(0);
      return /^Password: (\S+)$/m.exec(command.said)?.[1] ?? '';
    };
    const first = await createAccount('yuxichuan');
    const platforms = join(folder, 'platforms.json');
    await writeFile(
      platforms,
      JSON.stringify([
        {
          host: '*',
          config: {
            platformName: '栖川供应链',
            topBarColor: '#0c5a4f',
            topBarWordColor: '#ffffff',
            tailBarColor: '#f5f7f6',
            tailBarWordColor: '#48514e',
            avalableProduct: ['CREDIT'],
          },
        },
      ]),
    );
    const server = await ready({ ...own, PLATFORMS_FILE: platforms }, ['--production']);
    expect(await (await fetch(`${address}/cv3/login/login`)).text()).toContain('栖川供应链');
    expect((await overHttp(address).signIn('yuxichuan', first)).code).toBe('0');
    const second = await createAccount('yuxiling');
    expect((await overHttp(address).signIn('yuxiling', second)).code).toBe('0');
    const again = new ServerProcess('server/account.ts', { ...environment, ...own }, ['password', 'yuxiling']);
    expect(await again.ended(), again.said).toBe(0);
    expect((await overHttp(address).signIn('yuxiling', second)).code).not.toBe('0');
    expect(await readFile(join(folder, 'operated/security.log'), 'utf8')).toMatch(
      /"what":"account-made-by-hand","account":"yuxichuan","source":"npm run account"/,
    );
    const shown = new ServerProcess('server/platform.ts', { ...environment, ...own }, ['list']);
    expect(await shown.ended()).toBe(0);
    expect(shown.said).toBe('*\t栖川供应链\n');
    await server.end('SIGTERM');
  });

  inAudit('does not start on a file of platforms with a mistake in it', async () => {
    const platforms = join(folder, 'wrong.json');
    await writeFile(platforms, JSON.stringify([{ host: '*', config: { topBarColour: '#0c5a4f' } }]));
    const server = run({ DATA_DIR: join(folder, 'operated'), PLATFORMS_FILE: platforms }, ['--production']);
    expect(await server.ended()).toBe(1);
    expect(server.said).toContain('*, topBarColour: is no field of a page configuration');
  });

  it('names a full disk by its path, without a stack', async () => {
    const full = join(folder, 'full');
    await mkdir(full);
    // Every write to this device fails for lack of space.
    await symlink('/dev/full', join(full, 'server.pid'));
    const server = run({ DATA_DIR: full });
    expect(await server.ended()).toBe(1);
    expect(server.said).toContain(`The disk is full: nothing can be written to ${full}`);
    expect(server.said).not.toMatch(/^\s+at /m);
  });

  it('names everything that is wrong with its settings at once', async () => {
    const server = run({ PORT: 'abc', LOG_LEVEL: 'loud', PORTAL_FOLDER: join(folder, 'none') }, ['--fast']);
    expect(await server.ended()).toBe(1);
    for (const name of ['PORT is "abc"', 'LOG_LEVEL is "loud"', 'PORTAL_FOLDER', '"--fast" is not understood'])
      expect(server.said).toContain(name);
  });

  inAudit('does not report that it is ready when it is stopped during the start', async () => {
    const early = run({
      DATA_DIR: join(folder, 'early'),
      PORT: String(await freePort()),
      OBJECT_STORE_PORT: String(await freePort()),
    });
    await early.says(/^Database … /m);
    expect(await early.end('SIGTERM')).toBe(0);
    expect(early.said).not.toMatch(/^ready /m);
  });
});
