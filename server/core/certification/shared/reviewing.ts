import { longTerm, fieldTextsOf } from '../../../../src/domain/certification/shared/certification-form.ts';
import { requiredSlots } from '../../../../src/domain/certification/shared/licence-slots.ts';
import {
  afterEvent,
  isReturned,
  type RealNameActor,
  type RealNameEvent,
} from '../../../../src/domain/parties/real-name-machine.ts';
import {
  longestReason,
  verdictProblem,
  type SlotVerdict,
} from '../../../../src/domain/certification/shared/slot-review.ts';
import type { RealNameRecord } from '../../records/certification.ts';
import type { Transaction } from '../../store.ts';
import { Refusal } from '../../refusal.ts';
import { cloudApplied } from '../../certificates/shared/cloud-application.ts';
import { notifyCertificationStep } from '../certification-messages.ts';
import { papersRenewed } from '../paper-messages.ts';
import { asCertified, advanceCertification, processOf, slotIn } from './real-name-record.ts';
import { lockForm } from '../../parties/open-form.ts';

/** What the platform does with a form: takes it up, passes or returns it, or calls a pass back. */
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
  if (verdicts.some(({ reason }) => reason.length > longestReason))
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
 * Refuses with SAME_REVIEWER a second reviewer who was the first, and with REVIEW_TAKEN a reviewer who decides on what
 * another has taken up.
 */
function checkReviewer(
  { firstReviewer, secondReviewer }: RealNameRecord,
  { event, by, name }: CertificationAction,
): void {
  if (by === 'second-reviewer' && name === firstReviewer) throw new Refusal('SAME_REVIEWER');
  const holder = by === 'first-reviewer' ? firstReviewer : by === 'second-reviewer' ? secondReviewer : name;
  // What an enterprise process has passed lies with the first reviewers without anybody having taken it up.
  if (event !== 'take' && holder !== '' && holder !== name) throw new Refusal('REVIEW_TAKEN', { by: holder });
}

/**
 * Applies one action of the platform. Refuses with NOT_FOUND, REVIEW_STAGE (`state` is the node), REVIEW_UNMARKED,
 * REVIEW_REASON, SAME_REVIEWER or REVIEW_TAKEN.
 */
export async function reviewCertification(
  transaction: Transaction,
  deed: CertificationAction,
  at: number,
): Promise<void> {
  const { standing, place, record: found } = await lockForm(transaction, deed.pkCorp);
  // What lies at the company's as a draft, or was taken back, is nothing that a review goes on with.
  const record = found && place.node === '' ? asCertified(found) : found;
  const company = await transaction.companies.lock(deed.pkCorp);
  if (!record || !company) throw new Refusal('NOT_FOUND');
  const next = afterEvent(place, deed.event, deed.by, processOf(company));
  if (!next) throw new Refusal('REVIEW_STAGE', { state: place.node || place.state });
  checkReviewer(record, deed);
  checkVerdicts(record, deed);
  const marks = new Map(deed.verdicts.map((each) => [each.slot, each]));
  const isMarked = (deed.event === 'pass' || deed.event === 'return') && marks.size > 0;
  const handedIn = record.submitted ?? record.form;
  const slots = isMarked
    ? requiredSlots(handedIn).map((slot) => {
        const mark = marks.get(slot);
        return {
          ...slotIn(record, slot),
          result: mark?.result ?? ('UNKNOWN' as const),
          reason: mark?.result === 'NOPASS' ? mark.reason.trim() : '',
          before: [],
          said: mark?.result === 'NOPASS' ? fieldTextsOf(slot, handedIn) : undefined,
        };
      })
    : record.slots;
  const returned = slots.filter(({ result }) => result === 'NOPASS').length;
  const isCertified = next.state === 'AUTH' && deed.event === 'pass';
  const kept: RealNameRecord = {
    ...record,
    slots,
    ...(deed.by === 'first-reviewer' && { firstReviewer: deed.name }),
    ...(deed.by === 'second-reviewer' && { secondReviewer: deed.name }),
    ...(isCertified && {
      certified: { form: handedIn, slots, at },
      rounds: [
        ...record.rounds,
        {
          form: handedIn,
          slots,
          at,
          handedInBy: record.submittedBy,
          handedInAt: record.steps.findLast((step) => step.by === 'submitter' && step.event !== 'revoke')?.at ?? at,
        },
      ],
    }),
  };
  await advanceCertification(transaction, {
    standing: isCertified ? { ...standing, unified: handedIn.isUnified === true } : standing,
    record: kept,
    next,
    event: deed.event,
    by: deed.by,
    name: deed.name,
    at,
    returned: isReturned(next) ? returned : 0,
  });
  if (isCertified)
    await transaction.companies.save({
      ...company,
      licenceUntil: handedIn.licenceUntil === longTerm ? '' : handedIn.licenceUntil,
    });
  if (isCertified) await papersRenewed(transaction, deed.pkCorp, at);
  if (isReturned(next)) await notifyCertificationStep(transaction, kept, 'returned', returned, at);
  if (isCertified) await notifyCertificationStep(transaction, kept, 'certified', 0, at);
  if (isCertified && handedIn.opensCloud === true) await cloudApplied(transaction, kept, at);
  if (next.node === 'LEADER_REVOCATION_2ND') await notifyCertificationStep(transaction, kept, 'revoked', 0, at);
}
