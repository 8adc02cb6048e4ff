import { compareMoney, type Money } from '../../money/money.ts';
import type { TradeAct } from './application-policy.ts';
import type { Holding } from './holding.ts';

/** A holding, as far as it matters who may undo how it came about. */
interface UndoneHolding extends Pick<Holding, 'place' | 'companyId' | 'originId' | 'amount'> {
  readonly senderId: string;
  readonly issuerId: string;
}

/**
 * Acts by which a company may ask to undo what became of an amount: the sender recalls what is on its way, and issuer
 * and first holder cancel an instrument that the latter holds whole (checklist N-24).
 */
export function undoActs(
  { place, companyId, originId, amount, senderId, issuerId }: UndoneHolding,
  instrument: { readonly payeeId: string; readonly amount: Money },
  askingId: string,
): readonly TradeAct[] {
  if (amount.fen <= 0n) return [];
  if (place === 'transit' && senderId === askingId)
    return [originId === undefined ? 'issue-recall' : 'transfer-recall'];
  const isWhole = companyId === instrument.payeeId && compareMoney(amount, instrument.amount) === 0;
  const isParty = companyId === askingId || issuerId === askingId;
  return place === 'held' && isWhole && isParty ? ['cancellation'] : [];
}
