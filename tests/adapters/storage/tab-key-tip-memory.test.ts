import { expect, it } from 'vitest';
import { TabKeyTipMemory } from '../../../src/adapters/storage/tab-key-tip-memory.ts';

it('the shown tip is remembered in the tab, and an invalid value is ignored', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  expect(new TabKeyTipMemory(storage).recall()).toBeUndefined();
  new TabKeyTipMemory(storage).remember(true);
  expect(new TabKeyTipMemory(storage).recall()).toBe(true);
  for (const odd of ['', '{', 'false', '1', '"true"', '[]']) {
    kept.set('entry.key-tip', odd);
    expect(new TabKeyTipMemory(storage).recall()).toBeUndefined();
  }
});
