import { observer } from 'mobx-react-lite';

import type { Colleague } from '../../../application/ports/people/people-desk.ts';
import type { PeoplePresenter } from '../../../presentation/people/people/people-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { StateBadge } from '../../design/panels/StateBadge.tsx';
import { useWords } from '../../../words/use-words.ts';
import { usePeopleStyles } from './use-people-styles.ts';

/** One person of the company: their roles, their state, and the details for the users who manage the people. */
export const ColleagueRow = observer(function ColleagueRow({
  presenter,
  colleague,
}: {
  readonly presenter: PeoplePresenter;
  readonly colleague: Colleague;
}) {
  const row = usePeopleStyles();
  const { say } = useWords();
  const { rights, changes } = presenter;
  const detailed = presenter.content.value?.mayManage === true;
  const { userId, personName, userName, institution, isMain, isSelf, roles, mobile, lastSignedIn, left } = colleague;
  const facts = [
    ...(detailed ? [say('people.user-name-of', { userName }), mobile ?? ''] : []),
    ...(left
      ? [
          say('people.left-at', { at: left.at, by: left.by }),
          ...(left.successor === ''
            ? []
            : [say('people.handed-to', { successor: left.successor, packages: left.packages })]),
        ]
      : []),
    ...(detailed && !left
      ? [lastSignedIn === undefined ? say('people.not-signed-in') : say('people.last-signed-in', { at: lastSignedIn })]
      : []),
  ].filter((each) => each !== '');
  return (
    <li className={row.row}>
      <div className={row.head}>
        <h3 className={row.name}>{personName}</h3>
        <StateBadge tone={left ? 'idle' : 'ok'} size="small">
          {say(left ? 'people.state-left' : 'people.state-active')}
        </StateBadge>
        {isMain && !left && (
          <StateBadge tone="info" size="small">
            {say('people.main')}
          </StateBadge>
        )}
        {isSelf && (
          <StateBadge tone="idle" size="small">
            {say('people.self')}
          </StateBadge>
        )}
        <span>{roles.map(({ name }) => name).join(say('formats.list-separator'))}</span>
        {institution !== '' && <span>{say('people.institution-of', { institution })}</span>}
      </div>
      {facts.length > 0 && <p className={row.facts}>{facts.join(' · ')}</p>}
      {rights.mayChange(colleague) && (
        <div className={row.acts}>
          <PressButton
            size="small"
            busy={changes.busyAt === userId}
            label={say(left ? 'people.take-back-of' : 'people.manage-of', { name: personName })}
            onPress={() => rights.rolesPressed(colleague)}
          >
            {say(left ? 'people.take-back' : 'people.change-roles')}
          </PressButton>
          {!left && (
            <PressButton
              kind="subtle"
              size="small"
              label={say('people.leave-of', { name: personName })}
              onPress={() => rights.leavePressed(colleague)}
            >
              {say('people.leave')}
            </PressButton>
          )}
        </div>
      )}
    </li>
  );
});
