import type { FieldProblem, FormChoice, FormField, Missing } from '../../../domain/certification/shared/certification-form.ts';
import type { LicenceSlot } from '../../../domain/certification/shared/licence-slots.ts';
import { useWords } from '../../../words/use-words.ts';

/** Where a field or a slot stands on the page, for links to it. */
export const fieldId = (field: FormField): string => `certification-${field}`;
export const slotId = (slot: LicenceSlot): string => `certification-${slot}`;
export const idOf = (missing: Missing): string => (missing.kind === 'slot' ? slotId(missing.slot) : fieldId(missing.field));

const choices: readonly FormField[] = ['isUnified', 'isBranch', 'isLegalApply', 'opensCloud'] satisfies readonly FormChoice[];

/** What fields, slots and what is missing of them are called. */
export function useFormWords() {
  const { say } = useWords();
  const nameOf = (field: FormField): string => say(`certification.field-${field}`);
  const problemOf = (field: FormField, problem: FieldProblem): string => {
    const name = nameOf(field);
    if (problem === 'missing') return choices.includes(field) ? say('certification.missing-choice', { name }) : say('certification.missing-field', { name });
    return say(`certification.problem-${problem}`, { name });
  };
  return {
    nameOf, problemOf,
    slotName: (slot: LicenceSlot): string => say(`certification.slot-${slot}`),
    missingWords: (missing: Missing): string => (missing.kind === 'slot' ? say(`certification.missing-slot-${missing.slot}`) : problemOf(missing.field, missing.problem)),
  };
}
