import { policyOf, type BusinessKind } from '../../../src/domain/evidence/shared/book-policies.ts';
import {
  businessStateOf,
  fundingOf,
  type FinancedBusiness,
} from '../../../src/domain/trade/financing/business-state.ts';
import { payoutOf, type FinancingEvent } from '../../../src/domain/trade/financing/financing-machine.ts';
import { sumMoney, type Money } from '../../../src/domain/money/money.ts';
import { bookOfHeld } from '../../../src/domain/trade/shared/evidence-book.ts';
import { unreservedOf } from '../../../src/domain/trade/shared/holding.ts';
import {
  businessesOf,
  packageOfBusiness,
  placeOfBusiness,
  saveBusinessState,
  saveFunding,
  saveHeldBusiness,
} from '../evidence/shared/businesses.ts';
import type { FinancingRecord, HoldingRecord } from '../records/trade.ts';
import type { Transaction } from '../store.ts';

/** The amount of a holding that can be brought to a funder, or is being brought to one. */
async function fundableAmount(transaction: Transaction, holding: HoldingRecord): Promise<Money> {
  const reservations = holding.reserved.fen === 0n ? [] : await transaction.reservations.ofHolding(holding.id);
  const financed = reservations.filter(({ isForFinancing }) => isForFinancing).map(({ amount }) => amount);
  return sumMoney([unreservedOf(holding), ...financed]);
}

/**
 * Reports the remaining amount of an enterprise's holding to the evidence packages; only for a holding in the place
 * `held`.
 */
export async function publishHoldingAsCandidate(transaction: Transaction, holding: HoldingRecord): Promise<void> {
  if (holding.place !== 'held') return;
  const holder = await transaction.companies.find(holding.companyId);
  if (holder && holder.kind !== 'enterprise') return;
  const bookOf = async () => {
    const instrument = await transaction.instruments.find(holding.instrumentId);
    return instrument && bookOfHeld(instrument, holding.companyId);
  };
  await saveHeldBusiness(transaction, bookOf, {
    businessId: holding.id,
    number: holding.number,
    companyId: holding.companyId,
    companyName: holder?.name ?? '',
    issuerId: holding.issuerId,
    issuerName: holding.issuerName,
    available: await fundableAmount(transaction, holding),
    dueOn: holding.dueOn,
  });
}

/** The financings of a holding, by their ids. */
async function financingsOf(
  { financings, holdings }: Transaction,
  holdingId: string,
): Promise<readonly FinancingRecord[]> {
  const holding = await holdings.find(holdingId);
  const all = holding ? await financings.ofInstrument(holding.instrumentId) : [];
  return all.filter(({ lines }) => lines.some((line) => line.holdingId === holdingId));
}

const isFinanced = (business: BusinessKind): business is FinancedBusiness =>
  business === 'credit' || business === 'payroll' || business === 'receivable';

/** The state of a holding's business in the evidence, by its financings. */
async function stateOfBusiness(
  transaction: Transaction,
  holdingId: string,
  financings: readonly FinancingRecord[],
): Promise<string | undefined> {
  const holding = await transaction.holdings.find(holdingId);
  const place = await placeOfBusiness(transaction, holdingId);
  const business = place && policyOf(place.book).business;
  if (!holding || !business || !isFinanced(business)) return undefined;
  return businessStateOf(
    business,
    financings.map(({ state }) => state),
    holding.amount.fen > 0n ? 'left' : 'nothing-left',
  );
}

const lastOf = ({ events }: FinancingRecord, which: FinancingEvent): number | undefined =>
  events.findLast(({ event }) => event === which)?.at;

/**
 * Reports a financing to the evidence packages: the states of the financed businesses, and whether a package is paid
 * out or repaid by all its financings together. `now` in milliseconds. Called whenever a financing changes its state.
 */
export async function reportFinancing(
  transaction: Transaction,
  { lines }: Pick<FinancingRecord, 'lines'>,
  now: number,
): Promise<void> {
  const packages = new Set<string>();
  for (const { holdingId } of lines) {
    const packageId = await packageOfBusiness(transaction, holdingId, false);
    if (packageId !== '') packages.add(packageId);
    else {
      const state = await stateOfBusiness(transaction, holdingId, await financingsOf(transaction, holdingId));
      if (state !== undefined) await saveBusinessState(transaction, holdingId, state);
    }
  }
  for (const packageId of [...packages].toSorted()) {
    const all = new Map<string, FinancingRecord>();
    const states = new Map<string, string>();
    for (const id of await businessesOf(transaction, packageId)) {
      const financings = await financingsOf(transaction, id);
      for (const each of financings) all.set(each.id, each);
      const state = await stateOfBusiness(transaction, id, financings);
      if (state !== undefined) states.set(id, state);
    }
    const followed = [...all.values()].map((each) => ({
      state: each.state,
      disbursedAt: lastOf(each, 'disbursed'),
      settledAt: lastOf(each, 'settled'),
    }));
    const hasPaid = followed.some(({ disbursedAt }) => disbursedAt !== undefined);
    await saveFunding(transaction, packageId, { money: hasPaid ? fundingOf(followed) : undefined, states }, now);
  }
}

/** Whether a business of a package is or was financed here: then the payments of the financing determine its state. */
export async function isFinancedHere(transaction: Transaction, packageId: string): Promise<boolean> {
  for (const id of await businessesOf(transaction, packageId))
    for (const { state } of await financingsOf(transaction, id)) if (payoutOf(state) !== 'none') return true;
  return false;
}
