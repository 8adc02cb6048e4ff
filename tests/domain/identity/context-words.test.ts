import { describe, expect, it } from 'vitest';
import { contextWords, isOfContextWords } from '../../../src/domain/identity/context-words.ts';
import { passwordProblem } from '../../../src/domain/identity/password-rules.ts';

const owner = { userName: 'zhousiyuan', personName: '周思远' };

describe('words of the portal in a password', () => {
  it.each([
    'supplychain2026',
    'SupplyChain#1',
    'scf-portal-2026',
    'gongyinglian@123',
    'F!nanceB@nk9',
    'jinrongpingtai8',
  ])('are refused alone: %s', (password) => {
    expect(passwordProblem(password, owner)).toBe('known');
  });

  it.each(['chain of nine lanterns', 'bankside heron 42', 'river lamp 42', '供应链以外的七只白鹭飞过'])(
    'are accepted beside others: %s',
    (password) => {
      expect(passwordProblem(password, owner)).toBeUndefined();
    },
  );

  it('are in lower case, each once, the longer ones first', () => {
    expect(contextWords.filter((word) => !/^[a-z]{3,}$/u.test(word))).toEqual([]);
    expect(new Set(contextWords).size).toBe(contextWords.length);
    expect(contextWords.map(({ length }) => length)).toEqual(
      contextWords.map(({ length }) => length).toSorted((one, other) => other - one),
    );
  });

  it('count only where there is one of them', () => {
    expect([
      isOfContextWords('2026'),
      isOfContextWords('scf'),
      isOfContextWords('scf abc'),
      isOfContextWords('scf abcd'),
    ]).toEqual([false, true, true, false]);
  });
});
