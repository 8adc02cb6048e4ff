import { addMoney, zeroMoney, type Money } from '../../../src/domain/money/money.ts';
import type { InstrumentKind } from '../../../src/domain/trade/shared/instrument.ts';
import { lastNamedDate } from '../../../src/domain/trade/shared/payment-calendar.ts';
import type { Transaction } from '../store.ts';
import type { Moment } from './trade-facts.ts';

/** Maximum number of companies with open amounts; all of them are read. */
const maxHolders = 1_000_000;

/** Open amounts of an issuer's instruments by company, as far as the issuer may know the companies. */
export interface NamedHolders {
  readonly openAmounts: ReadonlyMap<string, Money>;
  /** Amount held by companies that are not named yet. */
  readonly unnamedAmount: Money;
}

/**
 * Amounts that each company holds of an issuer's instruments, as far as the issuer may know: of instruments issued to
 * the company, of those that it financed, and of those whose payees are named already. From five working days before
 * the payment day on, the issuer knows whom it pays.
 */
export async function readNamedHolders(
  { holdings, instruments, companies }: Pick<Transaction, 'holdings' | 'instruments' | 'companies'>,
  issuerId: string,
  kind: InstrumentKind,
  { today, calendar }: Pick<Moment, 'today' | 'calendar'>,
): Promise<NamedHolders> {
  const { parts } = await holdings.open({ companyId: issuerId, side: 'issuer' }, kind, maxHolders);
  const openAmounts = new Map(parts.map(({ companyId, amount }) => [companyId, amount]));
  const passedOn = await instruments.passedOn(issuerId, kind, lastNamedDate(today, calendar));
  const holders = await companies.findAll(passedOn.map(({ companyId }) => companyId));
  const enterprises = new Set(holders.filter(({ kind: of }) => of === 'enterprise').map(({ pkCorp }) => pkCorp));
  let unnamedAmount = zeroMoney;
  for (const { companyId, amount } of passedOn) {
    if (!enterprises.has(companyId)) continue;
    unnamedAmount = addMoney(unnamedAmount, amount);
    const left = { fen: (openAmounts.get(companyId) ?? zeroMoney).fen - amount.fen };
    if (left.fen > 0n) openAmounts.set(companyId, left);
    else openAmounts.delete(companyId);
  }
  return { openAmounts, unnamedAmount };
}
