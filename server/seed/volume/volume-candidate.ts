import { addDays, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import type { TradeType } from '../../../src/domain/evidence/selection/candidate.ts';
import { policyOf, type OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';
import type { Money } from '../../../src/domain/money/money.ts';
import { copySerialDigits } from '../../core/evidence/copy-serial-digits.ts';
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

/** Amount of a business: from a thousand yuan to a million and more. */
function amountOf(serial: number): Money {
  const step = steps[Math.floor(chance(serial, 2) * steps.length)] ?? 1n;
  return { fen: BigInt(100_000 + Math.floor(chance(serial, 3) * 900_000)) * step };
}

/** The book where none is named: every twentieth business belongs to the EST product, the others are credits. */
export const defaultBook = (serial: number): OpenBook => (serial % 20 === 19 ? 'est' : 'credit');

/** Codes of two banks. Bills in packages and free bills have different ones, so that no two bills share a number. */
const banks = { packaged: '310299000025', free: '310299000033' } as const;

export interface VolumeBusiness {
  readonly holder: CompanyRecord;
  readonly book: OpenBook;
  readonly serial: number;
  /** Day on which the business was made. */
  readonly date: PlainDate;
  /** Whether the business is in no package yet. */
  readonly free: boolean;
}

function candidateOf(book: OpenBook, serial: number, values: CandidateValues): CandidateRecord {
  if (book === 'credit')
    return creditCandidate({ ...values, productType: chance(serial, 7) < 0.1 ? 'AGENT' : 'ORDINARY' });
  if (book === 'est') return estCandidate(values);
  const { code, productTypes } = businessNumbers[book];
  return {
    ...creditCandidate(values),
    id: `B${code}-${values.number}`,
    book,
    state: policyOf(book).choosableState,
    productType: productTypes[serial % productTypes.length] ?? '',
  };
}

/** The business of a company with this serial, in a book. A package is, or may be, made for it. */
export function volumeCandidate({ holder, book, serial, date, free }: VolumeBusiness): CandidateRecord {
  const payer = payerOf(serial);
  // The factor has published nothing for one core enterprise.
  const funder = payer.core.pkCorp !== 'C-BEIYU' && chance(serial, 4) < 0.25 ? funders.heze : funders.changyu;
  const isBill = policyOf(book).business === 'bill';
  const ending = `${String(serial).padStart(6, '0')}${copySerialDigits(0)}`;
  const number = isBill
    ? billNumber(book, banks[free ? 'free' : 'packaged'], date, ending)
    : `${businessNumbers[book].prefix}${payer.core.uscc.slice(2, 6)}-${date.slice(0, 4)}-${ending}${free ? 'F' : ''}`;
  const amount = amountOf(serial);
  const candidate = candidateOf(book, serial, {
    number,
    holder,
    core: payer.core,
    counterpartyName: payer.name,
    funder,
    amount: '0.00',
    dueDate: addDays(date, 30 + Math.floor(chance(serial, 5) * 335)),
    businessType: drawByWeight(businessTypes, chance(serial, 6)),
  });
  return { ...candidate, payerName: payer.name, amount, billSubRange: isBill ? `1-${amount.fen}` : '' };
}
