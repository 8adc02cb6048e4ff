import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { en, zhCN } from '../../features/support/every-word.ts';

const commands = /\bnpm\b|\bnpx\b|node_modules/u;

it('no text that a clerk reads names a command of a developer (F-133)', async () => {
  const texts = [zhCN, en].flatMap((catalogue) =>
    Object.entries(catalogue)
      .filter(([key]) => !key.startsWith('sandbox'))
      .map(([key, text]) => `${key}: ${String(text)}`),
  );
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => commands.test(text))).toEqual([]);
  expect(commands.test(await readFile('public/ukey-helper.txt', 'utf8'))).toBe(false);
});
