import * as v from 'valibot';
import { PortFault } from '../../application/ports/port-fault.ts';
import type { ReviewStage } from '../../domain/evidence/materials/package-machine.ts';
import type { SandboxAction } from '../shared/actors.ts';
import { stageRefusal, takenRefusal, unmarkedRefusal, type QueuedItem } from './sandbox-answers.ts';

/** The platform's corrections to a returned document; the fields have their wire names. */
export interface Correction {
  readonly docFileId: string;
  readonly invoice?: QueuedItem['fields'];
  readonly contract?: QueuedItem['fields'];
}

export interface ActionOrder {
  readonly action: SandboxAction;
  readonly by: string;
  readonly reason: string;
  readonly corrections: readonly Correction[];
}

/** The refusals of a step for which the console has its own words. */
export type StepRefusal =
  | { readonly because: 'wrong-stage'; readonly state: string; readonly current: ReviewStage | undefined }
  | { readonly because: 'taken'; readonly by: string }
  | { readonly because: 'same-reviewer' }
  | { readonly because: 'unmarked'; readonly count: number };

/** The outcome of a decision or an action. */
export type StepAnswer = { readonly done: true; readonly state: string } | ({ readonly done: false } & StepRefusal);

function refusalIn(code: string | undefined, values: unknown): StepRefusal | undefined {
  if (code === 'SAME_REVIEWER') return { because: 'same-reviewer' };
  const [stage, taken, unmarked] = [
    v.safeParse(stageRefusal, values),
    v.safeParse(takenRefusal, values),
    v.safeParse(unmarkedRefusal, values),
  ];
  if (code === 'REVIEW_STAGE' && stage.success)
    return {
      because: 'wrong-stage',
      state: stage.output.state,
      current: stage.output.current === '' ? undefined : stage.output.current,
    };
  if (code === 'REVIEW_TAKEN' && taken.success) return { because: 'taken', by: taken.output.by };
  return code === 'REVIEW_UNMARKED' && unmarked.success
    ? { because: 'unmarked', count: unmarked.output.count }
    : undefined;
}

/** The refusal of a step as an answer. Any other error is thrown again. */
export function parseRefusal(thrown: unknown): StepAnswer {
  const refusal = thrown instanceof PortFault ? refusalIn(thrown.detail.code, thrown.detail.values) : undefined;
  if (!refusal) throw thrown;
  return { done: false, ...refusal };
}
