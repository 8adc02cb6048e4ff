import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupRefusal } from '../server/ground/startup-refusal.ts';
import { Progress } from '../server/ground/progress.ts';
import { compressFolder } from './compress-folder.ts';
import { digestOf } from './digest-of.ts';

const house = join(import.meta.dirname, '..');
const dist = join(house, 'dist');
const digestFile = join(dist, 'portal.digest');
/** All inputs of the built portal. */
const ingredients = [
  'src',
  'public',
  'index.html',
  'sandbox.html',
  'vite.config.ts',
  'scripts/pdfjs-assets.ts',
  'scripts/left-out.ts',
  'package-lock.json',
  'tsconfig.json',
];

/**
 * Builds the portal and the sandbox's console into `dist`, with a `.br` and a `.gz` beside each file for which
 * compression is worthwhile.
 */
export async function buildPortal(progress: Progress): Promise<void> {
  await rm(digestFile, { force: true });
  const digest = await digestOf(house, ingredients);
  await progress.step('Building the portal', async () => Promise.all([runVite('production'), runVite('sandbox')]));
  await progress.step('Compressing it', async () => compressFolder(join(dist, 'portal')));
  await mkdir(dist, { recursive: true });
  await writeFile(digestFile, digest);
}

/** Builds the portal and the console unless `dist` was built from exactly the present sources. */
export async function buildPortalWhenStale(progress: Progress): Promise<void> {
  const built = await readFile(digestFile, 'utf8').catch(() => '');
  const stands = ['portal', 'sandbox'].every((folder) => existsSync(join(dist, folder, 'index.html')));
  if (stands && built === (await digestOf(house, ingredients))) return;
  await buildPortal(progress);
}

/** Runs in its own process, so that its memory does not remain in the server. Its output is shown when it fails. */
async function runVite(mode: 'production' | 'sandbox'): Promise<void> {
  const vite = join(house, 'node_modules/vite/bin/vite.js');
  if (!existsSync(vite))
    throw new StartupRefusal(
      'The portal is not built and there is nothing here to build it with: run npm ci, with the development dependencies.',
    );
  const child = spawn(process.execPath, [vite, 'build', '--mode', mode, '--logLevel', 'warn'], {
    cwd: house,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const code = await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  if (code !== 0)
    throw new StartupRefusal(`The portal could not be built:\n${Buffer.concat(said).toString('utf8').trim()}`);
}

if (import.meta.main) {
  buildPortal(new Progress()).catch((failure: unknown) => {
    console.error(failure instanceof StartupRefusal ? failure.message : failure);
    process.exitCode = 1;
  });
}
