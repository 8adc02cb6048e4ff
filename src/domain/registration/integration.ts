import { nextStep, type StartStepStatus, type StartStep } from '../parties/start-list.ts';

/**
 * In which steps a registered company completes what it needs, in the order in which one goes (document 1, section 2;
 * F-056).
 */
export const integrationSteps = ['realname', 'operator', 'account', 'invoice-info'] as const;
export type IntegrationStep = (typeof integrationSteps)[number];

/** One of the steps, or where one is told how all of them stand. */
export type IntegrationPlace = IntegrationStep | 'success';

/**
 * Which step of the start list says how one stands; of one that is not named nothing is known, and it never has to be
 * done.
 */
const startStepOf: Readonly<Partial<Record<IntegrationStep, StartStep>>> = {
  realname: 'certification',
  account: 'bank-account',
  'invoice-info': 'invoicing',
};

/** Whether a step is there for whoever wants it: nobody waits for it, and it is never said to be done. */
export const isOptional = (step: IntegrationStep): boolean => startStepOf[step] === undefined;

export function integrationPath(place: IntegrationPlace): string {
  return `/register/integration/${place}`;
}

export interface IntegrationStepStatus {
  readonly step: IntegrationStep;
  /** Undefined where nobody says. */
  readonly status: StartStepStatus | undefined;
}

/** How the steps stand by the start list, which alone says so. */
export function integrationStepStatuses(list: readonly StartStepStatus[]): readonly IntegrationStepStatus[] {
  return integrationSteps.map((step) => ({ step, status: list.find((each) => each.step === startStepOf[step]) }));
}

/**
 * Whether a step can be entered: who is certified is not asked again (document 1, section 2, error page of the
 * certified).
 */
export function isEntered({ step, status }: IntegrationStepStatus): boolean {
  return step !== 'realname' || status?.state !== 'done';
}

/**
 * Where one goes on from a step: to the next that is one's own and not done, or of which nobody says how it stands;
 * else to how all of them stand.
 */
export function placeAfter(at: IntegrationStep, steps: readonly IntegrationStepStatus[]): IntegrationPlace {
  const later = steps.slice(integrationSteps.indexOf(at) + 1);
  return (
    later.find(({ step, status }) => isOptional(step) || status === undefined || status.holder === 'you')?.step ??
    'success'
  );
}

/** Where one goes back to from a step; undefined before the first. */
export function placeBefore(at: IntegrationStep, steps: readonly IntegrationStepStatus[]): IntegrationStep | undefined {
  return steps.slice(0, integrationSteps.indexOf(at)).findLast(isEntered)?.step;
}

/** What all steps come to: done, something left for who asks, or for others alone; `unknown` where nobody says. */
export type IntegrationOutcome = 'unknown' | 'done' | 'yours' | 'others';

export function integrationOutcome(steps: readonly IntegrationStepStatus[]): IntegrationOutcome {
  const known = steps.flatMap(({ status }) => status ?? []);
  if (known.length === 0) return 'unknown';
  if (known.every(({ state }) => state === 'done')) return 'done';
  return known.some(({ holder }) => holder === 'you') ? 'yours' : 'others';
}

/** Which step is done first by who asks; undefined where none is theirs. */
export function firstOwn(steps: readonly IntegrationStepStatus[]): IntegrationStep | undefined {
  const next = nextStep(steps.flatMap(({ status }) => status ?? []));
  return steps.find(({ status }) => status !== undefined && status.step === next)?.step;
}
