import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';

import { Card } from '../design/panels/Card.tsx';
import { ForbiddenPanel } from '../design/panels/ForbiddenPanel.tsx';
import { LinkButton } from '../design/actions/LinkButton.tsx';
import { PressButton } from '../design/actions/PressButton.tsx';
import { isOnOtherPlatform } from '../../presentation/pages/product-entries.ts';
import { usePresenters } from '../pages/presenters-context.ts';
import { usePageTitle } from '../pages/use-page-title.ts';
import { useWords } from '../../words/use-words.ts';

/** The links for a signed-in user: the pages of the role, or another role if that may help. */
const RoleWaysOut = observer(function RoleWaysOut({ byRole }: { readonly byRole: boolean }) {
  const { say } = useWords();
  const { session, shell } = usePresenters();
  const others = byRole ? shell.roles.filter((role) => role.code !== session.who?.role.code) : [];
  return (
    <>
      <LinkButton to={shell.home} kind="primary">
        {say('shell.go-home')}
      </LinkButton>
      {others.map((role) => (
        <PressButton key={role.code} onPress={() => shell.roleChosen(role.code)}>
          {say('shell.switch-to', { role: role.name })}
        </PressButton>
      ))}
    </>
  );
});

function Forbidden({
  title,
  words,
  actions,
}: {
  readonly title: string;
  readonly words: string;
  readonly actions: ReactNode;
}) {
  usePageTitle(title);
  return (
    <Card>
      <ForbiddenPanel isPage title={title} actions={actions}>
        {words}
      </ForbiddenPanel>
    </Card>
  );
}

/**
 * The page if the present role may not open the address, or if there is no session (document 1, section 2).
 */
export const ForbiddenScreen = observer(function ForbiddenScreen() {
  const { say } = useWords();
  const { session, shell } = usePresenters();
  if (!session.who) {
    const toSignIn = (
      <LinkButton to="/login/login" kind="primary">
        {say('shell.sign-in')}
      </LinkButton>
    );
    return (
      <Forbidden
        title={say('shell.forbidden-title')}
        words={say('shell.forbidden-nobody')}
        actions={session.state.kind === 'starting' ? undefined : toSignIn}
      />
    );
  }
  const onOtherPlatform = isOnOtherPlatform(session.pageConfig, shell.refusedPath);
  const body = onOtherPlatform
    ? 'shell.forbidden-elsewhere'
    : shell.roles.length > 1
      ? 'shell.forbidden-body'
      : 'shell.forbidden-only-role';
  return (
    <Forbidden
      title={say('shell.forbidden-title')}
      words={say(body)}
      actions={<RoleWaysOut byRole={!onOtherPlatform} />}
    />
  );
});
