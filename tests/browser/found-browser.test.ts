import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findBrowser } from '../../scripts/browser.ts';
import { hasBundledChromium } from '../../scripts/bundled-chromium.ts';

let folder: string;
let installed: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'found-browser-'));
  installed = join(folder, 'chromium');
  await writeFile(installed, '#!/bin/sh\n');
  await chmod(installed, 0o755);
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH'] ?? ''}`);
  vi.stubEnv('CHROMIUM_PATH', '');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

describe('the browser of the checks', () => {
  it.runIf(hasBundledChromium())('is the npm package, also on a machine with its own Chromium', async () => {
    const found = await findBrowser();
    expect(found.origin).toBe('the npm package @sparticuz/chromium');
    expect(found.executablePath).not.toBe(installed);
  });

  it.runIf(!hasBundledChromium())('is the machine’s own when npm has none for it', async () => {
    expect((await findBrowser()).origin).toMatch(/this machine|Playwright/u);
  });

  it('is the one that CHROMIUM_PATH names', async () => {
    vi.stubEnv('CHROMIUM_PATH', installed);
    expect(await findBrowser()).toEqual({ origin: 'CHROMIUM_PATH', executablePath: installed, environment: {} });
  });

  it('is refused by name when CHROMIUM_PATH cannot be run', async () => {
    vi.stubEnv('CHROMIUM_PATH', join(folder, 'none'));
    await expect(findBrowser()).rejects.toThrow(
      `CHROMIUM_PATH names ${join(folder, 'none')}, which is not a program that can be run`,
    );
  });
});
