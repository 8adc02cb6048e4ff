import { integrationSteps, type IntegrationPlace, type IntegrationStep } from './integration-places.ts';
import { nextStep, type StartStepStatus, type StartStep } from '../parties/start-list.ts';

/** The start-list step of each step. A step without one is optional, and its status is unknown. */
const startStepOf: Readonly<Partial<Record<IntegrationStep, StartStep>>> = {
  realname: 'certification',
  account: 'bank-account',
  'invoice-info': 'invoicing',
};

/** Whether a step is optional. An optional step is never shown as done. */
export const isOptional = (step: IntegrationStep): boolean => startStepOf[step] === undefined;

export interface IntegrationStepStatus {
  readonly step: IntegrationStep;
  /** Undefined where unknown. */
  readonly status: StartStepStatus | undefined;
}

/** Status of the steps, taken from the start list. */
export function integrationStepStatuses(list: readonly StartStepStatus[]): readonly IntegrationStepStatus[] {
  return integrationSteps.map((step) => ({ step, status: list.find((each) => each.step === startStepOf[step]) }));
}

/** Whether a step can be entered. A certified company cannot repeat its certification (document 1, section 2). */
export function canEnter({ step, status }: IntegrationStepStatus): boolean {
  return step !== 'realname' || status?.state !== 'done';
}

/** The page after a step: the next step that is the user's own, optional or unknown; otherwise the summary. */
export function placeAfter(at: IntegrationStep, steps: readonly IntegrationStepStatus[]): IntegrationPlace {
  const later = steps.slice(integrationSteps.indexOf(at) + 1);
  return (
    later.find(({ step, status }) => isOptional(step) || status === undefined || status.holder === 'you')?.step ??
    'success'
  );
}

/** The step before a step; undefined for the first. */
export function placeBefore(at: IntegrationStep, steps: readonly IntegrationStepStatus[]): IntegrationStep | undefined {
  return steps.slice(0, integrationSteps.indexOf(at)).findLast(canEnter)?.step;
}

/** Result of all steps: done, open for the user, or open for others only; `unknown` without any status. */
export type IntegrationOutcome = 'unknown' | 'done' | 'yours' | 'others';

export function integrationOutcome(steps: readonly IntegrationStepStatus[]): IntegrationOutcome {
  const known = steps.flatMap(({ status }) => status ?? []);
  if (known.length === 0) return 'unknown';
  if (known.every(({ state }) => state === 'done')) return 'done';
  return known.some(({ holder }) => holder === 'you') ? 'yours' : 'others';
}

/** The user's next step; undefined where there is none. */
export function nextOwnStep(steps: readonly IntegrationStepStatus[]): IntegrationStep | undefined {
  const next = nextStep(steps.flatMap(({ status }) => status ?? []));
  return steps.find(({ status }) => status !== undefined && status.step === next)?.step;
}
