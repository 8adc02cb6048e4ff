import { refusalsOf } from '../../../src/domain/trade/shared/rule-check.ts';
import { saveResponse } from '../save-response.ts';
import type { CallContext } from '../context.ts';
import type { Desk } from '../handlers.ts';
import { writeSecurityLog } from '../identity/security-events.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';
import { decidingCaller } from './application-desk.ts';
import { createBulkApprovalSigner, type JudgedTogether } from './bulk-approval-signer.ts';
import { createDecisionSigner } from './decision-signing.ts';
import { checkNamedOnce, refusalToWire, runBulkWork } from './bulk-work.ts';
import { checkToWire, rowToWire, tradeReader } from './trade-wire.ts';

/** Progress of several approvals. It is saved with each of them, so that a repeated request continues from there. */
interface Progress {
  /** Absent where a click is enough. */
  readonly judged?: JudgedTogether | undefined;
  /** Ids of the decided ones. */
  readonly decided: readonly string[];
}

/** The progress that an earlier attempt under the same key has saved. */
const earlierProgress = ({ claim }: Pick<CallContext, 'claim'>): Progress | undefined =>
  claim?.progress as Progress | undefined;

/** Several approvals at once (checklist N-24). */
export function bulkDesk(parts: Parts): Desk<'tradeApprovalsChallenge' | 'tradeApprovals'> {
  const { store, clock } = parts;
  const signing = createDecisionSigner(parts);
  const bulk = createBulkApprovalSigner(parts, signing);

  return {
    tradeApprovalsChallenge: async (order, context) => {
      const caller = decidingCaller(context);
      checkNamedOnce(order.decisions, 'decisions');
      return store.transaction(async (transaction) => bulk.challenge(transaction, caller, order, context));
    },

    tradeApprovals: async ({ decisions, words, signed }, context) => {
      const caller = decidingCaller(context);
      checkNamedOnce(decisions, 'decisions');
      const keep = async (transaction: Transaction, progress: Progress) =>
        context.claim?.saveProgress(transaction, progress);
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
      const outcomes = await runBulkWork(parts, context, decisions, {
        call: 'tradeApprovals',
        doneBefore: earlier?.decided ?? [],
        work: async (each, at, decided) =>
          bulk.approve(caller, { ...each, at }, words ?? '', judged, async (transaction) =>
            keep(transaction, { judged, decided }),
          ),
      });
      return store.transaction(async (transaction) =>
        saveResponse(transaction, context, async () => {
          const reader = await tradeReader(transaction, caller, context.locale, clock.now(), signing.kindsFor);
          const results = [];
          for (const { applicationId, record, refusal } of outcomes) {
            const [rule] = record ? refusalsOf(record.checks) : [];
            const begun = record?.act === 'finance' ? await transaction.financings.byApplication(record.id) : undefined;
            results.push({
              applicationId,
              application: record && rowToWire(record, reader),
              financingState: begun?.state,
              rule: rule && checkToWire(rule),
              refusal: refusalToWire(refusal),
            });
          }
          return { results };
        }),
      );
    },
  };
}
