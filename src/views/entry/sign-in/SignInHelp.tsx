import { observer } from 'mobx-react-lite';

import { LinksContext } from '../../design/actions/links-context.ts';
import { SupportContext } from '../../design/panels/support-context.ts';
import { PortalLook } from '../../design/theme/PortalLook.tsx';
import { OpenHelpDialog } from '../../help/shared/OpenHelpDialog.tsx';
import { usePresenters } from '../../pages/presenters-context.ts';

export interface SignInHelpProps {
  readonly onClosed: () => void;
}

/** Nothing on the sign-in page is followed inside the portal: it is a page of its own. */
const links = { addressOf: (to: string) => `/cv3${to}`, follow: (to: string) => window.location.assign(`/cv3${to}`) };

/** Help over the sign-in page, fetched with the first press: the page itself weighs no more for it. */
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
