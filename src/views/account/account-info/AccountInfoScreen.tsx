import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import { accountArea } from '../../../presentation/account/account-presenters.ts';
import { Notice } from '../../design/panels/Notice.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { onNarrow } from '../../design/theme/breakpoints.ts';
import { OnboardingEntry } from '../../onboarding/shared/OnboardingEntry.tsx';
import { usePresenter } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { AccountHistory } from './AccountHistory.tsx';
import { AccountSessions } from './AccountSessions.tsx';
import { DisplayChoices } from './DisplayChoices.tsx';
import { MailCard } from './MailCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { ProtectionCard } from './ProtectionCard.tsx';
import { TwoStepCard } from './TwoStepCard.tsx';
import { PersonCard } from './PersonCard.tsx';

const useStyles = makeStyles({
  parts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'start',
    [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
});

/** The page of the user's own account (document 1, section 2; checklist 1.4). */
export const AccountInfoScreen = observer(function AccountInfoScreen() {
  const styles = useStyles();
  const { say } = useWords();
  const presenter = usePresenter(accountArea, (offered) => offered.accountInfo());
  useEffect(() => {
    presenter.opened();
    return () => presenter.left();
  }, [presenter]);
  const { offersMore } = presenter;
  return (
    <>
      <PageHeader title={say('account.title')} facts={say('account.facts')} />
      <div className={styles.parts}>
        <div className={styles.column}>
          <PersonCard presenter={presenter} />
          <OnboardingEntry />
          {offersMore && <PasswordCard form={presenter.password} />}
          {presenter.twoStep.isOffered && <TwoStepCard form={presenter.twoStep} today={presenter.today} />}
          {presenter.protection && (presenter.protection.offersApp || presenter.protection.offersWaits) && (
            <ProtectionCard
              form={presenter.protection}
              twoStep={presenter.twoStep.content.value}
              today={presenter.today}
            />
          )}
          {presenter.mail.isOffered && <MailCard presenter={presenter} />}
          {!offersMore && <Notice tone="info">{say('account.documented')}</Notice>}
        </div>
        <div className={styles.column}>
          <DisplayChoices presenter={presenter} />
          {offersMore && <AccountSessions presenter={presenter} />}
          {offersMore && <AccountHistory presenter={presenter} />}
        </div>
      </div>
    </>
  );
});
