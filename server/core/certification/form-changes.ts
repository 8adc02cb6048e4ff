import {
  findLockedChange,
  editableFields,
  type CertificationForm,
} from '../../../src/domain/certification/shared/certification-form.ts';
import { licenceSlots, type LicenceSlot } from '../../../src/domain/certification/shared/licence-slots.ts';
import { isReturned, type RealNamePlace } from '../../../src/domain/parties/real-name-machine.ts';
import type { RealNameFile, RealNameRecord, RealNameSlotRecord } from '../records/certification.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';
import { slotIn } from './shared/real-name-record.ts';

const hasSameFiles = (some: readonly RealNameFile[], others: readonly RealNameFile[]): boolean =>
  some.length === others.length && some.every(({ pkFile }, index) => others[index]?.pkFile === pkFile);

/**
 * The record with the changes of a request. After a return only returned fields and their dependants may change; any
 * other is refused with NOT_OPEN_FOR_CHANGE and its name (acceptance of area J).
 */
export function applyFormChange(
  record: RealNameRecord,
  place: RealNamePlace,
  form: CertificationForm,
  files: ReadonlyMap<LicenceSlot, readonly RealNameFile[]>,
): RealNameRecord {
  const returned = record.slots.filter(({ result }) => result === 'NOPASS').map(({ slot }) => slot);
  if (isReturned(place)) {
    const submitted = record.submitted ?? record.form;
    const locked = findLockedChange(submitted, form, editableFields(returned, submitted));
    if (locked !== undefined) throw new Refusal('NOT_OPEN_FOR_CHANGE', { field: locked });
  }
  const slots = licenceSlots.flatMap((slot): readonly RealNameSlotRecord[] => {
    const before = slotIn(record, slot);
    const now = files.get(slot) ?? [];
    if (hasSameFiles(before.files, now)) return before.files.length > 0 || before.result !== 'UNKNOWN' ? [before] : [];
    if (!isReturned(place))
      return now.length > 0 ? [{ slot, files: now, result: 'UNKNOWN', reason: '', before: [] }] : [];
    if (!returned.includes(slot)) throw new Refusal('NOT_OPEN_FOR_CHANGE', { field: slot });
    // Returned files are kept beside their replacements for the reviewer to compare.
    return [{ ...before, files: now, before: before.before.length > 0 ? before.before : before.files }];
  });
  return { ...record, form, slots };
}

/**
 * Marks the files that the form names as submitted, so that they are kept. Releases those that it names no longer,
 * unless they were part of a submission.
 */
export async function updateKeptFiles(
  transaction: Transaction,
  before: RealNameRecord,
  after: RealNameRecord,
  now: number,
): Promise<void> {
  const fileIdsOf = (record: RealNameRecord): readonly string[] =>
    record.slots.flatMap((slot) => [...slot.files, ...slot.before].map(({ pkFile }) => pkFile));
  const [was, is] = [fileIdsOf(before), new Set(fileIdsOf(after))];
  await transaction.files.markSubmitted([...is], now);
  const dropped = was.filter((pkFile) => !is.has(pkFile) && !after.evidence.includes(pkFile));
  for (const file of await transaction.files.findAll(dropped))
    await transaction.files.save({ ...file, submittedAt: undefined });
}
