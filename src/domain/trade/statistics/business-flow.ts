import { postingEntries, type LedgerSide, type PostingEntry } from '../shared/posting.ts';

/**
 * What is done with instruments, as statistics count it (统计). `issued`, `accepted` and `passed-on`: by issuers and
 * their suppliers. `received`: what a holder accepted. `financed`: a funder has paid it out. `paid`: its issuer has
 * paid it.
 */
export const businessFlows = ['issued', 'accepted', 'received', 'passed-on', 'financed', 'paid'] as const;
export type BusinessFlow = (typeof businessFlows)[number];

/** Flows of each side, in the order in which they are shown. */
export const flowsOfSide: Readonly<Record<LedgerSide, readonly BusinessFlow[]>> = {
  issuer: ['issued', 'accepted', 'passed-on', 'financed', 'paid'],
  holder: ['received', 'passed-on', 'financed', 'paid'],
};

/** A posting as far as statistics need it. Companies are empty where nobody's balance changes. */
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

/** A posting as it counts for one company. `sign` is -1 for what takes an earlier one back. */
export interface CountedFlow {
  readonly companyId: string;
  readonly side: LedgerSide;
  readonly flow: BusinessFlow;
  readonly counterpartyId: string;
  readonly sign: 1 | -1;
}

/** Flow of an entry for the issuer of the instrument, and which company of the posting is its counterparty. */
const issuerFlows: Partial<Record<PostingEntry, readonly [BusinessFlow, 'from' | 'to']>> = {
  issue: ['issued', 'to'],
  'issue-accepted': ['accepted', 'to'],
  transfer: ['passed-on', 'from'],
  disbursement: ['financed', 'from'],
  'disbursement-returned': ['financed', 'to'],
  payment: ['paid', 'from'],
};

/** Flow of an entry for a holder, whose balance it raises or lowers. */
const holderFlows: Partial<Record<PostingEntry, readonly [BusinessFlow, 'in' | 'out']>> = {
  'issue-accepted': ['received', 'in'],
  'transfer-accepted': ['received', 'in'],
  transfer: ['passed-on', 'out'],
  disbursement: ['financed', 'out'],
  'disbursement-returned': ['financed', 'in'],
  payment: ['paid', 'out'],
};

/** Entries that take an earlier one back. */
const takenBack: readonly PostingEntry[] = ['disbursement-returned'];

/** Flows of each side that move its ledger, so that the ledger can list them. */
export const ledgerFlows: Readonly<Record<LedgerSide, readonly BusinessFlow[]>> = {
  issuer: ['issued', 'paid'],
  holder: flowsOfSide.holder,
};

/** Entries that count for a flow of a side. */
export const entriesOfFlow = (side: LedgerSide, flow: BusinessFlow): readonly PostingEntry[] => {
  const flows = side === 'issuer' ? issuerFlows : holderFlows;
  return postingEntries.filter((entry) => flows[entry]?.[0] === flow);
};

/** Flows that say of a company that it has held something. */
const flowsOfHolders: readonly BusinessFlow[] = ['passed-on', 'financed'];

/**
 * How a posting counts: at most once for the issuer of its instrument, and once for a holder. An issuer is not told who
 * holds by a transfer: what such a company passes on or has financed counts without a counterparty.
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
