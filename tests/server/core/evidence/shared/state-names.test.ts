import { expect, it } from 'vitest';
import { stateNames } from '../../../../../server/core/evidence/shared/state-names.ts';
import { stateNames as messages } from '../../../../../src/presentation/evidence/shared/package-state-words.ts';
import { packages as english } from '../../../../../src/words/en/evidence/packages.ts';
import { packages as chinese } from '../../../../../src/words/zh-CN/evidence/packages.ts';

it.each([
  ['zh-CN', chinese],
  ['en', english],
] as const)('names the states in %s as the portal does', (locale, words) => {
  for (const [shown, name] of Object.entries(stateNames[locale]))
    expect(name).toBe(words[messages[shown as keyof typeof messages] as keyof typeof words]);
});
