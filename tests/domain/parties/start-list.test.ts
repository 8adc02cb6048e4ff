import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainWeek } from '../../../src/domain/calendar/working-days.ts';
import {
  expectedPackageDay,
  isAllDone,
  nextStep,
  startList,
  startSteps,
  type StartFacts,
  type StartStep,
} from '../../../src/domain/parties/start-list.ts';

/** A user who has just registered, as the operator with the right to manage the company. */
const stranger: StartFacts = {
  account: { by: '何予安', at: 1 },
  certification: {
    state: 'none',
    by: '',
    at: undefined,
    until: '',
    isLate: false,
    returned: 0,
    isYours: true,
    office: undefined,
  },
  certificate: { state: 'none', by: '', at: undefined, isYours: false, asksPhone: false },
  bankAccount: { state: 'none', until: '', by: '', at: undefined },
  invoicing: { given: 0, missing: 5, by: '', at: undefined },
  unsigned: 0,
  signed: { by: '', at: undefined },
  opened: 0,
  openedFirst: { by: '', at: undefined },
  packages: { made: false, submitted: false, hasBusiness: true, isIssuer: false, first: { by: '', at: undefined } },
  heldUp: undefined,
  may: { certify: true, keepCompany: true, openProducts: true, makePackages: true },
};
const whole: StartFacts = {
  ...stranger,
  certification: { ...stranger.certification, state: 'certified' },
  certificate: { state: 'held', by: '', at: undefined, isYours: false, asksPhone: false },
  bankAccount: { state: 'verified', until: '', by: '', at: undefined },
  invoicing: { given: 5, missing: 0, by: '', at: undefined },
  opened: 1,
  packages: { made: true, submitted: true, hasBusiness: true, isIssuer: false, first: { by: '', at: undefined } },
};
const of = (step: StartStep, more: Partial<StartFacts>) => {
  const { state, holder, after, until, count } =
    startList({ ...stranger, ...more }).find((each) => each.step === step) ?? {};
  return [state, holder, after, until, count];
};
const nobody = { certify: false, keepCompany: false, openProducts: false, makePackages: false };
const cert = (more: Partial<StartFacts['certification']>): Partial<StartFacts> => ({
  certification: { ...stranger.certification, ...more },
});

const held = (
  state: StartFacts['certificate']['state'],
  more: Partial<StartFacts['certificate']> = {},
): Partial<StartFacts> => ({
  certificate: { state, by: '', at: undefined, isYours: false, asksPhone: false, ...more },
});

describe('the state of a starting step', () => {
  it.each<[string, StartStep, Partial<StartFacts>, readonly unknown[]]>([
    ['the account is done', 'account', {}, ['done', undefined, undefined, '', 0]],
    ['the certification can be begun by the operator', 'certification', {}, ['open', 'you', undefined, '', 0]],
    [
      'the certification is a colleague’s for a person without the right',
      'certification',
      { may: nobody },
      ['open', 'colleague', undefined, '', 0],
    ],
    [
      'the certification under review is with the platform',
      'certification',
      cert({ state: 'approving' }),
      ['doing', 'platform', undefined, '', 0],
    ],
    [
      'the certification under review shows the day of its deadline',
      'certification',
      cert({ state: 'approving', until: '2026-11-24' }),
      ['doing', 'platform', undefined, '2026-11-24', 0],
    ],
    [
      'a returned certification is corrected by its submitter',
      'certification',
      cert({ state: 'rejected', returned: 2 }),
      ['mend', 'you', undefined, '', 2],
    ],
    [
      'a returned certification is a colleague’s after its submitter lost the right',
      'certification',
      { ...cert({ state: 'rejected', returned: 2 }), may: nobody },
      ['mend', 'colleague', undefined, '', 2],
    ],
    [
      'a returned certification is a colleague’s for everybody but its submitter',
      'certification',
      cert({ state: 'rejected', returned: 2, isYours: false }),
      ['mend', 'colleague', undefined, '', 2],
    ],
    [
      'a certification that was begun is in progress',
      'certification',
      cert({ state: 'begun' }),
      ['doing', 'you', undefined, '', 0],
    ],
    [
      'a completed certification is done',
      'certification',
      cert({ state: 'certified' }),
      ['done', undefined, undefined, '', 0],
    ],
    ['a certificate waits for the certification', 'certificate', {}, ['open', 'you', 'certification', '', 0]],
    [
      'a certificate is free after the certification',
      'certificate',
      cert({ state: 'certified' }),
      ['open', 'you', undefined, '', 0],
    ],
    [
      'a certificate under verification is with the platform',
      'certificate',
      held('verifying'),
      ['doing', 'platform', undefined, '', 0],
    ],
    [
      'a requested certificate waits for its owner',
      'certificate',
      held('applied', { isYours: true }),
      ['doing', 'you', undefined, '', 0],
    ],
    [
      'a requested certificate is a colleague’s for everybody but its owner',
      'certificate',
      held('applied'),
      ['doing', 'colleague', undefined, '', 0],
    ],
    [
      'a requested certificate is a colleague’s for an owner without the right',
      'certificate',
      { ...held('applied', { isYours: true }), may: nobody },
      ['doing', 'colleague', undefined, '', 0],
    ],
    [
      'an expired certificate is renewed after the certification',
      'certificate',
      held('expired'),
      ['mend', 'you', 'certification', '', 0],
    ],
    [
      'an expired certificate of a certified company is renewed at once',
      'certificate',
      { ...held('expired'), ...cert({ state: 'certified' }) },
      ['mend', 'you', undefined, '', 0],
    ],
    [
      'an expired certificate is renewed by a colleague with the right',
      'certificate',
      { ...held('expired'), may: nobody },
      ['mend', 'colleague', 'certification', '', 0],
    ],
    ['a valid certificate is done', 'certificate', held('held'), ['done', undefined, undefined, '', 0]],
    [
      'a bank account is for a person who keeps the company’s data',
      'bank-account',
      {},
      ['open', 'you', undefined, '', 0],
    ],
    [
      'a bank account is a colleague’s for a person without the right',
      'bank-account',
      { may: nobody },
      ['open', 'colleague', undefined, '', 0],
    ],
    [
      'a bank account shows the last day for entering its amount',
      'bank-account',
      { bankAccount: { state: 'awaiting', until: '2026-11-28', by: '', at: undefined } },
      ['doing', 'you', undefined, '2026-11-28', 0],
    ],
    [
      'a failed bank account is corrected',
      'bank-account',
      { bankAccount: { state: 'failed', until: '2026-11-28', by: '', at: undefined } },
      ['mend', 'you', undefined, '', 0],
    ],
    [
      'a verified bank account is done',
      'bank-account',
      { bankAccount: { state: 'verified', until: '', by: '', at: undefined } },
      ['done', undefined, undefined, '', 0],
    ],
    ['invoicing information is open while none is given', 'invoicing', {}, ['open', 'you', undefined, '', 0]],
    [
      'incomplete invoicing information counts its missing fields',
      'invoicing',
      { invoicing: { given: 3, missing: 2, by: '', at: undefined } },
      ['doing', 'you', undefined, '', 2],
    ],
    [
      'agreements are signed by each person',
      'agreements',
      { unsigned: 2, may: nobody },
      ['open', 'you', undefined, '', 2],
    ],
    ['a product waits for the certification', 'product', {}, ['open', 'you', 'certification', '', 0]],
    ['an opened product is done', 'product', { opened: 2 }, ['done', undefined, undefined, '', 2]],
    ['a package waits for a product', 'package', {}, ['open', 'you', 'product', '', 0]],
    [
      'a draft package is in progress',
      'package',
      {
        packages: {
          made: true,
          submitted: false,
          hasBusiness: true,
          isIssuer: false,
          first: { by: '', at: undefined },
        },
      },
      ['doing', 'you', undefined, '', 0],
    ],
    [
      'a submitted package is done',
      'package',
      {
        packages: { made: true, submitted: true, hasBusiness: true, isIssuer: false, first: { by: '', at: undefined } },
      },
      ['done', undefined, undefined, '', 0],
    ],
  ])('%s', (_what, step, more, expected) => {
    expect(of(step, more)).toEqual(expected);
  });

  it('names the time and the person when they are known', () => {
    expect(startList(stranger)[0]).toMatchObject({ by: '何予安', at: 1 });
    expect(startList({ ...stranger, ...cert({ state: 'approving', by: '许昭宁', at: 7 }) })[1]).toMatchObject({
      by: '许昭宁',
      at: 7,
    });
    const told = startList({
      ...stranger,
      bankAccount: { state: 'verified', until: '', by: '许昭宁', at: 8 },
      signed: { by: '何予安', at: 9 },
    });
    expect(told.find(({ step }) => step === 'bank-account')).toMatchObject({ by: '许昭宁', at: 8 });
    expect(told.find(({ step }) => step === 'agreements')).toMatchObject({ by: '何予安', at: 9 });
    const done = startList({
      ...whole,
      ...held('held', { by: '许昭宁', at: 3 }),
      openedFirst: { by: '李敏', at: 4 },
      packages: { made: true, submitted: true, hasBusiness: true, isIssuer: false, first: { by: '何予安', at: 5 } },
    });
    expect(['certificate', 'product', 'package'].map((step) => done.find((each) => each.step === step))).toMatchObject([
      { state: 'done', by: '许昭宁', at: 3 },
      { state: 'done', by: '李敏', at: 4 },
      { state: 'done', by: '何予安', at: 5 },
    ]);
    expect(
      startList({ ...stranger, unsigned: 1, signed: { by: '何予安', at: 9 } }).find(
        ({ step }) => step === 'agreements',
      ),
    ).toMatchObject({ by: '', at: undefined });
  });

  it.each([
    [
      'a certification under review',
      cert({ state: 'approving', by: '', at: 7, office: 'second-review' }),
      'certification',
      { holder: 'platform', office: 'second-review', at: 7 },
    ],
    [
      'a certification in progress',
      cert({ state: 'begun', by: '李敏', at: 7 }),
      'certification',
      { by: '李敏', at: 7 },
    ],
    [
      'a returned certification',
      cert({ state: 'rejected', by: '李敏', at: 7, isYours: false }),
      'certification',
      { holder: 'colleague', by: '李敏', at: 7 },
    ],
    [
      'a token at the certificate authority',
      held('verifying', { by: '李敏', at: 7 }),
      'certificate',
      { holder: 'platform', office: 'authority', by: '李敏', at: 7 },
    ],
    [
      'a certificate awaiting confirmation',
      held('applied', { by: '李敏', at: 7 }),
      'certificate',
      { holder: 'colleague', by: '李敏', at: 7 },
    ],
    [
      'a cloud certificate awaiting an answer on the phone',
      held('applied', { by: '李敏', at: 7, isYours: true, asksPhone: true }),
      'certificate',
      { holder: 'you', by: '李敏', at: 7, asks: 'phone' },
    ],
    [
      'a draft package',
      {
        packages: { made: true, submitted: false, hasBusiness: true, isIssuer: false, first: { by: '李敏', at: 7 } },
        opened: 1,
      },
      'package',
      { by: '李敏', at: 7 },
    ],
    [
      'an awaited verification amount',
      { bankAccount: { state: 'awaiting', until: '2026-11-28', by: '李敏', at: 7 } },
      'bank-account',
      { by: '李敏', at: 7 },
    ],
    [
      'incomplete invoicing information',
      { invoicing: { given: 3, missing: 2, by: '李敏', at: 7 } },
      'invoicing',
      { by: '李敏', at: 7 },
    ],
  ] as const)('names the holder and the time of %s', (_what, more, step, expected) => {
    expect(startList({ ...stranger, ...more }).find((each) => each.step === step)).toMatchObject({
      state: expect.stringMatching(/doing|mend/) as unknown,
      ...expected,
    });
  });

  it('leaves packages out for users without access to them', () => {
    expect(startList({ ...stranger, packages: undefined }).map(({ step }) => step)).toEqual(
      startSteps.filter((step) => step !== 'package'),
    );
  });
});

describe('the next step', () => {
  it.each<[string, Partial<StartFacts>, StartStep | undefined]>([
    ['is the certification for a new company', {}, 'certification'],
    ['is the bank account while the certification is under review', cert({ state: 'approving' }), 'bank-account'],
    [
      'is a returned certification before any open step',
      { ...cert({ state: 'rejected' }), unsigned: 2 },
      'certification',
    ],
    [
      'is a failed bank account before any open step',
      { ...cert({ state: 'certified' }), bankAccount: { state: 'failed', until: '', by: '', at: undefined } },
      'bank-account',
    ],
    ['is signing the agreements for a user without rights', { may: nobody, unsigned: 1 }, 'agreements'],
    ['is missing for a user without rights and agreements to sign', { may: nobody }, undefined],
    ['is missing once all steps are done', whole, undefined],
  ])('%s', (_what, more, expected) => {
    expect(nextStep(startList({ ...stranger, ...more }))).toBe(expected);
  });

  it('the list is complete only when every step is done', () => {
    expect([isAllDone(startList(whole)), isAllDone(startList({ ...whole, unsigned: 1 }))]).toEqual([true, false]);
  });
});

const facts: fc.Arbitrary<StartFacts> = fc.record({
  account: fc.constant({ by: '', at: undefined }),
  certification: fc.record({
    state: fc.constantFrom('none', 'begun', 'approving', 'rejected', 'certified'),
    by: fc.constant(''),
    at: fc.option(fc.integer({ min: 0, max: 1e12 }), { nil: undefined }),
    until: fc.constantFrom('', '2026-11-02', '2026-11-24'),
    isLate: fc.boolean(),
    returned: fc.nat(9),
    isYours: fc.boolean(),
    office: fc.constantFrom(undefined, 'process', 'first-review', 'second-review'),
  }),
  certificate: fc.record({
    state: fc.constantFrom('none', 'applied', 'verifying', 'expired', 'held'),
    by: fc.constant(''),
    at: fc.constant(undefined),
    isYours: fc.boolean(),
    asksPhone: fc.boolean(),
  }),
  bankAccount: fc.record({
    state: fc.constantFrom('none', 'awaiting', 'failed', 'verified'),
    until: fc.constant('2026-11-28'),
    by: fc.constant(''),
    at: fc.constant(undefined),
  }),
  invoicing: fc.record({ given: fc.nat(9), missing: fc.nat(9), by: fc.constant(''), at: fc.constant(undefined) }),
  unsigned: fc.nat(2),
  signed: fc.constant({ by: '', at: undefined }),
  opened: fc.nat(2),
  openedFirst: fc.constant({ by: '', at: undefined }),
  packages: fc.option(
    fc.record({
      made: fc.boolean(),
      submitted: fc.boolean(),
      hasBusiness: fc.boolean(),
      isIssuer: fc.boolean(),
      first: fc.constant({ by: '', at: undefined }),
    }),
    { nil: undefined },
  ),
  heldUp: fc.constantFrom(undefined, 'withdrawn', 'unsigned'),
  may: fc.record({
    certify: fc.boolean(),
    keepCompany: fc.boolean(),
    openProducts: fc.boolean(),
    makePackages: fc.boolean(),
  }),
});

describe('the obstacle to the first package', () => {
  const idle = { made: false, submitted: false, hasBusiness: false, isIssuer: false, first: { by: '', at: undefined } };
  const made = { made: true, submitted: false, hasBusiness: true, isIssuer: false, first: { by: '', at: undefined } };
  it.each<[string, Partial<StartFacts>, readonly unknown[]]>([
    [
      'is the core enterprise without an issued receivable',
      { packages: idle },
      ['open', 'core-enterprise', 'no-business'],
    ],
    [
      'is the company itself, as an issuer that has issued nothing',
      { packages: { ...idle, isIssuer: true } },
      ['open', 'core-enterprise', 'nothing-issued'],
    ],
    ['is the missing product before missing receivables', { packages: idle, opened: 0 }, ['open', 'you', undefined]],
    [
      'is a withdrawn agreement before missing receivables',
      { packages: idle, heldUp: 'withdrawn' },
      ['open', 'platform', 'agreement-withdrawn'],
    ],
    [
      'is a withdrawn agreement for a draft',
      { packages: made, heldUp: 'withdrawn' },
      ['doing', 'platform', 'agreement-withdrawn'],
    ],
    [
      'is an unsigned agreement, for a user who may sign it',
      { packages: made, heldUp: 'unsigned' },
      ['doing', 'you', 'agreement-unsigned'],
    ],
    [
      'is an unsigned agreement of a colleague, for a user who may not sign it',
      { packages: made, heldUp: 'unsigned', may: nobody },
      ['doing', 'colleague', 'agreement-unsigned'],
    ],
    [
      'is missing once a package was submitted',
      { packages: { ...made, submitted: true }, heldUp: 'withdrawn' },
      ['done', undefined, undefined],
    ],
    ['is missing for a draft', { packages: made }, ['doing', 'you', undefined]],
    [
      'is missing for a draft with the last available receivable',
      { packages: { ...made, hasBusiness: false } },
      ['doing', 'you', undefined],
    ],
  ])('%s', (_what, more, expected) => {
    const steps = startList({ ...whole, ...more });
    const { state, holder, obstacle } = steps.find(({ step }) => step === 'package') ?? {};
    expect([state, holder, obstacle]).toEqual(expected);
    if (obstacle !== undefined) expect(expectedPackageDay(steps, '2026-11-20', plainWeek)).toBeUndefined();
  });
});

describe('the list for any facts', () => {
  it('only open steps have a holder, and the next step is the user’s own and free', () => {
    fc.assert(
      fc.property(facts, (known) => {
        const steps = startList(known);
        const next = steps.find(({ step }) => step === nextStep(steps));
        return (
          steps.every(({ state, holder }) => (state === 'done') === (holder === undefined)) &&
          (next === undefined
            ? steps.every(({ holder, after }) => holder !== 'you' || after !== undefined)
            : next.holder === 'you' && next.after === undefined)
        );
      }),
    );
  });

  it('the expected day is never before today', () => {
    fc.assert(
      fc.property(
        facts,
        (known) => (expectedPackageDay(startList(known), '2026-11-20', plainWeek)?.day ?? '2026-11-20') >= '2026-11-20',
      ),
    );
  });
});

describe('the expected day of the first package', () => {
  // 20 November 2026 is a Friday.
  it.each<[string, Partial<StartFacts>, string | undefined]>([
    ['is in three working days for a company without certification', {}, '2026-11-25'],
    [
      'is counted from the start of the review',
      cert({ state: 'approving', at: Date.parse('2026-11-18T02:00:00Z') }),
      '2026-11-23',
    ],
    [
      'is the deadline named by the review',
      cert({ state: 'approving', at: Date.parse('2026-11-18T02:00:00Z'), until: '2026-11-30' }),
      '2026-11-30',
    ],
    [
      'is today at the earliest',
      {
        ...whole,
        ...cert({ state: 'approving', at: Date.parse('2026-11-02T02:00:00Z') }),
        packages: {
          made: false,
          submitted: false,
          hasBusiness: true,
          isIssuer: false,
          first: { by: '', at: undefined },
        },
      },
      '2026-11-20',
    ],
    [
      'is counted from today for a returned certification',
      cert({ state: 'rejected', at: Date.parse('2026-11-02T02:00:00Z') }),
      '2026-11-25',
    ],
    ['is in one working day for the bank account', { ...cert({ state: 'certified' }) }, '2026-11-23'],
    [
      'is in one working day even while the amount may be entered longer',
      {
        ...cert({ state: 'certified' }),
        bankAccount: { state: 'awaiting', until: '2026-11-28', by: '', at: undefined },
      },
      '2026-11-23',
    ],
    [
      'is today when only short steps remain',
      { ...cert({ state: 'certified' }), bankAccount: { state: 'verified', until: '', by: '', at: undefined } },
      '2026-11-20',
    ],
    [
      'is missing when the named deadline has passed',
      cert({ state: 'approving', until: '2026-11-10', isLate: true }),
      undefined,
    ],
    ['is missing when all steps are done', whole, undefined],
    ['is missing for users without packages', { packages: undefined }, undefined],
  ])('%s', (_what, more, day) => {
    expect(expectedPackageDay(startList({ ...stranger, ...more }), '2026-11-20', plainWeek)?.day).toBe(day);
  });

  const announced = { ...plainWeek, announced: new Set([2026]) };
  it.each<[string, Partial<StartFacts>, object]>([
    [
      'exact in a year with announced holidays',
      cert({ state: 'approving', until: '2026-11-30' }),
      { day: '2026-11-30', about: false },
    ],
    [
      'approximate in a year without announced holidays',
      cert({ state: 'approving', until: '2027-01-04' }),
      { day: '2027-01-04', about: true },
    ],
    [
      'exactly today when only short steps remain',
      { ...cert({ state: 'certified' }), bankAccount: { ...whole.bankAccount } },
      { day: '2026-11-20', about: false },
    ],
  ])('is %s', (_what, more, expected) => {
    expect(expectedPackageDay(startList({ ...stranger, ...more }), '2026-11-20', announced)).toEqual(expected);
  });
});
