// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { BrowserAttention } from '../../../src/adapters/system/browser-attention.ts';

afterEach(() => vi.restoreAllMocks());

it('the window reports hiding, showing and focus until the listener is removed', () => {
  const attention = new BrowserAttention();
  const heard: boolean[] = [];
  const stop = attention.onChange((there) => heard.push(there));
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(attention.isThere()).toBe(false);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  expect(heard).toEqual([false, true, true]);
  stop();
  window.dispatchEvent(new Event('focus'));
  expect(heard).toHaveLength(3);
});
