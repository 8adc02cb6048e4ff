import { moneyToText, parseMoney } from '../../money/money.ts';
import { contractKey } from '../../text/contract-key.ts';
import type { TypedTradeForm } from '../shared/trade-application.ts';
import { invoiceKey } from './import-invoices.ts';

/** Days for which a row is remembered that became an application. */
export const rememberedDays = 30;

/**
 * What makes two rows of issues ask for the same: payee, amount, due day, contract and invoices. Remarks and what is
 * said of the term make no difference.
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

/** An application that was made from a row which asked for the same. */
export interface EarlierImport {
  readonly applicationId: string;
  readonly number: string;
  /** Who imported it. */
  readonly makerName: string;
  /** When it was imported, in milliseconds since the epoch. */
  readonly importedAt: number;
  /** Whether it is a draft still. */
  readonly isDraft: boolean;
}
