import { observer } from 'mobx-react-lite';

import { looksLikeBranch } from '../../../domain/parties/branch-name.ts';
import { maxPersonNameCharacters } from '../../../domain/parties/person-details.ts';
import { maxCompanyNameCharacters } from '../../../domain/registration/registration.ts';
import type { RegisterPresenter, TypedField } from '../../../presentation/registration/register/register-presenter.ts';
import type { PlainKey } from '../../../words/catalogue.ts';
import { useWords } from '../../../words/use-words.ts';
import { TextField } from '../../design/fields/TextField.tsx';
import { StepForm } from '../../entry/shared/StepForm.tsx';
import { idOf, useRegisterErrors } from './use-register-errors.ts';

interface Line {
  readonly field: Extract<TypedField, 'companyName' | 'uscc' | 'legalRepresentative'>;
  readonly label: PlainKey;
  readonly hint: PlainKey;
  readonly longest: number;
  readonly autoComplete: string;
}

const lines: readonly Line[] = [
  {
    field: 'companyName',
    label: 'registration.company',
    hint: 'registration.company-hint',
    longest: maxCompanyNameCharacters,
    autoComplete: 'organization',
  },
  { field: 'uscc', label: 'registration.uscc', hint: 'registration.uscc-hint', longest: 30, autoComplete: 'off' },
  {
    field: 'legalRepresentative',
    label: 'registration.legal',
    hint: 'registration.legal-hint',
    longest: maxPersonNameCharacters,
    autoComplete: 'off',
  },
];
const fields = lines.map(({ field }) => field);

export interface RegisterStepProps {
  readonly presenter: RegisterPresenter;
  /** Whether the user came from another step. */
  readonly arrives: boolean;
}

/** The step that names the company. */
export const CompanyStep = observer(function CompanyStep({ presenter, arrives }: RegisterStepProps) {
  const { say } = useWords();
  const errors = useRegisterErrors(presenter, fields);
  const isBranch = looksLikeBranch(presenter.values.companyName);
  return (
    <StepForm
      title={say('registration.step-company')}
      arrives={arrives}
      errors={errors.all}
      attempt={presenter.attempt}
      busy={false}
      submit={say('recovery.next')}
      onSubmit={() => void presenter.nextPressed()}
    >
      {lines.map(({ field, label, hint, longest, autoComplete }) => (
        <TextField
          key={field}
          id={idOf(field)}
          label={say(isBranch && field === 'legalRepresentative' ? 'registration.in-charge' : label)}
          hint={say(isBranch && field === 'legalRepresentative' ? 'registration.in-charge-hint' : hint)}
          required
          maxLength={longest + 1}
          autoComplete={autoComplete}
          value={presenter.values[field]}
          error={errors.of(field)}
          onChanged={(value) => presenter.typed(field, value)}
        />
      ))}
    </StepForm>
  );
});
