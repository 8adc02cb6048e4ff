import type * as v from 'valibot';
import type { costWire, keptOffer } from '../../../contract/extensions/trade/trade-shapes.ts';
import {
  dayBases,
  interestBearers,
  interestTimes,
  reviewStarts,
} from '../../../domain/trade/financing/funding-programme.ts';
import type { KeptCost, KeptOffer } from '../../../domain/trade/financing/kept-offer.ts';

/** Figures of the wire. */
export const costOf = ({ disburseDate, annualCost, ...figures }: v.InferOutput<typeof costWire>): KeptCost => ({
  disbursedOn: disburseDate,
  ...figures,
  annualCost: annualCost ?? undefined,
});

/** Parses an offer. Unknown terms are replaced by the usual ones. */
export function keptOfferOf(wire: v.InferOutput<typeof keptOffer>): KeptOffer {
  const { dayBasis, interestTime, interestBearer, startsOn, feeMost, figures, ...rest } = wire;
  return {
    ...rest,
    dayBasis: dayBases.find((each) => each === dayBasis) ?? 360,
    interestTime: interestTimes.find((each) => each === interestTime) ?? 'advance',
    interestBearer: interestBearers.find((each) => each === interestBearer) ?? 'supplier',
    startsOn: reviewStarts.find((each) => each === startsOn) ?? 'AUDITED',
    feeMost: feeMost ?? undefined,
    figures: costOf(figures),
  };
}
