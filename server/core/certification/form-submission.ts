import { mayCertify } from '../../../src/domain/identity/certifying-roles.ts';
import type { ParsedRequestOf } from '../../../src/contract/call.ts';
import type { Calls } from '../../../src/contract/calls.ts';
import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { differingFields, missingIn } from '../../../src/domain/certification/shared/certification-form.ts';
import { realNamePlaceAfter, type CorpProcess } from '../../../src/domain/parties/real-name-machine.ts';
import type { CallContext, Caller } from '../context.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { RealNameRecord } from '../records/certification.ts';
import { Refusal } from '../refusal.ts';
import { mayActFor, personBehind } from '../identity/people-in-role.ts';
import type { Transaction } from '../store.ts';
import { settleReturn } from './certification-messages.ts';
import { applyFormChange, updateKeptFiles } from './form-changes.ts';
import { loadSlotFiles, parseForm } from './real-name-entries.ts';
import {
  blankRecord,
  filledSlots,
  advanceCertification,
  processOf,
  progressNumber,
  progressSeries,
  fieldsWhenReturned,
} from './shared/real-name-record.ts';
import { lockForm, lockOpenForm, type OpenForm } from '../parties/open-form.ts';

type Entries = ParsedRequestOf<Calls['saveRealName']>;
/** Maximum submissions of a company's form per Shanghai day; each submission keeps its papers. */
const maxSubmissionsPerDay = 10;

/** Applies the caller's entries to the present form. */
async function writeForm(
  transaction: Transaction,
  caller: Caller,
  { place, record }: OpenForm,
  entries: Entries,
  now: number,
): Promise<RealNameRecord> {
  const before = record ?? blankRecord(caller.user.pkCorp);
  if (entries.dataVersion !== undefined && entries.dataVersion !== before.revision)
    throw new Refusal('DATA_VERSION_STALE', { by: before.savedBy });
  const changed = applyFormChange(
    before,
    place,
    parseForm(entries),
    await loadSlotFiles(transaction, caller.user.pkCorp, entries),
  );
  const after = { ...changed, revision: before.revision + 1, savedBy: caller.user.personName, savedAt: now };
  await updateKeptFiles(transaction, before, after, now);
  return after;
}

type SubmissionEvent = 'submit' | 'resubmit';

/** Refuses with SUBMISSIONS_SPENT after the last submission of a day, and with REQUEST_INVALID an incomplete form. */
function checkSubmission(record: RealNameRecord, event: SubmissionEvent, now: number): void {
  const today = shanghaiDate(now);
  if (
    record.steps.filter((step) => step.by === 'submitter' && step.event !== 'revoke' && shanghaiDate(step.at) === today)
      .length >= maxSubmissionsPerDay
  )
    throw new Refusal('SUBMISSIONS_SPENT', { most: maxSubmissionsPerDay });
  const [missing] = missingIn(record.form, filledSlots(record));
  if (missing) throw new Refusal('REQUEST_INVALID', { field: missing.kind === 'slot' ? missing.slot : missing.field });
  const uncorrected = record.slots.find(
    (slot) =>
      event === 'resubmit' &&
      slot.result === 'NOPASS' &&
      slot.before.length === 0 &&
      differingFields(slot.slot, fieldsWhenReturned(record, slot), record.form).length === 0,
  );
  if (uncorrected) throw new Refusal('REQUEST_INVALID', { field: uncorrected.slot });
}

/**
 * Submits the complete form by the company's process. Refuses with NOT_PERMITTED, NOT_IN_THIS_STATE, SUBMISSIONS_SPENT,
 * REQUEST_INVALID, and as `writeForm`.
 */
async function submitForm(
  { store, clock }: Pick<Parts, 'store' | 'clock'>,
  event: SubmissionEvent,
  process: CorpProcess,
  entries: Entries,
  context: CallContext,
): Promise<{ readonly fkRnProgress: string }> {
  const caller = callerOf(context);
  const { user } = caller;
  if (!mayCertify({ isMain: user.isMain, role: caller.role })) throw new Refusal('NOT_PERMITTED');
  return store.transaction(async (transaction) => {
    const form = await lockForm(transaction, user.pkCorp);
    const company = await transaction.companies.find(user.pkCorp);
    const next =
      processOf(company) === process ? realNamePlaceAfter(form.place, event, 'submitter', process) : undefined;
    if (!next) throw new Refusal('NOT_IN_THIS_STATE');
    const record = await writeForm(transaction, caller, await lockOpenForm(transaction, caller), entries, clock.now());
    checkSubmission(record, event, clock.now());
    const at = clock.now();
    const evidence = [
      ...new Set([...record.evidence, ...record.slots.flatMap((slot) => slot.files.map(({ pkFile }) => pkFile))]),
    ];
    const progressId =
      record.progressId === '' ? progressNumber(await transaction.nextNumber(progressSeries)) : record.progressId;
    // Slots that passed keep their marks within a round; in a new round every slot is reviewed again.
    const slots =
      event === 'submit'
        ? record.slots.map((slot) => ({
            ...slot,
            result: 'UNKNOWN' as const,
            reason: '',
            before: [],
            said: undefined,
          }))
        : record.slots;
    const kept = {
      ...record,
      progressId,
      slots,
      evidence,
      personSubmit: personBehind(caller),
      submittedBy: user.personName,
      submitted: record.form,
      ...(event === 'submit' && { firstReviewer: '', secondReviewer: '' }),
    };
    await advanceCertification(transaction, {
      certification: form.certification,
      record: kept,
      next,
      event,
      by: 'submitter',
      name: user.personName,
      at,
    });
    await settleReturn(transaction, user.pkCorp, at);
    return { fkRnProgress: progressId };
  });
}

/** Saving, submitting and withdrawing the real-name form. */
export function formSubmission(
  parts: Pick<Parts, 'store' | 'clock'>,
): Desk<
  | 'submitRealName'
  | 'resubmitRealName'
  | 'revokeRealName'
  | 'submitRealNameProcess'
  | 'resubmitRealNameProcess'
  | 'saveRealName'
> {
  const { store, clock } = parts;
  return {
    submitRealName: async (request, context) => submitForm(parts, 'submit', 'usual', request, context),
    resubmitRealName: async (request, context) => submitForm(parts, 'resubmit', 'usual', request, context),
    submitRealNameProcess: async (request, context) => submitForm(parts, 'submit', 'enterprise', request, context),
    resubmitRealNameProcess: async (request, context) => submitForm(parts, 'resubmit', 'enterprise', request, context),

    revokeRealName: async (_request, context) => {
      const caller = callerOf(context);
      const { user, role } = caller;
      if (!mayCertify({ isMain: user.isMain, role })) throw new Refusal('NOT_PERMITTED');
      return store.transaction(async (transaction) => {
        const { certification: standing, place, record } = await lockForm(transaction, user.pkCorp);
        if (record && record.personSubmit !== '' && !mayActFor(caller, record.personSubmit))
          throw new Refusal('NOT_PERMITTED');
        const next = realNamePlaceAfter(place, 'revoke', 'submitter', 'usual');
        if (!next || !record) throw new Refusal('NOT_IN_THIS_STATE');
        // A withdrawn form does not count as submitted. The form by which the company is certified applies again, if
        // there is one.
        const kept = next.node === '' ? { ...record, submitted: record.certified?.form } : record;
        await advanceCertification(transaction, {
          certification: standing,
          record: kept,
          next,
          event: 'revoke',
          by: 'submitter',
          name: user.personName,
          at: clock.now(),
        });
        return null;
      });
    },

    saveRealName: async (entries, context) => {
      const caller = callerOf(context);
      return store.transaction(async (transaction) => {
        const form = await lockOpenForm(transaction, caller);
        const after = await writeForm(transaction, caller, form, entries, clock.now());
        await transaction.realNames.save(after);
        return { dataVersion: after.revision, savedAt: after.savedAt };
      });
    },
  };
}
