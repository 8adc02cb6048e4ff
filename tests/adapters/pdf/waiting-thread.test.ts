import { describe, expect, test } from 'vitest';
import { WaitingThread } from '../../../src/adapters/pdf/waiting-thread.ts';

/** Threads are told apart by their own identity; nothing runs in them. */
function threads() {
  const started: EventTarget[] = [];
  const waiting = new WaitingThread(() => {
    const thread = new EventTarget();
    started.push(thread);
    return thread as Worker;
  });
  return { started, waiting };
}

describe('a thread that waits for its document', () => {
  test('is started once, however often one is expected, and taken once', () => {
    const { started, waiting } = threads();
    waiting.expected();
    waiting.expected();
    expect(started).toHaveLength(1);
    expect(waiting.taken()).toBe(started[0]);
    expect(waiting.taken()).toBe(started[1]);
  });

  test('is not taken once it has failed', () => {
    const { started, waiting } = threads();
    waiting.expected();
    started[0]?.dispatchEvent(new Event('error'));
    expect(waiting.taken()).toBe(started[1]);
  });

  test('that cannot be started is told to whoever takes it, and not before', () => {
    const waiting = new WaitingThread(() => {
      throw new TypeError('no threads');
    });
    waiting.expected();
    expect(() => waiting.taken()).toThrow('no threads');
  });
});
