import { feedbackProblems, type FeedbackField } from '../../../src/domain/help/shared/feedback.ts';
import { surveyScores } from '../../../src/domain/help/shared/survey.ts';
import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { callCounter } from '../call-counts.ts';
import { callerOf, type Desk } from '../handlers.ts';
import { saveResponse } from '../save-response.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';
import { termsFor } from '../platform/platform-config.ts';
import type { Transaction } from '../store.ts';

/** Maximum number of one person's tickets within an hour. */
const maxTickets = 10;
const span = 60 * 60_000;

/** One answer a person and Shanghai day; the last one counts. */
const surveyKey = (userId: string, at: number): string => `${userId} ${shanghaiDate(at)}`;

/**
 * Checks that the pictures are stored, are the caller's own and belong to no package. Refuses any other file as
 * missing.
 */
async function checkPictures(transaction: Transaction, userId: string, pkFiles: readonly string[]): Promise<void> {
  for (const pkFile of pkFiles) {
    const file = await transaction.files.find(pkFile);
    if (file?.state !== 'stored' || file.createdBy !== userId || file.docMaterialId !== undefined)
      throw new Refusal('FILE_MISSING', { name: file?.createdBy === userId ? file.name : '' });
  }
}

/** Tickets and survey answers of users (document 1, sections 5 and 7; checklist area O). */
export function feedbackDesk({
  store,
  clock,
  jobs,
  ticketMail,
}: Pick<Parts, 'store' | 'clock' | 'jobs' | 'ticketMail'>): Desk<'feedback' | 'surveyToday' | 'answerSurvey'> {
  const countCall = callCounter(store, clock);

  return {
    feedback: async (request, context) => {
      const { user, session } = callerOf(context);
      const { calls } = await countCall(`feedback ${user.userId}`, span);
      if (calls > maxTickets) throw new Refusal('TOO_MANY_REQUESTS');
      const ticket = {
        personName: (request.personName ?? '').trim(),
        mobilePhone: (request.mobilePhone ?? '').trim(),
        opinionContent: request.opinionContent,
      };
      const pkFiles = [...new Set(request.files ?? [])];
      let made: string | undefined;
      const answer = await store.transaction(async (transaction) => {
        made = undefined;
        const { rightBar } = await termsFor(transaction, session);
        const [field] = Object.keys(feedbackProblems(ticket, rightBar.mobileDigits)) as FeedbackField[];
        if (field) throw new Refusal('REQUEST_INVALID', { field });
        return saveResponse(transaction, context, async () => {
          await checkPictures(transaction, user.userId, pkFiles);
          const day = shanghaiDate(clock.now()).replaceAll('-', '');
          const id = `FB${day}-${String(await transaction.nextNumber(`feedback ${day}`)).padStart(4, '0')}`;
          await transaction.feedback.save({
            id,
            userId: user.userId,
            pkCorp: user.pkCorp,
            personName: ticket.personName,
            mobilePhone: ticket.mobilePhone,
            content: ticket.opinionContent,
            pkFiles,
            at: clock.now(),
          });
          // Pictures of a ticket are kept as long as the ticket.
          await transaction.files.markSubmitted(pkFiles, clock.now());
          made = id;
          return { ticketNumber: id };
        });
      });
      // Not for a repeated request, whose ticket was made before.
      if (made !== undefined && ticketMail)
        await jobs.put('ticket-mail', [{ key: made, owner: 'ticket-mail', turn: 0 }]);
      return answer;
    },

    surveyToday: async (_request, context) => {
      const { user } = callerOf(context);
      const given = await store.transaction(async ({ surveys }) => surveys.find(surveyKey(user.userId, clock.now())));
      const score = surveyScores.find((each) => each === given?.score);
      return { given: given && score && { score, comment: given.comment } };
    },

    answerSurvey: async ({ score, comment }, context) => {
      const { user } = callerOf(context);
      const at = clock.now();
      await store.transaction(async ({ surveys }) =>
        surveys.save({ id: surveyKey(user.userId, at), userId: user.userId, score, comment: comment.trim(), at }),
      );
      return null;
    },
  };
}
