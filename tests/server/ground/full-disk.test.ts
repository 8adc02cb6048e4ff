import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { explainFullDisk, tellsOfFullDisk } from '../../../server/ground/full-disk.ts';
import { StartupRefusal } from '../../../server/ground/startup-refusal.ts';
import { ensureCluster } from '../../../server/ground/postgres-cluster.ts';

const complaint = 'could not write to file "base/1/1259": No space left on device';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'full-disk-'));
});
afterEach(async () => rm(folder, { recursive: true, force: true }));

/** An initdb that creates its folder and then finds no space. */
async function fullInitdb(): Promise<string> {
  const program = join(folder, 'initdb.sh');
  const words = [
    '#!/bin/sh',
    'for each in "$@"; do case "$each" in --pgdata=*) mkdir "${each#--pgdata=}";; esac; done',
    `echo '${complaint}' >&2`,
    'exit 1',
  ];
  await writeFile(program, `${words.join('\n')}\n`);
  await chmod(program, 0o700);
  return program;
}

describe('a full disk', () => {
  it('is named where the database cannot be made, and nothing half-made stays', async () => {
    const initdb = await fullInitdb();
    const binaries = { initdb, postgres: initdb } as Parameters<typeof ensureCluster>[1];
    const home = { folder, account: undefined } as Parameters<typeof ensureCluster>[0];
    const refusal = await ensureCluster(home, binaries, 'secret').catch((fault: unknown) => fault);
    expect(refusal).toBeInstanceOf(StartupRefusal);
    expect(String(refusal)).toContain(`The disk is full: nothing can be written to ${folder}`);
    expect(await readdir(folder)).toEqual(['initdb.sh']);
  });

  it.each(['ENOSPC', 'EDQUOT', '53100'])('is known by %s, and other faults stay as they are', (code) => {
    const [full, other] = [Object.assign(new Error('write'), { code }), new Error('else')];
    expect(String(explainFullDisk(full, '/data'))).toContain('/data');
    expect(explainFullDisk(full, '/data')).toBeInstanceOf(StartupRefusal);
    expect(explainFullDisk(other, '/data')).toBe(other);
    expect(tellsOfFullDisk(complaint)).toBe(true);
    expect(tellsOfFullDisk('is still in use')).toBe(false);
  });
});
