import { addDays, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import type { TradeType } from '../../../src/domain/evidence/selection/candidate.ts';
import type { Money } from '../../../src/domain/money/money.ts';
import { copyEnding } from '../../core/store.ts';
import type { CandidateRecord, CompanyRecord } from '../../core/records.ts';
import { aCredit, anEstReceivable } from '../evidence/candidates.ts';
import { funders } from '../company/shared/companies.ts';
import { chance, drawn } from './chance.ts';
import { payerOf } from './payers.ts';

const businessTypes: readonly (readonly [TradeType, number])[] = [['TM01', 60], ['TM02', 30], ['TM03', 10]];
const steps = [1n, 1n, 10n, 10n, 10n, 100n] as const;

/** From a thousand yuan to a million and more, most of them in between. */
function amountOf(serial: number): Money {
  const step = steps[Math.floor(chance(serial, 2) * steps.length)] ?? 1n;
  return { fen: BigInt(100_000 + Math.floor(chance(serial, 3) * 900_000)) * step };
}

/** One in twenty is a receivable of the EST product, the others are credits. */
export const isEst = (serial: number): boolean => serial % 20 === 19;

/** The serial-th receivable of a company, as it comes about on a day. */
export function volumeCandidate(holder: CompanyRecord, serial: number, date: PlainDate): CandidateRecord {
  const payer = payerOf(serial);
  // The factor has published nothing for one core enterprise.
  const funder = payer.core.pkCorp !== 'C-BEIYU' && chance(serial, 4) < 0.25 ? funders.heze : funders.changyu;
  const wish = {
    number: `${isEst(serial) ? 'YS' : 'RX'}${payer.core.uscc.slice(2, 6)}-${date.slice(0, 4)}-${String(serial).padStart(6, '0')}${copyEnding(0)}`, holder, core: payer.core, counterpartyName: payer.name, funder, amount: '0.00',
    dueDate: addDays(date, 30 + Math.floor(chance(serial, 5) * 335)), businessType: drawn(businessTypes, chance(serial, 6)),
  };
  const made = isEst(serial) ? anEstReceivable(wish) : aCredit({ ...wish, productType: chance(serial, 7) < 0.1 ? 'AGENT' : 'ORDINARY' });
  return { ...made, payerName: payer.name, amount: amountOf(serial) };
}
