import { addDays, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import type { TradeType } from '../../../src/domain/evidence/selection/candidate.ts';
import { policyOf, type OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';
import type { Money } from '../../../src/domain/money/money.ts';
import { copyEnding } from '../../core/evidence/copy-ending.ts';
import type { CandidateRecord } from '../../core/records/evidence.ts';
import type { CompanyRecord } from '../../core/records/company.ts';
import { billNumber, businessNumbers } from '../evidence/business-numbers.ts';
import { creditCandidate, estCandidate, type CandidateValues } from '../evidence/candidates.ts';
import { funders } from '../parties/companies.ts';
import { chance, drawByWeight } from './chance.ts';
import { payerOf } from './payers.ts';

const businessTypes: readonly (readonly [TradeType, number])[] = [
  ['TM01', 60],
  ['TM02', 30],
  ['TM03', 10],
];
const steps = [1n, 1n, 10n, 10n, 10n, 100n] as const;

/** From a thousand yuan to a million and more, most of them in between. */
function amountOf(serial: number): Money {
  const step = steps[Math.floor(chance(serial, 2) * steps.length)] ?? 1n;
  return { fen: BigInt(100_000 + Math.floor(chance(serial, 3) * 900_000)) * step };
}

/** Where no book is named: one in twenty is a receivable of the EST product, the others are credits. */
export const usualBook = (serial: number): OpenBook => (serial % 20 === 19 ? 'est' : 'credit');

/** Bills that are in a package and those that are not are of two banks, so that none has the number of another. */
const banks = { packaged: '310299000025', free: '310299000033' } as const;

export interface VolumeBusiness {
  readonly holder: CompanyRecord;
  readonly book: OpenBook;
  readonly serial: number;
  /** Day on which it was made. */
  readonly date: PlainDate;
  /** Whether it waits to be packaged. */
  readonly free: boolean;
}

function ofBook(book: OpenBook, serial: number, wish: CandidateValues): CandidateRecord {
  if (book === 'credit')
    return creditCandidate({ ...wish, productType: chance(serial, 7) < 0.1 ? 'AGENT' : 'ORDINARY' });
  if (book === 'est') return estCandidate(wish);
  const { code, productTypes } = businessNumbers[book];
  return {
    ...creditCandidate(wish),
    id: `B${code}-${wish.number}`,
    book,
    state: policyOf(book).choosableState,
    productType: productTypes[serial % productTypes.length] ?? '',
  };
}

/** The serial-th business of a company in a book: what a package is, or may be, made for. */
export function volumeCandidate({ holder, book, serial, date, free }: VolumeBusiness): CandidateRecord {
  const payer = payerOf(serial);
  // The factor has published nothing for one core enterprise.
  const funder = payer.core.pkCorp !== 'C-BEIYU' && chance(serial, 4) < 0.25 ? funders.heze : funders.changyu;
  const isBill = policyOf(book).business === 'bill';
  const ending = `${String(serial).padStart(6, '0')}${copyEnding(0)}`;
  const number = isBill
    ? billNumber(book, banks[free ? 'free' : 'packaged'], date, ending)
    : `${businessNumbers[book].prefix}${payer.core.uscc.slice(2, 6)}-${date.slice(0, 4)}-${ending}${free ? 'F' : ''}`;
  const amount = amountOf(serial);
  const made = ofBook(book, serial, {
    number,
    holder,
    core: payer.core,
    counterpartyName: payer.name,
    funder,
    amount: '0.00',
    dueDate: addDays(date, 30 + Math.floor(chance(serial, 5) * 335)),
    businessType: drawByWeight(businessTypes, chance(serial, 6)),
  });
  return { ...made, payerName: payer.name, amount, billSubRange: isBill ? `1-${amount.fen}` : '' };
}
