import type { ArrivalChain } from '../../../presentation/notices/shared/arrival-chain.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { useWords } from '../../../words/use-words.ts';

/** The notice that details required for invoices are missing (document 1, section 2). */
export function InvoicingInfoDialog({ chain }: { readonly chain: ArrivalChain }) {
  const { say } = useWords();
  return (
    <PortalDialog
      open
      kind="warning"
      title={say('notices.incomplete-title')}
      confirmLabel={say('notices.incomplete-go')}
      cancelLabel={say('notices.incomplete-later')}
      onConfirmed={() => chain.invoicingInfoPressed()}
      onClosed={() => chain.invoicingInfoPostponed()}
    >
      {say('notices.incomplete-body')}
    </PortalDialog>
  );
}
