import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';

import { maxPasswordCharacters } from '../../../domain/identity/password-rules.ts';
import { maxUserNameCharacters } from '../../../domain/identity/user-name.ts';
import { maxPersonNameCharacters } from '../../../domain/parties/person-details.ts';
import { useWords } from '../../../words/use-words.ts';
import { PasswordRules } from '../../identity/PasswordRules.tsx';
import { CheckBox } from '../../design/fields/CheckBox.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { StepForm } from '../../entry/shared/StepForm.tsx';
import type { RegisterStepProps } from './CompanyStep.tsx';
import { idOf, useRegisterErrors } from './use-register-errors.ts';

/** The step that names the registrant and sets the sign-in details. */
export const PersonStep = observer(function PersonStep({ presenter, arrives }: RegisterStepProps) {
  const { say } = useWords();
  const { values, shown } = presenter;
  const errors = useRegisterErrors(presenter, ['personName', 'idNumber', 'userName', 'password', 'again']);
  return (
    <StepForm
      title={say('registration.step-person')}
      arrives={arrives}
      errors={errors.all}
      attempt={presenter.attempt}
      busy={false}
      submit={say('recovery.next')}
      onSubmit={() => void presenter.nextPressed()}
      onBack={() => presenter.backPressed()}
    >
      <TextField
        id={idOf('personName')}
        label={say('registration.person')}
        hint={say('registration.person-hint')}
        required
        maxLength={maxPersonNameCharacters + 1}
        autoComplete="name"
        value={values.personName}
        error={errors.of('personName')}
        onChanged={(value) => presenter.typed('personName', value)}
      />
      <TextField
        id={idOf('idNumber')}
        label={say('registration.id')}
        required
        maxLength={30}
        autoComplete="off"
        value={values.idNumber}
        error={errors.of('idNumber')}
        onChanged={(value) => presenter.typed('idNumber', value)}
      />
      <TextField
        id={idOf('userName')}
        label={say('registration.user-name')}
        hint={say('registration.user-name-hint')}
        required
        maxLength={maxUserNameCharacters + 1}
        autoComplete="username"
        value={values.userName}
        error={errors.of('userName')}
        onChanged={(value) => presenter.typed('userName', value)}
      />
      {(['password', 'again'] as const).map((field) => (
        <Fragment key={field}>
          <TextField
            id={idOf(field)}
            label={say(field === 'password' ? 'registration.password' : 'registration.password-again')}
            required
            type={shown ? 'text' : 'password'}
            autoComplete="new-password"
            maxLength={maxPasswordCharacters + 1}
            value={values[field]}
            error={errors.of(field)}
            hint={field === 'password' ? say('account.password-hint') : undefined}
            onChanged={(value) => presenter.typed(field, value)}
          />
          {field === 'password' && <PasswordRules kept={presenter.rulesKept} />}
        </Fragment>
      ))}
      <CheckBox checked={shown} onToggled={() => presenter.shownPressed()}>
        {say('account.password-show')}
      </CheckBox>
    </StepForm>
  );
});
