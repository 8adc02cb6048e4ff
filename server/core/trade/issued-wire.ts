import { isOutstanding } from '../../../src/domain/trade/financing/financing-machine.ts';
import { moneyToText, parseMoney, sumMoney, zeroMoney, type Money } from '../../../src/domain/money/money.ts';
import { paysOn } from '../../../src/domain/trade/shared/instrument.ts';
import {
  instrumentState,
  instrumentSums,
  separateFinanced,
} from '../../../src/domain/trade/shared/issued-instrument.ts';
import type { FinancingRecord, InstrumentRecord } from '../records/trade.ts';
import type { Transaction } from '../store.ts';
import type { Moment } from './trade-facts.ts';

/** The part of a financing that belongs to one instrument. */
export const partOfInstrument = ({ lines }: FinancingRecord, instrumentId: string): Money =>
  sumMoney(
    lines.filter((each) => each.instrumentId === instrumentId).map(({ amount }) => parseMoney(amount) ?? zeroMoney),
  );

/** State of an instrument and distribution of its amount, as far as its issuer may know them (checklist F-254). */
export function issuedSumsToWire(
  { id, payeeId, dueOn }: InstrumentRecord,
  holdings: Parameters<typeof instrumentSums>[0],
  financings: readonly FinancingRecord[],
  { today, calendar }: Moment,
) {
  const sums = instrumentSums(holdings, payeeId);
  const financed = sumMoney(financings.filter(isOutstanding).map((each) => partOfInstrument(each, id)));
  const shown = separateFinanced(sums, financed);
  return {
    state: instrumentState(sums, paysOn(dueOn, calendar).day < today),
    transitAmount: moneyToText(shown.inTransit),
    heldAmount: moneyToText(shown.heldByPayee),
    passedOnAmount: moneyToText(shown.passedOn),
    financedAmount: moneyToText(shown.financed),
    paidAmount: moneyToText(shown.paid),
    cancelledAmount: moneyToText(shown.cancelled),
  };
}

/**
 * Issued instruments of a list. `transitHoldingId`: the amount in transit from the issuer, which may still be recalled.
 */
export async function issuedToWire(
  { holdings, financings }: Transaction,
  instruments: readonly InstrumentRecord[],
  moment: Moment,
) {
  const places = Map.groupBy(await holdings.placesOf(instruments.map(({ id }) => id)), (each) => each.instrumentId);
  const shown = [];
  for (const instrument of instruments) {
    const placed = places.get(instrument.id) ?? [];
    // Funders hold only what the first holder or others have passed on.
    const isPassedOn = placed.some(({ place, isWithPayee }) => place === 'held' && !isWithPayee);
    const held = placed.map(({ place, isWithPayee, isFromIssuer, amount, holdingId }) => ({
      place,
      companyId: isWithPayee ? instrument.payeeId : '',
      originId: isFromIssuer ? undefined : holdingId,
      amount,
    }));
    shown.push({
      instrumentId: instrument.id,
      instrumentNo: instrument.number,
      payeeName: instrument.payeeName,
      amount: moneyToText(instrument.amount),
      issueDate: instrument.issuedOn,
      dueDate: instrument.dueOn,
      payDate: paysOn(instrument.dueOn, moment.calendar).day,
      ...issuedSumsToWire(instrument, held, isPassedOn ? await financings.ofInstrument(instrument.id) : [], moment),
      transitHoldingId: placed.find(({ place, isFromIssuer }) => place === 'transit' && isFromIssuer)?.holdingId,
    });
  }
  return shown;
}
