import type { JoinPresenter, ShownField } from '../../../presentation/people/join/join-presenter.ts';
import type { FieldError } from '../../design/fields/ErrorSummary.tsx';
import { useWords } from '../../../words/use-words.ts';

export const idOf = (field: ShownField): string => `join-${field}`;

/** The errors of some fields: one beside each field, and all of them for the summary above. */
export function useJoinErrors(
  { errors }: JoinPresenter,
  fields: readonly ShownField[],
): { readonly all: readonly FieldError[]; readonly of: (field: ShownField) => string | undefined } {
  const { say } = useWords();
  const of = (field: ShownField): string | undefined => {
    const error = errors[field];
    return error && say(error);
  };
  return {
    of,
    all: fields.flatMap((field) => (errors[field] ? [{ fieldId: idOf(field), text: of(field) ?? '' }] : [])),
  };
}
