import { refusalsOf } from '../../../src/domain/trade/shared/rule-check.ts';
import { keepAnswer } from '../keep-answer.ts';
import type { CallContext } from '../context.ts';
import type { Desk } from '../handlers.ts';
import { writeSecurityLog } from '../identity/security-events.ts';
import type { Parts } from '../parts.ts';
import type { TradeApplicationRecord } from '../records/trade.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';
import { decidingCaller } from './application-desk.ts';
import { bulkSigning, type JudgedTogether, type ReadApplication } from './bulk-signing.ts';
import { decisionSigning } from './decision-signing.ts';
import { checkToWire, rowToWire, tradeReader } from './trade-wire.ts';

/** Outcome of one application: how it is now, or why it was refused. */
interface Outcome {
  readonly applicationId: string;
  readonly record: TradeApplicationRecord | undefined;
  readonly refusal: Refusal | undefined;
}

/** Progress of several approvals. It is kept with each of them, so that a repeated request goes on from there. */
interface Progress {
  /** Absent where a press is enough. */
  readonly judged?: JudgedTogether | undefined;
  /** Ids of those that are decided. */
  readonly decided: readonly string[];
}

/** The progress of an earlier attempt under the same key, which this desk has kept. */
const earlierProgress = ({ claim }: Pick<CallContext, 'claim'>): Progress | undefined =>
  claim?.progress as Progress | undefined;

/** Refuses with REQUEST_INVALID a list that names an application twice. */
function checkNamedOnce(listed: readonly ReadApplication[]): void {
  if (new Set(listed.map(({ applicationId }) => applicationId)).size < listed.length)
    throw new Refusal('REQUEST_INVALID', { field: 'decisions' });
}

/** Several approvals at once (checklist N-24). */
export function bulkDesk(parts: Parts): Desk<'tradeApprovalsChallenge' | 'tradeApprovals'> {
  const { store, clock } = parts;
  const signing = decisionSigning(parts);
  const bulk = bulkSigning(parts, signing);
  const recordOf = async (id: string) => store.transaction(async ({ tradeApplications }) => tradeApplications.find(id));

  return {
    tradeApprovalsChallenge: async (order, context) => {
      const caller = decidingCaller(context);
      checkNamedOnce(order.decisions);
      return store.transaction(async (transaction) => bulk.challenge(transaction, caller, order, context));
    },

    tradeApprovals: async ({ decisions, words, signed }, context) => {
      const caller = decidingCaller(context);
      checkNamedOnce(decisions);
      const keep = async (transaction: Transaction, progress: Progress) =>
        context.claim?.keepProgress(transaction, progress);
      const earlier = earlierProgress(context);
      const judged = earlier
        ? earlier.judged
        : signed &&
          (await bulk.judge(caller, signed, decisions, context, async (transaction, together) =>
            keep(transaction, { judged: together, decided: [] }),
          ));
      if (judged instanceof Refusal) {
        writeSecurityLog(parts, context, 'key-refused', caller.user.userName);
        throw judged;
      }
      const decidedBefore = earlier?.decided ?? [];
      const decidedNow: string[] = [];
      const outcomes: Outcome[] = [];
      let failure: Refusal | undefined;
      for (const [at, each] of decisions.entries()) {
        const { applicationId } = each;
        try {
          if (failure) throw failure;
          if (decidedBefore.includes(applicationId)) {
            outcomes.push({ applicationId, record: await recordOf(applicationId), refusal: undefined });
            continue;
          }
          const decided = [...decidedBefore, ...decidedNow, applicationId];
          const record = await bulk.approve(caller, { ...each, at }, words ?? '', judged, async (transaction) =>
            keep(transaction, { judged, decided }),
          );
          decidedNow.push(applicationId);
          outcomes.push({ applicationId, record, refusal: undefined });
        } catch (fault) {
          if (fault instanceof Refusal) {
            outcomes.push({ applicationId, record: undefined, refusal: fault });
            continue;
          }
          // What was approved before is told all the same. The others are not tried any more.
          if (!outcomes.some(({ record }) => record)) throw fault;
          parts.report(fault, { call: 'tradeApprovals', traceId: context.traceId });
          failure = new Refusal('SERVER_FAULT');
          outcomes.push({ applicationId, record: undefined, refusal: failure });
        }
      }
      return store.transaction(async (transaction) =>
        keepAnswer(transaction, context, async () => {
          const reader = await tradeReader(transaction, caller, context.locale, clock.now(), signing.kindsFor);
          return {
            results: outcomes.map(({ applicationId, record, refusal }) => {
              const [rule] = record ? refusalsOf(record.checks) : [];
              return {
                applicationId,
                application: record && rowToWire(record, reader),
                rule: rule && checkToWire(rule),
                refusal: refusal && { code: refusal.code, because: String(refusal.values['because'] ?? '') },
              };
            }),
          };
        }),
      );
    },
  };
}
