import { join } from 'node:path';
import { expect, it } from 'vitest';
import { platformFile } from '../../../server/ground/platform-file.ts';

it('the file of platforms that is shown to those who deploy can be applied', async () => {
  const platforms = await platformFile(join(import.meta.dirname, '../../../docs/deploy/platforms.json'), 'The file');
  expect(platforms.map(({ host }) => host)).toEqual(['*']);
});

it('says which file cannot be read, and why', async () => {
  await expect(platformFile('/nowhere/platforms.json', 'PLATFORMS_FILE')).rejects.toThrow(
    'PLATFORMS_FILE /nowhere/platforms.json cannot be read (ENOENT).',
  );
  await expect(platformFile(join(import.meta.dirname, '../../../README.md'), 'The file')).rejects.toThrow(/is no JSON/);
});
