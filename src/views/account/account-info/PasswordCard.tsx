import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';

import { maxPasswordCharacters } from '../../../domain/identity/password-rules.ts';
import type { PasswordField, PasswordForm } from '../../../presentation/account/account-info/password-form.ts';
import { usePresenters } from '../../pages/presenters-context.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { CheckBox } from '../../design/fields/CheckBox.tsx';
import { useFirstWrong } from '../../design/fields/use-first-wrong.ts';
import { TextField } from '../../design/fields/TextField.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { hiddenText } from '../../design/theme/hidden-text.ts';
import { PasswordRules } from '../../identity/PasswordRules.tsx';
import { useWords } from '../../../words/use-words.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '12px', maxWidth: '420px' },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  note: { fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  hidden: hiddenText,
});

const fields = [
  ['current', 'account.password-current', 'current-password'],
  ['next', 'account.password-next', 'new-password'],
  ['again', 'account.password-again', 'new-password'],
] as const satisfies readonly (readonly [PasswordField, string, string])[];

/** Changes the password, which needs the present one. */
export const PasswordCard = observer(function PasswordCard({ form }: { readonly form: PasswordForm }) {
  const styles = useStyles();
  const { say } = useWords();
  const { session } = usePresenters();
  const { who } = session;
  const { attempt, notice } = form;
  const place = useFirstWrong(attempt);
  return (
    <Card title={say('account.password')} note={say('account.password-others')} padded>
      <form
        ref={place}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submitPressed();
        }}
      >
        {/* Password managers store the new password under this name. */}
        <input
          className={styles.hidden}
          type="text"
          name="username"
          autoComplete="username"
          value={who?.userName ?? ''}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        {fields.map(([field, label, autoComplete]) => {
          const error = form.errors[field];
          const typed = (
            <TextField
              label={say(label)}
              type={form.shown ? 'text' : 'password'}
              autoComplete={autoComplete}
              maxLength={maxPasswordCharacters + 1}
              value={form.values[field]}
              hint={field === 'next' ? say('account.password-hint') : undefined}
              error={error && say(error)}
              onChanged={(value) => form.typed(field, value)}
            />
          );
          return (
            <Fragment key={field}>
              {typed}
              {field === 'next' && <PasswordRules kept={form.rulesKept} />}
            </Fragment>
          );
        })}
        <CheckBox checked={form.shown} onToggled={() => form.shownPressed()}>
          {say('account.password-show')}
        </CheckBox>
        {notice && (
          <Notice tone={notice.tone} live>
            {say(notice.message)}
          </Notice>
        )}
        <div className={styles.foot}>
          <PressButton kind="primary" type="submit" busy={form.busy}>
            {say('account.password-submit')}
          </PressButton>
          {(session.pageConfig.offersSms || session.pageConfig.offersKey) && (
            <>
              <PortalLink to="/register/reset-password">{say('account.password-forgotten')}</PortalLink>
              {form.isLocked && (
                <PortalLink to="/register/account-unfreeze">{say('account.password-unlock')}</PortalLink>
              )}
            </>
          )}
        </div>
      </form>
    </Card>
  );
});
