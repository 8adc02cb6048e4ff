import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonicalJson,
  decisionSignedBy,
  decisionStatement,
  type DecisionStatement,
} from '../../../src/domain/trade/shared/decision-statement.ts';
import { actPolicies } from '../../../src/domain/trade/shared/application-policy.ts';
import { isWithoutEffect } from '../../../src/domain/trade/shared/trade-application.ts';

const id = fc.string({ unit: 'binary', maxLength: 20 }).filter((each) => each.isWellFormed());
const statement: fc.Arbitrary<DecisionStatement> = fc.record({
  kind: fc.constant('credit' as const),
  act: fc.constantFrom('issue' as const, 'accept' as const, 'transfer' as const, 'cancellation' as const),
  application: id,
  version: fc.nat(),
  step: fc.nat(3),
  amount: fc.bigInt({ min: 0n, max: 10n ** 12n }).map((fen) => ({ fen })),
  applicantId: id,
  counterpartyIds: fc.array(
    id.filter((each) => each !== ''),
    { maxLength: 3 },
  ),
  dueOn: fc.constantFrom('2027-03-31', '2027-04-01'),
  formHash: fc.stringMatching(/^[0-9a-f]{64}$/),
  companyId: id,
  personId: id,
  userId: id,
  serial: id,
});

describe('the statement under a decision', () => {
  it('differs when any of its fields differs, and has one line for each', () => {
    fc.assert(
      fc.property(statement, statement, (one, other) => {
        expect(decisionStatement(one).split('\n')).toHaveLength(15);
        expect(decisionStatement(one) === decisionStatement(other)).toBe(canonicalText(one) === canonicalText(other));
      }),
    );
  });

  it.each<[keyof DecisionStatement, Partial<DecisionStatement>]>([
    ['version', { version: 4 }],
    ['amount', { amount: { fen: 10_000_001n } }],
    ['step', { step: 0 }],
    ['counterpartyIds', { counterpartyIds: ['C-A'] }],
    ['dueOn', { dueOn: '2027-04-01' }],
    ['formHash', { formHash: '1'.repeat(64) }],
    ['serial', { serial: '2' }],
  ])('is another one for another %s', (_field, change) => {
    const one: DecisionStatement = {
      kind: 'credit',
      act: 'issue',
      application: 'QF20261127-000001',
      version: 3,
      step: 1,
      amount: { fen: 10_000_000n },
      applicantId: 'C-QIHENG',
      counterpartyIds: ['C-YANZHOU'],
      dueOn: '2027-03-31',
      formHash: '0'.repeat(64),
      companyId: 'C-QIHENG',
      personId: 'P-songbeichen',
      userId: 'U-songbeichen',
      serial: '1',
    };
    expect(decisionStatement({ ...one, ...change })).not.toBe(decisionStatement(one));
  });
});

const canonicalText = (each: DecisionStatement): string => canonicalJson({ ...each, amount: String(each.amount.fen) });

describe('the canonical form of a document', () => {
  it('does not depend on the order of the fields, and keeps that of a list', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (document) => {
        const turned = Object.fromEntries(Object.entries(document).toReversed());
        expect(canonicalJson(turned)).toBe(canonicalJson(document));
      }),
    );
    expect(canonicalJson({ b: [2, 1], a: { d: 1, c: 'x' } })).toBe('{"a":{"c":"x","d":1},"b":[2,1]}');
  });
});

describe('the signed text of a decision', () => {
  it('is the director’s approval of acts that bind the company, and nothing else', () => {
    const signed = Object.entries(actPolicies.credit).flatMap(([act, { steps }]) =>
      steps.flatMap(({ role, party, isSigned }) => (isSigned ? [`${act} ${role} ${party}`] : [])),
    );
    expect(signed).toEqual([
      'issue director own',
      'payroll-issue director own',
      'accept director own',
      'transfer director own',
      'cancellation director own',
      'cancellation director counterparty',
      'finance director own',
      'contract director own',
      'correction director own',
    ]);
  });

  it('is signed by any certificate where the agreement of the product asks for none', () => {
    expect(decisionSignedBy('credit')).toEqual(['hard', 'cloud']);
  });
});

describe('an approval in a history', () => {
  it.each([
    [['submitted', 'approved', 'effective'], false],
    [['submitted', 'approved', 'refused-by-rule'], true],
    [['submitted', 'approved', 'lapsed'], true],
    [['submitted', 'approved', 'returned', 'submitted'], true],
    [['submitted', 'approved', 'rejected'], true],
    [['submitted', 'approved', 'withdrawn'], true],
  ])('after %j had no effect: %s', (names, expected) => {
    expect(
      isWithoutEffect(
        names.map((event) => ({ event })),
        1,
      ),
    ).toBe(expected);
    expect(
      isWithoutEffect(
        names.map((event) => ({ event })),
        0,
      ),
    ).toBe(false);
  });
});
