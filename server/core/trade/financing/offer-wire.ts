import type { MaterialsStatus } from '../../../../src/domain/trade/financing/financing.ts';
import { moneyToText } from '../../../../src/domain/money/money.ts';
import type { FundingOffer } from '../../../../src/domain/trade/financing/funding-offer.ts';
import { toKeptOffer, type KeptCost, type KeptOffer } from '../../../../src/domain/trade/financing/kept-offer.ts';
import type { FinancingRecord } from '../../records/trade.ts';

/** Known figures of a financing: those of its disbursement, otherwise of its contract, otherwise of its offer. */
export const figuresOf = ({
  disbursed,
  contract,
  offer,
}: Pick<FinancingRecord, 'disbursed' | 'contract' | 'offer'>): KeptCost =>
  disbursed?.figures ?? contract?.figures ?? offer.figures;

export const costToWire = ({ disbursedOn, ...figures }: KeptCost) => ({ disburseDate: disbursedOn, ...figures });

/** An offer as it was when it was chosen. */
export const keptOfferToWire = ({ figures, ...terms }: KeptOffer) => ({
  ...terms,
  figures: costToWire(figures),
});

/**
 * An offer as it is now. `materials`: state of the evidence packages for its funder; packages that were made for
 * another funder bar it. `unsubmittedPackageId`: the package that the supplier has still to submit.
 */
export const offerToWire = (offer: FundingOffer, materials: MaterialsStatus, unsubmittedPackageId?: string) => ({
  ...keptOfferToWire(toKeptOffer(offer)),
  arriveAbout: offer.arrivesAbout,
  limitLeft: moneyToText(offer.limitLeft),
  bar: offer.bar ?? (materials === 'other-funder' ? materials : undefined),
  takes: offer.takes && moneyToText(offer.takes),
  materials,
  unsubmittedPackageId,
});
