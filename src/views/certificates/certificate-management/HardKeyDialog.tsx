import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { maxPasswordCharacters } from '../../../domain/identity/password-rules.ts';
import { maxHardKeyFieldCharacters } from '../../../domain/keys/hard-key.ts';
import type { HardKeysPresenter } from '../../../presentation/certificates/certificate-management/hard-keys-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { SelectField } from '../../design/fields/SelectField.tsx';
import { useFirstWrong } from '../../design/fields/use-first-wrong.ts';
import { TextField } from '../../design/fields/TextField.tsx';
import { Notice } from '../../design/panels/Notice.tsx';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: '12px' },
  words: { margin: 0 },
});

type Props = { readonly hard: HardKeysPresenter };

/** The owner, recipient and address of a token; the password proves the request. */
const Fields = observer(function Fields({ hard }: Props) {
  const styles = useStyles();
  const { say } = useWords();
  const { subject, entry, errors, holder, holders, password, notice, corrected } = hard;
  const place = useFirstWrong(hard.attempt);
  const error = (field: Parameters<typeof errors.get>[0]): string | undefined => {
    const found = errors.get(field);
    return found && say(found);
  };
  const isFirst = subject?.kind === 'apply' && subject.purpose === 'first';
  return (
    <form
      ref={place}
      noValidate
      className={styles.parts}
      onSubmit={(event) => {
        event.preventDefault();
        void hard.submitPressed();
      }}
    >
      {corrected ? (
        <Notice tone="warn">{say('hard-keys.key-reason', { reason: corrected.reason })}</Notice>
      ) : (
        <p className={styles.words}>
          {say('hard-keys.key-form-means', { purpose: subject?.kind === 'apply' ? subject.purpose : 'first' })}
        </p>
      )}
      {isFirst && (
        <SelectField
          label={say('hard-keys.key-holder')}
          required
          hint={say('hard-keys.key-holder-hint')}
          placeholder={say('hard-keys.key-holder-choose')}
          value={holder}
          error={error('holder')}
          choices={holders.map(({ userId, personName }) => ({ value: userId, label: personName }))}
          onChanged={(chosen) => hard.holderChosen(chosen)}
        />
      )}
      <TextField
        label={say('hard-keys.key-recipient')}
        required
        maxLength={maxHardKeyFieldCharacters.recipient}
        value={entry.recipient}
        error={error('recipient')}
        onChanged={(value) => hard.typed('recipient', value)}
      />
      <TextField
        label={say('hard-keys.key-mobile')}
        required
        maxLength={maxHardKeyFieldCharacters.mobile}
        value={entry.mobile}
        error={error('mobile')}
        onChanged={(value) => hard.typed('mobile', value)}
      />
      <TextField
        label={say('hard-keys.key-address')}
        required
        hint={say('hard-keys.key-address-hint')}
        maxLength={maxHardKeyFieldCharacters.address}
        value={entry.address}
        error={error('address')}
        onChanged={(value) => hard.typed('address', value)}
      />
      <TextField
        label={say('certificates.password')}
        required
        type="password"
        autoComplete="current-password"
        maxLength={maxPasswordCharacters + 1}
        value={password}
        error={error('password')}
        onChanged={(value) => hard.passwordTyped(value)}
      />
      {notice && (
        <Notice tone="warn" live>
          {say(notice)}
        </Notice>
      )}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
    </form>
  );
});

/** The dialogs that apply for a certificate in a token, correct a returned application, or withdraw one. */
export const HardKeyDialog = observer(function HardKeyDialog({ hard }: Props) {
  const styles = useStyles();
  const { say } = useWords();
  const { subject, confirming, notice } = hard;
  if (confirming) {
    const { action } = confirming;
    return (
      <PortalDialog
        open
        kind="confirm"
        title={say(`hard-keys.key-${action}-ask`)}
        confirmLabel={say(`hard-keys.key-${action}`)}
        destroys
        onConfirmed={async () => hard.endConfirmed()}
        onClosed={() => hard.close()}
      >
        <div className={styles.parts}>
          <p className={styles.words}>{say(`hard-keys.key-${action}-means`)}</p>
          {notice && (
            <Notice tone="warn" live>
              {say(notice)}
            </Notice>
          )}
        </div>
      </PortalDialog>
    );
  }
  if (!subject) return null;
  return (
    <PortalDialog
      open
      kind="confirm"
      choosing
      title={
        subject.kind === 'correct'
          ? say('hard-keys.key-correct-title')
          : say('hard-keys.key-apply-title', { purpose: subject.purpose })
      }
      confirmLabel={say(subject.kind === 'correct' ? 'hard-keys.key-hand-in-again' : 'hard-keys.key-hand-in')}
      startsAtField
      onConfirmed={async () => hard.submitPressed()}
      onClosed={() => hard.close()}
    >
      <Fields hard={hard} />
    </PortalDialog>
  );
});
