import { isSameHand, type Hands } from '../../identity/hands.ts';
import type { RoleCode } from '../../identity/role.ts';
import { waitingStep, type Progress } from './application-machine.ts';
import { mayDecideStep, type ActPolicy, type StepPolicy } from './application-policy.ts';

/** Somebody who looks at an application, in a role. */
export interface Viewer extends Hands {
  readonly companyId: string;
  readonly role: RoleCode;
  /** Number of the identity card; empty where it is not known. */
  readonly idNumber: string;
}

/** An application, with the companies and persons behind it. */
export interface DecidedApplication extends Progress {
  readonly side: ActPolicy['side'];
  /** Company that made it, and the other company that it needs; the latter is undefined for most. */
  readonly companyId: string;
  readonly counterpartyId: string | undefined;
  readonly maker: Hands;
  /** Those who approved earlier steps since the last submission. */
  readonly approvers: readonly Hands[];
}

/**
 * Why somebody cannot decide the waiting step. `not-waiting`: no step waits. `not-theirs`: it waits for another company
 * or role. `own`: they made the application, or act for who made it. `twice`: they decided an earlier step.
 * `unidentified`: nobody knows whether they are a different person (checklist F-260).
 */
export const decisionRefusals = ['not-waiting', 'not-theirs', 'own', 'twice', 'unidentified'] as const;
export type DecisionRefusal = (typeof decisionRefusals)[number];

/** The company whose turn a step is. */
export const companyOfStep = (
  { party }: Pick<StepPolicy, 'party'>,
  { companyId, counterpartyId }: Pick<DecidedApplication, 'companyId' | 'counterpartyId'>,
): string => (party === 'own' ? companyId : (counterpartyId ?? companyId));

/** Why a viewer cannot decide the waiting step of an application; undefined where they can. */
export function stepRefusal(viewer: Viewer, application: DecidedApplication): DecisionRefusal | undefined {
  const step = waitingStep(application);
  if (step === undefined) return 'not-waiting';
  if (companyOfStep(step, application) !== viewer.companyId || !mayDecideStep(viewer.role, application.side, step))
    return 'not-theirs';
  if (isSameHand(viewer, application.maker)) return 'own';
  if (hasApproved(viewer, application)) return 'twice';
  return viewer.idNumber === '' ? 'unidentified' : undefined;
}

/**
 * Whether somebody has approved a step of an application since it was submitted. Who checked it does not take it back
 * for its maker.
 */
export const hasApproved = (viewer: Hands, { approvers }: Pick<DecidedApplication, 'approvers'>): boolean =>
  approvers.some((each) => isSameHand(viewer, each));

/** A person of a company, in the roles that they have. */
export interface Colleague {
  readonly personId: string;
  readonly personName: string;
  readonly roles: readonly RoleCode[];
  readonly idNumber: string;
}

/** Whether a colleague could decide a step of an application that a maker makes. */
export function couldDecide(
  { personId, roles, idNumber }: Colleague,
  maker: Hands,
  side: ActPolicy['side'],
  step: Pick<StepPolicy, 'role'>,
): boolean {
  return idNumber !== '' && !isSameHand(maker, { personId }) && roles.some((role) => mayDecideStep(role, side, step));
}

/**
 * Steps of a list that nobody of a company could decide, by their index. Each step needs a person of its own, so that
 * one person with two roles does not fill two steps.
 */
export function stepsWithoutPeople(
  steps: readonly StepPolicy[],
  colleagues: readonly Colleague[],
  maker: Hands,
  side: ActPolicy['side'],
): readonly number[] {
  const own = steps.map((step, index) => ({ step, index })).filter(({ step }) => step.party === 'own');
  const personOf = new Map<string, number>();
  const candidatesOf = (step: StepPolicy): readonly Colleague[] =>
    colleagues.filter((each) => couldDecide(each, maker, side, step));
  // Each step looks for a free person, and asks whoever took that person to look for another one.
  const assign = (index: number, tried: Set<string>): boolean => {
    const found = own.find((each) => each.index === index);
    if (!found) return false;
    for (const { personId } of candidatesOf(found.step)) {
      if (tried.has(personId)) continue;
      tried.add(personId);
      const before = personOf.get(personId);
      if (before === undefined || assign(before, tried)) {
        personOf.set(personId, index);
        return true;
      }
    }
    return false;
  };
  return own.filter(({ index }) => !assign(index, new Set())).map(({ index }) => index);
}
