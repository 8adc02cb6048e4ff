import type { PlainDate } from '../../calendar/plain-date.ts';
import {
  requiredTextFields,
  expiryOf,
  isLastDay,
  type CertificationForm,
  type FormField,
  type LastDayField,
} from './certification-form.ts';
import { licenceSlots, type LicenceSlot } from './licence-slots.ts';
import { isFormText, type Comparison, type PaperField } from './paper-reading.ts';

/**
 * A doubt that a reviewer would raise although nothing is missing: a paper that differs from the form or from the
 * registration, or a paper whose last day has passed.
 */
export type FormDoubt =
  | {
      readonly kind: 'differs' | 'unlike-registered';
      readonly slot: LicenceSlot;
      readonly field: PaperField;
      readonly read: string;
      readonly written: string;
    }
  | { readonly kind: 'ended'; readonly field: LastDayField; readonly days: number };

export interface FormRead {
  readonly form: CertificationForm;
  /** Results of reading the current papers, compared with the form. */
  readonly read: ReadonlyMap<LicenceSlot, readonly Comparison[]>;
  /** Whether a user has confirmed the typed value although the paper differs. */
  readonly isKept: (slot: LicenceSlot, read: Comparison) => boolean;
  /** Whether a field or a paper can be changed now. Doubts about other fields are left out. */
  readonly isOpen: (field: FormField) => boolean;
  readonly isSlotOpen: (slot: LicenceSlot) => boolean;
  readonly today: PlainDate;
}

/**
 * All doubts that can still be resolved: differences in the order of the papers, then papers that have ended. Two
 * papers with the same value for a field give one doubt.
 */
export function doubtsIn({ form, read, isKept, isOpen, isSlotOpen, today }: FormRead): readonly FormDoubt[] {
  const asked = requiredTextFields(form);
  const seen = new Set<string>();
  const differing = licenceSlots.flatMap((slot) =>
    (read.get(slot) ?? []).flatMap((each): readonly FormDoubt[] => {
      const { field, value, status } = each;
      if (status !== 'differs' && status !== 'unlike-registered') return [];
      const isMendable = isFormText(field)
        ? asked.includes(field) && isOpen(field) && !isKept(slot, each)
        : isSlotOpen(slot);
      const key = `${field} ${value}`;
      if (!isMendable || seen.has(key)) return [];
      seen.add(key);
      return [{ kind: status, slot, field, read: value, written: each.form }];
    }),
  );
  const ended = asked.flatMap((field): readonly FormDoubt[] => {
    const ending = isLastDay(field) && isOpen(field) ? expiryOf(form[field], today) : undefined;
    return isLastDay(field) && ending?.kind === 'ended' ? [{ kind: 'ended', field, days: ending.days }] : [];
  });
  return [...differing, ...ended];
}
