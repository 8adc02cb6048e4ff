import { resolve } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { realServer, type OpenBackEnd, type RealServer } from '../../features/support/assemblies/real-server.ts';
import type { Backstage } from '../../features/support/assembly.ts';
import { launchBrowser } from '../../scripts/browser.ts';

export interface ServedPortal {
  /** Where the built portal is served, on the demo world. */
  readonly origin: string;
  /** Where its object store is. */
  readonly files: string;
  readonly browser: Browser;
  /** What happens behind the portal. */
  readonly backstage: Backstage;
}

/** The built portal as a server gives it and a browser to open it, for all tests of a file. */
export function servedPortal(): ServedPortal {
  let server: RealServer;
  let backEnd: OpenBackEnd;
  let browser: Browser;
  beforeAll(async () => {
    server = await realServer(resolve('dist/portal'));
    backEnd = await server.open();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await backEnd.close();
    await server.close();
  });
  return {
    get origin() {
      return server.origin;
    },
    get files() {
      return server.files;
    },
    get backstage() {
      return backEnd.backstage;
    },
    get browser() {
      return browser;
    },
  };
}
