import { objectionAnswerDays, statementProblem, type Objection } from '../../../src/domain/notices/agency-notice.ts';
import { answerDay } from '../../../src/domain/calendar/working-days.ts';
import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import type { Caller, CallContext } from '../context.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { ObjectionRecord } from '../records/notices.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';
import { workingCalendarOf } from '../platform/holidays.ts';
import { typeOfStanding } from './notice-desk.ts';
import { proofLimits, proofPlace } from '../../../src/domain/uploads/company-places.ts';

const wireStates = { received: 'RECEIVED', upheld: 'UPHELD', rejected: 'REJECTED' } as const satisfies Record<
  Objection['state'],
  string
>;

const toWireObjection = ({
  receiptNumber,
  standing,
  statement,
  proofs,
  state,
  answer,
  sentAt,
  sentBy,
}: ObjectionRecord) => ({
  receiptNumber,
  billAgencyType: typeOfStanding[standing],
  statement,
  files: proofs.map(({ pkFile, name }) => ({ pkFile, name })),
  state: wireStates[state],
  answer,
  sentAt,
  sentBy,
  answerBy:
    state === 'received'
      ? answerDay(sentAt, objectionAnswerDays, workingCalendarOf(Number(shanghaiDate(sentAt).slice(0, 4)))).day
      : undefined,
});

/** The main user, the only one who sees the standing. */
function mainUser(context: CallContext): Caller {
  const caller = callerOf(context);
  if (!caller.user.isMain) throw new Refusal('NOT_PERMITTED');
  return caller;
}

/** A member's objections to its standing, and their outcomes (document 1, section 4). */
export function objectionDesk({
  store,
  clock,
}: Pick<Parts, 'store' | 'clock'>): Desk<'agencyObjections' | 'objectToAgency'> {
  async function proofsOf(
    transaction: Transaction,
    caller: Caller,
    pkFiles: readonly string[],
  ): Promise<ObjectionRecord['proofs']> {
    const fileIds = [...new Set(pkFiles)];
    if (fileIds.length > proofLimits.maximumFiles)
      throw new Refusal('TOO_MANY_FILES', { most: proofLimits.maximumFiles });
    const files = await transaction.files.findAll(fileIds);
    // Only files that the caller uploaded as proofs, and that belong to no earlier objection.
    const proofs = files.filter(
      (file) =>
        file.state === 'stored' &&
        file.createdBy === caller.user.userId &&
        file.docMaterialId === proofPlace &&
        file.submittedAt === undefined,
    );
    if (proofs.length !== fileIds.length) throw new Refusal('REQUEST_INVALID', { field: 'pkFiles' });
    return proofs.map(({ pkFile, name }) => ({ pkFile, name }));
  }

  return {
    agencyObjections: async (_request, context) => {
      const { user } = mainUser(context);
      return (await store.transaction(async (transaction) => transaction.objections.ofCompany(user.pkCorp))).map(
        toWireObjection,
      );
    },

    objectToAgency: async ({ statement, pkFiles }, context) => {
      const caller = mainUser(context);
      if (statementProblem(statement)) throw new Refusal('REQUEST_INVALID', { field: 'statement' });
      return store.transaction(async (transaction) => {
        const standing = await transaction.standings.lock(caller.user.pkCorp);
        const before = await transaction.objections.ofCompany(caller.user.pkCorp);
        if (!standing || before.some(({ state }) => state === 'received')) throw new Refusal('NOT_IN_THIS_STATE');
        const now = clock.now();
        const proofs = await proofsOf(transaction, caller, pkFiles);
        const day = shanghaiDate(now).replaceAll('-', '');
        const objection: ObjectionRecord = {
          receiptNumber: `YY${day}-${String(await transaction.nextNumber(`agency-objections ${day}`)).padStart(4, '0')}`,
          pkCorp: caller.user.pkCorp,
          userId: caller.user.userId,
          sentBy: caller.user.personName,
          standing: standing.standing,
          statement: statement.trim(),
          proofs,
          state: 'received',
          answer: '',
          sentAt: now,
        };
        await transaction.objections.save(objection);
        // Proofs of an objection are not deleted.
        await transaction.files.markSubmitted(
          proofs.map(({ pkFile }) => pkFile),
          now,
        );
        return toWireObjection(objection);
      });
    },
  };
}
