import { stopOnSignals } from '../server/composition/stop-on-signals.ts';
import { startServer } from '../server/composition/start-server.ts';
import { StartupRefusal } from '../server/ground/startup-refusal.ts';
import { Progress } from '../server/ground/progress.ts';
import { readSettings } from '../server/ground/settings.ts';
import { serveDevPages } from './dev-pages.ts';

const pagesPort = 5173;

/**
 * Starts the API on PORT and, in front of it, Vite with the sources of portal and console. The browser uses Vite's
 * address for both.
 */
async function main(): Promise<void> {
  const pages = `http://127.0.0.1:${pagesPort}`;
  const answer = readSettings({ PUBLIC_URL: pages, ...process.env }, process.argv.slice(2));
  if (!answer.ok) throw new StartupRefusal(answer.problems.join('\n'));
  const { settings } = answer;
  const progress = new Progress();
  const server = await startServer(settings, progress, {
    logLevel: 'warn',
    version: 'dev',
    portalFolder: undefined,
    sandboxFolder: undefined,
  });
  const api = `http://127.0.0.1:${settings.port}`;
  const served = await serveDevPages({ api, port: pagesPort });
  stopOnSignals(async () => {
    await served.close();
    await server.stop();
  });
  progress.line(`ready ${settings.publicUrl}/cv3/`);
}

main().catch((failure: unknown) => {
  console.error(failure instanceof StartupRefusal ? failure.message : failure);
  process.exitCode = 1;
});
