import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDataFolder } from '../../../server/ground/data-folder.ts';
import { holdInProcess } from './hold-in-process.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), 'data-folder-')), 'data');
});
afterEach(() => rm(join(dataDir, '..'), { recursive: true, force: true }));

const permissions = async (name: string) => ((await stat(join(dataDir, name))).mode & 0o777).toString(8);

describe('a data folder', () => {
  it('is made, with secrets that stay and that only its owner reads', async () => {
    const first = await openDataFolder(dataDir);
    await first.release();
    const second = await openDataFolder(dataDir);
    expect(second.secrets).toEqual(first.secrets);
    expect(new Set(Object.values(first.secrets)).size).toBe(4);
    expect(first.secrets.session).toMatch(/^[\w-]{43}$/);
    expect(await permissions('secrets.json')).toBe('600');
    await second.release();
  });

  it('begins without what a killed server was looking at, in a folder of its owner alone', async () => {
    const killed = await openDataFolder(dataDir);
    await writeFile(join(killed.arriving, 'arrived-1'), 'an invoice');
    await killed.release();
    const next = await openDataFolder(dataDir);
    expect(await readdir(next.arriving)).toEqual([]);
    expect(await permissions('arriving')).toBe('700');
    await next.release();
  });

  it('restricts secrets whose permissions were changed', async () => {
    await (await openDataFolder(dataDir)).release();
    await chmod(join(dataDir, 'secrets.json'), 0o644);
    await (await openDataFolder(dataDir)).release();
    expect(await permissions('secrets.json')).toBe('600');
  });

  it('adds a secret that an older server did not have', async () => {
    const folder = await openDataFolder(dataDir);
    await folder.release();
    const { session, ...others } = folder.secrets;
    await writeFile(join(dataDir, 'secrets.json'), JSON.stringify(others));
    const again = await openDataFolder(dataDir);
    expect(again.secrets).toMatchObject(others);
    expect(again.secrets.session).not.toBe(session);
    await again.release();
  });

  it('refuses damaged secrets instead of replacing them, and can be opened once they are mended', async () => {
    await (await openDataFolder(dataDir)).release();
    await writeFile(join(dataDir, 'secrets.json'), '{"session":');
    await expect(openDataFolder(dataDir)).rejects.toThrow(/secrets\.json cannot be read/);
    await rm(join(dataDir, 'secrets.json'));
    await (await openDataFolder(dataDir)).release();
  });

  it('is refused to a second server, naming the first', async () => {
    const holder = await holdInProcess(dataDir);
    await expect(openDataFolder(dataDir)).rejects.toThrow(`is in use by another server (process ${holder.pid})`);
    await holder.kill();
  });

  it('is taken over after its holder was killed', async () => {
    const holder = await holdInProcess(dataDir);
    await holder.kill();
    const folder = await openDataFolder(dataDir);
    await folder.release();
  });

  it('is refused by name where nothing can be made', async () => {
    await writeFile(join(dataDir, '..', 'file'), '');
    await expect(openDataFolder(join(dataDir, '..', 'file', 'data'))).rejects.toThrow(
      /^DATA_DIR .* cannot be made \(ENOTDIR\)/,
    );
  });

  it.each(['/proc/nothing', '/proc/nothing/data'])(
    'is refused by name, and at once, where the system makes no folders: %s',
    async (path) => {
      await expect(openDataFolder(path)).rejects.toThrow(`DATA_DIR ${path} cannot be made (ENOENT)`);
    },
  );

  it('is made with the folders above it, one of which may be a link', async () => {
    const elsewhere = join(dataDir, '..', 'elsewhere');
    await mkdir(elsewhere);
    await symlink(elsewhere, join(dataDir, '..', 'link'));
    const folder = await openDataFolder(join(dataDir, '..', 'link', 'a', 'b'));
    expect(folder.path).toBe(join(elsewhere, 'a', 'b'));
    await folder.release();
  });

  it('is refused by name where it is a file', async () => {
    await writeFile(dataDir, '');
    await expect(openDataFolder(dataDir)).rejects.toThrow(/^DATA_DIR .* is a file\. Set DATA_DIR/);
  });

  it.each(['server.pid', 'secrets.json.partial'])(
    'is refused by name on a full disk, whatever does not fit first: %s',
    async (name) => {
      await mkdir(dataDir);
      await symlink('/dev/full', join(dataDir, name));
      await expect(openDataFolder(dataDir)).rejects.toThrow(
        /^The disk is full: nothing can be written to \/.*\/data\. .* on a disk with room/,
      );
      await rm(join(dataDir, name), { force: true });
      await (await openDataFolder(dataDir)).release();
    },
  );

  it('is refused by name where not even the superuser may write', async () => {
    await expect(openDataFolder('/sys/kernel')).rejects.toThrow(
      /^DATA_DIR \/sys\/kernel cannot be written to\. Set DATA_DIR/,
    );
  });
});
