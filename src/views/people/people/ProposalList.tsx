import { observer } from 'mobx-react-lite';

import type { HeldRole, Proposal } from '../../../application/ports/people/people-desk.ts';
import { maxReasonCharacters, type ProposalState } from '../../../domain/people/shared/four-eyes.ts';
import { authorisationsPath } from '../../../domain/identity/group-pages.ts';
import type { PeoplePresenter } from '../../../presentation/people/people/people-presenter.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { TextLinesField } from '../../design/fields/TextLinesField.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import type { Tone } from '../../design/panels/tone.ts';
import { useWords } from '../../../words/use-words.ts';
import { usePeopleStyles } from './use-people-styles.ts';

const tones: Readonly<Record<ProposalState, Tone>> = {
  open: 'warn',
  lapsed: 'idle',
  confirmed: 'ok',
  declined: 'bad',
  withdrawn: 'idle',
  overtaken: 'idle',
};

/** A proposal in one line. */
function useProposalWords(): (proposal: Proposal) => string {
  const { say } = useWords();
  return ({ kind, subjectName: name, before, after }) => {
    const roleNames = (roles: readonly HeldRole[]): string =>
      roles.length === 0 ? say('people.no-roles') : roles.map((each) => each.name).join(say('formats.list-separator'));
    if (kind === 'roles')
      return say('people.proposal-roles', { name, before: roleNames(before), after: roleNames(after) });
    if (kind === 'authorisation' || kind === 'authorisation-end') return say(`people.proposal-${kind}`, { name });
    if (kind === 'delegation') return say('people.proposal-delegation', { name, after: roleNames(after) });
    if (kind === 'invitation') return say('people.proposal-invitation', { name, after: roleNames(after) });
    return say(kind === 'two-steps-on' ? 'people.proposal-two-steps-on' : 'people.proposal-two-steps-off');
  };
}

const ProposalRow = observer(function ProposalRow({
  presenter,
  proposal,
}: {
  readonly presenter: PeoplePresenter;
  readonly proposal: Proposal;
}) {
  const row = usePeopleStyles();
  const { say } = useWords();
  const worded = useProposalWords();
  const { id, by, at, until, state, isOwn, mayDecide, decided } = proposal;
  const { rights, changes } = presenter;
  const title = worded(proposal);
  // Proposals about authorisations have a page of their own with the full details.
  const isDecidedElsewhere = proposal.kind.startsWith('authorisation');
  const facts = [
    say('people.proposal-by', { by, at }),
    ...(state === 'open' ? [say('people.proposal-until', { until })] : []),
    ...(decided ? [say('people.proposal-decided', { by: decided.by, at: decided.at })] : []),
  ];
  return (
    <li className={row.row}>
      <div className={row.head}>
        <h3 className={row.name}>{title}</h3>
        <StateBadge tone={tones[state]} size="small">
          {say(`people.proposal-${state}`)}
        </StateBadge>
      </div>
      <p className={row.facts}>{facts.join(' · ')}</p>
      {decided && decided.reason !== '' && (
        <p className={row.facts}>{say('people.proposal-reason', { reason: decided.reason })}</p>
      )}
      {state === 'open' && !mayDecide && (
        <p className={row.facts}>
          {say(proposal.unidentified ? 'people.proposal-unidentified' : 'people.proposal-waits')}
        </p>
      )}
      {state === 'open' && isDecidedElsewhere && (
        <p className={row.facts}>
          {say('people.proposal-authorisation-where')}{' '}
          <PortalLink to={authorisationsPath}>{say('people.proposal-authorisation-go')}</PortalLink>
        </p>
      )}
      {state === 'open' && ((mayDecide && !isDecidedElsewhere) || isOwn) && (
        <div className={row.acts}>
          {mayDecide && !isDecidedElsewhere && (
            <>
              <PressButton
                kind="primary"
                size="small"
                busy={changes.busyAt === id}
                label={`${say('people.confirm')} ${title}`}
                onPress={() => rights.decidePressed(proposal, true)}
              >
                {say('people.confirm')}
              </PressButton>
              <PressButton
                size="small"
                label={`${say('people.decline')} ${title}`}
                onPress={() => rights.decidePressed(proposal, false)}
              >
                {say('people.decline')}
              </PressButton>
            </>
          )}
          {isOwn && (
            <PressButton
              kind="subtle"
              size="small"
              busy={changes.busyAt === id}
              label={`${say('people.proposal-withdraw')} ${title}`}
              onPress={async () => rights.withdrawProposalPressed(proposal)}
            >
              {say('people.proposal-withdraw')}
            </PressButton>
          )}
        </div>
      )}
    </li>
  );
});

/** The proposals that need a second person: the proposer, the start, the deadline and the outcome of each. */
export const ProposalList = observer(function ProposalList({ presenter }: { readonly presenter: PeoplePresenter }) {
  const row = usePeopleStyles();
  const { say } = useWords();
  const worded = useProposalWords();
  const { proposals, rights } = presenter;
  const { deciding, reason } = rights;
  return (
    <>
      {proposals.length > 0 && (
        <Card title={say('people.proposals')} note={say('people.proposals-note')}>
          <ul className={row.list}>
            {proposals.map((each) => (
              <ProposalRow key={each.id} presenter={presenter} proposal={each} />
            ))}
          </ul>
        </Card>
      )}
      <PortalDialog
        open={deciding !== undefined}
        kind="confirm"
        title={say(deciding?.confirmed === false ? 'people.decline-title' : 'people.confirm-title')}
        confirmLabel={say(deciding?.confirmed === false ? 'people.decline' : 'people.confirm')}
        cancelLabel={say('people.cancel')}
        onConfirmed={async () => rights.decisionConfirmed()}
        onClosed={() => rights.decisionDropped()}
      >
        {deciding && (
          <>
            <p>{worded(deciding.proposal)}</p>
            {!deciding.confirmed && (
              <TextLinesField
                label={say('people.reason')}
                lines={2}
                maxLength={maxReasonCharacters}
                value={reason}
                onChanged={(value) => rights.reasonTyped(value)}
              />
            )}
          </>
        )}
      </PortalDialog>
    </>
  );
});
