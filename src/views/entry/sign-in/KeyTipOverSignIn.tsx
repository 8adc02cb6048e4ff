import type { KeyTip } from '../../../presentation/entry/shared/key-tip.ts';
import { PortalLook } from '../../design/theme/PortalLook.tsx';
import { KeyTipDialog } from '../shared/KeyTipDialog.tsx';

/** The same advice, over the sign-in page, which has none of the portal's look by itself. */
export function KeyTipOverSignIn({ tip }: { readonly tip: KeyTip }) {
  return (
    <PortalLook bare>
      <KeyTipDialog tip={tip} />
    </PortalLook>
  );
}
