import { describe, expect, it } from 'vitest';
import type { WindowTurns } from '../../src/application/ports/notices/window-turns.ts';

/** `open` opens another window of the same browser each time. */
export function windowTurnsContract(name: string, open: () => () => WindowTurns): void {
  describe(name, () => {
    it('lets one window at a time handle a matter, and other matters in parallel', async () => {
      const window = open();
      const done: string[] = [];
      const { promise: held, resolve: leave } = Promise.withResolvers<void>();
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
      const first = window().take('notices', async () => {
        begin();
        await held;
        done.push('first');
      });
      await begun;
      const second = window().take('notices', async () => void done.push('second'));
      await window().take('another matter', async () => void done.push('another matter'));
      leave();
      await Promise.all([first, second]);
      expect(done).toEqual(['another matter', 'first', 'second']);
    });

    it('fails when the work fails, and gives up its turn', async () => {
      const window = open();
      await expect(window().take('notices', async () => Promise.reject(new Error('the work')))).rejects.toThrow(
        'the work',
      );
      let isDone = false;
      await window().take('notices', async () => void (isDone = true));
      expect(isDone).toBe(true);
    });
  });
}
