import { longTerm, fieldTextsOf } from '../../../../src/domain/certification/shared/certification-form.ts';
import { requiredSlots } from '../../../../src/domain/certification/shared/licence-slots.ts';
import {
  realNamePlaceAfter,
  isReturned,
  type RealNameActor,
  type RealNameEvent,
} from '../../../../src/domain/parties/real-name-machine.ts';
import {
  maxReasonCharacters,
  verdictProblem,
  type SlotVerdict,
} from '../../../../src/domain/certification/shared/slot-review.ts';
import type { RealNameRecord } from '../../records/certification.ts';
import type { Transaction } from '../../store.ts';
import { Refusal } from '../../refusal.ts';
import { requestCloudConfirmation } from '../../certificates/shared/cloud-application.ts';
import { notifyCertificationStep } from '../certification-messages.ts';
import { settlePaperReminders } from '../paper-messages.ts';
import { certifiedVersionOf, advanceCertification, processOf, slotIn } from './real-name-record.ts';
import { lockForm } from '../../parties/open-form.ts';

/** Action of the platform on a form: taking it up, passing or returning it, or revoking a pass. */
export interface CertificationAction {
  readonly pkCorp: string;
  readonly event: Extract<RealNameEvent, 'take' | 'pass' | 'return' | 'leader-revoke'>;
  readonly by: Exclude<RealNameActor, 'submitter'>;
  /** Name of the actor. */
  readonly name: string;
  /**
   * Verdict on each document, for a pass or a return. Not needed for a pass by the process or the second reviewer, or
   * for a return by the second reviewer.
   */
  readonly verdicts: readonly SlotVerdict[];
}

function checkVerdicts(record: RealNameRecord, { event, by, verdicts }: CertificationAction): void {
  if (event !== 'pass' && event !== 'return') return;
  if (verdicts.some(({ reason }) => reason.length > maxReasonCharacters))
    throw new Refusal('REQUEST_INVALID', { field: 'reason' });
  // The second reviewer returns the form to the first, whose marks remain. The company is not notified.
  if (by === 'second-reviewer' && event === 'return') return;
  const problem = verdictProblem(requiredSlots(record.submitted ?? record.form), verdicts, event);
  if (problem === undefined) return;
  if (problem.because === 'unmarked') throw new Refusal('REVIEW_UNMARKED', { count: 1 });
  throw new Refusal(
    problem.because === 'no-reason' || problem.because === 'nothing-returned' ? 'REVIEW_REASON' : 'REQUEST_INVALID',
    { field: 'verdicts' },
  );
}

/**
 * Refuses with SAME_REVIEWER a second reviewer who was also the first, and with REVIEW_TAKEN a reviewer who decides on
 * a form that another has taken up.
 */
function checkReviewer(
  { firstReviewer, secondReviewer }: RealNameRecord,
  { event, by, name }: CertificationAction,
): void {
  if (by === 'second-reviewer' && name === firstReviewer) throw new Refusal('SAME_REVIEWER');
  const holder = by === 'first-reviewer' ? firstReviewer : by === 'second-reviewer' ? secondReviewer : name;
  // A form that passed the enterprise process waits for the first reviewers without having been taken up.
  if (event !== 'take' && holder !== '' && holder !== name) throw new Refusal('REVIEW_TAKEN', { by: holder });
}

/**
 * Applies one action of the platform. Refuses with NOT_FOUND, REVIEW_STAGE (`state` is the node), REVIEW_UNMARKED,
 * REVIEW_REASON, SAME_REVIEWER or REVIEW_TAKEN.
 */
export async function reviewCertification(
  transaction: Transaction,
  action: CertificationAction,
  at: number,
): Promise<void> {
  const { certification: standing, place, record: stored } = await lockForm(transaction, action.pkCorp);
  // Outside a review the record may hold a draft or a withdrawn form. The action concerns the certified one.
  const record = stored && place.node === '' ? certifiedVersionOf(stored) : stored;
  const company = await transaction.companies.lock(action.pkCorp);
  if (!record || !company) throw new Refusal('NOT_FOUND');
  const next = realNamePlaceAfter(place, action.event, action.by, processOf(company));
  if (!next) throw new Refusal('REVIEW_STAGE', { state: place.node || place.state });
  checkReviewer(record, action);
  checkVerdicts(record, action);
  const marks = new Map(action.verdicts.map((each) => [each.slot, each]));
  const isMarked = (action.event === 'pass' || action.event === 'return') && marks.size > 0;
  const submitted = record.submitted ?? record.form;
  const slots = isMarked
    ? requiredSlots(submitted).map((slot) => {
        const mark = marks.get(slot);
        return {
          ...slotIn(record, slot),
          result: mark?.result ?? ('UNKNOWN' as const),
          reason: mark?.result === 'NOPASS' ? mark.reason.trim() : '',
          before: [],
          said: mark?.result === 'NOPASS' ? fieldTextsOf(slot, submitted) : undefined,
        };
      })
    : record.slots;
  const returned = slots.filter(({ result }) => result === 'NOPASS').length;
  const isCertified = next.state === 'AUTH' && action.event === 'pass';
  const kept: RealNameRecord = {
    ...record,
    slots,
    ...(action.by === 'first-reviewer' && { firstReviewer: action.name }),
    ...(action.by === 'second-reviewer' && { secondReviewer: action.name }),
    ...(isCertified && {
      certified: { form: submitted, slots, at },
      rounds: [
        ...record.rounds,
        {
          form: submitted,
          slots,
          at,
          handedInBy: record.submittedBy,
          handedInAt: record.steps.findLast((step) => step.by === 'submitter' && step.event !== 'revoke')?.at ?? at,
        },
      ],
    }),
  };
  await advanceCertification(transaction, {
    certification: isCertified ? { ...standing, unified: submitted.isUnified === true } : standing,
    record: kept,
    next,
    event: action.event,
    by: action.by,
    name: action.name,
    at,
    returned: isReturned(next) ? returned : 0,
  });
  if (isCertified)
    await transaction.companies.save({
      ...company,
      licenceUntil: submitted.licenceUntil === longTerm ? '' : submitted.licenceUntil,
    });
  if (isCertified) await settlePaperReminders(transaction, action.pkCorp, at);
  if (isReturned(next)) await notifyCertificationStep(transaction, kept, 'returned', returned, at);
  if (isCertified) await notifyCertificationStep(transaction, kept, 'certified', 0, at);
  if (isCertified && submitted.opensCloud === true) await requestCloudConfirmation(transaction, kept, at);
  if (next.node === 'LEADER_REVOCATION_2ND') await notifyCertificationStep(transaction, kept, 'revoked', 0, at);
}
