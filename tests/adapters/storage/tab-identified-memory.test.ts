import { expect, it } from 'vitest';
import { TabIdentifiedMemory } from '../../../src/adapters/storage/tab-identified-memory.ts';

const place = 'shell.identified';

function tab() {
  const kept = new Map<string, string>();
  return {
    kept,
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  };
}

it('the identified user is remembered in the tab until it is forgotten', () => {
  const { storage } = tab();
  new TabIdentifiedMemory(storage).remember({ userId: 'U-1', endsAt: 7 });
  expect(new TabIdentifiedMemory(storage).recall()).toEqual({ userId: 'U-1', endsAt: 7 });
  new TabIdentifiedMemory(storage).remember({ userId: 'U-2', endsAt: undefined });
  expect(new TabIdentifiedMemory(storage).recall()).toEqual({ userId: 'U-2' });
  new TabIdentifiedMemory(storage).forget();
  expect(new TabIdentifiedMemory(storage).recall()).toBeUndefined();
});

it.each(['', '{', 'null', '[]', '7', '{"userId":7}', '{"endsAt":7}', '{"userId":"U-1","endsAt":"7"}'])(
  'an invalid stored value is ignored: %j',
  (written) => {
    const { kept, storage } = tab();
    kept.set(place, written);
    expect(new TabIdentifiedMemory(storage).recall()).toBeUndefined();
  },
);
