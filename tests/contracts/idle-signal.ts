import { describe, expect, it } from 'vitest';
import type { IdleSignal } from '../../src/application/ports/idle-signal.ts';

/** Events of the observed window. Time advances only where stated. */
export interface CalmWindow {
  readonly calm: IdleSignal;
  /** Lets this many milliseconds pass without an event. */
  still(milliseconds: number): Promise<void>;
  moved(): void;
  pressed(): void;
  released(): void;
  typing(): void;
  /** Presses and releases a key. */
  keyPressed(): void;
  keyReleased(): void;
  /** Sets the text of the focused field. */
  written(text: string): void;
  /** Opens or closes help or a menu of the bar. */
  opened(is: boolean): void;
  hidden(isHidden: boolean): void;
  /** Sets whether the page is still loading or a dialog covers it. */
  awaited(is: boolean): void;
}

/** Contract: questions are asked only while the user is inactive. */
export function idleSignalContract(name: string, open: () => CalmWindow): void {
  /** Whether the wait has resolved. */
  const waiting = (settling: Promise<boolean | void>): { readonly answer: () => boolean | 'waiting' } => {
    let answer: boolean | 'waiting' = 'waiting';
    void settling.then((settled) => (answer = settled ?? true));
    return { answer: () => answer };
  };

  describe(name, () => {
    it('begins after a while without moves or presses', async () => {
      const window = open();
      window.moved();
      const { answer } = waiting(window.calm.whenIdle());
      await window.still(500);
      window.moved();
      await window.still(500);
      expect(answer()).toBe('waiting');
      await window.still(500);
      expect(answer()).toBe(true);
    });

    it('begins at once after a long enough rest', async () => {
      const window = open();
      const atOnce = waiting(window.calm.whenIdleAndVisible());
      await window.still(0);
      window.moved();
      await window.still(800);
      const later = waiting(window.calm.whenIdle());
      await window.still(0);
      expect([atOnce.answer(), later.answer()]).toEqual([true, true]);
    });

    it('does not begin while a press from before the request is held', async () => {
      const window = open();
      window.pressed();
      await window.still(2000);
      const { answer } = waiting(window.calm.whenIdleAndVisible());
      await window.still(2000);
      expect(answer()).toBe('waiting');
      window.released();
      window.keyPressed();
      await window.still(2000);
      expect(answer()).toBe('waiting');
      window.keyReleased();
      await window.still(600);
      expect(answer()).toBe('waiting');
      await window.still(200);
      expect(answer()).toBe(true);
    });

    it('does not begin during a press, or soon after typing', async () => {
      const window = open();
      window.pressed();
      const { answer } = waiting(window.calm.whenIdle());
      await window.still(10_000);
      expect(answer()).toBe('waiting');
      window.typing();
      window.released();
      await window.still(2000);
      expect(answer()).toBe('waiting');
      await window.still(1500);
      expect(answer()).toBe(true);
    });

    it('does not begin before the page is ready, or while a dialog is open', async () => {
      const window = open();
      window.awaited(true);
      const { answer } = waiting(window.calm.whenIdle());
      await window.still(10_000);
      expect(answer()).toBe('waiting');
      window.awaited(false);
      await window.still(1000);
      expect(answer()).toBe(true);
    });

    it('does not begin while a text is unfinished, however long the pause', async () => {
      const window = open();
      window.typing();
      const { answer } = waiting(window.calm.whenIdleAndVisible());
      window.written('名单中的逾期');
      await window.still(60_000);
      expect(answer()).toBe('waiting');
      window.written('');
      await window.still(3500);
      expect(answer()).toBe(true);
    });

    it('does not begin while help or a menu of the bar is open', async () => {
      const window = open();
      window.opened(true);
      const { answer } = waiting(window.calm.whenIdle());
      await window.still(10_000);
      expect(answer()).toBe('waiting');
      window.opened(false);
      await window.still(1000);
      expect(answer()).toBe(true);
    });

    it('waits until the window is visible, or answers that it is not', async () => {
      const window = open();
      window.hidden(true);
      const [patient, other] = [waiting(window.calm.whenIdle()), waiting(window.calm.whenIdleAndVisible())];
      await window.still(10_000);
      expect([patient.answer(), other.answer()]).toEqual(['waiting', false]);
      window.hidden(false);
      const again = waiting(window.calm.whenIdleAndVisible());
      await window.still(1000);
      expect([patient.answer(), again.answer()]).toEqual([true, true]);
    });

    it('does not begin when the user leaves meanwhile', async () => {
      const window = open();
      window.moved();
      const { answer } = waiting(window.calm.whenIdleAndVisible());
      await window.still(300);
      window.hidden(true);
      await window.still(1);
      expect(answer()).toBe(false);
    });
  });
}
