import { makeStyles, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { useWords } from '../../../words/use-words.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { TextField } from '../../design/fields/TextField.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { SupportLine } from '../../design/panels/SupportLine.tsx';
import { HumanCheckField } from '../../entry/shared/HumanCheckField.tsx';
import { StepForm } from '../../entry/shared/StepForm.tsx';
import { AgreementsPart } from './AgreementsPart.tsx';
import type { RegisterStepProps } from './CompanyStep.tsx';
import { idOf, useRegisterErrors } from './use-register-errors.ts';
import { maxPastedCharacters } from '../../../domain/text/typed-number.ts';

const useStyles = makeStyles({
  code: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '8px',
    '& > :first-child': { flexGrow: 1, flexBasis: '180px' },
  },
  beside: {
    marginTop: '26px',
    minHeight: '32px',
    display: 'inline-flex',
    alignItems: 'center',
    color: tokens.colorNeutralForeground3,
  },
  quiet: { margin: 0, fontSize: '12px', lineHeight: '18px', color: tokens.colorNeutralForeground3 },
});

/** The last step: the agreements, the declaration and a code sent to the telephone. It registers the company. */
export const ConfirmStep = observer(function ConfirmStep({ presenter, arrives }: RegisterStepProps) {
  const styles = useStyles();
  const { say } = useWords();
  const { code, values, notice } = presenter;
  useEffect(() => code.showCheck(), [code]);
  const errors = useRegisterErrors(presenter, ['agreements', 'declared', 'mobile', 'captcha', 'code']);
  return (
    <StepForm
      title={say('registration.step-confirm')}
      arrives={arrives}
      errors={errors.all}
      attempt={presenter.attempt}
      busy={presenter.busy}
      submit={say('registration.submit')}
      onSubmit={() => void presenter.nextPressed()}
      onBack={() => presenter.backPressed()}
    >
      <AgreementsPart presenter={presenter} errors={errors} />
      <TextField
        id={idOf('mobile')}
        label={say('sms.mobile')}
        hint={say('registration.mobile-hint')}
        required
        type="tel"
        maxLength={20}
        autoComplete="tel-national"
        value={values.mobile}
        error={errors.of('mobile')}
        onChanged={(value) => presenter.typed('mobile', value)}
      />
      <HumanCheckField id={idOf('captcha')} check={code.human} error={errors.of('captcha')} />
      <div className={styles.code}>
        <TextField
          id={idOf('code')}
          label={say('sms.code')}
          required
          maxLength={maxPastedCharacters}
          autoComplete="one-time-code"
          value={values.code}
          error={errors.of('code')}
          onChanged={(value) => presenter.typed('code', value)}
        />
        <span className={styles.beside}>
          {code.waiting > 0 ? (
            say('sms.ask-again', { seconds: code.waiting })
          ) : (
            <PressButton busy={code.busy} onPress={async () => presenter.codePressed()}>
              {say('sms.ask')}
            </PressButton>
          )}
        </span>
      </div>
      {code.notice && (
        <Notice tone={code.notice.tone} live>
          {say(code.notice.message)}
        </Notice>
      )}
      <p className={styles.quiet}>
        {say('registration.no-message')} <SupportLine />
      </p>
      {notice && (
        <Notice tone="bad" live>
          {say(notice)}
        </Notice>
      )}
    </StepForm>
  );
});
