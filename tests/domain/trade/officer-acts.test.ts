import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money, type Money } from '../../../src/domain/money/money.ts';
import {
  correctionChecks,
  courtTransferChecks,
  deregistrationChecks,
  needsSignature,
  freezeChecks,
  isCourtAct,
  isOfficerAct,
  officerActs,
  releaseChecks,
  successionChecks,
  unfrozenOf,
  type CorrectionFacts,
  type MoveFacts,
} from '../../../src/domain/trade/shared/officer-acts.ts';
import { stepsOf } from '../../../src/domain/trade/shared/application-policy.ts';
import { payee, refusals, today } from './rule-facts.ts';

const order = { amount: money('30.00'), orderNumber: '（2026）浙02执88号', until: today };
const held = {
  place: 'held',
  companyId: 'C-H',
  amount: money('100.00'),
  reserved: money('0.00'),
  frozen: money('20.00'),
} as const;
const facts: MoveFacts = { today, holding: held, isFinanced: false, receiver: payee('C-P') };

describe('the acts of officers', () => {
  it('are distinct from other acts, and those of a court from the rest', () => {
    expect(['freeze', 'transfer', 'toString'].map(isOfficerAct)).toEqual([true, false, false]);
    expect(officerActs.filter(isCourtAct)).toEqual(['freeze', 'release', 'court-transfer']);
  });
});

describe('a freeze', () => {
  it.each<[string, Partial<typeof order>, Partial<typeof held | { place: 'transit' }>, readonly string[]]>([
    ['of a part', {}, {}, []],
    ['of everything that is not frozen', { amount: money('80.00') }, {}, []],
    ['of more', { amount: money('80.01') }, {}, ['AVAILABLE exceeded']],
    ['of nothing', { amount: money('0.00') }, {}, ['AMOUNT zero']],
    ['until yesterday', { until: '2000-01-01' }, {}, ['ORDER ended']],
    ['of what is on its way', {}, { place: 'transit' }, ['ORDER gone']],
  ])('%s', (_what, change, holding, expected) => {
    expect(
      refusals(freezeChecks({ ...order, ...change }, { today, isFinanced: false, holding: { ...held, ...holding } })),
    ).toEqual(expected);
  });

  it('leaves alone a holding that a funder has by a financing', () => {
    expect(refusals(freezeChecks(order, { today, isFinanced: true, holding: held }))).toEqual(['ORDER financed']);
  });

  it('never freezes more than is held, however often', () => {
    const fen = fc.bigInt({ min: 0n, max: 10_000n });
    fc.assert(
      fc.property(fen, fc.array(fen, { maxLength: 8 }), (amount, wanted) => {
        let holding: { place: 'held'; amount: Money; frozen: Money } = {
          place: 'held',
          amount: { fen: amount },
          frozen: money('0.00'),
        };
        for (const each of wanted)
          if (
            refusals(freezeChecks({ ...order, amount: { fen: each } }, { today, isFinanced: false, holding }))
              .length === 0
          )
            holding = { ...holding, frozen: { fen: holding.frozen.fen + each } };
        expect(unfrozenOf(holding).fen).toBeGreaterThanOrEqual(0n);
      }),
    );
  });
});

describe('a release', () => {
  it.each<[string, Money | undefined, readonly string[]]>([
    ['of a part', money('30.01'), []],
    ['of the whole', money('30.00'), []],
    ['of more than is frozen', money('29.99'), ['AVAILABLE exceeded']],
    ['of a freeze that is released', undefined, ['ORDER released']],
  ])('%s', (_what, left, expected) => {
    expect(refusals(releaseChecks(order, left))).toEqual(expected);
  });
});

describe('a succession', () => {
  it.each<[string, Partial<MoveFacts>, readonly string[]]>([
    ['to another company', {}, []],
    ['to a company that has not opened the product', { receiver: payee('C-P', { hasOpened: false }) }, []],
    ['to nobody', { receiver: undefined }, ['PAYEE none']],
    ['to itself', { receiver: payee('C-H') }, ['PAYEE own']],
    ['to a company without certification', { receiver: payee('C-P', { isCertified: false }) }, ['PAYEE not-certified']],
    ['to a core enterprise', { receiver: payee('C-P', { isCore: true }) }, ['PAYEE core']],
    ['to a deregistered company', { receiver: payee('C-P', { isDeregistered: true }) }, ['PAYEE deregistered']],
    ['of what a funder has financed', { isFinanced: true }, ['ORDER financed']],
    ['of what is spent', { holding: { ...held, amount: money('0.00') } }, ['ORDER gone']],
  ])('%s', (_what, change, expected) => {
    expect(refusals(successionChecks({ ...facts, ...change }))).toEqual(expected);
  });
});

describe('a transfer by a court', () => {
  it.each<[string, string, Money | 'none' | undefined, readonly string[]]>([
    ['of what is not frozen', '80.00', 'none', []],
    ['of more than is not frozen', '80.01', 'none', ['AVAILABLE exceeded']],
    ['of what a freeze has kept', '20.00', money('20.00'), []],
    ['of more than it has kept', '20.01', money('20.00'), ['AVAILABLE exceeded']],
    ['of a freeze that is released', '1.00', undefined, ['ORDER released']],
    ['of nothing', '0.00', 'none', ['AMOUNT zero']],
  ])('%s', (_what, amount, left, expected) => {
    expect(refusals(courtTransferChecks({ ...order, amount: money(amount) }, facts, left))).toEqual(expected);
  });
});

it.each([
  ['issue-accepted', true],
  ['transfer', false],
  ['transfer-accepted', true],
  ['transfer-returned', true],
  ['court-transfer', true],
  ['succession', true],
  ['payment', false],
] as const)('the correction of %s takes from a holder, who signs: %s', (entry, expected) => {
  expect(needsSignature(entry)).toBe(expected);
});

describe('a correction', () => {
  const sent: CorrectionFacts = {
    today,
    closes: today,
    posting: { entry: 'transfer', amount: money('40.00') },
    isCorrected: false,
    holding: { amount: money('100.00'), reserved: money('30.00'), frozen: money('30.00') },
  };
  const accepted = { entry: 'transfer-accepted', amount: money('40.00') } as const;
  it.each<[string, Partial<CorrectionFacts>, readonly string[]]>([
    ['of everything that is left', {}, []],
    ['of more than is left', { posting: { entry: 'transfer', amount: money('40.01') } }, ['ORDER spent']],
    ['of a posting that has a mirror', { isCorrected: true }, ['ORDER corrected']],
    ['of no posting', { posting: undefined }, ['ORDER not-correctable']],
    ['of an issue', { posting: { entry: 'issue', amount: money('1.00') } }, ['ORDER not-correctable']],
    ['of a payment', { posting: { entry: 'payment', amount: money('1.00') } }, ['ORDER not-correctable']],
    ['of a correction', { posting: { entry: 'correction', amount: money('1.00') } }, ['ORDER not-correctable']],
    ['of an acceptance that cannot be made again', { posting: accepted }, ['ORDER closed']],
    ['of an acceptance that can', { posting: accepted, closes: '9999-01-01' }, []],
    [
      'of what nobody can sign any more',
      { posting: { entry: 'court-transfer', amount: money('1.00') } },
      ['ORDER closed'],
    ],
  ])('%s', (_what, change, expected) => {
    expect(refusals(correctionChecks({ ...sent, ...change }))).toEqual(expected);
  });
});

describe('a deregistration', () => {
  const brokenOf = (place: 'held' | 'transit', isFinanced: boolean) =>
    deregistrationChecks({ holding: { ...held, place }, isFinanced }).filter(({ outcome }) => outcome === 'refused');

  it.each([
    ['what is held', 'held', false, 0],
    ['what is on its way', 'transit', false, 1],
    ['what a funder holds by a financing', 'held', true, 1],
  ] as const)('of %s breaks as many rules', (_what, place, isFinanced, count) => {
    expect(brokenOf(place, isFinanced)).toHaveLength(count);
  });
});

describe('a correction that takes from a company', () => {
  it('is signed by its director with a certificate', () => {
    expect(stepsOf('credit', 'correction', false)).toEqual([{ party: 'own', role: 'director', isSigned: true }]);
  });
});
