import {
  emptyForm,
  fieldTextsOf,
  type FieldTexts,
} from '../../../../src/domain/certification/shared/certification-form.ts';
import { licenceSlots, type LicenceSlot } from '../../../../src/domain/certification/shared/licence-slots.ts';
import { reviewOf } from '../../../../src/domain/keys/certification.ts';
import type { RealNameActor, RealNameEvent, RealNamePlace } from '../../../../src/domain/parties/real-name-machine.ts';
import type { CertificationRecord, RealNameRecord, RealNameSlotRecord } from '../../records/certification.ts';
import type { CompanyRecord } from '../../records/company.ts';
import type { Transaction } from '../../store.ts';

/** The form of a company that has not begun. */
export const blankRecord = (pkCorp: string): RealNameRecord => ({
  pkCorp,
  progressId: '',
  revision: 0,
  form: emptyForm,
  slots: [],
  savedBy: '',
  savedAt: 0,
  personSubmit: '',
  submittedBy: '',
  submitted: undefined,
  evidence: [],
  firstReviewer: '',
  secondReviewer: '',
  certified: undefined,
  rounds: [],
  steps: [],
});

/** A slot of a record, empty where nothing has been given yet. */
export function slotIn({ slots }: Pick<RealNameRecord, 'slots'>, slot: LicenceSlot): RealNameSlotRecord {
  return slots.find((each) => each.slot === slot) ?? { slot, files: [], result: 'UNKNOWN', reason: '', before: [] };
}

/**
 * Fields of a paper at the time of its return. Records from before these were stored fall back to the submitted form.
 */
export function fieldsWhenReturned(
  { submitted, form }: Pick<RealNameRecord, 'submitted' | 'form'>,
  { slot, said }: RealNameSlotRecord,
): FieldTexts {
  return said ?? fieldTextsOf(slot, submitted ?? form);
}

/** The record with its certified form, without later changes that were not submitted or were withdrawn. */
export function certifiedVersionOf(record: RealNameRecord): RealNameRecord {
  const { certified } = record;
  return certified ? { ...record, form: certified.form, slots: certified.slots, submitted: certified.form } : record;
}

export const filledSlots = (record: Pick<RealNameRecord, 'slots'>): ReadonlySet<LicenceSlot> =>
  new Set(licenceSlots.filter((slot) => slotIn(record, slot).files.length > 0));

export interface CertificationStep {
  readonly certification: CertificationRecord;
  readonly record: RealNameRecord;
  readonly next: RealNamePlace;
  readonly event: RealNameEvent;
  readonly by: RealNameActor;
  readonly name: string;
  readonly at: number;
  readonly returned?: number;
}

/**
 * Writes a step of a certification and its new state, and announces it to all windows of the company. Certificates stay
 * as they are: a letter of commitment opens none.
 */
export async function advanceCertification(
  transaction: Transaction,
  { certification: standing, record, next, event, by, name, at, returned = 0 }: CertificationStep,
): Promise<RealNameRecord> {
  const kept: RealNameRecord = {
    ...record,
    steps: [...record.steps, { at, event, by, name, node: next.node, returned }],
  };
  await transaction.realNames.save(kept);
  await transaction.certifications.save({
    ...standing,
    realName: next.state,
    node: next.node,
    pending: reviewOf(next.state, next.node) === 'approving',
  });
  await transaction.announce(
    (await transaction.users.ofCompany(record.pkCorp)).map(({ userId }) => ({ userId, topic: 'session' })),
  );
  return kept;
}

/** Review process of a company. A core enterprise is confirmed by its own administration before the reviewers. */
export const processOf = (company: Pick<CompanyRecord, 'isCore'> | undefined): 'usual' | 'enterprise' =>
  company?.isCore === true ? 'enterprise' : 'usual';

/** Series of the numbers that identify a certification to the company and the platform. */
export const progressSeries = 'real-name';
export const progressNumber = (serial: number): string => `RN${String(serial).padStart(8, '0')}`;
