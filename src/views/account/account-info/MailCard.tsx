import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';

import { maxPasswordCharacters } from '../../../domain/identity/password-rules.ts';
import { maxMailAddressCharacters } from '../../../domain/account/shared/mail-address.ts';
import type { AccountInfoPresenter } from '../../../presentation/account/account-info/account-info-presenter.ts';
import type { MailForm } from '../../../presentation/account/account-info/mail-form.ts';
import { useWords } from '../../../words/use-words.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { useFirstWrong } from '../../design/fields/use-first-wrong.ts';
import { Card } from '../../design/panels/Card.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { SkeletonBlock } from '../../design/panels/SkeletonBlock.tsx';
import { Secret } from './Secret.tsx';
import { maxPastedCharacters } from '../../../domain/text/typed-number.ts';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: '12px' },
  about: { margin: 0, color: tokens.colorNeutralForeground2 },
  quiet: { margin: 0, fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  form: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '12px', maxWidth: '420px' },
});

/** The form for a mailbox: first its address, then the code that was sent there. */
const Giving = observer(function Giving({ form }: { readonly form: MailForm }) {
  const styles = useStyles();
  const { say } = useWords();
  const place = useRef<HTMLFormElement>(null);
  const { sentTo, attempt, errors, notice, waiting, busy } = form;
  useEffect(() => {
    place.current?.querySelector<HTMLInputElement>(attempt > 0 ? '[aria-invalid="true"]' : 'input')?.focus();
  }, [attempt, sentTo]);
  return (
    <form
      ref={place}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void (sentTo === undefined ? form.codePressed() : form.confirmPressed());
      }}
    >
      {notice && (
        <Notice tone={notice.tone} live>
          {say(notice.message)}
        </Notice>
      )}
      {sentTo === undefined ? (
        <>
          <TextField
            label={say('account.mail-new')}
            required
            type="email"
            autoComplete="email"
            maxLength={maxMailAddressCharacters}
            value={form.address}
            error={errors.address && say(errors.address)}
            onChanged={(address) => form.addressTyped(address)}
          />
          <TextField
            label={say('account.mail-current')}
            required
            type="password"
            autoComplete="current-password"
            maxLength={maxPasswordCharacters + 1}
            hint={say('account.mail-current-hint')}
            value={form.password}
            error={errors.password && say(errors.password)}
            onChanged={(password) => form.passwordTyped(password)}
          />
        </>
      ) : (
        <TextField
          label={say('account.mail-code')}
          autoComplete="one-time-code"
          maxLength={maxPastedCharacters}
          value={form.code}
          error={errors.code && say(errors.code)}
          onChanged={(code) => form.codeTyped(code)}
        />
      )}
      <div className={styles.row}>
        <PressButton
          kind="primary"
          type="submit"
          busy={busy}
          unavailable={sentTo === undefined && waiting > 0 ? say('account.mail-wait', { seconds: waiting }) : undefined}
        >
          {say(sentTo === undefined ? 'account.mail-send' : 'account.mail-confirm')}
        </PressButton>
        {sentTo !== undefined && (
          <>
            <PressButton
              unavailable={waiting > 0 ? say('account.mail-wait', { seconds: waiting }) : undefined}
              onPress={async () => form.codePressed()}
            >
              {waiting > 0 ? say('account.mail-wait', { seconds: waiting }) : say('account.mail-send-again')}
            </PressButton>
            <PressButton kind="subtle" onPress={() => form.otherAddressPressed()}>
              {say('account.mail-other')}
            </PressButton>
          </>
        )}
        <PressButton kind="subtle" onPress={() => form.closeForm()}>
          {say('account.mail-leave')}
        </PressButton>
      </div>
      {sentTo === undefined && waiting > 0 && (
        <p className={styles.quiet}>{say('account.mail-wait', { seconds: waiting })}</p>
      )}
    </form>
  );
});

/** The form that removes the mailbox, confirmed by the password. */
const Ending = observer(function Ending({ form }: { readonly form: MailForm }) {
  const styles = useStyles();
  const { say } = useWords();
  const { attempt, errors, notice, password } = form;
  const place = useFirstWrong(attempt);
  return (
    <form
      ref={place}
      noValidate
      className={styles.parts}
      onSubmit={(event) => {
        event.preventDefault();
        void form.endingConfirmed();
      }}
    >
      <p className={styles.about}>{say('account.mail-end-body')}</p>
      {notice && (
        <Notice tone={notice.tone} live>
          {say(notice.message)}
        </Notice>
      )}
      <TextField
        label={say('account.mail-current')}
        required
        type="password"
        autoComplete="current-password"
        maxLength={maxPasswordCharacters + 1}
        hint={say('account.mail-end-hint')}
        value={password}
        error={errors.password && say(errors.password)}
        onChanged={(typed) => form.passwordTyped(typed)}
      />
    </form>
  );
});

const Standing = observer(function Standing({ presenter }: { readonly presenter: AccountInfoPresenter }) {
  const styles = useStyles();
  const { say } = useWords();
  const { mail: form, today } = presenter;
  const { value } = form.content;
  if (!value) return null;
  const { address, since, canSend } = value;
  return (
    <div className={styles.parts}>
      <p className={styles.about}>{say('account.mail-about')}</p>
      <div className={styles.row}>
        {address === '' ? (
          <span className={styles.quiet}>{say('account.mail-none')}</span>
        ) : (
          <Secret presenter={presenter} identifier="mail" masked={address} />
        )}
        {since !== undefined && (
          <span className={styles.quiet}>
            {say('account.mail-since', { since: say('formats.moment-short', { at: since, today }) })}
          </span>
        )}
      </div>
      {!canSend && <p className={styles.quiet}>{say('account.mail-nowhere')}</p>}
      {form.isOpen ? (
        <Giving form={form} />
      ) : (
        <div className={styles.row}>
          {canSend && (
            <PressButton onPress={() => form.changePressed()}>
              {say(address === '' ? 'account.mail-give' : 'account.mail-change')}
            </PressButton>
          )}
          {address !== '' && (
            <PressButton kind="subtle" onPress={() => form.endingPressed()}>
              {say('account.mail-end')}
            </PressButton>
          )}
          {address !== '' && <PortalLink to="/my/message/index">{say('account.mail-choose')}</PortalLink>}
        </div>
      )}
      <PortalDialog
        open={form.isEnding}
        kind="confirm"
        title={say('account.mail-end-title')}
        confirmLabel={say('account.mail-end')}
        startsAtField
        onConfirmed={async () => form.endingConfirmed()}
        onClosed={() => form.endingDropped()}
      >
        <Ending form={form} />
      </PortalDialog>
    </div>
  );
});

/** The mailbox that can receive the user's messages (checklist F-176). */
export const MailCard = observer(function MailCard({ presenter }: { readonly presenter: AccountInfoPresenter }) {
  const { say } = useWords();
  const { current } = presenter.mail.content;
  return (
    <Card title={say('account.mail')} padded>
      {current.kind === 'loading' && <SkeletonBlock width="100%" height="44px" />}
      {current.kind === 'failed' && (
        <FailedPanel
          message={say(current.failure.what)}
          code={current.failure.code || undefined}
          traceId={current.failure.traceId || undefined}
          onRetry={current.failure.canRetry ? async () => presenter.mail.content.load() : undefined}
        />
      )}
      {current.kind === 'ready' && <Standing presenter={presenter} />}
    </Card>
  );
});
