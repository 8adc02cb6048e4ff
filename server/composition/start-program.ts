import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPortalWhenStale } from '../../scripts/build.ts';
import { StartupRefusal } from '../ground/startup-refusal.ts';
import { Progress } from '../ground/progress.ts';
import { readSettings } from '../ground/settings.ts';
import { accountTable } from './account-table.ts';
import { readStartOptions } from './start-options.ts';
import { startServer, type RunningServer } from './start-server.ts';
import { stopOnSignals } from './stop-on-signals.ts';

const house = join(import.meta.dirname, '../..');

/**
 * Runs `npm start`: reads the settings, builds the portal where it is out of date, starts all parts and reports
 * progress.
 */
export async function startProgram(): Promise<void> {
  const answer = readSettings(process.env, process.argv.slice(2));
  const chosen = readStartOptions(process.env, house);
  const problems = [...(answer.ok ? [] : answer.problems), ...chosen.problems];
  if (!answer.ok || problems.length > 0) throw new StartupRefusal(problems.join('\n'));
  const { settings } = answer;

  const progress = new Progress();
  let starting: Promise<RunningServer> | undefined;
  const isToStop = stopOnSignals(async () => (await starting)?.stop());
  if (chosen.portalFolder === undefined) await buildPortalWhenStale(progress);
  const { version } = JSON.parse(await readFile(join(house, 'package.json'), 'utf8')) as { readonly version: string };
  starting = startServer(settings, progress, { ...chosen.options, version });
  const server = await starting;
  // After a stop signal, no readiness message is printed.
  if (isToStop()) return;
  progress.line(`Started in ${progress.elapsed()}\n`);
  if (server.sandbox) progress.line(await accountTable(server.sandbox));
  progress.line(`ready ${settings.publicUrl}/cv3/`);
}
