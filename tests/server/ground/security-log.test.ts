import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSecurityLog } from '../../../server/ground/security-log.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'security-log-'));
});
afterEach(async () => rm(folder, { recursive: true, force: true }));

const unexpected = (fault: unknown): void => {
  throw fault;
};

it('goes on where it left off, one line an event whatever was typed, and is read by its owner alone', async () => {
  const path = join(folder, 'security.log');
  for (const account of ['limin', 'li\nmin","what":"signed-in\u0000']) {
    const log = await openSecurityLog(path, unexpected);
    log.write({ what: 'sign-in-refused', account, source: '203.0.113.7', traceId: 't' });
    await log.close();
  }
  const lines = (await readFile(path, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(lines).toMatchObject([
    { event: 'security', what: 'sign-in-refused', account: 'limin' },
    { what: 'sign-in-refused', account: 'li\nmin","what":"signed-in\u0000' },
  ]);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

it('is refused by name where it cannot be', async () => {
  await expect(openSecurityLog(join(folder, 'none/security.log'), unexpected)).rejects.toThrow(
    /^SECURITY_LOG .*none\/security\.log cannot be written to \(ENOENT\)/,
  );
});
