import { makeStyles } from '@fluentui/react-components';
import { CheckmarkCircle24Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { Info24Regular } from '@fluentui/react-icons/svg/info';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

import type { JoinPresenter } from '../../../presentation/people/join/join-presenter.ts';
import { peopleArea } from '../../../presentation/people/people-presenters.ts';
import { dateTime } from '../../../words/format.ts';
import { useWords } from '../../../words/use-words.ts';
import { LinkButton } from '../../design/actions/LinkButton.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { FormSkeleton } from '../../design/panels/FormSkeleton.tsx';
import { KeyValueFacts } from '../../design/panels/KeyValueFacts.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { StatePanel } from '../../design/panels/StatePanel.tsx';
import { RegistrationPage } from '../../registration/shared/RegistrationPage.tsx';
import { usePresenter, usePresenters } from '../../pages/presenters-context.ts';
import { useLeaveQuestion } from '../../pages/use-leave-question.ts';
import { AccountStep } from './AccountStep.tsx';
import { CodeStep } from './CodeStep.tsx';

const useStyles = makeStyles({
  parts: { display: 'grid', gap: '16px' },
  facts: { textAlign: 'left', marginTop: '16px' },
});

/** The reason why an invitation code is not valid, and the next action. */
const Ended = observer(function Ended({ presenter }: { readonly presenter: JoinPresenter }) {
  const { say } = useWords();
  const { shell } = usePresenters();
  const { codeRefusal } = presenter;
  if (codeRefusal === undefined || codeRefusal === 'unknown' || codeRefusal === 'too-many-tries') return null;
  const signsIn = codeRefusal === 'used' || codeRefusal === 'here';
  return (
    <StatePanel
      tone="warn"
      picture={<Info24Regular />}
      title={say(`people.ended-${codeRefusal}-title`)}
      alert
      actions={
        <>
          {signsIn && (
            <LinkButton kind="primary" to={shell.signInPage}>
              {say('people.sign-in')}
            </LinkButton>
          )}
          <PressButton onPress={() => presenter.otherCodePressed()}>{say('people.join-other-code')}</PressButton>
        </>
      }
    >
      <p>{say(`people.ended-${codeRefusal}`)}</p>
    </StatePanel>
  );
});

const Joining = observer(function Joining() {
  const styles = useStyles();
  const { say } = useWords();
  const { shell } = usePresenters();
  const presenter = usePresenter(peopleArea, (offered) => offered.join());
  useEffect(() => () => presenter.left(), [presenter]);
  useLeaveQuestion(presenter.hasInput);
  const { invitation, codeRefusal, joined, isOffered } = presenter;
  if (!isOffered)
    return (
      <Card>
        <EmptyPanel title={say('people.not-offered-title')}>{say('people.not-offered-body')}</EmptyPanel>
      </Card>
    );
  if (joined)
    return (
      <Card>
        <StatePanel
          tone="ok"
          picture={<CheckmarkCircle24Regular />}
          title={say('people.joined-title')}
          alert
          actions={
            <LinkButton kind="primary" to={shell.signInPage}>
              {say('people.sign-in')}
            </LinkButton>
          }
        >
          <p>{say('people.joined')}</p>
          <div className={styles.facts}>
            <KeyValueFacts
              layout="down"
              facts={[
                { label: say('people.joined-user-name'), value: joined.userName, strong: true },
                { label: say('people.join-company'), value: joined.companyName },
              ]}
            />
          </div>
        </StatePanel>
      </Card>
    );
  if (codeRefusal)
    return (
      <Card>
        <Ended presenter={presenter} />
      </Card>
    );
  return (
    <div className={styles.parts}>
      {invitation && (
        <Card padded>
          <KeyValueFacts
            layout="down"
            facts={[
              { label: say('people.join-company'), value: invitation.companyName, strong: true },
              { label: say('people.join-roles'), value: invitation.roles.join(say('formats.list-separator')) },
              ...(invitation.institution === ''
                ? []
                : [{ label: say('people.join-institution'), value: invitation.institution }]),
              { label: say('people.join-until'), value: dateTime(invitation.until) },
            ]}
          />
        </Card>
      )}
      <Card padded>{invitation ? <AccountStep presenter={presenter} /> : <CodeStep presenter={presenter} />}</Card>
    </div>
  );
});

const Content = observer(function Content() {
  const { say } = useWords();
  const { session, shell } = usePresenters();
  const { who, state } = session;
  if (state.kind === 'starting') return <FormSkeleton />;
  if (who)
    return (
      <Notice
        tone="info"
        title={say('registration.signed-in-title')}
        actions={
          <LinkButton size="small" to={shell.home}>
            {say('registration.signed-in-home')}
          </LinkButton>
        }
      >
        {say('people.join-signed-in', { userName: who.userName, company: who.companyName })}
      </Notice>
    );
  return <Joining />;
});

/** Joins a company with the code of an invitation (checklist F-058, F-060). */
export function JoinScreen() {
  const { say } = useWords();
  return (
    <RegistrationPage title={say('people.join-title')} facts={say('people.join-facts')}>
      <Content />
    </RegistrationPage>
  );
}
