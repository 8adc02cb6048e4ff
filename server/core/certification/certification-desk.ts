import { mayCertify } from '../../../src/domain/identity/certifying-roles.ts';
import type { ParsedRequestOf } from '../../../src/contract/call.ts';
import type { Calls } from '../../../src/contract/calls.ts';
import { looksLikeBranch } from '../../../src/domain/parties/branch-name.ts';
import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { correctedFields, missingIn } from '../../../src/domain/certification/shared/certification-form.ts';
import { afterEvent, type CorpProcess } from '../../../src/domain/parties/real-name-machine.ts';
import { currentCertification } from '../keys/company-key.ts';
import type { CallContext, Caller } from '../context.ts';
import { callerOf, type Desk } from '../handlers.ts';
import { madeFiles } from '../made-files.ts';
import type { Parts } from '../parts.ts';
import { notBegun } from '../keys/not-begun.ts';
import type { RealNameRecord } from '../records/certification.ts';
import { Refusal } from '../refusal.ts';
import { isTheirs, personBehind } from '../identity/acting.ts';
import type { Transaction } from '../store.ts';
import { settleReturn } from './certification-messages.ts';
import { applyFormChange, updateKeptFiles } from './form-changes.ts';
import { letterOf } from './letters.ts';
import { loadSlotFiles, parseForm } from './real-name-entries.ts';
import {
  blankRecord,
  filledSlots,
  advanceCertification,
  processOf,
  progressNumber,
  progressSeries,
  fieldsWhenReturned,
  slotIn,
} from './shared/real-name-record.ts';
import { toWireRealName } from './real-name-wire.ts';
import { retentionText } from './retention.ts';
import { lockForm, mayReadPapers, lockOpenForm, type OpenForm } from '../parties/open-form.ts';

type Entries = ParsedRequestOf<Calls['realNameSaved']>;
type Names =
  | 'realNameInfo'
  | 'realNameState'
  | 'realNameAuthStates'
  | 'realNameAuthState'
  | 'realNamePending'
  | 'realNameRetention'
  | 'branchIdentified'
  | 'caLicencesExist'
  | 'realNameSubmitted'
  | 'realNameResubmitted'
  | 'realNameRevoked'
  | 'realNameProcessSubmitted'
  | 'realNameProcessResubmitted'
  | 'realNameSaved'
  | 'realNameLetter';

/** Maximum submissions of a company's form per Shanghai day; each submission keeps its papers. */
const maxSubmissionsPerDay = 10;

/** The real-name form of the caller's company: its content, state and review (document 2, sections 3 to 5). */
export function certificationDesk(
  parts: Pick<Parts, 'store' | 'clock' | 'documents' | 'objects' | 'gathering'>,
): Desk<Names> {
  const { store, clock } = parts;
  const files = madeFiles(parts);

  async function loadCertification(context: CallContext) {
    const { user } = callerOf(context);
    return store.transaction(async (transaction) => ({
      standing: (await transaction.certifications.find(user.pkCorp)) ?? { pkCorp: user.pkCorp, ...notBegun },
      record: await transaction.realNames.find(user.pkCorp),
    }));
  }

  /** What the caller wrote, on the form as it stands now. */
  async function writeForm(
    transaction: Transaction,
    caller: Caller,
    { place, record }: OpenForm,
    entries: Entries,
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
    const after = { ...changed, revision: before.revision + 1, savedBy: caller.user.personName, savedAt: clock.now() };
    await updateKeptFiles(transaction, before, after, clock.now());
    return after;
  }

  /**
   * Hands the form in: whole, by whoever may, by the way that the company goes. Refuses with NOT_PERMITTED,
   * NOT_IN_THIS_STATE, SUBMISSIONS_SPENT, REQUEST_INVALID and what `written` refuses with.
   */
  async function submitForm(
    event: 'submit' | 'resubmit',
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
      const next = processOf(company) === process ? afterEvent(form.place, event, 'submitter', process) : undefined;
      if (!next) throw new Refusal('NOT_IN_THIS_STATE');
      const record = await writeForm(transaction, caller, await lockOpenForm(transaction, caller), entries);
      const today = shanghaiDate(clock.now());
      if (
        record.steps.filter(
          (step) => step.by === 'submitter' && step.event !== 'revoke' && shanghaiDate(step.at) === today,
        ).length >= maxSubmissionsPerDay
      )
        throw new Refusal('SUBMISSIONS_SPENT', { most: maxSubmissionsPerDay });
      const [missing] = missingIn(record.form, filledSlots(record));
      if (missing)
        throw new Refusal('REQUEST_INVALID', { field: missing.kind === 'slot' ? missing.slot : missing.field });
      const uncorrected = record.slots.find(
        (slot) =>
          event === 'resubmit' &&
          slot.result === 'NOPASS' &&
          slot.before.length === 0 &&
          correctedFields(slot.slot, fieldsWhenReturned(record, slot), record.form).length === 0,
      );
      if (uncorrected) throw new Refusal('REQUEST_INVALID', { field: uncorrected.slot });
      const at = clock.now();
      const evidence = [
        ...new Set([...record.evidence, ...record.slots.flatMap((slot) => slot.files.map(({ pkFile }) => pkFile))]),
      ];
      const progressId =
        record.progressId === '' ? progressNumber(await transaction.nextNumber(progressSeries)) : record.progressId;
      // What passed in this round stays marked; a new round is reviewed afresh.
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

  return {
    realNameInfo: async (_request, context) => {
      const caller = callerOf(context);
      return store.transaction(async (transaction) => {
        const [standing, record, company] = [
          await transaction.certifications.find(caller.user.pkCorp),
          await transaction.realNames.find(caller.user.pkCorp),
          await transaction.companies.find(caller.user.pkCorp),
        ];
        const registration = await transaction.registrations.find(caller.user.pkCorp);
        const first = registration && (await transaction.users.find(registration.userId));
        const registered =
          registration && first?.pkCorp === caller.user.pkCorp
            ? { legalRepresentative: registration.legalRepresentative, first }
            : undefined;
        return toWireRealName({
          caller,
          registered,
          standing: standing ?? { pkCorp: caller.user.pkCorp, ...notBegun },
          record: record ?? blankRecord(caller.user.pkCorp),
          company,
          readsPapers: mayReadPapers(caller, caller.user),
          now: clock.now(),
        });
      });
    },

    realNameState: async (_request, context) => (await loadCertification(context)).standing.realName,
    realNameAuthState: async (_request, context) => (await loadCertification(context)).standing.realName,
    realNameAuthStates: async (_request, context) => {
      const { standing, record } = await loadCertification(context);
      const { hardCertificate, softCertificate } = await store.transaction(async (transaction) =>
        currentCertification(transaction, standing.pkCorp, clock.now()),
      );
      return {
        realNameAuthState: standing.realName,
        hardCertAuthState: hardCertificate,
        softCaOpenState: softCertificate,
        currentNodeState: standing.node,
        fkPersonSubmit: record?.personSubmit ?? '',
      };
    },
    realNamePending: async (_request, context) => (await loadCertification(context)).standing.pending,
    realNameRetention: async (_request, context) => {
      callerOf(context);
      return retentionText[context.locale];
    },
    branchIdentified: async (_request, context) => {
      const { user } = callerOf(context);
      return looksLikeBranch(
        (await store.transaction(async (transaction) => transaction.companies.find(user.pkCorp)))?.name ?? '',
      );
    },
    caLicencesExist: async (_request, context) => {
      const { record } = await loadCertification(context);
      return (
        record?.submitted !== undefined &&
        slotIn(record, 'CA_AUTH_FILE').files.some(({ pkFile }) => record.evidence.includes(pkFile))
      );
    },

    realNameSubmitted: async (request, context) => submitForm('submit', 'usual', request, context),
    realNameResubmitted: async (request, context) => submitForm('resubmit', 'usual', request, context),
    realNameProcessSubmitted: async (request, context) => submitForm('submit', 'enterprise', request, context),
    realNameProcessResubmitted: async (request, context) => submitForm('resubmit', 'enterprise', request, context),

    realNameRevoked: async (_request, context) => {
      const caller = callerOf(context);
      const { user, role } = caller;
      if (!mayCertify({ isMain: user.isMain, role })) throw new Refusal('NOT_PERMITTED');
      return store.transaction(async (transaction) => {
        const { certification: standing, place, record } = await lockForm(transaction, user.pkCorp);
        if (record && record.personSubmit !== '' && !isTheirs(caller, record.personSubmit))
          throw new Refusal('NOT_PERMITTED');
        const next = afterEvent(place, 'revoke', 'submitter', 'usual');
        if (!next || !record) throw new Refusal('NOT_IN_THIS_STATE');
        // What was taken back was not handed in: what counts is by what the company is certified, if it is.
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

    realNameSaved: async (entries, context) => {
      const caller = callerOf(context);
      return store.transaction(async (transaction) => {
        const form = await lockOpenForm(transaction, caller);
        const after = await writeForm(transaction, caller, form, entries);
        await transaction.realNames.save(after);
        return { dataVersion: after.revision, savedAt: after.savedAt };
      });
    },

    realNameLetter: async ({ slot }, context) => {
      const caller = callerOf(context);
      const { company, record } = await store.transaction(async (transaction) => ({
        company: await transaction.companies.find(caller.user.pkCorp),
        record: await transaction.realNames.find(caller.user.pkCorp),
      }));
      if (!company || !mayReadPapers(caller, caller.user)) throw new Refusal('NOT_PERMITTED');
      const { fileName, order } = letterOf(slot, company, (record ?? blankRecord(company.pkCorp)).form);
      return files.make(fileName, order);
    },
  };
}
