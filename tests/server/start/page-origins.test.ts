import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openObjectStorage } from '../../../server/composition/object-storage.ts';
import { startStoreProgram } from '../../../server/composition/store-program.ts';
import { openDataFolder } from '../../../server/ground/data-folder.ts';
import { readSettings, type Settings } from '../../../server/ground/settings.ts';
import { readStoreProgramSettings } from '../../../server/ground/store-program-settings.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'origins-'));
});
afterEach(async () => rm(dataDir, { recursive: true, force: true }));

/** Whether pages of an origin may post to the store at a port. */
async function mayPost(port: number, origin: string): Promise<boolean> {
  const asking = request({
    host: '127.0.0.1',
    port,
    method: 'OPTIONS',
    path: '/',
    agent: false,
    headers: { host: 'files.localhost', origin, 'access-control-request-method': 'POST' },
  });
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  asking.once('response', resolve).once('error', reject).end();
  const answer = await promise;
  answer.resume();
  return answer.statusCode === 200;
}

async function freePort(): Promise<number> {
  const holder = createServer();
  await once(holder.listen(0, '127.0.0.1'), 'listening');
  const { port } = holder.address() as AddressInfo;
  await once(holder.close(), 'close');
  return port;
}

async function settingsOf(environment: NodeJS.ProcessEnv): Promise<Settings> {
  const answer = readSettings({ DATA_DIR: dataDir, OBJECT_STORE_PORT: String(await freePort()), ...environment }, []);
  if (!answer.ok) throw new Error(answer.problems.join('\n'));
  return answer.settings;
}

describe('the store that comes along takes files from pages', () => {
  const online = {
    PUBLIC_URL: 'https://portal.example.com',
    OBJECT_STORE_PUBLIC_URL: 'http://files.localhost',
    OTHER_URLS: 'https://rt.example.com',
  };
  it.each<[string, NodeJS.ProcessEnv, readonly string[], readonly string[]]>([
    [
      'of the demo world’s platforms on this machine',
      {},
      ['http://127.0.0.1:8080', 'http://localhost:8080', 'http://lanchuan.localhost:8080'],
      [
        'http://lanchuan.localhost:8081',
        'http://lanchuan.localhost',
        'https://lanchuan.localhost:8080',
        'http://lanchuan.example:8080',
      ],
    ],
    [
      'of none of them where there is no sandbox',
      { SANDBOX: 'off' },
      ['http://127.0.0.1:8080'],
      ['http://localhost:8080', 'http://lanchuan.localhost:8080'],
    ],
    [
      'of each address that is told, and of none of this machine’s, where others reach it',
      online,
      ['https://portal.example.com', 'https://rt.example.com'],
      [
        'http://127.0.0.1:8080',
        'http://localhost',
        'https://localhost',
        'https://lanchuan.localhost',
        'https://guarantee.example.com',
      ],
    ],
  ])('%s', async (_whose, environment, welcome, strange) => {
    const settings = await settingsOf(environment);
    if (settings.objectStore.kind !== 'built-in') throw new Error('It is another store');
    const { port } = settings.objectStore;
    const folder = await openDataFolder(dataDir);
    const storage = await openObjectStorage(settings, folder, () => undefined);
    try {
      for (const origin of welcome) expect([origin, await mayPost(port, origin)]).toEqual([origin, true]);
      for (const origin of strange) expect([origin, await mayPost(port, origin)]).toEqual([origin, false]);
    } finally {
      await storage.stop();
      await folder.release();
    }
  });

  it('of each address that its own program is told', async () => {
    const store = {
      OBJECT_STORE_URL: 'http://files.localhost:8081',
      OBJECT_STORE_BUCKET: 'evidence',
      OBJECT_STORE_KEY_ID: 'id',
      OBJECT_STORE_KEY_SECRET: 'p7Fd2Qw9Zt4Lm1Xs',
    };
    const answer = readStoreProgramSettings({
      ...store,
      DATA_DIR: dataDir,
      PUBLIC_URL: 'https://portal.example.com',
      OTHER_URLS: 'https://rt.example.com',
    });
    if (!answer.ok) throw new Error(answer.problems.join('\n'));
    const running = await startStoreProgram({ ...answer.settings, port: 0 }, () => undefined);
    try {
      const asked = [
        'https://portal.example.com',
        'https://rt.example.com',
        'https://guarantee.example.com',
        'http://lanchuan.localhost:8080',
      ];
      expect(await Promise.all(asked.map(async (origin) => mayPost(running.port, origin)))).toEqual([
        true,
        true,
        false,
        false,
      ]);
    } finally {
      await running.stop();
    }
  });
});
