import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bulkBarOf } from '../../../src/domain/trade/shared/bulk-approval.ts';
import { decisionsStatement, readDecisionsStatement } from '../../../src/domain/trade/shared/decision-statement.ts';
import { stepsOf } from '../../../src/domain/trade/shared/application-policy.ts';
import { noteCheck, passCheck, refuseCheck } from '../../../src/domain/trade/shared/rule-check.ts';

describe('an application among several', () => {
  it.each([
    ['usual', stepsOf('credit', 'issue', false), [passCheck('TERM')], undefined],
    ['with something to know', stepsOf('credit', 'issue', false), [noteCheck('INVOICES', 'none')], undefined],
    ['with a refusal of that name', [], [refuseCheck('PAYEE_STANDING', 'watched')], undefined],
    ['without rules', stepsOf('credit', 'accept', false), [], undefined],
    ['one that was refused meanwhile', [], [refuseCheck('LIMIT', 'exceeded')], undefined],
    ['an exception', stepsOf('credit', 'issue', true), [passCheck('TERM')], 'exception'],
    [
      'a watched payee',
      stepsOf('credit', 'issue', false),
      [passCheck('TERM'), noteCheck('PAYEE_STANDING', 'watched')],
      'watched',
    ],
    [
      'wages that another payroll pays too',
      stepsOf('credit', 'payroll-issue', false),
      [passCheck('TERM'), noteCheck('PEOPLE', 'paid-twice')],
      'paid-twice',
    ],
    [
      'an exception with something to know',
      stepsOf('credit', 'issue', true),
      [noteCheck('TERM', 'exceptional')],
      'exception',
    ],
  ] as const)('is approved together with others or not: %s', (_what, steps, checks, bar) => {
    expect(bulkBarOf({ act: 'issue', steps, checks })).toBe(bar);
  });

  it('is approved by itself where it corrects, because it takes what is held', () => {
    expect(bulkBarOf({ act: 'correction', steps: [], checks: [] })).toBe('taken');
  });
});

const digests = fc.array(fc.stringMatching(/^[0-9a-f]{64}$/), { maxLength: 100 });

describe('the statement of several decisions', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(digests, (listed) => {
        expect(readDecisionsStatement(decisionsStatement(listed))).toEqual(listed);
      }),
    );
  });

  it('differs for another list and another order', () => {
    fc.assert(
      fc.property(digests, digests, (one, other) => {
        expect(decisionsStatement(one) === decisionsStatement(other)).toBe(one.join() === other.join());
      }),
    );
  });

  it.each([
    '',
    'constructor',
    'SCF-TRADE-DECISIONS-1',
    'SCF-TRADE-DECISIONS-1\ncount: 1',
    `SCF-TRADE-DECISIONS-1\ncount: 2\ndecision: sha-256:${'a'.repeat(64)}`,
    `SCF-TRADE-DECISIONS-1\ncount: 1\ndecision: sha-256:${'A'.repeat(64)}`,
    `SCF-TRADE-DECISIONS-1\ncount: 1\ndecision: sha-256:${'a'.repeat(64)}\n`,
    `SCF-TRADE-DECISIONS-1\r\ncount: 1\r\ndecision: sha-256:${'a'.repeat(64)}`,
  ])('is no other text: %j', (text) => {
    expect(readDecisionsStatement(text)).toBeUndefined();
  });
});
