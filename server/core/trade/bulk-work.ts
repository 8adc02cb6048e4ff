import type { CallName } from '../../../src/contract/calls.ts';
import type { CallContext } from '../context.ts';
import type { Parts } from '../parts.ts';
import type { TradeApplicationRecord } from '../records/trade.ts';
import { Refusal } from '../refusal.ts';

/** Outcome of one of several applications: its new state, or why it was refused. */
export interface Outcome {
  readonly applicationId: string;
  readonly record: TradeApplicationRecord | undefined;
  readonly refusal: Refusal | undefined;
}

/** Refuses with REQUEST_INVALID a list that names an application twice. */
export function checkNamedOnce(listed: readonly { readonly applicationId: string }[], field: string): void {
  if (new Set(listed.map(({ applicationId }) => applicationId)).size < listed.length)
    throw new Refusal('REQUEST_INVALID', { field });
}

/** Work on several applications, one after the other. */
export interface BulkWork<Listed> {
  readonly call: CallName;
  /** Ids of those that an earlier attempt under the same key has done. */
  readonly doneBefore: readonly string[];
  /**
   * Does the work in a transaction of its own. `done`: ids of all finished ones including this, to be saved in the same
   * transaction.
   */
  work(listed: Listed, at: number, done: readonly string[]): Promise<TradeApplicationRecord>;
}

/**
 * Works on each application by itself: a refused one does not prevent the others. Where the back end fails after some
 * are done, their results are answered nevertheless, and the others are refused with SERVER_FAULT and not tried.
 */
export async function runBulkWork<Listed extends { readonly applicationId: string }>(
  parts: Pick<Parts, 'store' | 'report'>,
  context: Pick<CallContext, 'traceId'>,
  listed: readonly Listed[],
  { call, doneBefore, work }: BulkWork<Listed>,
): Promise<readonly Outcome[]> {
  const recordOf = async (id: string) =>
    parts.store.transaction(async ({ tradeApplications }) => tradeApplications.find(id));
  const doneNow: string[] = [];
  const outcomes: Outcome[] = [];
  let failure: Refusal | undefined;
  for (const [at, each] of listed.entries()) {
    const { applicationId } = each;
    try {
      if (failure) throw failure;
      if (doneBefore.includes(applicationId)) {
        outcomes.push({ applicationId, record: await recordOf(applicationId), refusal: undefined });
        continue;
      }
      const record = await work(each, at, [...doneBefore, ...doneNow, applicationId]);
      doneNow.push(applicationId);
      outcomes.push({ applicationId, record, refusal: undefined });
    } catch (fault) {
      if (fault instanceof Refusal) {
        outcomes.push({ applicationId, record: undefined, refusal: fault });
        continue;
      }
      if (!outcomes.some(({ record }) => record)) throw fault;
      parts.report(fault, { call, traceId: context.traceId });
      failure = new Refusal('SERVER_FAULT');
      outcomes.push({ applicationId, record: undefined, refusal: failure });
    }
  }
  return outcomes;
}

/** The refusal of one of several, in the form of the wire. */
export const refusalToWire = (refusal: Refusal | undefined) =>
  refusal && { code: refusal.code, because: String(refusal.values['because'] ?? '') };
