import { longTerm, type FieldProblem, type FormChoice, type FormField, type Missing } from '../../../domain/certification/shared/certification-form.ts';
import type { FormDoubt } from '../../../domain/certification/shared/form-doubts.ts';
import type { LicenceSlot } from '../../../domain/certification/shared/licence-slots.ts';
import { isFormText, type PaperField } from '../../../domain/certification/shared/paper-reading.ts';
import { useWords } from '../../../words/use-words.ts';

/** Where a field or a slot stands on the page, for links to it. */
export const fieldId = (field: FormField): string => `certification-${field}`;
export const slotId = (slot: LicenceSlot): string => `certification-${slot}`;
export const idOf = (missing: Missing): string => (missing.kind === 'slot' ? slotId(missing.slot) : fieldId(missing.field));

/** Where something doubtful is mended: at its field, or at the paper where it is nothing that is written here. */
export const placeOf = (doubt: FormDoubt): string => {
  if (doubt.kind === 'ended') return fieldId(doubt.field);
  return isFormText(doubt.field) ? fieldId(doubt.field) : slotId(doubt.slot);
};

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
  const paperFieldName = (field: PaperField): string => (isFormText(field) ? nameOf(field) : say(field === 'uscc' ? 'certification.code' : 'certification.company'));
  const written = (text: string): string => (text === longTerm ? say('certification.long-term') : text);
  return {
    nameOf, problemOf, paperFieldName,
    /** What is doubtful, in few words. */
    doubtName: (doubt: FormDoubt): string => (doubt.kind === 'ended' ? say(`certification.doubt-ended-${doubt.field}`) : paperFieldName(doubt.field)),
    /** And in a sentence that says what stands where. */
    doubtWords: (doubt: FormDoubt): string =>
      doubt.kind === 'ended'
        ? say('certification.doubt-ended', { name: say(`certification.doubt-ended-${doubt.field}`), days: doubt.days })
        : say(`certification.doubt-${doubt.kind}`, { name: paperFieldName(doubt.field), read: written(doubt.read), written: written(doubt.written), paper: say(`certification.slot-${doubt.slot}`) }),
    slotName: (slot: LicenceSlot): string => say(`certification.slot-${slot}`),
    missingWords: (missing: Missing): string => (missing.kind === 'slot' ? say(`certification.missing-slot-${missing.slot}`) : problemOf(missing.field, missing.problem)),
  };
}
