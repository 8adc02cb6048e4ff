// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { oncePainted } from '../../../src/views/shell/shared/once-painted.ts';

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
