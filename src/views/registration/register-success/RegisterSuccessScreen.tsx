import { makeStyles } from '@fluentui/react-components';
import { CheckmarkCircle24Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { Info24Regular } from '@fluentui/react-icons/svg/info';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { registerPath } from '../../../domain/registration/registration-places.ts';
import { registrationArea } from '../../../presentation/registration/registration-presenters.ts';
import { useWords } from '../../../words/use-words.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { StatePanel } from '../../design/panels/StatePanel.tsx';
import { usePresenter, usePresenters } from '../../pages/presenters-context.ts';
import { RegistrationPage } from '../shared/RegistrationPage.tsx';

const useStyles = makeStyles({
  next: { margin: '16px 0 4px', fontSize: '14px', lineHeight: '20px', fontWeight: 600, textAlign: 'left' },
  steps: { margin: 0, paddingLeft: '20px', textAlign: 'left' },
  facts: { textAlign: 'left', marginTop: '16px' },
});

const Outcome = observer(function Outcome() {
  const styles = useStyles();
  const { say, locale } = useWords();
  const { shell } = usePresenters();
  const presenter = usePresenter(registrationArea, (offered) => offered.registerSuccess());
  const { receipt, productTitle } = presenter;
  useEffect(() => void productTitle.load(receipt?.product, locale), [productTitle, receipt, locale]);
  if (!receipt)
    return (
      <StatePanel
        tone="idle"
        picture={<Info24Regular />}
        title={say('registration.success-empty-title')}
        actions={
          <>
            <LinkButton kind="primary" to={shell.signInPage}>
              {say('registration.sign-in-now')}
            </LinkButton>
            <LinkButton to={registerPath}>{say('registration.success-register')}</LinkButton>
          </>
        }
      >
        <p>{say('registration.success-empty')}</p>
      </StatePanel>
    );
  return (
    <StatePanel
      tone="ok"
      picture={<CheckmarkCircle24Regular />}
      title={say(receipt.repeated ? 'registration.success-repeated-title' : 'registration.success-title')}
      actions={
        <LinkButton kind="primary" to={presenter.continuePath(shell.signInPage)}>
          {say('registration.success-sign-in')}
        </LinkButton>
      }
    >
      <div className={styles.facts}>
        <KeyValueFacts
          layout="down"
          facts={[
            { label: say('registration.success-user-name'), value: receipt.userName, strong: true },
            { label: say('registration.success-company'), value: receipt.companyName },
            ...(receipt.projectName === ''
              ? []
              : [{ label: say('registration.success-project'), value: receipt.projectName }]),
          ]}
        />
      </div>
      {receipt.repeated && <Notice tone="info">{say('registration.success-repeated')}</Notice>}
      <h2 className={styles.next}>{say('registration.success-next')}</h2>
      <ol className={styles.steps}>
        <li>
          {say(receipt.repeated ? 'registration.success-step-sign-in-repeated' : 'registration.success-step-sign-in')}
        </li>
        <li>
          {presenter.isOfAbs
            ? say('registration.success-step-identify')
            : receipt.product !== undefined && productTitle.text !== ''
              ? say('registration.success-step-product', { product: productTitle.text })
              : say('registration.success-step-complete')}
        </li>
        <li>{say('registration.success-step-open')}</li>
      </ol>
    </StatePanel>
  );
});

/** The outcome of the registration, and the next steps (document 1, section 2; R-003). */
export function RegisterSuccessScreen() {
  const { say } = useWords();
  return (
    <RegistrationPage title={say('registration.title')} isOver>
      <Card padded>
        <Outcome />
      </Card>
    </RegistrationPage>
  );
}
