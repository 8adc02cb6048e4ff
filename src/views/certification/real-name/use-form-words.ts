import {
  longTerm,
  type CertificationForm,
  type FieldProblem,
  type FormChoice,
  type FormField,
  type LastDayField,
  type MissingFormPart,
} from '../../../domain/certification/shared/certification-form.ts';
import type { FormDoubt } from '../../../domain/certification/shared/form-doubts.ts';
import type { LicenceSlot } from '../../../domain/certification/shared/licence-slots.ts';
import { isFormText, type PaperField } from '../../../domain/certification/shared/paper-reading.ts';
import { useWords } from '../../../words/use-words.ts';

/** The DOM id of a field or a slot, for links to it. */
export const fieldId = (field: FormField): string => `certification-${field}`;
export const slotId = (slot: LicenceSlot): string => `certification-${slot}`;
export const idOf = (missing: MissingFormPart): string =>
  missing.kind === 'slot' ? slotId(missing.slot) : fieldId(missing.field);

/** The DOM id of the place to correct: the field, or the paper if the value is not entered here. */
export const placeOf = (doubt: FormDoubt): string => {
  if (doubt.kind === 'ended') return fieldId(doubt.field);
  return isFormText(doubt.field) ? fieldId(doubt.field) : slotId(doubt.slot);
};

const choices: readonly FormField[] = [
  'isUnified',
  'isBranch',
  'isLegalApply',
  'opensCloud',
] satisfies readonly FormChoice[];

/** Fields with another name for a branch, which has a person in charge. */
const branchFields = ['legalName', 'legalIdNumber', 'legalIdUntil'] as const;

/** The names of fields, of slots and of missing parts, for a company or a branch. */
export function useFormWords({ isBranch }: Pick<CertificationForm, 'isBranch'>) {
  const { say } = useWords();
  const nameOf = (field: FormField): string => {
    const own = isBranch === true ? branchFields.find((each) => each === field) : undefined;
    return say(own === undefined ? `certification.field-${field}` : `certification.branch-${own}`);
  };
  const slotName = (slot: LicenceSlot): string =>
    say(
      isBranch === true && slot === 'LEGAL_PERSON' ? 'certification.branch-LEGAL_PERSON' : `certification.slot-${slot}`,
    );
  const lastDayName = (field: LastDayField): string =>
    say(
      isBranch === true && field === 'legalIdUntil'
        ? 'certification.branch-doubt-ended-legalIdUntil'
        : `certification.doubt-ended-${field}`,
    );
  const problemOf = (field: FormField, problem: FieldProblem): string => {
    const name = nameOf(field);
    if (problem === 'missing')
      return choices.includes(field)
        ? say('certification.missing-choice', { name })
        : say('certification.missing-field', { name });
    return say(`certification.problem-${problem}`, { name });
  };
  const paperFieldName = (field: PaperField): string =>
    isFormText(field) ? nameOf(field) : say(field === 'uscc' ? 'certification.code' : 'certification.company');
  const dayText = (text: string): string => (text === longTerm ? say('certification.long-term') : text);
  return {
    nameOf,
    problemOf,
    paperFieldName,
    /** A doubt in a few words. */
    doubtName: (doubt: FormDoubt): string =>
      doubt.kind === 'ended' ? lastDayName(doubt.field) : paperFieldName(doubt.field),
    /** A doubt in a sentence with the values. */
    doubtWords: (doubt: FormDoubt): string =>
      doubt.kind === 'ended'
        ? say('certification.doubt-ended', { name: lastDayName(doubt.field), days: doubt.days })
        : say(`certification.doubt-${doubt.kind}`, {
            name: paperFieldName(doubt.field),
            read: dayText(doubt.read),
            written: dayText(doubt.written),
            paper: slotName(doubt.slot),
          }),
    slotName,
    choiceWords: (field: FormChoice, yes: boolean): string =>
      say(
        isBranch === true && field === 'isLegalApply' && yes
          ? 'certification.branch-isLegalApply-yes'
          : `certification.${field}-${yes ? 'yes' : 'no'}`,
      ),
    missingWords: (missing: MissingFormPart): string =>
      missing.kind === 'slot'
        ? say(
            isBranch === true && missing.slot === 'LEGAL_PERSON'
              ? 'certification.branch-missing-LEGAL_PERSON'
              : `certification.missing-slot-${missing.slot}`,
          )
        : problemOf(missing.field, missing.problem),
  };
}
