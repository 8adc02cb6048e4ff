import { expect, it } from 'vitest';
import { LockWindowTurns } from '../../../src/adapters/system/lock-window-turns.ts';
import { windowTurnsContract } from '../../contracts/window-turns.ts';

windowTurnsContract(
  'turns by the locks between windows',
  () => () => new LockWindowTurns({ request: async (name, held) => navigator.locks.request(name, held) }),
);

it('without locks each window runs at once', async () => {
  const turns = new LockWindowTurns(undefined);
  const { promise: held, resolve: leave } = Promise.withResolvers<void>();
  const first = turns.take('notices', async () => held);
  let isDone = false;
  await turns.take('notices', async () => void (isDone = true));
  expect(isDone).toBe(true);
  leave();
  await first;
});
