import { describe, expect, test } from 'vitest';
import { WaitingThread } from '../../../src/adapters/pdf/waiting-thread.ts';

/** Threads are distinguished by identity. Nothing runs in them. */
function threads() {
  const started: EventTarget[] = [];
  const waiting = new WaitingThread(() => {
    const thread = new EventTarget();
    started.push(thread);
    return thread as Worker;
  });
  return { started, waiting };
}

describe('a preloaded thread', () => {
  test('is started once when prepared repeatedly, and taken once', () => {
    const { started, waiting } = threads();
    waiting.prepare();
    waiting.prepare();
    expect(started).toHaveLength(1);
    expect(waiting.take()).toBe(started[0]);
    expect(waiting.take()).toBe(started[1]);
  });

  test('is not taken after it has failed', () => {
    const { started, waiting } = threads();
    waiting.prepare();
    started[0]?.dispatchEvent(new Event('error'));
    expect(waiting.take()).toBe(started[1]);
  });

  test('that cannot be started fails only when it is taken', () => {
    const waiting = new WaitingThread(() => {
      throw new TypeError('no threads');
    });
    waiting.prepare();
    expect(() => waiting.take()).toThrow('no threads');
  });
});
