import { nextStep, type StartStanding, type StartStep } from '../parties/start-list.ts';

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
const parts: Readonly<Partial<Record<IntegrationStep, StartStep>>> = {
  realname: 'certification',
  account: 'bank-account',
  'invoice-info': 'invoicing',
};

/** Whether a step is there for whoever wants it: nobody waits for it, and it is never said to be done. */
export const isOptional = (step: IntegrationStep): boolean => parts[step] === undefined;

export function integrationPath(place: IntegrationPlace): string {
  return `/register/integration/${place}`;
}

export interface IntegrationStanding {
  readonly step: IntegrationStep;
  /** Undefined where nobody says. */
  readonly standing: StartStanding | undefined;
}

/** How the steps stand by the start list, which alone says so. */
export function integrationStandings(list: readonly StartStanding[]): readonly IntegrationStanding[] {
  return integrationSteps.map((step) => ({ step, standing: list.find((each) => each.step === parts[step]) }));
}

/**
 * Whether a step can be entered: who is certified is not asked again (document 1, section 2, error page of the
 * certified).
 */
export function isEntered({ step, standing }: IntegrationStanding): boolean {
  return step !== 'realname' || standing?.state !== 'done';
}

/**
 * Where one goes on from a step: to the next that is one's own and not done, or of which nobody says how it stands;
 * else to how all of them stand.
 */
export function placeAfter(at: IntegrationStep, standings: readonly IntegrationStanding[]): IntegrationPlace {
  const later = standings.slice(integrationSteps.indexOf(at) + 1);
  return (
    later.find(({ step, standing }) => isOptional(step) || standing === undefined || standing.holder === 'you')?.step ??
    'success'
  );
}

/** Where one goes back to from a step; undefined before the first. */
export function placeBefore(
  at: IntegrationStep,
  standings: readonly IntegrationStanding[],
): IntegrationStep | undefined {
  return standings.slice(0, integrationSteps.indexOf(at)).findLast(isEntered)?.step;
}

/** What all steps come to: done, something left for who asks, or for others alone; `unknown` where nobody says. */
export type IntegrationOutcome = 'unknown' | 'done' | 'yours' | 'others';

export function integrationOutcome(standings: readonly IntegrationStanding[]): IntegrationOutcome {
  const known = standings.flatMap(({ standing }) => standing ?? []);
  if (known.length === 0) return 'unknown';
  if (known.every(({ state }) => state === 'done')) return 'done';
  return known.some(({ holder }) => holder === 'you') ? 'yours' : 'others';
}

/** Which step is done first by who asks; undefined where none is theirs. */
export function firstOwn(standings: readonly IntegrationStanding[]): IntegrationStep | undefined {
  const next = nextStep(standings.flatMap(({ standing }) => standing ?? []));
  return standings.find(({ standing }) => standing !== undefined && standing.step === next)?.step;
}
