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

it.each([
  [true, 'HARD', 'HARD'],
  [true, 'CLOUD', 'CLOUD'],
  [false, 'HARD', undefined],
  [true, undefined, undefined],
] as const)(
  'the warning of a certificate, while the company signs by another (%s), names its kind %s: %s',
  (signsAfterwards, certificateKind, named) => {
    const facts = { ...well, certificateUntil: today, certificateKind, signsAfterwards };
    expect(companyWarnings(facts, noon).map(({ spareCertificate }) => spareCertificate)).toEqual([named]);
  },
);

describe('the warnings of a company', () => {
  it.each<[string, Partial<CompanyFacts>, readonly (readonly [string, string, number | undefined])[]]>([
    ['are none for a regular member without known end dates', {}, []],
    [
      'include a licence that ends within sixty days',
      { licenceUntil: '2027-01-20' },
      [['licence', '2027-01-20', reminderDays]],
    ],
    ['exclude a licence that ends later', { licenceUntil: '2027-01-21' }, []],
    [
      'put a lost certificate before papers',
      { certificateLostOn: '2026-11-20', licenceUntil: '2026-11-22' },
      [
        ['certificate-lost', '2026-11-20', undefined],
        ['licence', '2026-11-22', 1],
      ],
    ],
    [
      'include letters that end',
      { entrustUntil: '2026-11-28', upperLetterUntil: '2026-11-25' },
      [
        ['upper-letter', '2026-11-25', 4],
        ['entrustment', '2026-11-28', 7],
      ],
    ],
    [
      'include identity cards that end',
      { legalIdUntil: '2026-11-28', agentIdUntil: '2026-11-25' },
      [
        ['agent-id', '2026-11-25', 4],
        ['legal-id', '2026-11-28', 7],
      ],
    ],
    ['include a certificate that ends today', { certificateUntil: today }, [['certificate', today, 0]]],
    ['include a certificate that has ended', { certificateUntil: '2026-11-18' }, [['certificate', '2026-11-18', -3]]],
    [
      'are ordered by end date',
      { licenceUntil: '2026-11-30', certificateUntil: '2026-11-29' },
      [
        ['certificate', '2026-11-29', 8],
        ['licence', '2026-11-30', 9],
      ],
    ],
    [
      'put the standing of the member first',
      { standing: 'violating', effectiveOn: '2026-12-05', licenceUntil: '2026-11-01' },
      [
        ['violating-ahead', '2026-12-05', undefined],
        ['licence', '2026-11-01', -20],
      ],
    ],
    [
      'show a violation as in force from its day',
      { standing: 'violating', effectiveOn: today },
      [['violating', today, undefined]],
    ],
    [
      'include a violation of the company and its restrictions',
      { restricted: { violatingFrom: '2026-11-20', barredFrom: ['finance'], objectors: ['严书信'] } },
      [
        ['violating', '2026-11-20', undefined],
        ['barred', '', undefined],
      ],
    ],
    [
      'put a restriction before a coming violation',
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
    ['include a watch-listed standing', { standing: 'watch-listed' }, [['watch-listed', '', undefined]]],
  ])('%s', (_what, facts, expected) => {
    expect(companyWarnings({ ...well, ...facts }, noon).map(({ kind, day, days }) => [kind, day, days])).toEqual(
      expected,
    );
  });
});

it('withdrawn agreements come before agreements to be signed, and both before papers', () => {
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
  ['withdrawn blocks at once', 'withdrawn', noon - 1, true],
  ['to be signed does not block before its deadline', 'to-sign', noon + 1, false],
  ['to be signed blocks from its deadline on', 'to-sign', noon, true],
])('an agreement that is %s', (_what, kind, at, isPast) => {
  expect(
    companyWarnings({ ...well, agreements: [{ product: 'EST', title: '应收账款融资', kind, at }] }, noon),
  ).toMatchObject([{ kind: `agreement-${kind}`, recalled: { product: 'EST', isPast } }]);
});

describe('the available amount of a limit', () => {
  it.each([
    ['50.00', '12.60', '37.40'],
    ['50.00', '50.00', '0.00'],
    ['50.00', '50.01', '0.00'],
  ])('of %s with %s used is %s', (limit, used, left) => {
    expect(moneyToText(availableOf({ limit: money(limit), used: money(used) }))).toBe(left);
  });
});

it('only colleagues of the violating member see who may object', () => {
  const restricted = { violatingFrom: today, barredFrom: [], objectors: ['严书信'] };
  const told = (facts: Partial<CompanyFacts>) => companyWarnings({ ...well, restricted, ...facts }, noon)[0]?.objectors;
  expect([told({}), told({ standing: 'violating', effectiveOn: today })]).toEqual([['严书信'], undefined]);
});

it('a pending objection is shown with the warning of a standing', () => {
  expect(companyWarnings({ ...well, standing: 'violating', objection: 'YY1' }, noon)).toEqual([
    { kind: 'violating', day: '', days: undefined, objection: 'YY1' },
  ]);
  expect(companyWarnings({ ...well, objection: 'YY1' }, noon)).toEqual([]);
});
