/**
 * What is asked of people as they arrive, in the order in which it is asked: the documents' chain, and the notice of
 * standing after it (document 1, section 2; X-21).
 */
export const arrivalNotices = ['agreement', 'invoice-change', 'invoicing-info', 'agency'] as const;
export type ArrivalNotice = (typeof arrivalNotices)[number];

/** Where the invoicing information is completed (document 1, section 2). */
export const invoicingInfoPath = '/my/enterprise-info/invoice-info';

/** Who arrives, where they stand, and what of the chain this session has behind it. */
export interface Arrival {
  readonly isMain: boolean;
  /** The user's company has opened no product yet; its start list already says what invoices lack. */
  readonly isNewcomer: boolean;
  /** Path below the portal's base, without its query. */
  readonly path: string;
  /** Acknowledged, or not to be shown; in whichever window. */
  readonly settled: ReadonlySet<ArrivalNotice>;
}

/** One step of the chain at a time: a question is under way, one dialog stands, or the chain is through. */
export type ArrivalStep =
  | { readonly kind: 'asking' | 'showing'; readonly notice: ArrivalNotice }
  | { readonly kind: 'over' };

/**
 * What the answer to a question was; where there was none the chain goes on (document 1, section 8). `closed`: the
 * dialog that stood was answered.
 */
export type ArrivalEvent = 'to-be-shown' | 'not-to-be-shown' | 'failed' | 'closed';

/**
 * Whether nothing is asked where one stands: nobody is interrupted while registering (F-057), nor while reading the
 * agreements that are to be agreed to.
 */
export function isUndisturbed(path: string): boolean {
  return /^\/(?:register|guarantee\/register|agreements)(?:\/|$)/.test(path);
}

/**
 * Whether a notice is asked about at all: once a session, the standing of main users alone (document 1, section 6), and
 * what is missing neither where it is being completed nor of newcomers.
 */
export function isAsked(notice: ArrivalNotice, { isMain, isNewcomer, path, settled }: Arrival): boolean {
  if (settled.has(notice) || isUndisturbed(path)) return false;
  if (notice === 'agency') return isMain;
  return notice !== 'invoicing-info' || (path !== invoicingInfoPath && !isNewcomer);
}

function from(place: number, arrival: Arrival): ArrivalStep {
  const notice = arrivalNotices.slice(place).find((each) => isAsked(each, arrival));
  return notice === undefined ? { kind: 'over' } : { kind: 'asking', notice };
}

/** The chain's first step. */
export function arrived(arrival: Arrival): ArrivalStep {
  return from(0, arrival);
}

/**
 * The step after an event; what does not belong to the present step (a late answer, a second press) changes nothing.
 */
export function afterArrival(step: ArrivalStep, event: ArrivalEvent, arrival: Arrival): ArrivalStep {
  if (step.kind === 'over') return step;
  if ((event === 'closed') !== (step.kind === 'showing')) return step;
  return event === 'to-be-shown'
    ? { kind: 'showing', notice: step.notice }
    : from(arrivalNotices.indexOf(step.notice) + 1, arrival);
}
