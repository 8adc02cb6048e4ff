import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DiskVault } from '../../../server/object-store/disk-vault.ts';
import { hmacSha1 } from '../../../server/object-store/oss-signature.ts';
import { storeUnderTest, uploadForm, type StoreUnderTest } from './store-under-test.ts';

describe('the store that comes along', () => {
  let store: StoreUnderTest;
  beforeAll(async () => {
    store = await storeUnderTest();
  });
  afterAll(async () => store.stop());

  it('listens on one address of loopback alone', async () => {
    const socket = connect(store.port, '127.0.0.2');
    await expect(once(socket, 'connect')).rejects.toThrow(/ECONNREFUSED|EADDRNOTAVAIL|EHOSTUNREACH/);
  });

  it('takes no form whose policy ends on a day that there is none of', async () => {
    const form = uploadForm({ key: 'no/never' });
    const policy = Buffer.from(
      JSON.stringify({ expiration: '2026-13-45T25:00:00Z', conditions: [['eq', '$key', 'no/never']] }),
    ).toString('base64');
    form.set('policy', policy);
    form.set('Signature', hmacSha1(store.config.keySecret, policy));
    const answer = await store.post(form);
    expect([answer.status, answer.text.includes('InvalidPolicyDocument')]).toEqual([400, true]);
    expect(await store.filesOnDisk()).toEqual([]);
  });
});

describe('objects on disk', () => {
  let folder: string;
  const modeOf = async (...path: readonly string[]): Promise<number> =>
    (await stat(join(folder, ...path))).mode & 0o777;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vault-'));
  });
  afterEach(async () => rm(folder, { recursive: true, force: true }));

  it('that were half there when the server was killed are swept at the next start', async () => {
    await new DiskVault(folder).prepare();
    await writeFile(join(folder, 'arriving', 'half'), 'some by');
    await new DiskVault(folder).prepare();
    expect(await readdir(join(folder, 'arriving'))).toEqual([]);
  });

  it('are for the server alone, while they arrive and afterwards', async () => {
    const vault = new DiskVault(join(folder, 'objects'));
    await vault.prepare();
    const arrival = await vault.receive('key', 'image/png');
    const [partial = ''] = await readdir(join(folder, 'objects', 'arriving'));
    expect([
      await modeOf('objects'),
      await modeOf('objects', 'arriving'),
      await modeOf('objects', 'arriving', partial),
    ]).toEqual([0o700, 0o700, 0o600]);
    await arrival.write(Buffer.from('some bytes'));
    await arrival.commit();
    const [shelf = ''] = (await readdir(join(folder, 'objects'))).filter((name) => name !== 'arriving');
    const [file = ''] = await readdir(join(folder, 'objects', shelf));
    expect([await modeOf('objects', shelf), await modeOf('objects', shelf, file)]).toEqual([0o700, 0o600]);
  });
});
