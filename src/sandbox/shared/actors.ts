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

/** Somebody of the platform, or the funder, whom one plays. */
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

/** The one whom one plays at first. */
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

/** Who of them does it. */
export function doerOf(action: SandboxAction): ActorKind {
  if (action === 'first-review-begins' || action === 'final-review-begins' || action === 'give-back') return 'reviewer';
  return ([...funderActions, ...repaymentActions] as readonly string[]).includes(action) ? 'funder' : 'operator';
}

/** What somebody is called; whoever acted through the API may be nobody of ours. */
export function actorWords(id: string): SandboxMessage {
  const known = invented.find((each) => each.id === id);
  return known
    ? sandboxMessage(`sandbox-deeds.actor-${known.id}`)
    : sandboxMessage('sandbox-deeds.actor-other', { id });
}
