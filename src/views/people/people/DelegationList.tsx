import { observer } from 'mobx-react-lite';

import type { Delegation } from '../../../application/ports/people/delegation-desk.ts';
import type { DelegationState } from '../../../domain/identity/delegation.ts';
import { capabilitiesOf } from '../../../domain/people/shared/role-templates.ts';
import type { DelegationActions } from '../../../presentation/people/people/delegation-actions.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { Card } from '../../design/panels/Card.tsx';
import { FailedPanel } from '../../design/panels/FailedPanel.tsx';
import { SkeletonBlock } from '../../design/panels/SkeletonBlock.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import type { Tone } from '../../design/panels/tone.ts';
import { useWords } from '../../../words/use-words.ts';
import { DelegationFields, delegateOpenerId } from './DelegationFields.tsx';
import { usePeopleStyles } from './use-people-styles.ts';

const tones: Readonly<Record<DelegationState, Tone>> = {
  waiting: 'warn',
  coming: 'info',
  holding: 'ok',
  over: 'idle',
  declined: 'bad',
  ended: 'idle',
};

const DelegationRow = observer(function DelegationRow({
  delegating,
  delegation,
}: {
  readonly delegating: DelegationActions;
  readonly delegation: Delegation;
}) {
  const row = usePeopleStyles();
  const { say } = useWords();
  const { fromName: from, toName: name, roles, state, ended } = delegation;
  const title = say('people.delegation-of', { name, from });
  const joinNames = (each: readonly string[]): string => each.join(say('formats.list-separator'));
  const allows = [...new Set(roles.flatMap(({ code }) => capabilitiesOf(code)))].map((each) =>
    say(`people.may-${each}`),
  );
  const facts = [
    say('people.delegation-days', { first: delegation.from, last: delegation.until }),
    say('people.delegation-made', { by: delegation.madeBy, at: delegation.madeAt }),
    ...(ended
      ? [
          ended.by === ''
            ? say('people.delegation-over', { at: ended.at })
            : say('people.delegation-ended', { by: ended.by, at: ended.at }),
        ]
      : []),
  ];
  return (
    <li className={row.row}>
      <div className={row.head}>
        <h3 className={row.name}>{title}</h3>
        <StateBadge tone={tones[state]} size="small">
          {say(`people.delegation-state-${state}`)}
        </StateBadge>
      </div>
      <p className={row.facts}>{facts.join(' · ')}</p>
      <p className={row.facts}>
        {say('people.delegation-may', { roles: joinNames(roles.map((each) => each.name)), may: joinNames(allows) })}
      </p>
      {delegation.mayEnd && (
        <div className={row.acts}>
          <PressButton
            size="small"
            label={`${say('people.delegation-end')} ${title}`}
            onPress={() => delegating.endPressed(delegation)}
          >
            {say('people.delegation-end')}
          </PressButton>
        </div>
      )}
    </li>
  );
});

/** The delegations during absences: the deputies, the roles, the period, and the resulting rights. */
export const DelegationList = observer(function DelegationList({
  delegating,
}: {
  readonly delegating: DelegationActions;
}) {
  const row = usePeopleStyles();
  const { say } = useWords();
  const {
    all,
    content,
    ending,
    mayName,
    form: { isOpen },
  } = delegating;
  const { current } = content;
  if (!delegating.isOffered) return null;
  return (
    <>
      {isOpen && <DelegationFields delegations={delegating} />}
      <Card
        title={say('people.delegations')}
        note={say('people.delegations-note')}
        more={
          mayName && !isOpen ? (
            <PressButton id={delegateOpenerId} size="small" onPress={() => delegating.namePressed()}>
              {say('people.delegate')}
            </PressButton>
          ) : undefined
        }
      >
        {current.kind === 'loading' && <SkeletonBlock width="100%" height="48px" />}
        {current.kind === 'failed' && (
          <FailedPanel message={say(current.failure.what)} onRetry={async () => content.load()} />
        )}
        {current.kind === 'ready' && all.length === 0 && <p className={row.empty}>{say('people.delegations-none')}</p>}
        {all.length > 0 && (
          <ul className={row.list}>
            {all.map((each) => (
              <DelegationRow key={each.id} delegating={delegating} delegation={each} />
            ))}
          </ul>
        )}
      </Card>
      <PortalDialog
        open={ending !== undefined}
        kind="confirm"
        title={ending ? say('people.delegation-end-title', { name: ending.toName, from: ending.fromName }) : ''}
        confirmLabel={say('people.delegation-end')}
        cancelLabel={say('people.cancel')}
        onConfirmed={async () => delegating.endConfirmed()}
        onClosed={() => delegating.endingDropped()}
      >
        <p>{say('people.delegation-end-body')}</p>
      </PortalDialog>
    </>
  );
});
