/** Functions that the platform may put on trial: some companies have them first (checklist C-056, decision 0195). */
export const pilotFunctions = ['several-payees'] as const;
export type PilotFunction = (typeof pilotFunctions)[number];

/** Companies to which a function under trial is offered, by their ids. */
export interface Pilot {
  readonly companyIds: readonly string[];
}

/** Whether a function is offered to a company. Undefined: the function is not under trial, and everybody has it. */
export const isOffered = (pilot: Pilot | undefined, companyId: string): boolean =>
  pilot === undefined || pilot.companyIds.includes(companyId);
