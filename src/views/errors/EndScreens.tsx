import { BuildingBank24Regular } from '@fluentui/react-icons/svg/building-bank';
import { PeopleCall24Regular } from '@fluentui/react-icons/svg/people-call';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

import { mayCertify } from '../../domain/identity/certifying-roles.ts';
import { startPath } from '../../domain/parties/start-list.ts';
import { mayOpenProducts } from '../../domain/identity/opening-roles.ts';
import { productsPath, realNamePath } from '../../domain/catalogue/product-paths.ts';
import { menusAllow } from '../../domain/identity/signed-in.ts';
import { LinkButton } from '../design/actions/LinkButton.tsx';
import { PressButton } from '../design/actions/PressButton.tsx';
import { Card } from '../design/panels/Card.tsx';
import { StatePanel } from '../design/panels/StatePanel.tsx';
import { SupportLine } from '../design/panels/SupportLine.tsx';
import { usePageTitle } from '../pages/use-page-title.ts';
import { usePresenters } from '../pages/presenters-context.ts';
import { useWords } from '../../words/use-words.ts';

interface EndProps {
  readonly picture: ReactNode;
  readonly title: string;
  readonly words: string;
  readonly actions: ReactNode;
}

function End({ picture, title, words, actions }: EndProps) {
  return (
    <Card>
      <StatePanel isPage tone="idle" picture={picture} title={title} actions={actions}>
        <p>{words}</p>
        <SupportLine />
      </StatePanel>
    </Card>
  );
}

/** The link to the portal for a signed-in user, or to the sign-in for others; nothing until that is known. */
const WayOn = observer(function WayOn() {
  const { say } = useWords();
  const { session, shell } = usePresenters();
  if (session.state.kind === 'starting') return null;
  const [to, label] = session.who ? [shell.home, say('shell.go-home')] : ['/login/login', say('shell.sign-in')];
  return (
    <LinkButton to={to} kind="primary">
      {label}
    </LinkButton>
  );
});

/**
 * The next step of a certified company: the remaining first steps while the menus list them, otherwise the same as for
 * every user.
 */
const AfterCertification = observer(function AfterCertification() {
  const { say } = useWords();
  const { who } = usePresenters().session;
  return who && menusAllow(who.menus, startPath) ? (
    <LinkButton to={startPath} kind="primary">
      {say('ends.certified-next')}
    </LinkButton>
  ) : (
    <WayOn />
  );
});

/** The page for a user who wants to certify a certified company (document 1, section 2). */
export const CertifiedScreen = observer(function CertifiedScreen() {
  const { say } = useWords();
  const { who } = usePresenters().session;
  const changes = who !== undefined && mayCertify({ isMain: who.isMain === true, role: who.role.code });
  return (
    <End
      picture={<BuildingBank24Regular />}
      title={say('ends.certified-title')}
      words={say(changes ? 'ends.certified-body' : who ? 'ends.certified-reader' : 'ends.certified-nobody')}
      actions={
        <>
          <AfterCertification />
          {who && <LinkButton to={realNamePath}>{say('ends.certified-change')}</LinkButton>}
        </>
      }
    />
  );
});

/**
 * The page for a user who wants to open a product in a role without the permission (document 1, section 5), with the
 * roles that have it, or whom to ask.
 */
export const ContactManagerScreen = observer(function ContactManagerScreen() {
  const { say } = useWords();
  const { session, shell } = usePresenters();
  const { who } = session;
  const able = shell.roles.filter(({ code }) => code !== who?.role.code && mayOpenProducts(code));
  const isAble = who !== undefined && mayOpenProducts(who.role.code);
  const words = !who
    ? say('ends.contact-nobody')
    : isAble
      ? say('ends.contact-able')
      : able.length > 0
        ? say('ends.contact-switch')
        : say('ends.contact-body', { role: who.role.name });
  const switches = who && !isAble ? able : [];
  const title = say(isAble ? 'ends.contact-able-title' : 'ends.contact-title');
  usePageTitle(title);
  return (
    <End
      picture={<PeopleCall24Regular />}
      title={title}
      words={words}
      actions={
        <>
          {switches.map((role) => (
            <PressButton key={role.code} kind="primary" onPress={async () => shell.roleChosen(role.code)}>
              {say('shell.switch-to', { role: role.name })}
            </PressButton>
          ))}
          {isAble ? (
            <LinkButton to={productsPath} kind="primary">
              {say('ends.contact-open')}
            </LinkButton>
          ) : (
            <WayOn />
          )}
        </>
      }
    />
  );
});
