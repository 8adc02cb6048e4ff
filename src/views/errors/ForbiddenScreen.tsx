import { observer } from 'mobx-react-lite';

import { Card } from '../design/Card.tsx';
import { ForbiddenPanel } from '../design/ForbiddenPanel.tsx';
import { LinkButton } from '../design/LinkButton.tsx';
import { PressButton } from '../design/PressButton.tsx';
import { usePresenters } from '../shell/presenters-context.ts';
import { usePageTitle } from '../shell/use-page-title.ts';
import { useWords } from '../../words/use-words.ts';

/** A page that the present role may not open, or a role that may open none: with the ways out at hand (document 1, section 2). */
export const ForbiddenScreen = observer(function ForbiddenScreen() {
  const { say } = useWords();
  const { session, shell } = usePresenters();
  const title = say(shell.hasNoWork ? 'shell.no-work-title' : 'shell.forbidden-title');
  usePageTitle(title);
  const others = shell.roles.filter((role) => role.code !== session.who?.role.code);
  return (
    <Card>
      <ForbiddenPanel
        isPage
        title={title}
        actions={
          <>
            {!shell.hasNoWork && (
              <LinkButton to={shell.home} kind="primary">
                {say('shell.go-home')}
              </LinkButton>
            )}
            {others.map((role) => (
              <PressButton key={role.code} kind={shell.hasNoWork ? 'primary' : 'ordinary'} onPress={() => shell.roleChosen(role.code)}>
                {say('shell.switch-to', { role: role.name })}
              </PressButton>
            ))}
            {shell.hasNoWork && <PressButton onPress={() => shell.signOutPressed()}>{say('shell.sign-out')}</PressButton>}
          </>
        }
      >
        {say(!shell.hasNoWork ? 'shell.forbidden-body' : others.length > 0 ? 'shell.no-work-body' : 'shell.no-work-only-role')}
      </ForbiddenPanel>
    </Card>
  );
});
