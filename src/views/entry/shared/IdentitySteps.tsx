import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import type { IdentityField, IdentityProof } from '../../../presentation/entry/shared/identity-proof.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import type { FieldError } from '../../design/fields/ErrorSummary.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { SupportLine } from '../../design/panels/SupportLine.tsx';
import { usePresenters } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { HumanCheckField } from './HumanCheckField.tsx';
import { ProofChoice } from './ProofChoice.tsx';
import { StepForm } from './StepForm.tsx';
import { maxPastedCharacters } from '../../../domain/text/typed-number.ts';

const useStyles = makeStyles({
  quiet: { margin: 0, fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
  code: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '8px',
    '& > :first-child': { flexGrow: 1, flexBasis: '180px' },
  },
  again: { marginTop: '26px' },
  wait: {
    marginTop: '26px',
    minHeight: '32px',
    display: 'inline-flex',
    alignItems: 'center',
    color: tokens.colorNeutralForeground3,
  },
});

const ids: Readonly<Record<IdentityField, string>> = {
  userName: 'recovery-user-name',
  captcha: 'recovery-captcha',
  code: 'recovery-code',
};

function useErrors({ currentErrors }: IdentityProof): {
  readonly all: readonly FieldError[];
  readonly of: (field: IdentityField) => string | undefined;
} {
  const { say } = useWords();
  const of = (field: IdentityField): string | undefined => {
    const error = currentErrors[field];
    return error && say(error);
  };
  const all = (['userName', 'captcha', 'code'] as const).flatMap((field) => {
    const text = of(field);
    return text === undefined ? [] : [{ fieldId: ids[field], text }];
  });
  return { all, of };
}

const IdentityNotice = observer(function IdentityNotice({ identity }: { readonly identity: IdentityProof }) {
  const { say } = useWords();
  const { notice } = identity;
  if (!notice) return null;
  return (
    <Notice tone={notice.tone} live>
      {say(notice.message)}
    </Notice>
  );
});

export interface IdentityStepProps {
  readonly identity: IdentityProof;
  readonly arrives: boolean;
}

/** The account, with the check that the user is human. */
export const NameStep = observer(function NameStep({ identity, arrives }: IdentityStepProps) {
  const { say } = useWords();
  const errors = useErrors(identity);
  return (
    <StepForm
      title={say('recovery.step-name')}
      arrives={arrives}
      errors={errors.all}
      attempt={identity.attempt}
      busy={identity.busy}
      submit={say('recovery.next')}
      onSubmit={() => void identity.namePressed()}
    >
      <IdentityNotice identity={identity} />
      <TextField
        id={ids.userName}
        label={say('sign-in.user-name')}
        required
        autoComplete="username"
        maxLength={64}
        hint={say('recovery.name-note')}
        value={identity.userName}
        error={errors.of('userName')}
        onChanged={(value) => identity.nameTyped(value)}
      />
      <ProofChoice identity={identity} />
      <HumanCheckField
        id={ids.captcha}
        check={identity.human}
        error={errors.of('captcha')}
        onChanged={() => identity.humanChanged()}
      />
    </StepForm>
  );
});

/** The step with the code that is sent to the account's telephone. */
export const CodeStep = observer(function CodeStep({ identity, arrives }: IdentityStepProps) {
  const styles = useStyles();
  const { say } = useWords();
  const { session } = usePresenters();
  const errors = useErrors(identity);
  const { waiting, isCodeSent, isOwn } = identity;
  const userName = session.who?.userName ?? identity.userName.trim();
  return (
    <StepForm
      title={say('recovery.step-code')}
      arrives={arrives}
      errors={errors.all}
      attempt={identity.attempt}
      busy={identity.busy && isCodeSent}
      submit={say('recovery.next')}
      onSubmit={() => void identity.codePressed()}
      onBack={isOwn ? undefined : () => void identity.backPressed()}
    >
      <p className={styles.quiet}>
        {say('recovery.account-of', { userName })}
        {isOwn &&
          !isCodeSent &&
          say('formats.clause-separator') + say('recovery.code-own-note', { mobile: identity.mobile })}
      </p>
      {isOwn && <ProofChoice identity={identity} />}
      <IdentityNotice identity={identity} />
      <HumanCheckField
        id={ids.captcha}
        check={identity.human}
        error={errors.of('captcha')}
        onChanged={() => identity.humanChanged()}
      />
      <div className={styles.code}>
        <TextField
          id={ids.code}
          label={say('sms.code')}
          required
          type="text"
          autoComplete="one-time-code"
          maxLength={maxPastedCharacters}
          value={identity.code}
          error={errors.of('code')}
          onChanged={(value) => identity.codeTyped(value)}
        />
        {waiting > 0 ? (
          <span className={styles.wait}>{say('sms.ask-again', { seconds: waiting })}</span>
        ) : (
          <div className={styles.again}>
            <PressButton onPress={async () => identity.newCodePressed()}>{say('sms.ask')}</PressButton>
          </div>
        )}
      </div>
      <p className={styles.quiet}>
        {say('recovery.no-message')} <SupportLine />
      </p>
    </StepForm>
  );
});
