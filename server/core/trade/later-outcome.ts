import { endedFinancingStates } from '../../../src/domain/trade/financing/financing-machine.ts';
import { isOfficerAct } from '../../../src/domain/trade/shared/officer-acts.ts';
import type { LaterOutcome } from '../../../src/domain/trade/shared/trade-application.ts';
import type { TradeApplicationRecord } from '../records/trade.ts';
import type { Transaction } from '../store.ts';
import { rowToWire, type TradeReader } from './trade-wire.ts';
import { sentToWire } from './transit-outcome.ts';

const cameBack: readonly string[] = ['refused', 'recalled', 'lapsed'];

/** Later outcome of an effective application; undefined where it still has its effect. */
async function laterOutcome(
  transaction: Transaction,
  record: TradeApplicationRecord,
  viewerId: string,
): Promise<LaterOutcome | undefined> {
  if (record.state !== 'EFFECTIVE') return undefined;
  if (record.act === 'finance') {
    const financing = await transaction.financings.byApplication(record.id);
    return financing && endedFinancingStates.includes(financing.state) ? 'financing-ended' : undefined;
  }
  const sent = (await sentToWire(transaction, record, viewerId)) ?? [];
  const returned = sent.filter(({ outcome }) => cameBack.includes(outcome.state));
  if (returned.length === 0) return undefined;
  return returned.length === sent.length ? 'returned' : 'part-returned';
}

/**
 * Applications in the form of a list, with what came of them after they had come into effect, and the instrument of
 * what the platform's officers did.
 */
export async function rowsWithLater(
  transaction: Transaction,
  records: readonly TradeApplicationRecord[],
  reader: TradeReader,
) {
  const rows = [];
  for (const each of records)
    rows.push({
      ...rowToWire(each, reader),
      later: await laterOutcome(transaction, each, reader.caller.user.pkCorp),
      instrumentNo: isOfficerAct(each.act)
        ? (await transaction.instruments.find(each.instrumentId))?.number
        : undefined,
    });
  return rows;
}
