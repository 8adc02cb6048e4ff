import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';

import { maxPasswordCharacters } from '../../../domain/identity/password-rules.ts';
import type { ReproofForm } from '../../../presentation/account/account-info/reauthentication-form.ts';
import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { TextField } from '../../design/fields/TextField.tsx';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '12px', maxWidth: '420px' },
  field: { width: '100%' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

/** The password, where ending a session or trust needs a recent proof of identity. */
export const ReproofQuestion = observer(function ReproofQuestion({ form }: { readonly form: ReproofForm }) {
  const styles = useStyles();
  const { say } = useWords();
  const place = useRef<HTMLFormElement>(null);
  const { attempt, error, isAsking } = form;
  useEffect(() => {
    if (isAsking) place.current?.querySelector('input')?.focus();
  }, [attempt, isAsking]);
  if (!isAsking) return null;
  return (
    <form
      ref={place}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submitPressed();
      }}
    >
      <div className={styles.field}>
        <TextField
          label={say('account.two-step-current')}
          hint={say('account.proof-again')}
          type="password"
          autoComplete="current-password"
          maxLength={maxPasswordCharacters + 1}
          value={form.password}
          error={error && say(error)}
          onChanged={(value) => form.passwordTyped(value)}
        />
      </div>
      <div className={styles.buttons}>
        <PressButton kind="danger" type="submit" busy={form.busy}>
          {say('account.proof-confirm')}
        </PressButton>
        <PressButton onPress={() => form.closePressed()}>{say('account.protection-cancel')}</PressButton>
      </div>
    </form>
  );
});
