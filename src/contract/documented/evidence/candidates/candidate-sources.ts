import type { OpenBook } from '../../../../domain/evidence/shared/book-policies.ts';
import type { BookSide } from '../../../../domain/catalogue/books.ts';
import { businessCandidates } from './business-candidates.ts';
import type { CandidateSource } from './candidate-calls.ts';
import { blankCredits, creditsByCore, firstTradeByCore, firstTradeOwn, ownCredits } from './credit-candidates.ts';

const est = businessCandidates('est', 'GET', '/corp/v1/est/receivable/search/for-datum-create');
const estp = businessCandidates('estp', 'GET', '/corp/v1/estp/receivable/search/for-datum-create');
const ejt = businessCandidates('ejt', 'GET', '/corp/ejt/v1/credits/financing/doc/add/search');
const ejtByCore = businessCandidates('ejt', 'GET', '/corp/ejt/v1/credits/financing/doc/add/search/by-core');
const sccp = businessCandidates('sccp', 'POST', '/corp/v1/sccps/bill-transaction/search/datum');
const edt = businessCandidates('edt', 'POST', '/corp/v1/edt/order/no-file/list');
const abs = businessCandidates('abs', 'GET', '/corp/v1/abs/receivable/transfer/doc/datum/search');

/** The candidate lists, under the names by which a back end answers their calls. */
export const candidateLists = {
  candidates: ownCredits,
  candidatesByCore: creditsByCore,
  blankCandidates: blankCredits,
  firstTradeCandidates: firstTradeOwn,
  firstTradeCandidatesByCore: firstTradeByCore,
  estCandidates: est,
  estpCandidates: estp,
  ejtCandidates: ejt,
  ejtCandidatesByCore: ejtByCore,
  sccpCandidates: sccp,
  edtCandidates: edt,
  absCandidates: abs,
};

type CandidateLists = typeof candidateLists;

const both = (source: CandidateSource) => ({ finance: source, issue: source });

/** Source of the candidates of each shelf; none where packages are begun elsewhere. */
export const candidateSources: Readonly<Record<OpenBook, Readonly<Partial<Record<BookSide, CandidateSource>>>>> = {
  credit: { finance: ownCredits, issue: creditsByCore },
  'first-trade': { finance: firstTradeOwn, issue: firstTradeByCore },
  receivable: { finance: ownCredits, issue: creditsByCore },
  est: both(est),
  estp: both(estp),
  abs: both(abs),
  ejt: { finance: ejt, issue: ejtByCore },
  sccp: { finance: sccp },
  edt: { finance: edt },
  labourer: {},
  extoc: {},
  pond: {},
  guarantee: {},
  bab: {},
};

/**
 * Source of the candidates that were passed on in a blank package and whose invoices are still owed; other shelves have
 * none.
 */
export const blankSources: Readonly<Partial<Record<OpenBook, Readonly<Partial<Record<BookSide, CandidateSource>>>>>> = {
  credit: { finance: blankCredits },
};

export const candidateCalls: { readonly [Name in keyof CandidateLists]: CandidateLists[Name]['call'] } = {
  candidates: ownCredits.call,
  candidatesByCore: creditsByCore.call,
  blankCandidates: blankCredits.call,
  firstTradeCandidates: firstTradeOwn.call,
  firstTradeCandidatesByCore: firstTradeByCore.call,
  estCandidates: est.call,
  estpCandidates: estp.call,
  ejtCandidates: ejt.call,
  ejtCandidatesByCore: ejtByCore.call,
  sccpCandidates: sccp.call,
  edtCandidates: edt.call,
  absCandidates: abs.call,
};
