import { afterEach, describe, expect, it, vi } from 'vitest';
import { oncePainted } from '../../../src/views/pages/once-painted.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('what is done once the page is painted', () => {
  it('is done after the frame in which it is drawn, and once', () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] });
    const work = vi.fn();
    oncePainted(work);
    expect(work).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is done one thing after the other, each as a task of its own, so that a press between them is heard', () => {
    vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => (frame(0), 1));
    const tasks: (() => void)[] = [];
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((task: () => void) => tasks.push(task)) as never);
    const heard: string[] = [];
    oncePainted(
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

  it('of which some is done is called off from there', () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] });
    const heard: string[] = [];
    const callOff = oncePainted(
      () => {
        heard.push('first');
        callOff();
      },
      () => heard.push('second'),
    );
    vi.runAllTimers();
    expect(heard).toEqual(['first']);
  });

  it('is not done where it was called off, before the frame or after it', () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] });
    const work = vi.fn();
    const before = oncePainted(work);
    before();
    const after = oncePainted(work);
    vi.advanceTimersToNextFrame();
    after();
    vi.runAllTimers();
    expect(work).not.toHaveBeenCalled();
  });

  it('is done at once where nobody looks: no frame would come', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const work = vi.fn();
    oncePainted(work)();
    expect(work).toHaveBeenCalledTimes(1);
  });
});
