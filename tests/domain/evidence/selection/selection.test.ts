import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Candidate } from '../../../../src/domain/evidence/selection/candidate.ts';
import { bookPolicies, openBooks } from '../../../../src/domain/evidence/shared/book-policies.ts';
import { defaultMaxApplicants } from '../../../../src/domain/platform/max-applicants.ts';
import type { Obstacle, SelectionRule } from '../../../../src/domain/evidence/selection/selection-rule.ts';
import {
  extendSelection,
  judgeOf,
  selectionOf,
  selectionVerdict as verdictIn,
  type SelectionVerdict,
} from '../../../../src/domain/evidence/selection/selection.ts';
import { candidate } from '../../../builders/candidates.ts';

const {
  credit: { together },
} = bookPolicies;
const mayJoinOf = (each: Candidate, chosen: readonly Candidate[], maxApplicants: number, today = '2026-11-21') =>
  judgeOf(selectionOf(together, chosen), { maxApplicants, today })(each);
const terms = { maxApplicants: defaultMaxApplicants, today: '2026-11-21' };
const verdictOf = (chosen: readonly Candidate[], maxApplicants: number) =>
  verdictIn(together, chosen, { ...terms, maxApplicants });
const mayJoin = (each: Candidate, chosen: readonly Candidate[]) => mayJoinOf(each, chosen, defaultMaxApplicants);
const selectionVerdict = (chosen: readonly Candidate[]) => verdictOf(chosen, defaultMaxApplicants);

const few = <Value>(...values: readonly Value[]) => fc.constantFrom(...values);
const candidates = fc
  .record({
    supplierName: few('砚舟', '澄叶'),
    creditSourceName: few('启衡', '澜川'),
    counterpartyName: few('启衡', '滨河'),
    funderId: few('F1', 'F2'),
    businessType: few('TM01', 'TM02'),
    invoiceTag: few(undefined, 'INVOICE_ABSENT' as const),
  })
  .map((wish) => candidate({ ...wish, funderName: wish.funderId }));
const sets = fc
  .array(candidates, { maxLength: 6 })
  .map((list) => list.map((each, index): Candidate => ({ ...each, id: `K${index}` })));

const bySource = (each: Candidate): string =>
  [each.supplierName, each.creditSourceName, String(each.invoiceTag !== undefined)].join();
const byFunder = (each: Candidate): string => [each.funderId, each.counterpartyName].join();
const allSame = (values: readonly string[]): boolean => new Set(values).size <= 1;

describe('a receivable that was financed on its own', () => {
  const used = candidate({ state: 'FINANCED' });

  it('cannot be packaged in a book with such a state', () => {
    expect(judgeOf(selectionOf(together, []), { ...terms, spentStates: ['FINANCED'] })(used)).toEqual({
      allowed: false,
      because: 'already-financed',
    });
    expect(judgeOf(selectionOf(together, []), terms)(used)).toEqual({ allowed: true });
  });

  it('is refused first for the package that contains it', () => {
    expect(
      judgeOf(selectionOf(together, []), { ...terms, spentStates: ['FINANCED'] })({ ...used, packagedIn: 'DD1' }),
    ).toEqual({ allowed: false, because: 'already-packaged', packageId: 'DD1' });
  });
});

describe('a receivable that is not offered at present', () => {
  const judge = judgeOf(selectionOf(together, []), {
    ...terms,
    notOffered: ({ number }) => (number === 'RX-1' ? 'limit-used-up' : undefined),
  });

  it('is refused with its reason, as one shared object', () => {
    expect(judge(candidate())).toEqual({ allowed: false, because: 'not-offered', reason: 'limit-used-up' });
    expect(judge(candidate({ id: 'K2' }))).toBe(judge(candidate()));
    expect(judge(candidate({ number: 'RX-2' }))).toEqual({ allowed: true });
  });

  it('is refused first for a graver reason', () => {
    expect(judge(candidate({ packagedIn: 'DD1' }))).toMatchObject({ because: 'already-packaged' });
    expect(judge(candidate({ dueDate: '2026-01-01' }))).toMatchObject({ because: 'past-due' });
    expect(judge(candidate({ funderId: undefined }))).toMatchObject({ because: 'no-fundable-party' });
  });
});

describe('credits that go into one package', () => {
  it('share the business type, and either supplier, source and mark or funder and counterparty', () => {
    fc.assert(
      fc.property(sets, (set) => {
        const alike =
          allSame(set.map((each) => each.businessType)) && (allSame(set.map(bySource)) || allSame(set.map(byFunder)));
        expect(selectionVerdict(set).allowed).toBe(alike);
      }),
      { numRuns: 500 },
    );
  });

  it('do not depend on the order of selection', () => {
    fc.assert(
      fc.property(sets, fc.infiniteStream(fc.nat()), (set, random) => {
        const shuffled = set
          .map((each) => ({ each, key: random.next().value ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ each }) => each);
        expect(selectionVerdict(shuffled).allowed).toBe(selectionVerdict(set).allowed);
        const ticked = shuffled.reduce<readonly Candidate[]>(
          (chosen, each) => (mayJoin(each, chosen).allowed ? [...chosen, each] : chosen),
          [],
        );
        expect(selectionVerdict(ticked).allowed).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('name each way that is still open, and the trait that breaks it', () => {
    const other = candidate({ id: 'K2', creditSourceName: '澜川', counterpartyName: '澜川' });
    expect(mayJoin(other, [candidate()])).toEqual({
      allowed: false,
      because: 'not-together',
      ways: [[{ what: 'credit-source', selected: '启衡' }], [{ what: 'counterparty', selected: '启衡' }]],
    });
  });

  it('share one verdict object for the same reason, and differ for other reasons', () => {
    const judge = judgeOf(selectionOf(together, [candidate()]), terms);
    const of = (wish: Partial<Candidate>) => judge(candidate({ id: 'K2', ...wish }));
    const [supplied, sourced] = [
      { supplierName: '澄叶', counterpartyName: '滨河' },
      { creditSourceName: '澜川', counterpartyName: '滨河' },
    ];
    expect(of({ ...supplied, number: 'RX-3' })).toBe(of(supplied));
    expect(of(sourced)).not.toEqual(of(supplied));
    expect(of({ businessType: 'TM02' })).toBe(of({ businessType: 'TM02', number: 'RX-3' }));
  });

  it.each<readonly [string, Partial<Candidate>, Obstacle]>([
    ['supplier', { supplierName: '澄叶' }, { what: 'supplier', selected: '砚舟' }],
    ['credit source', { creditSourceName: '澜川' }, { what: 'credit-source', selected: '启衡' }],
    ['mark', { invoiceTag: 'INVOICE_ABSENT' }, { what: 'invoice-optional', selected: false }],
    [
      'funder',
      { creditSourceName: '澜川', funderId: 'F2', funderName: '禾泽', counterpartyName: '启衡' },
      { what: 'funder', selected: '长屿' },
    ],
  ])('name the %s that breaks a way', (_what, wish, broken) => {
    expect(mayJoin(candidate({ id: 'K2', counterpartyName: '澜川', ...wish }), [candidate()])).toMatchObject({
      because: 'not-together',
      ways: expect.arrayContaining([[broken]]) as unknown,
    });
  });

  it('do not go together with another business type', () => {
    expect(mayJoin(candidate({ id: 'K2', businessType: 'TM02' }), [candidate()])).toEqual({
      allowed: false,
      because: 'different-business-type',
      selected: 'TM01',
    });
  });

  it('name the first candidate of a set that does not fit the earlier ones, with the obstacle', () => {
    const set = [candidate(), candidate({ id: 'K2', creditSourceName: '澜川', counterpartyName: '澜川' })];
    expect(selectionVerdict(set)).toMatchObject({
      candidate: set[1],
      ways: [[{ what: 'credit-source', selected: '启衡' }], [{ what: 'counterparty', selected: '启衡' }]],
    });
  });

  it('omit a way that the selection has already ruled out', () => {
    const chosen = [candidate(), candidate({ id: 'K2', funderId: 'F2', funderName: '禾泽' })];
    const other = candidate({ id: 'K3', creditSourceName: '澜川' });
    expect(mayJoin(other, chosen)).toEqual({
      allowed: false,
      because: 'not-together',
      ways: [[{ what: 'credit-source', selected: '启衡' }]],
    });
  });

  it('ignore the invoice mark when funder and counterparty agree', () => {
    expect(
      mayJoin(candidate({ id: 'K2', supplierName: '澄叶', invoiceTag: 'INVOICE_ABSENT_REPLENISH' }), [candidate()])
        .allowed,
    ).toBe(true);
  });

  it.each([
    ['in a package already', { packagedIn: 'DD1' }, { because: 'already-packaged', packageId: 'DD1' }],
    ['without a funder', { funderId: undefined }, { because: 'no-fundable-party' }],
    ['past its due date', { dueDate: '2026-11-20' }, { because: 'past-due', dueDate: '2026-11-20' }],
  ])('exclude a credit %s', (_case, wish, refusal) => {
    expect(mayJoin(candidate(wish), [])).toEqual({ allowed: false, ...refusal });
  });

  it('include a credit that is due today', () => {
    expect(mayJoin(candidate({ dueDate: '2026-11-21' }), []).allowed).toBe(true);
  });

  it.each([defaultMaxApplicants, 3])('stop at %d applicants where the platform takes no more', (most) => {
    const applicant = (index: number): Candidate => candidate({ id: `K${index}`, supplierName: `作业队${index}` });
    const chosen = Array.from({ length: most }, (_unused, index) => applicant(index));
    expect(verdictOf(chosen, most).allowed).toBe(true);
    expect(verdictOf([...chosen, applicant(most)], most)).toMatchObject({
      allowed: false,
      because: 'too-many-applicants',
      most,
    });
    expect(mayJoinOf(applicant(most), chosen, most)).toEqual({ allowed: false, because: 'too-many-applicants', most });
    expect(mayJoinOf(candidate({ id: 'same', supplierName: '作业队0' }), chosen, most).allowed).toBe(true);
  });
});

/** The rule as the documents state it: each candidate is compared with each chosen one, without optimisation. */
function plainly(
  rule: SelectionRule,
  each: Candidate,
  chosen: readonly Candidate[],
  maxApplicants: number,
): SelectionVerdict {
  if (each.packagedIn !== undefined) return { allowed: false, because: 'already-packaged', packageId: each.packagedIn };
  if (each.dueDate < terms.today) return { allowed: false, because: 'past-due', dueDate: each.dueDate };
  if (each.funderId === undefined) return { allowed: false, because: 'no-fundable-party' };
  const [first] = chosen;
  if (first === undefined) return { allowed: true };
  if (first.businessType !== each.businessType)
    return { allowed: false, because: 'different-business-type', selected: first.businessType };
  const open = rule.filter((way) =>
    way.every((trait) => chosen.every((other) => trait(other).selected === trait(first).selected)),
  );
  const ways = open.map((way) =>
    way.map((trait) => trait(first)).filter((mine, at) => mine.selected !== way[at]?.(each).selected),
  );
  if (ways.every((way) => way.length > 0)) return { allowed: false, because: 'not-together', ways };
  const applicants = new Set([...chosen, each].map(({ supplierName }) => supplierName)).size;
  return applicants > maxApplicants
    ? { allowed: false, because: 'too-many-applicants', most: maxApplicants }
    : { allowed: true };
}

describe.each(openBooks())('the rule of %s, summed up for very many candidates', (book) => {
  it('gives each candidate the same verdict and reason as the plain rule', () => {
    const { together: rule } = bookPolicies[book];
    const withRefused = fc
      .tuple(candidates, few({}, {}, { packagedIn: 'DD1' }, { dueDate: '2026-11-20' }, { funderId: undefined }))
      .map(([each, wish]): Candidate => ({ ...each, ...wish }));
    fc.assert(
      fc.property(sets, fc.array(withRefused, { maxLength: 20 }), few(1, 2, 20), (chosen, offered, maxApplicants) => {
        const judge = judgeOf(selectionOf(rule, chosen), { ...terms, maxApplicants });
        for (const each of offered) expect(judge(each)).toEqual(plainly(rule, each, chosen, maxApplicants));
      }),
      { numRuns: 500 },
    );
  });
});

describe('selecting all candidates', () => {
  it('takes in order each candidate that may join the earlier ones', () => {
    fc.assert(
      fc.property(sets, sets, (chosen, offered) => {
        const start = extendSelection(together, [], chosen, terms);
        const expected = offered.reduce<readonly Candidate[]>(
          (joined, each) =>
            joined.every(({ id }) => id !== each.id) && mayJoin(each, joined).allowed ? [...joined, each] : joined,
          start,
        );
        expect(extendSelection(together, start, offered, terms)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });
});

describe('receivables of the EST product', () => {
  const verdict = (...set: readonly Candidate[]) => verdictIn(bookPolicies.est.together, set, terms);

  it('go together under one supplier and one credit source, with any funder', () => {
    expect(
      verdict(
        candidate(),
        candidate({
          id: 'K2',
          funderId: 'F2',
          funderName: '禾泽',
          counterpartyName: '滨河',
          invoiceTag: 'INVOICE_ABSENT',
        }),
      ).allowed,
    ).toBe(true);
  });

  it.each([
    ['supplier', { supplierName: '澄叶' }, '砚舟'],
    ['credit-source', { creditSourceName: '澜川' }, '启衡'],
  ])('do not go together under another %s, even if funder and counterparty agree', (what, wish, selected) => {
    expect(verdict(candidate(), candidate({ id: 'K2', ...wish }))).toMatchObject({
      allowed: false,
      because: 'not-together',
      ways: [[{ what, selected }]],
    });
  });

  it('share one business type', () => {
    expect(verdict(candidate(), candidate({ id: 'K2', businessType: 'TM02' }))).toMatchObject({
      allowed: false,
      because: 'different-business-type',
      selected: 'TM01',
    });
  });
});
