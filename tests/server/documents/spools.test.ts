import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { FileSpool } from '../../../server/documents/file-spool.ts';
import { MemorySpool } from '../../../server/storage/objects/memory-spool.ts';
import { spoolContract } from '../../contracts/spool.ts';

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

describe('FileSpool as Spool', () => {
  spoolContract(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'spool-'));
    folders.push(folder);
    return { spool: new FileSpool(folder), kept: async () => (await readdir(folder)).length };
  });
});

describe('MemorySpool as Spool', () => {
  spoolContract(async () => ({ spool: new MemorySpool(), kept: async () => 0 }));
});
