import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { observer } from 'mobx-react-lite';

import type { Invitation } from '../../../application/ports/people/people-desk.ts';
import type { PeoplePresenter } from '../../../presentation/people/people/people-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { portal } from '../../design/theme/portal-tokens.ts';
import { useWords } from '../../../words/use-words.ts';
import { usePeopleStyles } from './use-people-styles.ts';

const useStyles = makeStyles({
  says: { margin: 0, overflowWrap: 'anywhere' },
  amber: { color: portal.warnWords },
  quiet: { color: tokens.colorNeutralForeground2 },
});

const tones = { open: 'info', waiting: 'warn', expired: 'warn', closed: 'bad' } as const;

const InvitationRow = observer(function InvitationRow({
  presenter,
  invitation,
}: {
  readonly presenter: PeoplePresenter;
  readonly invitation: Invitation;
}) {
  const [row, styles] = [usePeopleStyles(), useStyles()];
  const { say } = useWords();
  const { id, personName, mobile, roles, institution, invitedBy, invitedAt, sentAt, until, state } = invitation;
  const says = {
    open: () => say('people.invitation-open', { at: sentAt ?? invitedAt, until: until ?? invitedAt }),
    expired: () => say('people.invitation-expired', { until: until ?? invitedAt }),
    closed: () => say('people.invitation-closed'),
    waiting: () => say('people.invitation-waiting'),
  }[state];
  return (
    <li className={row.row}>
      <div className={row.head}>
        <h3 className={row.name}>{personName}</h3>
        <StateBadge tone={tones[state]} size="small">
          {say(`people.state-${state}`)}
        </StateBadge>
        <span>{roles.map(({ name }) => name).join(say('formats.list-separator'))}</span>
        {institution !== '' && <span>{say('people.institution-of', { institution })}</span>}
      </div>
      <p className={row.facts}>{[mobile, say('people.invited-by', { by: invitedBy, at: invitedAt })].join(' · ')}</p>
      <p className={mergeClasses(styles.says, state === 'open' ? styles.quiet : styles.amber)}>{says()}</p>
      <div className={row.acts}>
        {state !== 'waiting' && (
          <PressButton
            size="small"
            busy={presenter.changes.busyAt === id}
            label={say('people.send-again-of', { name: personName })}
            onPress={async () => presenter.sendAgainPressed(invitation)}
          >
            {say('people.send-again')}
          </PressButton>
        )}
        <PressButton
          kind="subtle"
          size="small"
          label={say('people.withdraw-of', { name: personName })}
          onPress={() => presenter.withdrawPressed(invitation)}
        >
          {say('people.withdraw')}
        </PressButton>
      </div>
    </li>
  );
});

/** The invited people who have not joined the company yet. */
export const InvitationList = observer(function InvitationList({ presenter }: { readonly presenter: PeoplePresenter }) {
  const row = usePeopleStyles();
  const { say } = useWords();
  const { invitations, withdrawing } = presenter;
  return (
    <>
      {invitations.length > 0 && (
        <Card title={say('people.invitations')} note={say('people.invitations-count', { count: invitations.length })}>
          <ul className={row.list}>
            {invitations.map((each) => (
              <InvitationRow key={each.id} presenter={presenter} invitation={each} />
            ))}
          </ul>
        </Card>
      )}
      <PortalDialog
        open={withdrawing !== undefined}
        kind="confirm"
        title={say('people.withdraw-title')}
        confirmLabel={say('people.withdraw')}
        destroys
        cancelLabel={say('people.cancel')}
        onConfirmed={async () => presenter.withdrawalConfirmed()}
        onClosed={() => presenter.withdrawalDropped()}
      >
        {withdrawing && say('people.withdraw-body', { name: withdrawing.personName })}
      </PortalDialog>
    </>
  );
});
