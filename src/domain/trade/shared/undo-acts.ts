import { compareMoney, type Money } from '../../money/money.ts';
import type { TradeAct } from './application-policy.ts';
import type { Holding } from './holding.ts';

/** Facts of a holding that decide who may undo it. */
interface UndoneHolding extends Pick<Holding, 'place' | 'companyId' | 'originId' | 'amount'> {
  readonly senderId: string;
  readonly issuerId: string;
}

/**
 * Acts with which a company may undo a holding: the sender can recall an amount in transit; issuer and first holder can
 * cancel an instrument that the first holder holds in full (checklist N-24).
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
