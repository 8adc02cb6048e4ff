import type { KeptCost, KeptOffer } from '../../../../src/domain/trade/financing/kept-offer.ts';
import type { FinancingRecord, TradeApplicationRecord } from '../../records/trade.ts';
import type { Transaction } from '../../store.ts';
import { materialsFor, packagesBehind } from './materials-status.ts';
import { payoutAccount } from './payout-account.ts';
import { costToWire, figuresOf, keptOfferToWire } from './offer-wire.ts';

interface Financed {
  readonly issuerName: string;
  readonly lines: readonly { readonly holdingId: string; readonly number: string; readonly amount: string }[];
  readonly offer: KeptOffer;
  readonly figures: KeptCost;
  readonly bankName: string;
  readonly accountEnding: string;
  readonly financing: FinancingRecord | undefined;
}

const ofFinancing = (financing: FinancingRecord): Financed => ({
  issuerName: financing.issuerName,
  lines: financing.lines,
  offer: financing.offer,
  figures: figuresOf(financing),
  bankName: financing.bankName,
  accountEnding: financing.accountEnding,
  financing,
});

/** The financing that an application requests, before it exists. */
async function ofApplication(
  transaction: Transaction,
  { companyId, form }: TradeApplicationRecord,
): Promise<Financed | undefined> {
  const { offer } = form;
  if (!offer) return undefined;
  const holdings = await transaction.holdings.findAll(form.holdings.map(({ holdingId }) => holdingId));
  const account = await payoutAccount(transaction, companyId, form.accountId);
  return {
    issuerName: holdings[0]?.issuerName ?? '',
    lines: form.holdings.map(({ holdingId, amount }) => ({
      holdingId,
      number: holdings.find(({ id }) => id === holdingId)?.number ?? '',
      amount,
    })),
    offer,
    figures: offer.figures,
    bankName: account?.bankName ?? '',
    accountEnding: account?.accountNumber.slice(-4) ?? '',
    financing: undefined,
  };
}

/** Numbers of the contracts behind financed holdings, by the holdings' ids; without those that have none. */
async function contractsBehind(
  { holdings, instruments }: Transaction,
  lines: Financed['lines'],
): Promise<ReadonlyMap<string, string>> {
  const held = await holdings.findAll(lines.map(({ holdingId }) => holdingId));
  const found = await instruments.findAll([...new Set(held.map(({ instrumentId }) => instrumentId))]);
  const byInstrument = new Map(found.map(({ id, contractNumber }) => [id, contractNumber]));
  const contracts = held.map(({ id, instrumentId }) => [id, byInstrument.get(instrumentId) ?? ''] as const);
  return new Map(contracts.filter(([, contractNumber]) => contractNumber !== ''));
}

/**
 * What an application finances, or whose contract it signs: the instruments, the terms, and the present figures.
 * Undefined for other applications, and before an offer is chosen.
 */
export async function financingTermsToWire(transaction: Transaction, record: TradeApplicationRecord) {
  const financing =
    record.act === 'contract'
      ? await transaction.financings.find(record.form.financingId)
      : record.act === 'finance'
        ? await transaction.financings.byApplication(record.id)
        : undefined;
  const found = financing
    ? ofFinancing(financing)
    : record.act === 'finance'
      ? await ofApplication(transaction, record)
      : undefined;
  if (!found) return undefined;
  const contracts = await contractsBehind(transaction, found.lines);
  return {
    issuerName: found.issuerName,
    // Once the financing has begun, its state says it.
    materials: found.financing
      ? undefined
      : materialsFor(
          await packagesBehind(
            transaction,
            found.lines.map(({ holdingId }) => holdingId),
          ),
          { funderId: found.offer.funderId, offer: found.offer },
        ),
    lines: found.lines.map(({ holdingId, number, amount }) => ({
      instrumentNo: number,
      contractNumber: contracts.get(holdingId),
      amount,
    })),
    offer: keptOfferToWire(found.offer),
    figures: costToWire(found.figures),
    bankName: found.bankName,
    accountEnding: found.accountEnding,
    financingId: found.financing?.id,
    financingState: found.financing?.state,
    contractNo: found.financing?.contract?.number,
  };
}
