import { afterEach, describe, expect, it, vi } from 'vitest';
import { runAfterPaint } from '../../../src/views/pages/run-after-paint.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('work scheduled after painting', () => {
  it('runs once after the frame is painted', () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] });
    const work = vi.fn();
    runAfterPaint(work);
    expect(work).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('runs one by one as separate tasks, so that a press between them is handled', () => {
    vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => (frame(0), 1));
    const tasks: (() => void)[] = [];
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((task: () => void) => tasks.push(task)) as never);
    const heard: string[] = [];
    runAfterPaint(
      () => heard.push('first'),
      () => heard.push('second'),
      () => heard.push('third'),
    );
    for (const task of tasks) {
      task();
      heard.push('a press');
    }
    expect(heard).toEqual(['first', 'a press', 'second', 'a press', 'third', 'a press']);
  });

  it('can be cancelled after a part of it', () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] });
    const heard: string[] = [];
    const callOff = runAfterPaint(
      () => {
        heard.push('first');
        callOff();
      },
      () => heard.push('second'),
    );
    vi.runAllTimers();
    expect(heard).toEqual(['first']);
  });

  it('does not run when cancelled, before the frame or after it', () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] });
    const work = vi.fn();
    const before = runAfterPaint(work);
    before();
    const after = runAfterPaint(work);
    vi.advanceTimersToNextFrame();
    after();
    vi.runAllTimers();
    expect(work).not.toHaveBeenCalled();
  });

  it('runs at once in a hidden page, which has no frames', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const work = vi.fn();
    runAfterPaint(work)();
    expect(work).toHaveBeenCalledTimes(1);
  });
});
