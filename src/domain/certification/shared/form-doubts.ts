import type { PlainDate } from '../../calendar/plain-date.ts';
import {
  askedTexts,
  endingOf,
  isLastDay,
  type CertificationForm,
  type FormField,
  type LastDayField,
} from './certification-form.ts';
import { licenceSlots, type LicenceSlot } from './licence-slots.ts';
import { isFormText, type Comparison, type PaperField } from './paper-reading.ts';

/**
 * What a reviewer would stumble over, though nothing is missing: a paper that reads otherwise than the form, or than
 * what was registered, and one whose last day has passed.
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
  /** What was read of the papers that lie in it now, beside the form. */
  readonly read: ReadonlyMap<LicenceSlot, readonly Comparison[]>;
  /** Whether somebody has said that what they wrote stays. */
  readonly isKept: (slot: LicenceSlot, read: Comparison) => boolean;
  /** Whether a field, and whether a paper, can be changed now: what cannot is nobody's to mend. */
  readonly isOpen: (field: FormField) => boolean;
  readonly isSlotOpen: (slot: LicenceSlot) => boolean;
  readonly today: PlainDate;
}

/**
 * Everything doubtful that can still be mended, what was read in the order of the papers, then what has ended. Two
 * papers that read the same of one field are one doubt.
 */
export function doubtsIn({ form, read, isKept, isOpen, isSlotOpen, today }: FormRead): readonly FormDoubt[] {
  const asked = askedTexts(form);
  const seen = new Set<string>();
  const differing = licenceSlots.flatMap((slot) =>
    (read.get(slot) ?? []).flatMap((each): readonly FormDoubt[] => {
      const { field, value, standing } = each;
      if (standing !== 'differs' && standing !== 'unlike-registered') return [];
      const isMendable = isFormText(field)
        ? asked.includes(field) && isOpen(field) && !isKept(slot, each)
        : isSlotOpen(slot);
      const key = `${field} ${value}`;
      if (!isMendable || seen.has(key)) return [];
      seen.add(key);
      return [{ kind: standing, slot, field, read: value, written: each.form }];
    }),
  );
  const ended = asked.flatMap((field): readonly FormDoubt[] => {
    const ending = isLastDay(field) && isOpen(field) ? endingOf(form[field], today) : undefined;
    return isLastDay(field) && ending?.kind === 'ended' ? [{ kind: 'ended', field, days: ending.days }] : [];
  });
  return [...differing, ...ended];
}
