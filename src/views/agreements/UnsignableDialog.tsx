import { observer } from 'mobx-react-lite';

import type { CertificateSigning } from '../../presentation/agreements/certificate-signing.ts';
import { PortalDialog } from '../design/dialogs/PortalDialog.tsx';
import { useWords } from '../../words/use-words.ts';
import { UnsignableReasons } from './UnsignableReasons.tsx';

/** The notice, before the user reads what is signed, that no certificate can sign it. */
export const UnsignableDialog = observer(function UnsignableDialog({
  signing,
  onRead,
}: {
  readonly signing: CertificateSigning;
  readonly onRead: () => void;
}) {
  const { say } = useWords();
  if (!signing.choice) return null;
  return (
    <PortalDialog open kind="warning" title={say('signing.none-title')} onConfirmed={onRead} onClosed={onRead}>
      <UnsignableReasons signing={signing} />
    </PortalDialog>
  );
});
