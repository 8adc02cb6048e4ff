import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStoreProgram } from '../../../server/composition/store-program.ts';
import { contentOf } from '../../../server/core/byte-stream.ts';
import { readStoreProgramSettings } from '../../../server/ground/store-program-settings.ts';
import { OssObjectStore } from '../../../server/storage/objects/oss-object-store.ts';

const keySecret = 'p7Fd2Qw9Zt4Lm1Xs';
const said = {
  PUBLIC_URL: 'http://127.0.0.1:8080',
  OBJECT_STORE_URL: 'http://files.localhost:8081',
  OBJECT_STORE_BUCKET: 'evidence',
  OBJECT_STORE_KEY_ID: 'id',
  OBJECT_STORE_KEY_SECRET: keySecret,
};

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'store-'));
});
afterEach(async () => rm(dataDir, { recursive: true, force: true }));

function settings() {
  const answer = readStoreProgramSettings({ ...said, DATA_DIR: dataDir });
  if (!answer.ok) throw new Error(answer.problems.join('\n'));
  return answer.settings;
}

describe('the object store that several servers share', () => {
  it('gives one server what another has put, and what is there after it was started again', async () => {
    const start = async () => startStoreProgram({ ...settings(), port: 0 }, () => undefined);
    const server = (port: number): OssObjectStore =>
      new OssObjectStore({
        bucket: 'evidence',
        keyId: 'id',
        keySecret,
        publicAddress: 'http://files.localhost:8081',
        internalAddress: `http://127.0.0.1:${port}`,
        callbackAddress: 'http://127.0.0.1:8080/x',
        directUploads: true,
      });
    const [bytes, read] = [new TextEncoder().encode('合同'), async (port: number) => server(port).head('one/two.pdf')];

    const running = await start();
    await server(running.port).put('one/two.pdf', contentOf(bytes, 'application/pdf'));
    expect(await read(running.port)).toMatchObject({ size: bytes.length });
    await running.stop();

    const again = await start();
    expect(await read(again.port)).toMatchObject({ size: bytes.length });
    await again.stop();
  });

  it('is one for a folder', async () => {
    const running = await startStoreProgram({ ...settings(), port: 0 }, () => undefined);
    await expect(startStoreProgram({ ...settings(), port: 0 }, () => undefined)).rejects.toThrow(dataDir);
    await running.stop();
  });

  it.each<[string, NodeJS.ProcessEnv, RegExp]>([
    ['no portal', { PUBLIC_URL: '' }, /PUBLIC_URL is missing/u],
    [
      'no address of its own',
      { OBJECT_STORE_URL: '', OBJECT_STORE_BUCKET: '', OBJECT_STORE_KEY_ID: '', OBJECT_STORE_KEY_SECRET: '' },
      /OBJECT_STORE_URL is missing/u,
    ],
    [
      'a key that can be guessed',
      { OBJECT_STORE_KEY_SECRET: 'aaaaaaaaaaaaaaaaaaaa' },
      /OBJECT_STORE_KEY_SECRET can be guessed/u,
    ],
    ["the portal's own host name", { OBJECT_STORE_URL: 'http://127.0.0.1:8081' }, /the same host name/u],
    ['no port that there is', { OBJECT_STORE_PORT: '70000' }, /OBJECT_STORE_PORT is "70000"/u],
  ])('refuses %s by name', (_what, wrong, problem) => {
    const answer = readStoreProgramSettings({ ...said, ...wrong });
    expect(answer.ok ? [] : answer.problems.filter((each) => problem.test(each))).toHaveLength(1);
  });
});
