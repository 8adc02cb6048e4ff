import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { RootMarks } from '../../../src/views/shell/RootMarks.tsx';
import { resizeRest } from '../../../src/views/pages/use-screen-class.ts';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';

const { dataset } = document.documentElement;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function draw(template: string): void {
  const presenters = { session: { pageConfig: { template } } } as unknown as Presenters;
  render(
    <PresentersContext value={presenters}>
      <RootMarks />
    </PresentersContext>,
  );
}

function resize(width: number): void {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
  window.dispatchEvent(new Event('resize'));
}

it('the root says the class of the screen, decided again once the window keeps its size (F-020)', async () => {
  resize(1200);
  draw('');
  expect(dataset['screen']).toBe('MINI');
  resize(1480);
  await act(async () => void vi.advanceTimersByTime(resizeRest - 1));
  expect(dataset['screen']).toBe('MINI');
  resize(1600);
  await act(async () => void vi.advanceTimersByTime(resizeRest - 1));
  expect(dataset['screen']).toBe('MINI');
  await act(async () => void vi.advanceTimersByTime(1));
  expect(dataset['screen']).toBe('WIDE');
  resize(1479);
  await act(async () => void vi.advanceTimersByTime(resizeRest));
  expect(dataset['screen']).toBe('MINI');
});

it('the root names the platform’s template, where there is one (F-024)', () => {
  draw('lanchuan');
  expect(dataset['template']).toBe('lanchuan');
  cleanup();
  draw('');
  expect('template' in dataset).toBe(false);
});
