import { expect, it } from 'vitest';
import { otherPartyOf } from '../../../../src/domain/evidence/shared/other-party.ts';

it.each<[string, readonly string[], string]>([
  ['the first named party', ['砚舟', '澄叶'], '砚舟'],
  ['the next party when the first is the company itself', ['启衡', '砚舟'], '砚舟'],
  ['the first party with a name', ['', '砚舟'], '砚舟'],
  ['the company itself when it is the only name', ['启衡', '', '启衡'], '启衡'],
  ['none without a name', [''], ''],
])('the other party of a package is %s', (_what, named, party) => {
  expect(otherPartyOf('启衡', named)).toBe(party);
});
