import fc from 'fast-check';
import { expect } from 'vitest';

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

/** Screens are drawn on machines that do other things too; what is waited for may take a while, what is wrong still fails. */
if (/\/tests\/(views|sandbox)\//.test(path) && 'document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
}

/** The long matrices: every property is tried on many more cases. */
if (process.env['AUDIT'] === 'on') fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 5_000 });
