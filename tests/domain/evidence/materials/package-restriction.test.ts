import { describe, expect, it } from 'vitest';
import { packageRestriction } from '../../../../src/domain/evidence/materials/package-restriction.ts';
import type { RecalledAgreement } from '../../../../src/domain/agreements/agreement-recall.ts';
import { businessActions, type BusinessTerms } from '../../../../src/domain/parties/business-restriction.ts';
import { books } from '../../../../src/domain/catalogue/books.ts';
import type { OpenBook } from '../../../../src/domain/evidence/shared/book-policies.ts';

const now = Date.parse('2026-11-21T02:00:00Z');
const free: BusinessTerms = { violatingFrom: undefined, barredFrom: [], recalled: new Map(), objectors: ['严书信'] };
const draft = { book: 'credit', side: 'finance', submittedAt: undefined } as const;

describe('a recalled agreement', () => {
  it.each<[string, number | undefined, RecalledAgreement | undefined, boolean]>([
    ['that holds restricts nothing', undefined, undefined, false],
    ['that was withdrawn restricts a draft', undefined, { kind: 'withdrawn', at: now - 1 }, true],
    [
      'that was withdrawn does not restrict what was handed in before',
      now - 2,
      { kind: 'withdrawn', at: now - 1 },
      false,
    ],
    ['that is to be signed later restricts nothing yet', undefined, { kind: 'to-sign', deadline: now + 1 }, false],
    ['that is overdue restricts a draft', undefined, { kind: 'to-sign', deadline: now }, true],
    ['that is overdue does not restrict what was handed in before', now - 2, { kind: 'to-sign', deadline: now }, false],
  ])('%s', (_what, submittedAt, standing, waits) => {
    const terms = { ...free, recalled: new Map(standing ? [['CREDIT', standing] as const] : []) };
    expect(packageRestriction({ ...draft, submittedAt }, terms, now)).toEqual(
      waits ? { product: 'CREDIT', because: standing, objectors: ['严书信'] } : undefined,
    );
    expect(packageRestriction({ ...draft, book: 'est', submittedAt }, terms, now)).toBeUndefined();
    expect(packageRestriction({ ...draft, side: 'issue', submittedAt }, terms, now) !== undefined).toBe(waits);
  });
});

describe('a violating member', () => {
  it.each<[string, string | undefined, boolean]>([
    ['from today', '2026-11-21', true],
    ['from an earlier day', '2025-12-31', true],
    ['from a day that nobody named', '', true],
    ['from tomorrow', '2026-11-22', false],
    ['that stands well', undefined, false],
  ])('%s', (_what, violatingFrom, restricted) => {
    const terms = { ...free, violatingFrom };
    expect(packageRestriction(draft, terms, now)?.because).toEqual(
      restricted ? { kind: 'violating', from: violatingFrom } : undefined,
    );
    expect(packageRestriction({ ...draft, submittedAt: now }, terms, now)).toBeUndefined();
    expect(packageRestriction({ ...draft, side: 'issue' }, terms, now)).toBeUndefined();
    expect(packageRestriction({ ...draft, invoiceNeed: 'owed' }, terms, now)).toBeUndefined();
    const held = (Object.keys(books) as OpenBook[]).filter((book) =>
      packageRestriction({ ...draft, book }, terms, now),
    );
    expect(held).toEqual(restricted ? ['credit', 'first-trade', 'labourer'] : []);
  });

  it('is told first of the violation', () => {
    const terms: BusinessTerms = {
      ...free,
      violatingFrom: '',
      barredFrom: ['finance'],
      recalled: new Map([['CREDIT', { kind: 'withdrawn', at: 1 }]]),
    };
    expect(packageRestriction(draft, terms, now)?.because.kind).toBe('violating');
    expect(packageRestriction(draft, { ...terms, violatingFrom: undefined }, now)?.because.kind).toBe('barred');
  });

  it('is restricted from midnight in Shanghai, not in Greenwich', () => {
    const terms = { ...free, violatingFrom: '2026-11-22' };
    expect(packageRestriction(draft, terms, Date.parse('2026-11-21T15:59:59.999Z'))).toBeUndefined();
    expect(packageRestriction(draft, terms, Date.parse('2026-11-21T16:00:00Z'))?.because.kind).toBe('violating');
  });
});

describe('a company that the platform has barred', () => {
  it.each(businessActions)('from %s', (action) => {
    const terms: BusinessTerms = { ...free, barredFrom: [action] };
    const expected = action === 'finance' ? { kind: 'barred', action } : undefined;
    for (const book of Object.keys(books) as OpenBook[])
      expect(packageRestriction({ ...draft, book }, terms, now)?.because, book).toEqual(expected);
    expect(packageRestriction({ ...draft, side: 'issue' }, terms, now)).toBeUndefined();
  });
});
