/**
 * Notices after sign-in, in their order: the documents' chain, then the notice of membership standing (document 1,
 * section 2; X-21).
 */
export const arrivalNotices = ['agreement', 'invoice-change', 'invoicing-info', 'agency'] as const;
export type ArrivalNotice = (typeof arrivalNotices)[number];

/** Page of the invoicing information (document 1, section 2). */
export const invoicingInfoPath = '/my/enterprise-info/invoice-info';

/** The user, the current page, and the notices that this session has settled. */
export interface Arrival {
  readonly isMain: boolean;
  /**
   * Whether the user's company has not opened any product yet. Its start list already shows the missing invoicing data.
   */
  readonly isNewcomer: boolean;
  /** Path below the portal's base, without its query. */
  readonly path: string;
  /** Notices that were acknowledged or need not be shown, in any window. */
  readonly settled: ReadonlySet<ArrivalNotice>;
}

/** Step of the chain: asking whether to show a notice, showing it, or finished. */
export type ArrivalStep =
  | { readonly kind: 'asking' | 'showing'; readonly notice: ArrivalNotice }
  | { readonly kind: 'over' };

/**
 * Event of the chain. A failed question is skipped (document 1, section 8). `closed`: the user closed the shown dialog.
 */
export type ArrivalEvent = 'to-be-shown' | 'not-to-be-shown' | 'failed' | 'closed';

/** Whether a page shows no notices: registration (F-057), and the agreements that the user has to read. */
export function showsNoNotices(path: string): boolean {
  return /^\/(?:register|guarantee\/register|agreements)(?:\/|$)/.test(path);
}

/**
 * Whether to ask for a notice: once in a session; the standing for main users only (document 1, section 6); the
 * invoicing information neither on its own page nor for newcomers.
 */
export function isNoticeDue(notice: ArrivalNotice, { isMain, isNewcomer, path, settled }: Arrival): boolean {
  if (settled.has(notice) || showsNoNotices(path)) return false;
  if (notice === 'agency') return isMain;
  return notice !== 'invoicing-info' || (path !== invoicingInfoPath && !isNewcomer);
}

function nextQuestion(place: number, arrival: Arrival): ArrivalStep {
  const notice = arrivalNotices.slice(place).find((each) => isNoticeDue(each, arrival));
  return notice === undefined ? { kind: 'over' } : { kind: 'asking', notice };
}

/** The chain's first step. */
export function firstArrivalStep(arrival: Arrival): ArrivalStep {
  return nextQuestion(0, arrival);
}

/** The step after an event. An event that does not fit the step, such as a late answer, changes nothing. */
export function afterArrival(step: ArrivalStep, event: ArrivalEvent, arrival: Arrival): ArrivalStep {
  if (step.kind === 'over') return step;
  if ((event === 'closed') !== (step.kind === 'showing')) return step;
  return event === 'to-be-shown'
    ? { kind: 'showing', notice: step.notice }
    : nextQuestion(arrivalNotices.indexOf(step.notice) + 1, arrival);
}
