/** Functions that the platform can offer in a trial, to selected companies first (checklist C-056, decision 0195). */
export const pilotFunctions = ['several-payees'] as const;
export type PilotFunction = (typeof pilotFunctions)[number];

/** Ids of the companies that take part in a trial. */
export interface Pilot {
  readonly companyIds: readonly string[];
}

/**
 * Whether a function is offered to a company. `pilot` is undefined for a function without a trial, which all companies
 * have.
 */
export const isOffered = (pilot: Pilot | undefined, companyId: string): boolean =>
  pilot === undefined || pilot.companyIds.includes(companyId);
