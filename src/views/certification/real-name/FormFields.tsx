import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import {
  fieldProblem,
  isDoubtfulCode,
  isDoubtfulIdNumber,
  isLastDay,
  maxFieldCharacters,
  normaliseForm,
  type FormField,
  type FormText,
} from '../../../domain/certification/shared/certification-form.ts';
import type { CertificationPresenter } from '../../../presentation/certification/real-name/certification-presenter.ts';
import { RadioChoices } from '../../design/fields/RadioChoices.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { onPhone } from '../../design/theme/breakpoints.ts';
import { useWords } from '../../../words/use-words.ts';
import { UntilField } from './UntilField.tsx';
import { fieldId, useFormWords } from './use-form-words.ts';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'start',
    [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  choice: { minWidth: 0, scrollMarginTop: '80px' },
});

const choiceOf = (value: boolean | undefined): string | undefined =>
  value === undefined ? undefined : value ? 'yes' : 'no';

const Choice = observer(function Choice({
  presenter,
  field,
}: {
  readonly presenter: CertificationPresenter;
  readonly field: Extract<FormField, 'isUnified' | 'isBranch' | 'isLegalApply' | 'opensCloud'>;
}) {
  const styles = useStyles();
  const { say } = useWords();
  const { nameOf, choiceWords } = useFormWords(presenter.form);
  const hint =
    field === 'isBranch' && presenter.form.isBranch !== true && presenter.content.value?.looksLikeBranch
      ? say('certification.branch-hint')
      : undefined;
  return (
    <div id={fieldId(field)} tabIndex={-1} className={styles.choice}>
      <RadioChoices
        label={nameOf(field)}
        value={choiceOf(presenter.form[field])}
        choices={(['yes', 'no'] as const).map((value) => ({ value, label: choiceWords(field, value === 'yes') }))}
        onChanged={(value) => presenter.choiceChanged(field, value === 'yes')}
      />
      {hint !== undefined && <small>{hint}</small>}
    </div>
  );
});

const Text = observer(function Text({
  presenter,
  field,
}: {
  readonly presenter: CertificationPresenter;
  readonly field: FormText;
}) {
  const { say } = useWords();
  const { nameOf, problemOf } = useFormWords(presenter.form);
  const value = presenter.form[field];
  const problem = value === '' ? undefined : fieldProblem(normaliseForm(presenter.form), field);
  const tidied = normaliseForm(presenter.form);
  const doubt =
    field === 'upperCode' && isDoubtfulCode(tidied.upperCode)
      ? say('certification.code-doubtful')
      : (field === 'legalIdNumber' || field === 'agentIdNumber') && isDoubtfulIdNumber(tidied[field], presenter.today)
        ? say('certification.id-doubtful')
        : undefined;
  return (
    <TextField
      id={fieldId(field)}
      label={nameOf(field)}
      required
      type={field === 'agentMobile' ? 'tel' : 'text'}
      value={value}
      // A text that is too long is reported, and not cut off silently.
      maxLength={maxFieldCharacters[field] * 2}
      disabled={!presenter.isOpen(field)}
      hint={doubt ?? (presenter.isAsRegistered(field) ? say('certification.as-registered') : undefined)}
      error={problem && problem !== 'missing' ? problemOf(field, problem) : undefined}
      onChanged={(text) => presenter.textTyped(field, text)}
    />
  );
});

/** Some fields of the form, each with its own kind of input. */
export function FormFields({
  presenter,
  fields,
}: {
  readonly presenter: CertificationPresenter;
  readonly fields: readonly FormField[];
}) {
  const styles = useStyles();
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        if (field === 'isUnified' || field === 'isBranch' || field === 'isLegalApply' || field === 'opensCloud')
          return <Choice key={field} presenter={presenter} field={field} />;
        if (isLastDay(field)) return <UntilField key={field} presenter={presenter} field={field} />;
        return <Text key={field} presenter={presenter} field={field} />;
      })}
    </div>
  );
}
