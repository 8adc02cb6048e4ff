import type { FundingDesk } from '../../src/application/ports/trade/funding-desk.ts';
import { money } from '../../src/domain/money/money.ts';
import type { Financing, ReadOffer, ReadOffers } from '../../src/domain/trade/financing/financing.ts';
import type { KeptOffer } from '../../src/domain/trade/financing/kept-offer.ts';
import type { HeldInstrument } from '../../src/domain/trade/shared/held-instrument.ts';
import { sentHolding } from './trade-figures.ts';

/** A credit that the reader's company holds, by its number. */
export function heldCredit(number: string, available: string, more: Partial<HeldInstrument> = {}): HeldInstrument {
  return {
    ...sentHolding,
    holdingId: `H-${number}`,
    instrumentId: `I-${number}`,
    number,
    place: 'held',
    amount: money(available),
    available: money(available),
    dueOn: '2027-03-31',
    openApplications: [],
    ...more,
  };
}

/** An offer of a bank, as it is stored with an application for 600,000.00. */
export const keptOffer: KeptOffer = {
  programmeId: 'FP-1',
  programmeTitle: '',
  funderId: 'F-1',
  funderName: '长屿银行',
  annualRate: 38_500,
  dayBasis: 360,
  interestTime: 'advance',
  interestBearer: 'supplier',
  feeRate: 1000,
  feeLeast: '0.00',
  feeMost: undefined,
  feeTaxRate: 60_000,
  hasRecourse: false,
  graceDays: 0,
  penaltyRate: 57_750,
  settlementDays: 1,
  cutOffHour: 15,
  startsOn: 'AUDITED',
  repaymentBank: '长屿银行',
  repaymentAccount: '3305010099000026118',
  validUntil: '2026-12-04',
  figures: {
    disbursedOn: '2026-11-30',
    days: 121,
    interest: '7764.17',
    fee: '600.00',
    feeTax: '33.96',
    cost: '8364.17',
    net: '591635.83',
    annualCost: 42_000,
  },
};

/** An offer of a programme; `net` and the day of arrival are also in its figures. */
export function readOffer(programmeId: string, net: string, more: Partial<ReadOffer> = {}): ReadOffer {
  const arrivesOn = more.arrivesOn ?? '2026-11-30';
  return {
    ...keptOffer,
    programmeId,
    funderName: `资金方 ${programmeId}`,
    figures: { ...keptOffer.figures, net, disbursedOn: arrivesOn },
    net: money(net),
    arrivesOn,
    arrivesAbout: false,
    limitLeft: money('5000000.00'),
    bar: undefined,
    takes: undefined,
    materials: 'none',
    ...more,
  };
}

export const offersOf = (amount: string, ...offers: readonly ReadOffer[]): ReadOffers => ({
  amount: money(amount),
  issuerName: sentHolding.issuerName,
  dueOn: '2027-03-31',
  paysOn: '2027-03-31',
  programmeCount: offers.length,
  offers,
});

/** A financing that its funder reviews. */
export const reviewedFinancing: Financing = {
  id: 'FN-1',
  number: 'RZ6101-1',
  kind: 'credit',
  companyName: '宁波砚舟',
  issuerName: '启衡重工',
  funderName: '长屿银行',
  amount: money('600000.00'),
  outstanding: money('600000.00'),
  dueOn: '2027-03-31',
  state: 'FUNDER_REVIEW',
  stateSince: 3_000,
  endsOn: '2026-12-25',
  createdAt: 2_000,
  version: 3,
  net: money('591635.83'),
  annualRate: 38_500,
  cost: money('8364.17'),
  rateBand: undefined,
  askedAmount: undefined,
  issuerInterests: undefined,
  instrumentNumbers: ['RX-1'],
  applicationId: 'TA-1',
  lines: [
    {
      holdingId: 'H-1',
      instrumentId: 'I-1',
      number: 'RX-1',
      amount: money('600000.00'),
      packageId: 'DD-1',
      packageState: 'AUDITED',
      isReady: true,
    },
  ],
  offer: keptOffer,
  bankName: '长屿银行',
  accountEnding: '8765',
  questions: [],
  contract: undefined,
  searchedAt: undefined,
  registration: undefined,
  interestDue: money('0.00'),
  penaltyDue: money('0.00'),
  penaltyFrom: '',
  graceUntil: '',
  repurchase: undefined,
  disbursed: undefined,
  payments: [],
  events: [],
  paysOn: '2027-03-31',
  paysAbout: false,
  isTurn: false,
  mayAnswer: false,
  mayCancel: true,
  mayAskToSign: false,
};

const unexpected = async (): Promise<never> => {
  throw new Error('Not asked in this test');
};

/** A desk without financings. Tests replace the functions that they need. */
export const idleFundingDesk: FundingDesk = {
  isOffered: true,
  offers: unexpected,
  financings: unexpected,
  financing: unexpected,
  contract: unexpected,
  answer: unexpected,
  cancel: unexpected,
};
