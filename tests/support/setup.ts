import type * as Library from '@testing-library/react';
import fc from 'fast-check';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { digestAtOnce } from '../../features/support/digests-at-once.ts';
import { isAudit } from './audit.ts';

/** Tests of rules and presenters must use no network and no storage. */
const path = expect.getState().testPath ?? '';

if (/\/tests\/(domain|presentation)\//.test(path)) {
  for (const name of ['fetch', 'XMLHttpRequest', 'localStorage', 'sessionStorage']) {
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => {
        throw new Error(`${name} is out of reach here`);
      },
    });
  }
}

/** A proof of work takes some ten thousand digests, and asynchronous digests spend most of their time waiting. */
if (/\/tests\/(adapters\/wire|server\/(core|http))\//.test(path)) digestAtOnce();

/** Value of a global; undefined where reading it throws. */
function globalValue(name: string): unknown {
  try {
    return Reflect.get(globalThis, name);
  } catch {
    return undefined;
  }
}

/** Files that share a worker must not change shared globals for the next file. */
const shared = [
  'Blob',
  'Date',
  'DecompressionStream',
  'FormData',
  'ReadableStream',
  'ResizeObserver',
  'Response',
  'URL',
  'XMLHttpRequest',
  'crypto',
  'document',
  'fetch',
  'performance',
  'setTimeout',
  'window',
].map((name) => ({ name, before: globalValue(name) }));
afterAll(() => {
  const replaced = shared.filter(({ name, before }) => globalValue(name) !== before).map(({ name }) => name);
  if (replaced.length > 0) throw new Error(`Left in place of another: ${replaced.join(', ')}`);
});

/** Files of screens share one document. Each test leaves it empty, and each file restores the library's settings. */
function putBack({ cleanup, configure, getConfig }: Pick<typeof Library, 'cleanup' | 'configure' | 'getConfig'>): void {
  const [library, { useRealTimers }] = [getConfig(), vi];
  // jsdom schedules its frames with the timers that are active at the first request. If fake timers end before that
  // frame, all later frames are lost.
  vi.useRealTimers = () => {
    if (vi.isFakeTimers()) vi.advanceTimersByTime(20);
    return useRealTimers();
  };
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    // Fluent UI defines one under test wherever a list opens at its field; jsdom has none.
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
    document.body.replaceChildren();
    // The keyboard navigation may also wait for a fake timer, and would hide everything that comes later from screen
    // readers.
    (Reflect.get(window, '__tabsterInstance') as { dispose(): void } | undefined)?.dispose();
    localStorage.clear();
    sessionStorage.clear();
  });
  afterAll(() => {
    configure(library);
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', undefined);
    history.replaceState(null, '', '/');
    vi.useRealTimers = useRealTimers;
  });
}

/** Screens are drawn on busy machines. Waiting may take longer, and errors still fail. */
if (/\/tests\/(views|sandbox)\//.test(path) && 'document' in globalThis) {
  const { cleanup, configure, getConfig } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 40_000 });
  putBack({ cleanup, configure, getConfig });
  // Without a layout no element would count as visible: a dialog would find no first button, keep the focus itself, and
  // be hidden from screen readers a moment later.
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get(this: HTMLElement) {
      return this.isConnected && this !== document.body ? this.parentElement : null;
    },
  });
  document.body.getBoundingClientRect = () => new DOMRect(0, 0, 1280, 800);
}

/**
 * In the audit, properties of rules, texts and records run with many more cases. They are fast; screens and servers are
 * not.
 */
if (isAudit && /\/tests\/(domain|words|server\/storage)\//.test(path))
  fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 5_000 });
