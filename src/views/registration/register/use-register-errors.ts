import type { RegisterPresenter, ShownField } from '../../../presentation/registration/register/register-presenter.ts';
import type { FieldError } from '../../design/fields/ErrorSummary.tsx';
import { useWords } from '../../../words/use-words.ts';

export const idOf = (field: ShownField): string => `register-${field}`;

export interface RegisterErrors {
  readonly all: readonly FieldError[];
  readonly of: (field: ShownField) => string | undefined;
}

/** The errors of some fields: one beside each field, and all of them for the summary above. */
export function useRegisterErrors({ errors }: RegisterPresenter, fields: readonly ShownField[]): RegisterErrors {
  const { say } = useWords();
  const of = (field: ShownField): string | undefined => {
    const error = errors[field];
    return error && say(error);
  };
  return {
    of,
    all: fields.flatMap((field) => {
      const text = of(field);
      return text === undefined ? [] : [{ fieldId: idOf(field), text }];
    }),
  };
}
