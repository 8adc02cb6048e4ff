import { observer } from 'mobx-react-lite';

import { LinksContext } from '../../design/actions/links-context.ts';
import { SupportContext } from '../../design/panels/support-context.ts';
import { PortalLook } from '../../design/theme/PortalLook.tsx';
import { OpenHelpDialog } from '../../help/shared/OpenHelpDialog.tsx';
import { usePresenters } from '../../pages/presenters-context.ts';

export interface SignInHelpProps {
  readonly onClosed: () => void;
}

/** The sign-in page is outside the portal's router, so links load a new document. */
const links = { addressOf: (to: string) => `/cv3${to}`, follow: (to: string) => window.location.assign(`/cv3${to}`) };

/** The help over the sign-in page. It is loaded when the user opens it, so that the page stays small. */
export const SignInHelp = observer(function SignInHelp({ onClosed }: SignInHelpProps) {
  const { session, shell } = usePresenters();
  return (
    <PortalLook bare mode={shell.theme}>
      <LinksContext value={links}>
        <SupportContext value={session.pageConfig}>
          <OpenHelpDialog onClosed={onClosed} />
        </SupportContext>
      </LinksContext>
    </PortalLook>
  );
});
