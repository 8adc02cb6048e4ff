import { moneyToText, parseMoney } from '../../money/money.ts';
import { contractKey } from '../../text/contract-key.ts';
import type { TypedTradeForm } from '../shared/trade-application.ts';
import { invoiceKey } from './import-invoices.ts';

/** Days for which an imported row is remembered. */
export const rememberedDays = 30;

/**
 * Identity of an issue, for finding repetitions: payee, amount, due date, contract and invoices. Remarks and reasons
 * for the term do not count.
 */
export function issueIdentity({
  payeeId,
  amount,
  dueOn,
  contractNumber,
  invoices,
}: Pick<TypedTradeForm, 'payeeId' | 'amount' | 'dueOn' | 'contractNumber' | 'invoices'>): string {
  const sum = parseMoney(amount);
  return JSON.stringify([
    payeeId,
    sum ? moneyToText(sum) : amount,
    dueOn,
    contractKey(contractNumber),
    ...invoices.map(invoiceKey).toSorted(),
  ]);
}

/** An earlier application that was imported with the same content. */
export interface EarlierImport {
  readonly applicationId: string;
  readonly number: string;
  /** Name of the user who imported it. */
  readonly makerName: string;
  /** Time of the import, in milliseconds since the epoch. */
  readonly importedAt: number;
  /** Whether it is still a draft. */
  readonly isDraft: boolean;
}
