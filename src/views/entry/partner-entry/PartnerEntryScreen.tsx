import { PersonArrowRight24Regular } from '@fluentui/react-icons/svg/person-arrow-right';
import { PersonClock24Regular } from '@fluentui/react-icons/svg/person-clock';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { recoveryArea } from '../../../presentation/entry/recovery-presenters.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { FormSkeleton } from '../../design/panels/FormSkeleton.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { StatePanel } from '../../design/panels/StatePanel.tsx';
import { usePresenter, usePresenters } from '../../pages/presenters-context.ts';
import { useWords } from '../../../words/use-words.ts';

/** The arrival from a partner's portal (checklist F-048). */
export const PartnerEntryScreen = observer(function PartnerEntryScreen() {
  const { say } = useWords();
  const { shell, session } = usePresenters();
  const presenter = usePresenter(recoveryArea, (offered) => offered.partnerEntry());
  const { search } = useLocation();
  useEffect(() => void presenter.opened(search), [presenter, search]);
  const { guest, trouble, busy, partner } = presenter;
  return (
    <>
      <PageHeader title={say('recovery.partner-title')} />
      {guest ? (
        <Card padded>
          <StatePanel
            tone="info"
            picture={<PersonArrowRight24Regular />}
            title={say('recovery.partner-as', { person: guest.personName, company: guest.companyName })}
            actions={
              <PressButton kind="primary" busy={busy} onPress={async () => presenter.enterPressed()}>
                {say('recovery.partner-enter')}
              </PressButton>
            }
          >
            <p>{say('recovery.partner-from', { partner })}</p>
            {session.who && <p>{say('recovery.partner-ends', { person: session.who.personName })}</p>}
          </StatePanel>
        </Card>
      ) : trouble ? (
        <Card padded>
          <StatePanel
            tone="bad"
            picture={<PersonClock24Regular />}
            title={say('recovery.partner-not')}
            actions={
              <LinkButton kind="primary" to={shell.signInPage}>
                {say('recovery.sign-in')}
              </LinkButton>
            }
          >
            <p role="alert">{say(trouble)}</p>
            <p>{say('recovery.partner-again')}</p>
          </StatePanel>
        </Card>
      ) : (
        <FormSkeleton />
      )}
    </>
  );
});
