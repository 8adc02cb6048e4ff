import { resolve } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';
import { test } from 'vitest';
import { realServer, type OpenBackEnd, type RealServer } from '../../features/support/assemblies/real-server.ts';
import type { Backstage } from '../../features/support/assembly.ts';
import { enterBeside } from '../../features/support/assemblies/enter-beside.ts';
import { launchBrowser } from '../../scripts/browser.ts';

export interface ServedPortal {
  /** Origin of the built portal with the demo world. */
  readonly origin: string;
  /** Origin of its object store. */
  readonly files: string;
  readonly browser: Browser;
  /** Actions behind the portal. */
  readonly backstage: Backstage;
  /** A fresh profile of the browser in which an account is signed in. */
  signedIn(options: BrowserContextOptions, userName?: string): Promise<BrowserContext>;
}

/** The files that one worker runs share a server and a browser, which end with the worker. */
const shared = test.extend<{ $worker: { readonly sharedServer: RealServer; readonly sharedBrowser: Browser } }>({
  sharedServer: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads from the pattern which others it needs
    async ({}, use) => {
      const server = await realServer(resolve('dist/portal'));
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  sharedBrowser: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads from the pattern which others it needs
    async ({}, use) => {
      const browser = await launchBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

/** A browser for pages that need no server. */
export function openBrowser(): { readonly browser: Browser } {
  let browser: Browser;
  shared.beforeAll(({ sharedBrowser }) => {
    browser = sharedBrowser;
  });
  return {
    get browser() {
      return browser;
    },
  };
}

/** The built portal as a server delivers it, with the initial demo world, for all tests of a file. */
export function servedBackEnd(): Omit<ServedPortal, 'browser' | 'signedIn'> {
  let server: RealServer;
  let backEnd: OpenBackEnd;
  shared.beforeAll(async ({ sharedServer }) => {
    server = sharedServer;
    backEnd = await server.open();
  });
  shared.afterAll(async () => backEnd.close());
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
  };
}

/** The built portal and a browser for all tests of a file. */
export function servedPortal(): ServedPortal {
  const served = servedBackEnd();
  const opened = openBrowser();
  return {
    get origin() {
      return served.origin;
    },
    get files() {
      return served.files;
    },
    get backstage() {
      return served.backstage;
    },
    get browser() {
      return opened.browser;
    },
    signedIn: async (options, userName = 'zhousiyuan') => {
      const context = await opened.browser.newContext(options);
      await enterBeside(context, served.origin, userName);
      return context;
    },
  };
}
