import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../../src/domain/calendar/plain-date.ts';
import { daysOf, isMaturitySpan, maturitySpans } from '../../../../src/domain/evidence/shared/maturity.ts';

const today = '2026-02-27';

describe('the span of a day on which a receivable falls due', () => {
  it.each([
    [-1, 'overdue'],
    [-400, 'overdue'],
    [0, '30'],
    [30, '30'],
    [31, '60'],
    [60, '60'],
    [61, '90'],
    [90, '90'],
    [91, '180'],
    [180, '180'],
    [181, 'later'],
    [4000, 'later'],
  ])('%d days from today is %s', (days, span) => {
    expect(spansOf(addDays(today, days))).toEqual([span]);
  });

  it('is one of them for each day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 5000 }), (days) => {
        expect(spansOf(addDays(today, days))).toHaveLength(1);
      }),
    );
  });
});

it('a text that names no span is none', () => {
  expect(['overdue', '30', '31', 'constructor', ''].map(isMaturitySpan)).toEqual([true, true, false, false, false]);
});

function spansOf(day: string): readonly string[] {
  return maturitySpans.filter((span) => {
    const { from, to } = daysOf(span, today);
    return (from === undefined || day >= from) && (to === undefined || day <= to);
  });
}
