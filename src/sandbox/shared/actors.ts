import {
  changeAnswers,
  funderActions,
  letterAnswers,
  platformActions,
  removalAnswers,
  repaymentActions,
  type FunderAction,
  type PlatformAction,
  type RepaymentAction,
} from '../../domain/evidence/materials/package-machine.ts';
import { sandboxMessage, type SandboxMessage } from '../words/sandbox-catalogue.ts';

export type SandboxAction = PlatformAction | FunderAction | RepaymentAction;

export type ActorKind = 'reviewer' | 'operator' | 'funder';

/** A role that the user can play: a person of the platform, or the funder. */
export interface Actor {
  readonly id: string;
  readonly kind: ActorKind;
}

const invented = [
  { id: 'wang-han', kind: 'reviewer' },
  { id: 'lu-yiming', kind: 'reviewer' },
  { id: 'shen-ruoxi', kind: 'operator' },
  { id: 'bai-jing', kind: 'funder' },
] as const;

export const actors: readonly Actor[] = invented;

/** The role that is played at first. */
export const firstActor: Actor = invented[0];

export function isSandboxAction(code: string): code is SandboxAction {
  return (
    [
      ...platformActions,
      ...changeAnswers,
      ...removalAnswers,
      ...letterAnswers,
      ...funderActions,
      ...repaymentActions,
    ] as readonly string[]
  ).includes(code);
}

/** The kind of role that takes an action. */
export function doerOf(action: SandboxAction): ActorKind {
  if (action === 'first-review-begins' || action === 'final-review-begins' || action === 'give-back') return 'reviewer';
  return ([...funderActions, ...repaymentActions] as readonly string[]).includes(action) ? 'funder' : 'operator';
}

/** The name of a person. A caller of the API may be unknown to the console, and is shown by its id. */
export function actorWords(id: string): SandboxMessage {
  const known = invented.find((each) => each.id === id);
  return known
    ? sandboxMessage(`sandbox-actions.actor-${known.id}`)
    : sandboxMessage('sandbox-actions.actor-other', { id });
}
