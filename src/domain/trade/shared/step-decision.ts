import { isSamePerson, type ActingPerson } from '../../identity/acting-person.ts';
import type { RoleCode } from '../../identity/role.ts';
import { waitingStep, type Progress } from './application-machine.ts';
import { mayDecideStep, type ActPolicy, type StepPolicy } from './application-policy.ts';

/** A user who views an application in a role. */
export interface Viewer extends ActingPerson {
  readonly companyId: string;
  readonly role: RoleCode;
  /** Identity card number; empty where unknown. */
  readonly idNumber: string;
}

/** Facts of an application for deciding its steps, with its companies and people. */
export interface DecidedApplication extends Progress {
  readonly side: ActPolicy['side'];
  /** Company that made it, and the other company whose decision it needs; the latter is mostly undefined. */
  readonly companyId: string;
  readonly counterpartyId: string | undefined;
  readonly maker: ActingPerson;
  /** People who approved earlier steps since the last submission. */
  readonly approvers: readonly ActingPerson[];
}

/**
 * Why a user cannot decide the current step. `not-waiting`: no step waits. `not-theirs`: it waits for another company
 * or role. `own`: they made the application, or act for its maker. `twice`: they decided an earlier step.
 * `unidentified`: without an identity number, it is unknown whether they are another person (checklist F-260).
 */
export const decisionRefusals = ['not-waiting', 'not-theirs', 'own', 'twice', 'unidentified'] as const;
export type DecisionRefusal = (typeof decisionRefusals)[number];

/** Company that decides a step. */
export const companyOfStep = (
  { party }: Pick<StepPolicy, 'party'>,
  { companyId, counterpartyId }: Pick<DecidedApplication, 'companyId' | 'counterpartyId'>,
): string => (party === 'own' ? companyId : (counterpartyId ?? companyId));

/** Why a user cannot decide the current step of an application; undefined where they can. */
export function stepRefusal(viewer: Viewer, application: DecidedApplication): DecisionRefusal | undefined {
  const step = waitingStep(application);
  if (step === undefined) return 'not-waiting';
  if (companyOfStep(step, application) !== viewer.companyId || !mayDecideStep(viewer.role, application.side, step))
    return 'not-theirs';
  if (isSamePerson(viewer, application.maker)) return 'own';
  if (hasApproved(viewer, application)) return 'twice';
  return viewer.idNumber === '' ? 'unidentified' : undefined;
}

/**
 * Whether a user has approved a step since the submission. An approver may not withdraw the application on behalf of
 * its maker.
 */
export const hasApproved = (viewer: ActingPerson, { approvers }: Pick<DecidedApplication, 'approvers'>): boolean =>
  approvers.some((each) => isSamePerson(viewer, each));

/** A person of a company with their roles. */
export interface Colleague {
  readonly personId: string;
  readonly personName: string;
  readonly roles: readonly RoleCode[];
  readonly idNumber: string;
}

/** Whether a colleague could decide a step of an application by this maker. */
export function couldDecide(
  { personId, roles, idNumber }: Colleague,
  maker: ActingPerson,
  side: ActPolicy['side'],
  step: Pick<StepPolicy, 'role'>,
): boolean {
  return idNumber !== '' && !isSamePerson(maker, { personId }) && roles.some((role) => mayDecideStep(role, side, step));
}

/**
 * Indexes of the steps that nobody in the company could decide. Each step needs a different person, so that one person
 * with two roles does not count twice.
 */
export function stepsWithoutPeople(
  steps: readonly StepPolicy[],
  colleagues: readonly Colleague[],
  maker: ActingPerson,
  side: ActPolicy['side'],
): readonly number[] {
  const own = steps.map((step, index) => ({ step, index })).filter(({ step }) => step.party === 'own');
  const personOf = new Map<string, number>();
  const candidatesOf = (step: StepPolicy): readonly Colleague[] =>
    colleagues.filter((each) => couldDecide(each, maker, side, step));
  // Bipartite matching: each step looks for a free person, or reassigns the person of another step.
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
