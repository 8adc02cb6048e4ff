import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPortalWhenStale } from '../../scripts/build.ts';
import { startServer } from './start-server.ts';
import { GroundRefusal } from '../ground/ground-refusal.ts';
import { Progress } from '../ground/progress.ts';
import { readSettings } from '../ground/settings.ts';
import { accountTable } from './account-table.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { readStartOptions } from './start-options.ts';

const house = join(import.meta.dirname, '../..');

/** What `npm start` does: reads the settings, builds the portal where it is out of date, starts everything and says so. */
export async function startProgram(): Promise<void> {
  const answer = readSettings(process.env, process.argv.slice(2));
  const chosen = readStartOptions(process.env, house);
  const problems = [...(answer.ok ? [] : answer.problems), ...chosen.problems];
  if (!answer.ok || problems.length > 0) throw new GroundRefusal(problems.join('\n'));
  const { settings } = answer;

  const progress = new Progress();
  if (chosen.portalFolder === undefined) await buildPortalWhenStale(progress);
  const { version } = JSON.parse(await readFile(join(house, 'package.json'), 'utf8')) as { readonly version: string };
  const server = await startServer(settings, progress, { ...chosen.options, version });
  stopOnSignals(async () => server.stop());
  progress.line(`Started in ${progress.elapsed()}\n`);
  if (server.sandbox) progress.line(await accountTable(server.sandbox));
  progress.line(`ready ${settings.publicUrl}/cv3/`);
}
