import type { ApplicationField } from '../../../domain/products/shared/application.ts';
import type { ApplicationPresenter } from '../../../presentation/products/application/application-presenter.ts';
import { useWords } from '../../../words/use-words.ts';

/** The label and the other properties of a field of an application form. */
export function useFieldWords(presenter: ApplicationPresenter): (field: ApplicationField) => {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly required: true;
  readonly onChanged: (value: string) => void;
  readonly onLeft: () => void;
} {
  const { say } = useWords();
  return (field) => {
    const problem = presenter.problemOf(field);
    return {
      label: say(`applying.${field}`),
      value: presenter.entry[field],
      error: problem && say(`applying.${problem}`),
      required: true,
      onChanged: (value) => presenter.typed(field, value),
      onLeft: () => presenter.fieldLeft(field),
    };
  };
}
