import { expect, it } from 'vitest';
import { cachedLookup } from '../../../server/composition/cached-lookup.ts';

it('is looked for once by all who ask meanwhile, and again after its time', async () => {
  let now = 0;
  const looks: ((answer: string) => void)[] = [];
  const ask = cachedLookup(
    1000,
    async () => new Promise<string>((resolve) => void looks.push(resolve)),
    () => now,
  );
  const first = ask();
  now = 5000;
  const second = ask();
  expect(looks).toHaveLength(1);
  looks[0]?.('ready');
  expect(await Promise.all([first, second])).toEqual(['ready', 'ready']);
  now = 5999;
  expect(await ask()).toBe('ready');
  now = 6000;
  const later = ask();
  expect(looks).toHaveLength(2);
  looks[1]?.('not ready');
  expect(await later).toBe('not ready');
});

it('is looked for again after a look that failed', async () => {
  let now = 0;
  let fails = true;
  const ask = cachedLookup(
    1000,
    async () => (fails ? Promise.reject(new Error('away')) : 'ready'),
    () => now,
  );
  await expect(ask()).rejects.toThrow('away');
  fails = false;
  now = 1000;
  expect(await ask()).toBe('ready');
});
