import { startStoreProgram } from './composition/store-program.ts';
import { stopOnSignals } from './composition/stop-on-signals.ts';
import { StartupRefusal } from './ground/startup-refusal.ts';
import { readStoreProgramSettings } from './ground/store-program-settings.ts';
import type { RunningStore } from './object-store/object-store-server.ts';

/** Runs `npm run store`. */
async function main(): Promise<void> {
  const answer = readStoreProgramSettings(process.env);
  if (!answer.ok) throw new StartupRefusal(answer.problems.join('\n'));
  let starting: Promise<RunningStore> | undefined;
  stopOnSignals(async () => (await starting)?.stop());
  starting = startStoreProgram(answer.settings, (fault) => console.error(fault));
  await starting;
  console.log(`ready ${answer.settings.store.publicAddress}`);
}

main().catch((failure: unknown) => {
  console.error(failure instanceof StartupRefusal ? failure.message : failure);
  process.exitCode = 1;
});
