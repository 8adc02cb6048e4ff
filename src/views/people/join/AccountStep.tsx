import { observer } from 'mobx-react-lite';

import { maxPasswordCharacters } from '../../../domain/identity/password-rules.ts';
import { maxUserNameCharacters } from '../../../domain/identity/user-name.ts';
import type { JoinPresenter } from '../../../presentation/people/join/join-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { PasswordRules } from '../../identity/PasswordRules.tsx';
import { CheckBox } from '../../design/fields/CheckBox.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { StepForm } from '../../entry/shared/StepForm.tsx';
import { AgreementsToRead } from '../../registration/shared/AgreementsToRead.tsx';
import { idOf, useJoinErrors } from './use-join-errors.ts';

/** The sign-in data of an invited person whose identity is proved. */
export const AccountStep = observer(function AccountStep({ presenter }: { readonly presenter: JoinPresenter }) {
  const { say } = useWords();
  const { values, shown, notice } = presenter;
  const errors = useJoinErrors(presenter, ['code', 'idNumber', 'userName', 'password', 'again', 'agreements']);
  const secret = (field: 'password' | 'again') => (
    <TextField
      id={idOf(field)}
      label={say(field === 'password' ? 'registration.password' : 'registration.password-again')}
      required
      type={shown ? 'text' : 'password'}
      autoComplete="new-password"
      maxLength={maxPasswordCharacters + 1}
      value={values[field]}
      error={errors.of(field)}
      {...(field === 'password' ? { hint: say('account.password-hint') } : {})}
      onChanged={(value) => presenter.typed(field, value)}
    />
  );
  return (
    <StepForm
      title={say('people.join-account')}
      arrives
      errors={errors.all}
      attempt={presenter.attempt}
      busy={presenter.busy}
      submit={say('people.join-submit')}
      onSubmit={() => void presenter.joinPressed()}
      onBack={() => presenter.otherCodePressed()}
    >
      <TextField
        id={idOf('idNumber')}
        label={say('people.join-id')}
        hint={say('people.join-id-hint')}
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
      {secret('password')}
      <PasswordRules kept={presenter.rulesKept} />
      {secret('again')}
      <CheckBox checked={shown} onToggled={() => presenter.shownPressed()}>
        {say('account.password-show')}
      </CheckBox>
      <AgreementsToRead
        id={idOf('agreements')}
        read={presenter.readAgreements}
        agreed={presenter.agreed}
        error={errors.of('agreements')}
        onRead={(name) => presenter.agreementRead(name)}
        onAgreed={(checked) => presenter.agreedToggled(checked)}
      />
      {notice && (
        <Notice tone="bad" live>
          {say(notice)}
        </Notice>
      )}
    </StepForm>
  );
});
