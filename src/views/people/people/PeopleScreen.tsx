import { makeStyles } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ReactNode } from 'react';

import type { Colleague } from '../../../application/ports/people/people-desk.ts';
import { peopleArea } from '../../../presentation/people/people-presenters.ts';
import type { PeoplePresenter } from '../../../presentation/people/people/people-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { EmptyPanel } from '../../design/panels/EmptyPanel.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { FormSkeleton } from '../../design/panels/FormSkeleton.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { PageHeader } from '../../design/panels/PageHeader.tsx';
import { usePresenter } from '../../pages/presenters-context.ts';
import { useLeaveQuestion } from '../../pages/use-leave-question.ts';
import { useWords } from '../../../words/use-words.ts';
import { ColleagueRow } from './ColleagueRow.tsx';
import { DelegationList } from './DelegationList.tsx';
import { InvitationList } from './InvitationList.tsx';
import { InviteFields } from './InviteFields.tsx';
import { ProposalList } from './ProposalList.tsx';
import { RightsDialogs } from './RightsDialogs.tsx';
import { RoleMatrix } from './RoleMatrix.tsx';
import { TwoStepsDemand } from './TwoStepsDemand.tsx';
import { usePeopleStyles } from './use-people-styles.ts';

const useStyles = makeStyles({
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', maxWidth: '1080px' },
});

/** The presenter of people, open while the component is shown. */
function usePeople(): PeoplePresenter {
  const presenter = usePresenter(peopleArea, (offered) => offered.people());
  useEffect(() => {
    presenter.opened();
    return () => presenter.left();
  }, [presenter]);
  useLeaveQuestion(presenter.form.isBegun);
  return presenter;
}

/** Shows why the people are missing (not offered, loading, failed); otherwise renders the children. */
const Awaited = observer(function Awaited({
  presenter,
  children,
}: {
  readonly presenter: PeoplePresenter;
  readonly children: () => ReactNode;
}) {
  const { say } = useWords();
  const { current } = presenter.content;
  if (!presenter.isOffered)
    return (
      <Card>
        <EmptyPanel title={say('people.not-offered-title')}>{say('people.not-offered-body')}</EmptyPanel>
      </Card>
    );
  if (current.kind === 'loading') return <FormSkeleton />;
  if (current.kind === 'failed')
    return (
      <Card>
        <FailedPanel
          message={say(current.failure.what)}
          code={current.failure.code || undefined}
          traceId={current.failure.traceId || undefined}
          onRetry={current.failure.canRetry ? async () => presenter.content.load() : undefined}
        />
      </Card>
    );
  return children();
});

const Colleagues = observer(function Colleagues({
  presenter,
  title,
  people,
}: {
  readonly presenter: PeoplePresenter;
  readonly title: string;
  readonly people: readonly Colleague[];
}) {
  const row = usePeopleStyles();
  const { say } = useWords();
  return (
    <Card title={title} note={say('people.count', { count: people.length })}>
      <ul className={row.list}>
        {people.map((each) => (
          <ColleagueRow key={each.userId} presenter={presenter} colleague={each} />
        ))}
      </ul>
    </Card>
  );
});

/** The invitation as a page of its own: the form, and the invited people who have not joined yet. */
export const InvitePiece = observer(function InvitePiece() {
  const styles = useStyles();
  const { say } = useWords();
  const presenter = usePeople();
  return (
    <>
      <PageHeader title={say('people.invite-step')} facts={say('people.invite-facts')} />
      <Awaited presenter={presenter}>
        {() => (
          <div className={styles.parts}>
            {!presenter.mayInvite ? (
              <Notice tone="info">
                {say(presenter.content.value?.mayManage ? 'people.no-texts' : 'people.read-only')}
              </Notice>
            ) : (
              <InviteFields presenter={presenter} canClose={false} />
            )}
            <InvitationList presenter={presenter} />
          </div>
        )}
      </Awaited>
    </>
  );
});

/** The people of the company, their rights, and invitations (document 1, section 6; checklist F-261). */
export const PeopleScreen = observer(function PeopleScreen() {
  const styles = useStyles();
  const { say } = useWords();
  const presenter = usePeople();
  const { value } = presenter.content;
  const manages = value?.mayManage === true;
  return (
    <>
      <PageHeader
        title={say('people.title')}
        crumbs={[{ label: say('people.crumb') }, { label: say('people.title') }]}
        facts={say('people.facts')}
        actions={
          presenter.mayInvite && !presenter.isInviting ? (
            <PressButton kind="primary" onPress={() => presenter.invitePressed()}>
              {say('people.invite')}
            </PressButton>
          ) : undefined
        }
      />
      <Awaited presenter={presenter}>
        {() => (
          <div className={styles.parts}>
            {!manages && (
              <Notice tone="info">{say(value?.mayConfirm ? 'people.read-only-confirms' : 'people.read-only')}</Notice>
            )}
            {manages && !presenter.mayInvite && <Notice tone="info">{say('people.no-texts')}</Notice>}
            {presenter.mayInvite && presenter.isInviting && <InviteFields presenter={presenter} />}
            <ProposalList presenter={presenter} />
            <InvitationList presenter={presenter} />
            <Colleagues presenter={presenter} title={say('people.working')} people={presenter.working} />
            {presenter.former.length > 0 && (
              <Colleagues presenter={presenter} title={say('people.gone')} people={presenter.former} />
            )}
            <DelegationList delegating={presenter.delegations} />
            <TwoStepsDemand presenter={presenter} />
            <RoleMatrix presenter={presenter} />
            <RightsDialogs presenter={presenter} />
          </div>
        )}
      </Awaited>
    </>
  );
});
