import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainWeek } from '../../../src/domain/calendar/working-days.ts';
import {
  expectedStart,
  isAllDone,
  nextStep,
  startList,
  startSteps,
  type StartFacts,
  type StartStep,
} from '../../../src/domain/parties/start-list.ts';

/** A stranger who has just registered, as the operator who keeps the company's things. */
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

describe('how a step stands', () => {
  it.each<[string, StartStep, Partial<StartFacts>, readonly unknown[]]>([
    ['an account is there', 'account', {}, ['done', undefined, undefined, '', 0]],
    ['certification is the operator’s to begin', 'certification', {}, ['open', 'you', undefined, '', 0]],
    ['and a colleague’s for anybody else', 'certification', { may: nobody }, ['open', 'colleague', undefined, '', 0]],
    [
      'under review it is with the platform',
      'certification',
      cert({ state: 'approving' }),
      ['doing', 'platform', undefined, '', 0],
    ],
    [
      'until the day that the review names',
      'certification',
      cert({ state: 'approving', until: '2026-11-24' }),
      ['doing', 'platform', undefined, '2026-11-24', 0],
    ],
    [
      'returned it is mended by who submitted it',
      'certification',
      cert({ state: 'rejected', returned: 2 }),
      ['mend', 'you', undefined, '', 2],
    ],
    [
      'and not by who may no more',
      'certification',
      { ...cert({ state: 'rejected', returned: 2 }), may: nobody },
      ['mend', 'colleague', undefined, '', 2],
    ],
    [
      'and by nobody else',
      'certification',
      cert({ state: 'rejected', returned: 2, isYours: false }),
      ['mend', 'colleague', undefined, '', 2],
    ],
    ['begun it is under way', 'certification', cert({ state: 'begun' }), ['doing', 'you', undefined, '', 0]],
    ['certified it is done', 'certification', cert({ state: 'certified' }), ['done', undefined, undefined, '', 0]],
    ['a certificate comes after it', 'certificate', {}, ['open', 'you', 'certification', '', 0]],
    ['and can be had then', 'certificate', cert({ state: 'certified' }), ['open', 'you', undefined, '', 0]],
    ['it is verified by the platform', 'certificate', held('verifying'), ['doing', 'platform', undefined, '', 0]],
    [
      'it waits for whoever is to confirm it',
      'certificate',
      held('applied', { isYours: true }),
      ['doing', 'you', undefined, '', 0],
    ],
    ['and is theirs alone', 'certificate', held('applied'), ['doing', 'colleague', undefined, '', 0]],
    [
      'and nobody’s own who may not open one',
      'certificate',
      { ...held('applied', { isYours: true }), may: nobody },
      ['doing', 'colleague', undefined, '', 0],
    ],
    [
      'expired it is to be renewed, after the certification',
      'certificate',
      held('expired'),
      ['mend', 'you', 'certification', '', 0],
    ],
    [
      'and at once where that holds',
      'certificate',
      { ...held('expired'), ...cert({ state: 'certified' }) },
      ['mend', 'you', undefined, '', 0],
    ],
    [
      'and by whoever may open one',
      'certificate',
      { ...held('expired'), may: nobody },
      ['mend', 'colleague', 'certification', '', 0],
    ],
    ['held it is done', 'certificate', held('held'), ['done', undefined, undefined, '', 0]],
    ['a bank account is the main user’s', 'bank-account', {}, ['open', 'you', undefined, '', 0]],
    ['not a colleague’s', 'bank-account', { may: nobody }, ['open', 'colleague', undefined, '', 0]],
    [
      'its amount has a day',
      'bank-account',
      { bankAccount: { state: 'awaiting', until: '2026-11-28', by: '', at: undefined } },
      ['doing', 'you', undefined, '2026-11-28', 0],
    ],
    [
      'what failed is mended',
      'bank-account',
      { bankAccount: { state: 'failed', until: '2026-11-28', by: '', at: undefined } },
      ['mend', 'you', undefined, '', 0],
    ],
    [
      'verified it is done',
      'bank-account',
      { bankAccount: { state: 'verified', until: '', by: '', at: undefined } },
      ['done', undefined, undefined, '', 0],
    ],
    ['invoicing is open while nothing is there', 'invoicing', {}, ['open', 'you', undefined, '', 0]],
    [
      'under way with what is missing',
      'invoicing',
      { invoicing: { given: 3, missing: 2, by: '', at: undefined } },
      ['doing', 'you', undefined, '', 2],
    ],
    ['agreements are everybody’s own', 'agreements', { unsigned: 2, may: nobody }, ['open', 'you', undefined, '', 2]],
    ['a product comes after certification', 'product', {}, ['open', 'you', 'certification', '', 0]],
    ['or is open already', 'product', { opened: 2 }, ['done', undefined, undefined, '', 2]],
    ['a package comes after a product', 'package', {}, ['open', 'you', 'product', '', 0]],
    [
      'made it is under way',
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
      'submitted it is done',
      'package',
      {
        packages: { made: true, submitted: true, hasBusiness: true, isIssuer: false, first: { by: '', at: undefined } },
      },
      ['done', undefined, undefined, '', 0],
    ],
  ])('%s', (_what, step, more, expected) => {
    expect(of(step, more)).toEqual(expected);
  });

  it('says when and by whom, where that is known', () => {
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
      'the certification under review',
      cert({ state: 'approving', by: '', at: 7, office: 'second-review' }),
      'certification',
      { holder: 'platform', office: 'second-review', at: 7 },
    ],
    [
      'the certification that was begun',
      cert({ state: 'begun', by: '李敏', at: 7 }),
      'certification',
      { by: '李敏', at: 7 },
    ],
    [
      'the certification that was returned',
      cert({ state: 'rejected', by: '李敏', at: 7, isYours: false }),
      'certification',
      { holder: 'colleague', by: '李敏', at: 7 },
    ],
    [
      'the token at the authority',
      held('verifying', { by: '李敏', at: 7 }),
      'certificate',
      { holder: 'platform', office: 'authority', by: '李敏', at: 7 },
    ],
    [
      'the certificate to be confirmed',
      held('applied', { by: '李敏', at: 7 }),
      'certificate',
      { holder: 'colleague', by: '李敏', at: 7 },
    ],
    [
      'the cloud certificate that waits at a telephone',
      held('applied', { by: '李敏', at: 7, isYours: true, asksPhone: true }),
      'certificate',
      { holder: 'you', by: '李敏', at: 7, asks: 'phone' },
    ],
    [
      'the package that was made',
      {
        packages: { made: true, submitted: false, hasBusiness: true, isIssuer: false, first: { by: '李敏', at: 7 } },
        opened: 1,
      },
      'package',
      { by: '李敏', at: 7 },
    ],
    [
      'the amount that is awaited',
      { bankAccount: { state: 'awaiting', until: '2026-11-28', by: '李敏', at: 7 } },
      'bank-account',
      { by: '李敏', at: 7 },
    ],
    [
      'what invoices are made out to',
      { invoicing: { given: 3, missing: 2, by: '李敏', at: 7 } },
      'invoicing',
      { by: '李敏', at: 7 },
    ],
  ] as const)('names who has %s, and since when', (_what, more, step, expected) => {
    expect(startList({ ...stranger, ...more }).find((each) => each.step === step)).toMatchObject({
      state: expect.stringMatching(/doing|mend/) as unknown,
      ...expected,
    });
  });

  it('leaves packages out for whoever has nothing to do with them', () => {
    expect(startList({ ...stranger, packages: undefined }).map(({ step }) => step)).toEqual(
      startSteps.filter((step) => step !== 'package'),
    );
  });
});

describe('what comes next', () => {
  it.each<[string, Partial<StartFacts>, StartStep | undefined]>([
    ['for a stranger is certification', {}, 'certification'],
    ['while that is reviewed, the account at a bank', cert({ state: 'approving' }), 'bank-account'],
    [
      'what was returned comes before all that is open',
      { ...cert({ state: 'rejected' }), unsigned: 2 },
      'certification',
    ],
    [
      'what failed comes before what is open',
      { ...cert({ state: 'certified' }), bankAccount: { state: 'failed', until: '', by: '', at: undefined } },
      'bank-account',
    ],
    ['for somebody who may nothing is what is everybody’s', { may: nobody, unsigned: 1 }, 'agreements'],
    ['or nothing', { may: nobody }, undefined],
    ['and nothing once all is done', whole, undefined],
  ])('%s', (_what, more, expected) => {
    expect(nextStep(startList({ ...stranger, ...more }))).toBe(expected);
  });

  it('all is done when all is', () => {
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

describe('what keeps the first package beside the steps', () => {
  const idle = { made: false, submitted: false, hasBusiness: false, isIssuer: false, first: { by: '', at: undefined } };
  const made = { made: true, submitted: false, hasBusiness: true, isIssuer: false, first: { by: '', at: undefined } };
  it.each<[string, Partial<StartFacts>, readonly unknown[]]>([
    ['is that the core enterprise has issued nothing', { packages: idle }, ['open', 'core-enterprise', 'no-business']],
    [
      'is that the company itself has',
      { packages: { ...idle, isIssuer: true } },
      ['open', 'core-enterprise', 'nothing-issued'],
    ],
    ['is a product before that', { packages: idle, opened: 0 }, ['open', 'you', undefined]],
    [
      'is an agreement that was withdrawn, before what there is none of',
      { packages: idle, heldUp: 'withdrawn' },
      ['open', 'platform', 'agreement-withdrawn'],
    ],
    [
      'is one that was withdrawn once it is made',
      { packages: made, heldUp: 'withdrawn' },
      ['doing', 'platform', 'agreement-withdrawn'],
    ],
    [
      'is one to be signed by whoever may',
      { packages: made, heldUp: 'unsigned' },
      ['doing', 'you', 'agreement-unsigned'],
    ],
    [
      'is one to be signed by others',
      { packages: made, heldUp: 'unsigned', may: nobody },
      ['doing', 'colleague', 'agreement-unsigned'],
    ],
    [
      'is nothing once one was handed in',
      { packages: { ...made, submitted: true }, heldUp: 'withdrawn' },
      ['done', undefined, undefined],
    ],
    ['is nothing of what was begun', { packages: made }, ['doing', 'you', undefined]],
    [
      'is nothing of what was begun with the last that there was',
      { packages: { ...made, hasBusiness: false } },
      ['doing', 'you', undefined],
    ],
  ])('%s', (_what, more, expected) => {
    const steps = startList({ ...whole, ...more });
    const { state, holder, obstacle } = steps.find(({ step }) => step === 'package') ?? {};
    expect([state, holder, obstacle]).toEqual(expected);
    if (obstacle !== undefined) expect(expectedStart(steps, '2026-11-20', plainWeek)).toBeUndefined();
  });
});

describe('whatever is known', () => {
  it('what is done is nobody’s, what is not is somebody’s, and what comes next is one’s own and free', () => {
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

  it('the expected day is none before today', () => {
    fc.assert(
      fc.property(
        facts,
        (known) => (expectedStart(startList(known), '2026-11-20', plainWeek)?.day ?? '2026-11-20') >= '2026-11-20',
      ),
    );
  });
});

describe('by when the first package can usually be submitted', () => {
  // 20 November 2026 is a Friday.
  it.each<[string, Partial<StartFacts>, string | undefined]>([
    ['three working days where nothing is certified', {}, '2026-11-25'],
    [
      'from when it came to the platform',
      cert({ state: 'approving', at: Date.parse('2026-11-18T02:00:00Z') }),
      '2026-11-23',
    ],
    [
      'by the day that the review names',
      cert({ state: 'approving', at: Date.parse('2026-11-18T02:00:00Z'), until: '2026-11-30' }),
      '2026-11-30',
    ],
    [
      'today at the earliest',
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
      'from today where it was returned, whenever that was',
      cert({ state: 'rejected', at: Date.parse('2026-11-02T02:00:00Z') }),
      '2026-11-25',
    ],
    ['one for the bank', { ...cert({ state: 'certified' }) }, '2026-11-23'],
    [
      'one for the bank, however long its amount may be told',
      {
        ...cert({ state: 'certified' }),
        bankAccount: { state: 'awaiting', until: '2026-11-28', by: '', at: undefined },
      },
      '2026-11-23',
    ],
    [
      'today where only short steps are left',
      { ...cert({ state: 'certified' }), bankAccount: { state: 'verified', until: '', by: '', at: undefined } },
      '2026-11-20',
    ],
    [
      'by no day, where the one that was named has passed',
      cert({ state: 'approving', until: '2026-11-10', isLate: true }),
      undefined,
    ],
    ['never again', whole, undefined],
    ['not for whoever makes none', { packages: undefined }, undefined],
  ])('%s', (_what, more, day) => {
    expect(expectedStart(startList({ ...stranger, ...more }), '2026-11-20', plainWeek)?.day).toBe(day);
  });

  const announced = { ...plainWeek, announced: new Set([2026]) };
  it.each<[string, Partial<StartFacts>, object]>([
    [
      'the day that is named, in a year whose holidays are known',
      cert({ state: 'approving', until: '2026-11-30' }),
      { day: '2026-11-30', about: false },
    ],
    [
      'about the day that is named in another',
      cert({ state: 'approving', until: '2027-01-04' }),
      { day: '2027-01-04', about: true },
    ],
    [
      'today for certain, where only short steps are left',
      { ...cert({ state: 'certified' }), bankAccount: { ...whole.bankAccount } },
      { day: '2026-11-20', about: false },
    ],
  ])('is %s', (_what, more, expected) => {
    expect(expectedStart(startList({ ...stranger, ...more }), '2026-11-20', announced)).toEqual(expected);
  });
});
