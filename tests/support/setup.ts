import fc from 'fast-check';
import { afterAll, expect } from 'vitest';
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

/** What stands under a name for everybody; nothing where one may not ask. */
function standing(name: string): unknown {
  try {
    return Reflect.get(globalThis, name);
  } catch {
    return undefined;
  }
}

/** Files that share a worker find what the one before left: each leaves what everybody reads as it was. */
const shared = ['Blob', 'Date', 'DecompressionStream', 'FormData', 'ReadableStream', 'Response', 'URL', 'XMLHttpRequest', 'crypto', 'document', 'fetch', 'performance', 'setTimeout', 'window'].map((name) => ({ name, before: standing(name) }));
afterAll(() => {
  const replaced = shared.filter(({ name, before }) => standing(name) !== before).map(({ name }) => name);
  if (replaced.length > 0) throw new Error(`Left in place of another: ${replaced.join(', ')}`);
});

/** Screens are drawn on machines that do other things too; what is waited for may take a while, what is wrong still fails. */
if (/\/tests\/(views|sandbox)\//.test(path) && 'document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 40_000 });
  // Without a layout nothing would count as shown: a dialog found no first button, kept the focus itself, and was hidden from readers a moment later.
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get(this: HTMLElement) {
      return this.isConnected && this !== document.body ? this.parentElement : null;
    },
  });
  document.body.getBoundingClientRect = () => new DOMRect(0, 0, 1280, 800);
}

/** The long matrices: every property is tried on many more cases. */
if (isAudit) fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 5_000 });
