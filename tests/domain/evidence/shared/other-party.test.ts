import { expect, it } from 'vitest';
import { otherPartyOf } from '../../../../src/domain/evidence/shared/other-party.ts';

it.each<[string, readonly string[], string]>([
  ['the first that is named', ['砚舟', '澄叶'], '砚舟'],
  ['the next where the first is the company itself', ['启衡', '砚舟'], '砚舟'],
  ['the first that says anything', ['', '砚舟'], '砚舟'],
  ['the company itself where nobody else is named', ['启衡', '', '启衡'], '启衡'],
  ['nobody where nobody is named', [''], ''],
])('whose package it is: %s', (_what, named, party) => {
  expect(otherPartyOf('启衡', named)).toBe(party);
});
