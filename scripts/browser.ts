import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { browserFonts } from './browser-fonts.ts';
import { bundledChromium, hasBundledChromium } from './bundled-chromium.ts';
import type { FoundBrowser } from './found-browser.ts';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Only for our own test pages: Chromium has no sandbox for root, and no request may leave the machine. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts a headless Chromium with a fresh profile, in which Chinese is legible whatever fonts the machine has. It uses
 * the browser of the npm package, so that the checks use the same one everywhere; `CHROMIUM_PATH` names another. Where
 * npm has none for the machine, Playwright's download or the machine's browser is used. Scrollbars are hidden by
 * default.
 */
export async function launchBrowser({ scrollbars = false } = {}): Promise<Browser> {
  const found = await findBrowser();
  const environment = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return chromium.launch({
    executablePath: found.executablePath,
    args: flags,
    ...(scrollbars ? { ignoreDefaultArgs: ['--hide-scrollbars'] } : {}),
    env: { ...environment, ...found.environment, ...(await browserFonts()) },
  });
}

/** Throws with advice when the named browser does not exist or no browser is found. */
export async function findBrowser(): Promise<FoundBrowser> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (await isProgram(named)) return { origin: 'CHROMIUM_PATH', executablePath: named, environment: {} };
    throw new Error(`CHROMIUM_PATH names ${named}, which is not a program that can be run`);
  }
  if (hasBundledChromium()) return { origin: 'the npm package @sparticuz/chromium', ...(await bundledChromium()) };
  for (const [origin, path] of installedPlaces()) {
    if (await isProgram(path)) return { origin, executablePath: path, environment: {} };
  }
  throw new Error(
    'No browser found. Set CHROMIUM_PATH to a Chromium or Chrome, or run: npx playwright install chromium',
  );
}

/** The path of a browser that is installed on the machine; undefined where there is none. */
export async function machinesBrowser(): Promise<string | undefined> {
  for (const [origin, path] of installedPlaces()) {
    if (origin === 'this machine' && (await isProgram(path))) return path;
  }
  return undefined;
}

function installedPlaces(): (readonly [string, string])[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [
    ['the download of Playwright', chromium.executablePath()],
    ...[...onPath, macChrome].map((path) => ['this machine', path] as const),
  ];
}

async function isProgram(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
