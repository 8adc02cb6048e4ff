import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import { maxPasswordCharacters } from '../../../domain/identity/password-rules.ts';
import { lossReasons } from '../../../domain/keys/certificate.ts';
import type { CertificatesPresenter } from '../../../presentation/certificates/certificate-management/certificates-presenter.ts';
import { useWords } from '../../../words/use-words.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { RadioChoices } from '../../design/fields/RadioChoices.tsx';
import { useFirstWrong } from '../../design/fields/use-first-wrong.ts';
import { TextField } from '../../design/fields/TextField.tsx';
import { Notice } from '../../design/panels/Notice.tsx';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: '12px' },
  words: { margin: 0 },
  list: { margin: '4px 0 0', paddingLeft: '20px' },
  number: {
    fontSize: '40px',
    lineHeight: '52px',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '6px',
  },
  asked: { display: 'flex', flexDirection: 'column', gap: '4px' },
  quiet: { margin: 0, fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  error: { margin: 0, color: tokens.colorPaletteRedForeground1 },
});

/** The question on the telephone: the number that both screens show, and the remaining time. */
const PhoneAsked = observer(function PhoneAsked({ presenter }: { readonly presenter: CertificatesPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { number, waiting } = presenter.form;
  return (
    <div className={styles.asked}>
      <div role="status">
        <p className={styles.words}>
          {say('certificates.phone-asked', { mobile: presenter.content.value?.standing?.mobile ?? '' })}
        </p>
        <p className={styles.words}>{say('certificates.phone-number')}</p>
        <div className={styles.number}>{number}</div>
      </div>
      <p className={styles.words}>{say('certificates.phone-compare')}</p>
      <p className={styles.quiet}>
        <span role="timer">{say('certificates.phone-waiting', { seconds: waiting })}</span>
        {say('formats.clause-separator')}
        {say('certificates.phone-leave')}
      </p>
    </div>
  );
});

/** The confirmation by the password: why it is needed, and what follows. */
const Proof = observer(function Proof({ presenter }: { readonly presenter: CertificatesPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { form, subject } = presenter;
  const action = form.subject?.action ?? 'open';
  const place = useFirstWrong(form.attempt);
  return (
    <form
      ref={place}
      noValidate
      className={styles.parts}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submitPressed();
      }}
    >
      <div>
        <p className={styles.words}>{say(`certificates.means-${action}`)}</p>
        {action === 'report-loss' && (
          <ul className={styles.list}>
            <li>{say('certificates.loss-at-once')}</li>
            <li>{say('certificates.loss-sessions')}</li>
            <li>
              {say(
                subject?.kind !== 'hard'
                  ? 'certificates.loss-cloud'
                  : presenter.hard.isOffered
                    ? 'hard-keys.loss-hard-here'
                    : 'certificates.loss-hard',
              )}
            </li>
          </ul>
        )}
      </div>
      {action === 'report-loss' && (
        <div>
          <RadioChoices
            label={say('certificates.reason')}
            value={form.reason}
            choices={lossReasons.map((reason) => ({ value: reason, label: say('certificates.reason-is', { reason }) }))}
            onChanged={(value) => form.reasonChosen(lossReasons.find((reason) => reason === value) ?? 'other')}
          />
          {form.reasonError && (
            <p role="alert" className={styles.error}>
              {say(form.reasonError)}
            </p>
          )}
        </div>
      )}
      <TextField
        label={say('certificates.password')}
        type="password"
        autoComplete="current-password"
        maxLength={maxPasswordCharacters + 1}
        value={form.password}
        error={form.passwordError && say(form.passwordError)}
        onChanged={(value) => form.passwordTyped(value)}
      />
      {form.notice && (
        <Notice tone="warn" live>
          {say(form.notice)}
        </Notice>
      )}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
    </form>
  );
});

/** The dialog of an action on a certificate: the password, then the telephone if a key is created. */
export const CertificateDialog = observer(function CertificateDialog({
  presenter,
}: {
  readonly presenter: CertificatesPresenter;
}) {
  const { say } = useWords();
  const { form } = presenter;
  const { action } = form.subject ?? {};
  if (!action) return null;
  const isAsked = form.number !== undefined;
  const label = isAsked
    ? say('common.close')
    : action === 'report-loss'
      ? say('certificates.confirm-report-loss')
      : say('certificates.next-phone');
  return (
    <PortalDialog
      open
      kind={isAsked ? 'info' : 'confirm'}
      choosing
      title={say(`certificates.confirm-${action}`)}
      confirmLabel={label}
      destroys={action === 'report-loss'}
      startsAtField
      onConfirmed={isAsked ? () => form.close() : async () => form.submitPressed()}
      onClosed={() => form.close()}
    >
      {isAsked ? <PhoneAsked presenter={presenter} /> : <Proof presenter={presenter} />}
    </PortalDialog>
  );
});
