import { describe, expect, it } from 'vitest';
import {
  availableOf,
  companyWarnings,
  reminderDays,
  type CompanyFacts,
} from '../../../src/domain/home/company-facts.ts';
import { money, moneyToText } from '../../../src/domain/money/money.ts';

const today = '2026-11-21';
const noon = Date.parse('2026-11-21T04:00:00Z');
const well: CompanyFacts = {
  standing: undefined,
  effectiveOn: '',
  licenceUntil: '',
  certificateUntil: '',
  steps: [],
  limits: [],
};

describe('what a company has to heed', () => {
  it.each<[string, Partial<CompanyFacts>, readonly (readonly [string, string, number | undefined])[]]>([
    ['is nothing where it stands well and nothing is known to end', {}, []],
    [
      'is a paper that ends within sixty days',
      { licenceUntil: '2027-01-20' },
      [['licence', '2027-01-20', reminderDays]],
    ],
    ['is none that ends later', { licenceUntil: '2027-01-21' }, []],
    [
      'is a certificate that was lost, before papers',
      { certificateLostOn: '2026-11-20', licenceUntil: '2026-11-22' },
      [
        ['certificate-lost', '2026-11-20', undefined],
        ['licence', '2026-11-22', 1],
      ],
    ],
    [
      'is a letter that ends',
      { entrustUntil: '2026-11-28', upperLetterUntil: '2026-11-25' },
      [
        ['upper-letter', '2026-11-25', 4],
        ['entrustment', '2026-11-28', 7],
      ],
    ],
    [
      'is an identity card that ends',
      { legalIdUntil: '2026-11-28', agentIdUntil: '2026-11-25' },
      [
        ['agent-id', '2026-11-25', 4],
        ['legal-id', '2026-11-28', 7],
      ],
    ],
    ['is one that ends today', { certificateUntil: today }, [['certificate', today, 0]]],
    ['is one that has ended', { certificateUntil: '2026-11-18' }, [['certificate', '2026-11-18', -3]]],
    [
      'is what ends first before the other',
      { licenceUntil: '2026-11-30', certificateUntil: '2026-11-29' },
      [
        ['certificate', '2026-11-29', 8],
        ['licence', '2026-11-30', 9],
      ],
    ],
    [
      'is its standing first',
      { standing: 'violating', effectiveOn: '2026-12-05', licenceUntil: '2026-11-01' },
      [
        ['violating-ahead', '2026-12-05', undefined],
        ['licence', '2026-11-01', -20],
      ],
    ],
    [
      'is a violation in force on its day',
      { standing: 'violating', effectiveOn: today },
      [['violating', today, undefined]],
    ],
    [
      'is a violation that a colleague is told of, and a bar',
      { restricted: { violatingFrom: '2026-11-20', barredFrom: ['finance'], objectors: ['严书信'] } },
      [
        ['violating', '2026-11-20', undefined],
        ['barred', '', undefined],
      ],
    ],
    [
      'is a bar before what is still to come',
      {
        standing: 'violating',
        effectiveOn: '2026-12-05',
        restricted: { violatingFrom: undefined, barredFrom: ['transfer'], objectors: [] },
      },
      [
        ['barred', '', undefined],
        ['violating-ahead', '2026-12-05', undefined],
      ],
    ],
    ['is that it is watched', { standing: 'watch-listed' }, [['watch-listed', '', undefined]]],
  ])('%s', (_what, facts, expected) => {
    expect(companyWarnings({ ...well, ...facts }, noon).map(({ kind, day, days }) => [kind, day, days])).toEqual(
      expected,
    );
  });
});

it('of agreements that hold no more, what was withdrawn comes before what is to be signed, and both before papers', () => {
  const at = Date.parse('2026-11-23T02:00:00Z');
  const agreements = [
    { product: 'EST', title: '应收账款融资', kind: 'to-sign', at },
    { product: 'CREDIT', title: '应收账款债权', kind: 'withdrawn', at: at - 86_400_000 },
  ] as const;
  expect(
    companyWarnings({ ...well, agreements, licenceUntil: '2026-11-22' }, noon).map(({ kind, day, days, recalled }) => [
      kind,
      day,
      days,
      recalled?.product,
    ]),
  ).toEqual([
    ['agreement-withdrawn', '2026-11-22', undefined, 'CREDIT'],
    ['agreement-to-sign', '2026-11-23', 2, 'EST'],
    ['licence', '2026-11-22', 1, undefined],
  ]);
});

it.each<[string, 'withdrawn' | 'to-sign', number, boolean]>([
  ['withdrawn holds up at once', 'withdrawn', noon - 1, true],
  ['to be signed does not before its instant', 'to-sign', noon + 1, false],
  ['to be signed does from its instant on', 'to-sign', noon, true],
])('an agreement that is %s', (_what, kind, at, isPast) => {
  expect(
    companyWarnings({ ...well, agreements: [{ product: 'EST', title: '应收账款融资', kind, at }] }, noon),
  ).toMatchObject([{ kind: `agreement-${kind}`, recalled: { product: 'EST', isPast } }]);
});

describe('what is left of a limit', () => {
  it.each([
    ['50.00', '12.60', '37.40'],
    ['50.00', '50.00', '0.00'],
    ['50.00', '50.01', '0.00'],
  ])('of %s with %s used is %s', (limit, used, left) => {
    expect(moneyToText(availableOf({ limit: money(limit), used: money(used) }))).toBe(left);
  });
});

it('who may object is told to colleagues alone', () => {
  const restricted = { violatingFrom: today, barredFrom: [], objectors: ['严书信'] };
  const told = (facts: Partial<CompanyFacts>) => companyWarnings({ ...well, restricted, ...facts }, noon)[0]?.objectors;
  expect([told({}), told({ standing: 'violating', effectiveOn: today })]).toEqual([['严书信'], undefined]);
});

it('of a standing, the objection that waits is told beside it', () => {
  expect(companyWarnings({ ...well, standing: 'violating', objection: 'YY1' }, noon)).toEqual([
    { kind: 'violating', day: '', days: undefined, objection: 'YY1' },
  ]);
  expect(companyWarnings({ ...well, objection: 'YY1' }, noon)).toEqual([]);
});
