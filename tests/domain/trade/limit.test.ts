import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/domain/calendar/plain-date.ts';
import { money, zeroMoney } from '../../../src/domain/money/money.ts';
import { limitLeft } from '../../../src/domain/trade/shared/issue-rules.ts';
import { areTwoOfficers } from '../../../src/domain/trade/shared/two-officers.ts';
import { availableToday, limitExcess, notesOf } from '../../../src/domain/trade/shared/limit.ts';
import { dueReminder } from '../../../src/domain/trade/shared/limit-reminder.ts';
import { limitRequestProblems, wantedTerms, type LimitTerms } from '../../../src/domain/trade/shared/limit-request.ts';

const today = '2026-11-27';
const limit = (total: string, used: string, reserved = '0.00', validUntil = '', validFrom = '') => ({
  total: money(total),
  used: money(used),
  reserved: money(reserved),
  validFrom,
  validUntil,
});

describe('the notes about a limit', () => {
  it.each([
    ['valid without an end', limit('100.00', '60.00', '39.99'), []],
    ['valid for 31 days more', limit('100.00', '60.00', '0.00', '2026-12-28'), []],
    ['ending in 30 days', limit('100.00', '60.00', '0.00', '2026-12-27'), ['expiring']],
    ['ending today', limit('100.00', '60.00', '0.00', today), ['expiring']],
    ['ended yesterday', limit('100.00', '60.00', '0.00', '2026-11-26'), ['expired']],
    ['ended and used up', limit('100.00', '60.00', '40.00', '2026-11-26'), ['expired', 'used-up']],
    ['beginning today', limit('100.00', '60.00', '0.00', '', today), []],
    ['beginning tomorrow', limit('100.00', '0.00', '0.00', '', '2026-11-28'), ['not-yet']],
    ['of a few days to come', limit('1.00', '0.00', '0.00', '2026-12-05', '2026-12-01'), ['not-yet', 'expiring']],
    ['used up', limit('100.00', '60.00', '40.00'), ['used-up']],
    ['used up and ending', limit('100.00', '100.00', '0.00', '2026-12-01'), ['used-up', 'expiring']],
    ['lowered below what is used', limit('50.00', '60.00', '10.00'), ['exceeded']],
    ['of nothing, with nothing used', limit('0.00', '0.00'), ['used-up']],
  ] as const)('%s', (_name, given, expected) => {
    expect(notesOf(given, today)).toEqual(expected);
  });

  it.each([
    ['in force', limit('100.00', '60.00', '10.00', today, today), '30.00', '0.00'],
    ['lowered', limit('50.00', '60.00', '10.00'), '0.00', '20.00'],
    ['ended', limit('100.00', '60.00', '0.00', '2026-11-26'), '0.00', '0.00'],
    ['to come', limit('100.00', '0.00', '0.00', '', '2026-11-28'), '0.00', '0.00'],
  ] as const)('names the allowed amount and the excess: %s', (_name, given, available, excess) => {
    expect(availableToday(given, today)).toEqual(money(available));
    expect(limitExcess(given)).toEqual(money(excess));
  });

  it('never has an available amount and an excess at once, whatever is used', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 15n }).map((fen) => ({ fen }));
    fc.assert(
      fc.property(amount, amount, amount, (total, used, reserved) => {
        const given = { total, used, reserved, validFrom: '', validUntil: '' };
        const [left, excess] = [limitLeft(given), limitExcess(given)];
        expect(left.fen >= 0n && excess.fen >= 0n).toBe(true);
        expect(left.fen === 0n || excess.fen === 0n).toBe(true);
        expect(total.fen + excess.fen).toBe(used.fen + reserved.fen + left.fen);
      }),
    );
  });
});

describe('the reminder of a last day', () => {
  const remindedOf = (days: 30 | 7, validUntil: string) => ({ days, validUntil });
  it.each([
    ['31 days before', '2026-12-28', undefined, undefined],
    ['30 days before', '2026-12-27', undefined, 30],
    ['8 days before', '2026-12-05', undefined, 30],
    ['7 days before', '2026-12-04', undefined, 7],
    ['on the last day', today, undefined, 7],
    ['after it', '2026-11-26', undefined, undefined],
    ['without an end', '', undefined, undefined],
    ['30 days before, once', '2026-12-27', remindedOf(30, '2026-12-27'), undefined],
    ['7 days before, after the first', '2026-12-04', remindedOf(30, '2026-12-04'), 7],
    ['7 days before, once', '2026-12-04', remindedOf(7, '2026-12-04'), undefined],
    ['20 days before, after the clock went back', '2026-12-17', remindedOf(7, '2026-12-17'), undefined],
    ['for a new last day', '2026-12-20', remindedOf(7, '2026-12-01'), 30],
    ['after an extension', '2027-12-31', remindedOf(30, '2026-12-20'), undefined],
  ] as const)('%s', (_name, validUntil, reminded, expected) => {
    expect(dueReminder({ validUntil }, reminded, today)).toBe(expected);
  });

  it('is sent at most twice for one last day, however the days are looked at', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 40 }), (days) => {
        const validUntil = addDays(today, 40);
        let reminded: { days: 30 | 7; validUntil: string } | undefined;
        const sent: number[] = [];
        for (const day of days.toSorted((one, other) => one - other)) {
          const due = dueReminder({ validUntil }, reminded, addDays(today, day));
          if (due === undefined) continue;
          sent.push(due);
          reminded = { days: due, validUntil };
        }
        expect([[], [30], [7], [30, 7]]).toContainEqual(sent);
      }),
    );
  });
});

describe('a request to change a limit', () => {
  const terms: LimitTerms = {
    total: money('200.00'),
    validFrom: '2026-01-01',
    validUntil: '2026-12-31',
    isRevolving: true,
  };
  const typed = (more: object) => ({ total: '', validUntil: '', reason: '旺季备货', ...more });
  const found = (more: object, present: LimitTerms = terms): readonly string[] =>
    limitRequestProblems(typed(more), present, today).map(({ field, because }) => `${field} ${because}`);

  it.each([
    [{ total: '300.00' }, []],
    [{ total: '100' }, []],
    [{ validUntil: '2027-12-31' }, []],
    [{ total: '３００．５０' }, []],
    [{ total: '1,000,000.00' }, []],
    [{ total: '0' }, ['total zero']],
    [{ total: '-5' }, ['total zero']],
    [{ total: '0.001' }, ['total amount']],
    [{ total: '1e9' }, ['total amount']],
    [{ total: 'abc' }, ['total amount']],
    [{ total: '99999999999.98' }, []],
    [{ total: '99999999999.99' }, ['total too-large']],
    [{ total: '9'.repeat(30) }, ['total amount']],
    [{ validUntil: today }, []],
    [{ validUntil: '2026-11-26' }, ['validUntil past']],
    [{ validUntil: '2026-02-30' }, ['validUntil no-day']],
    [{ validUntil: '31/12/2027' }, ['validUntil no-day']],
    [{ validUntil: '2031-11-27' }, []],
    [{ validUntil: '2031-11-28' }, ['validUntil too-far']],
    [{ validUntil: '9999-12-31' }, ['validUntil no-day']],
    [{}, ['total nothing']],
    [{ total: '200.00', validUntil: '2026-12-31' }, ['total nothing']],
    [{ total: '300.00', reason: ' 　' }, ['reason no-reason']],
    [{ total: '300.00', reason: '甲'.repeat(200) }, []],
    [{ total: '300.00', reason: '甲'.repeat(201) }, ['reason long-reason']],
    [{ total: 'x', validUntil: 'y', reason: '' }, ['total amount', 'validUntil no-day', 'reason no-reason']],
  ] as const)('%o', (more, expected) => {
    expect(found(more)).toEqual(expected);
  });

  it('asks for another last day where the limit has ended, or for one after its first day', () => {
    const ended = { ...terms, validUntil: '2026-11-26' };
    expect(found({ total: '300.00' }, ended)).toEqual(['validUntil expired']);
    expect(found({ total: '300.00', validUntil: '2027-12-31' }, ended)).toEqual([]);
    expect(found({ validUntil: '2026-12-15' }, { ...terms, validFrom: '2027-01-01' })).toEqual([
      'validUntil before-start',
    ]);
  });

  it('changes the typed values, and leaves the rest', () => {
    expect(wantedTerms(typed({ total: '１,０００' }), terms)).toEqual({ ...terms, total: money('1000.00') });
    expect(wantedTerms(typed({ validUntil: '2027-06-30' }), terms)).toEqual({ ...terms, validUntil: '2027-06-30' });
  });

  it('passes only valid limits, whatever is typed', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.integer().map(String),
      fc.constantFrom('', today, '2027-01-01'),
    );
    fc.assert(
      fc.property(text, text, (total, validUntil) => {
        if (limitRequestProblems(typed({ total, validUntil }), terms, today).length > 0) return;
        const wanted = wantedTerms(typed({ total, validUntil }), terms);
        expect(wanted.total.fen > zeroMoney.fen && wanted.validUntil >= today).toBe(true);
        expect(wanted).not.toEqual(terms);
      }),
    );
  });
});

describe('two officers of the platform', () => {
  it.each([
    ['许知远', '高明远', true],
    ['许知远', '许知远', false],
    ['许知远', ' 许 知远 ', false],
    ['Amy Li', 'ＡＭＹ li', false],
    ['许知远', '许\u200B知远\u2060', false],
    ['', '高明远', false],
    ['许知远', ' ', false],
  ])('%s and %s: %s', (maker, checker, expected) => {
    expect(areTwoOfficers(maker, checker)).toBe(expected);
  });
});
