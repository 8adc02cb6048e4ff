import { postingEntries, type LedgerSide, type PostingEntry } from '../shared/posting.ts';

/**
 * Flows in the statistics of instruments (统计). `issued`, `accepted`: by issuers and their suppliers. `received`:
 * accepted by a holder. `passed-on`: transferred. `financed`: paid out by a funder. `paid`: paid by its issuer.
 */
export const businessFlows = ['issued', 'accepted', 'received', 'passed-on', 'financed', 'paid'] as const;
export type BusinessFlow = (typeof businessFlows)[number];

/** Flows of each side, in display order. */
export const flowsOfSide: Readonly<Record<LedgerSide, readonly BusinessFlow[]>> = {
  issuer: ['issued', 'accepted', 'passed-on', 'financed', 'paid'],
  holder: ['received', 'passed-on', 'financed', 'paid'],
};

/** Facts of a posting for statistics. Companies are empty where no balance changes. */
export interface CountedPosting {
  readonly entry: PostingEntry;
  readonly issuerId: string;
  /** Company to which the instrument was issued. */
  readonly payeeId: string;
  readonly outCompanyId: string;
  readonly inCompanyId: string;
  readonly fromCompanyId: string;
  readonly toCompanyId: string;
}

/** A posting as counted for one company. `sign` is -1 where it reverses an earlier one. */
export interface CountedFlow {
  readonly companyId: string;
  readonly side: LedgerSide;
  readonly flow: BusinessFlow;
  readonly counterpartyId: string;
  readonly sign: 1 | -1;
}

/** Flow of an entry for the issuer of the instrument, and the company of the posting that is the counterparty. */
const issuerFlows: Partial<Record<PostingEntry, readonly [BusinessFlow, 'from' | 'to']>> = {
  issue: ['issued', 'to'],
  'issue-accepted': ['accepted', 'to'],
  transfer: ['passed-on', 'from'],
  disbursement: ['financed', 'from'],
  'disbursement-returned': ['financed', 'to'],
  payment: ['paid', 'from'],
};

/** Flow of an entry for a holder whose balance increases or decreases. */
const holderFlows: Partial<Record<PostingEntry, readonly [BusinessFlow, 'in' | 'out']>> = {
  'issue-accepted': ['received', 'in'],
  'transfer-accepted': ['received', 'in'],
  transfer: ['passed-on', 'out'],
  disbursement: ['financed', 'out'],
  'disbursement-returned': ['financed', 'in'],
  payment: ['paid', 'out'],
};

/** Entries that reverse an earlier one. */
const takenBack: readonly PostingEntry[] = ['disbursement-returned'];

/** Flows of each side that change its ledger, so that the ledger can list them. */
export const ledgerFlows: Readonly<Record<LedgerSide, readonly BusinessFlow[]>> = {
  issuer: ['issued', 'paid'],
  holder: flowsOfSide.holder,
};

/** Entries that count for a flow of a side. */
export const entriesOfFlow = (side: LedgerSide, flow: BusinessFlow): readonly PostingEntry[] => {
  const flows = side === 'issuer' ? issuerFlows : holderFlows;
  return postingEntries.filter((entry) => flows[entry]?.[0] === flow);
};

/** Flows that would reveal that a company held something. */
const flowsOfHolders: readonly BusinessFlow[] = ['passed-on', 'financed'];

/**
 * How a posting counts: at most once for the issuer, and once for a holder. An issuer may not know later holders, so
 * flows of companies that received by a transfer count without a counterparty.
 */
export function flowsOfPosting(posting: CountedPosting): readonly CountedFlow[] {
  const { entry, issuerId, payeeId, outCompanyId, inCompanyId, fromCompanyId, toCompanyId } = posting;
  const sign = takenBack.includes(entry) ? -1 : 1;
  const flows: CountedFlow[] = [];
  const ofIssuer = issuerFlows[entry];
  if (ofIssuer) {
    const [flow, which] = ofIssuer;
    const company = which === 'to' ? toCompanyId : fromCompanyId;
    const counterpartyId = flowsOfHolders.includes(flow) && company !== payeeId ? '' : company;
    flows.push({ companyId: issuerId, side: 'issuer', flow, counterpartyId, sign });
  }
  const ofHolder = holderFlows[entry];
  if (ofHolder) {
    const [flow, which] = ofHolder;
    const companyId = which === 'in' ? inCompanyId : outCompanyId;
    const counterpartyId = which === 'in' ? fromCompanyId : toCompanyId;
    if (companyId !== '') flows.push({ companyId, side: 'holder', flow, counterpartyId, sign });
  }
  return flows;
}
