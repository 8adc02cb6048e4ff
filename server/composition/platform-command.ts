import { resolve } from 'node:path';
import { allPlatforms, applyPlatforms, removePlatform } from '../core/shell/platform-administration.ts';
import { StartupRefusal } from '../ground/startup-refusal.ts';
import { platformFile } from '../ground/platform-file.ts';
import { readSettings } from '../ground/settings.ts';
import { withCommandStore } from './command-store.ts';

export const platformUsage = `npm run platform -- list            which hosts are configured
npm run platform -- show            all of it, as a file that can be applied
npm run platform -- apply FILE      these hosts from now on; others stay
npm run platform -- remove HOST     resets HOST to the default look`;

const operands: Readonly<Record<string, number>> = { list: 0, show: 0, apply: 1, remove: 1 };

/** Runs `npm run platform`. Throws `StartupRefusal` for invalid arguments, files or settings. */
export async function platformCommand(
  args: readonly string[],
  { environment, print }: { readonly environment: NodeJS.ProcessEnv; print(line: string): void },
): Promise<void> {
  const [verb = '', operand = '', ...more] = args;
  const wanted = Object.hasOwn(operands, verb) ? operands[verb] : undefined;
  if (wanted === undefined || more.length > 0 || (operand === '') !== (wanted === 0))
    throw new StartupRefusal(platformUsage);
  const answer = readSettings(environment, []);
  if (!answer.ok) throw new StartupRefusal(answer.problems.join('\n'));
  const platforms = verb === 'apply' ? await platformFile(resolve(operand), 'The file') : [];
  await withCommandStore(answer.settings, async (store) => {
    if (verb === 'list')
      for (const { host, config } of await allPlatforms(store)) print(`${host}\t${config.platformName ?? ''}`);
    if (verb === 'show') print(JSON.stringify(await allPlatforms(store), undefined, 2));
    if (verb === 'apply') {
      await applyPlatforms(store, platforms);
      print(`${platforms.map(({ host }) => host).join(', ')}: applied. Visible at the next page load.`);
    }
    if (verb === 'remove') print(removalMessage(await removePlatform(store, operand), operand));
  });
}

/** Message about a removed entry. Throws `StartupRefusal` for the default entry and for an unknown host. */
function removalMessage(outcome: Awaited<ReturnType<typeof removePlatform>>, host: string): string {
  if (outcome === 'needed')
    throw new StartupRefusal(
      'The entry * is the default for all other hosts and cannot be removed. Apply another one instead.',
    );
  if (outcome === 'unknown')
    throw new StartupRefusal(`${host} is not configured; npm run platform -- list shows those that are.`);
  return `${host}: reset to the default look. Visible at the next page load.`;
}
