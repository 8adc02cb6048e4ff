import type * as Library from '@testing-library/react';
import fc from 'fast-check';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { digestAtOnce } from '../../features/support/digests-at-once.ts';
import { isAudit } from './audit.ts';

/** Below the browser nothing may reach out: rules and presenters are tried without a network or a storage. */
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

/** Proofs of work take some ten thousand digests each, and most of the time goes into waiting for each of them. */
if (/\/tests\/(adapters\/wire|server\/(core|http))\//.test(path)) digestAtOnce();

/** Value of a global; undefined where reading it is refused. */
function globalValue(name: string): unknown {
  try {
    return Reflect.get(globalThis, name);
  } catch {
    return undefined;
  }
}

/** Files that share a worker find what the one before left: each leaves what everybody reads as it was. */
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

/** Files of screens share one document: each test leaves it empty, and each file leaves the library as it came. */
function putBack({ cleanup, configure, getConfig }: Pick<typeof Library, 'cleanup' | 'configure' | 'getConfig'>): void {
  const [library, { useRealTimers }] = [getConfig(), vi];
  // jsdom waits for its frames by whatever clock stands when the first is asked for. A moved clock that goes before the
  // frame came takes all later ones along.
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
    // What moves the keyboard may wait for a moved clock, too, and would hide all that comes later from readers.
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

/**
 * Screens are drawn on machines that do other things too; what is waited for may take a while, what is wrong still
 * fails.
 */
if (/\/tests\/(views|sandbox)\//.test(path) && 'document' in globalThis) {
  const { cleanup, configure, getConfig } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 40_000 });
  putBack({ cleanup, configure, getConfig });
  // Without a layout nothing would count as shown: a dialog found no first button, kept the focus itself, and was
  // hidden from readers a moment later.
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get(this: HTMLElement) {
      return this.isConnected && this !== document.body ? this.parentElement : null;
    },
  });
  document.body.getBoundingClientRect = () => new DOMRect(0, 0, 1280, 800);
}

/**
 * In the audit, properties of rules, words and records are tried on many more cases. They are cheap; screens and
 * servers are not.
 */
if (isAudit && /\/tests\/(domain|words|server\/storage)\//.test(path))
  fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 5_000 });
