import { waitingStep } from '../../../src/domain/trade/shared/application-machine.ts';
import type { TradeAct } from '../../../src/domain/trade/shared/application-policy.ts';
import type { HoldingRecord, TradeApplicationRecord } from '../records/trade.ts';
import type { Transaction } from '../store.ts';
import { decisionFactsOf } from './application-access.ts';
import { stepToWire, type TradeReader } from './trade-wire.ts';

/** The waiting applications that ask to undo a holding by an act. */
export async function undoRequests(
  transaction: Transaction,
  { id, instrumentId }: Pick<HoldingRecord, 'id' | 'instrumentId'>,
  act: TradeAct,
): Promise<readonly TradeApplicationRecord[]> {
  const open = await transaction.tradeApplications.openAbout(instrumentId, act);
  return open.filter(({ form }) => form.holdingId === id);
}

/** A waiting application to undo something, with the person or company that has it now. */
export function undoRequestToWire(record: TradeApplicationRecord, reader: TradeReader) {
  const step = waitingStep(record);
  return {
    applicationId: record.id,
    applicationNo: record.number,
    act: record.act,
    waitsFor: step && stepToWire(step, { ...decisionFactsOf(record), kind: record.kind }, reader),
  };
}
