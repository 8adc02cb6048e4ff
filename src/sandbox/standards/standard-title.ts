import type { Standard } from '../api/standard-answers.ts';
import type { SandboxSay } from '../words/use-sandbox-words.ts';

/** The title of a standard: its funder and its core enterprise. */
export function standardTitle(say: SandboxSay, { funder, core }: Standard): string {
  return say('sandbox-standards.title-of', { funder, core: core === '' ? say('sandbox-standards.every-core') : core });
}
