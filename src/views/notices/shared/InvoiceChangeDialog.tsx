import type { ArrivalChain } from '../../../presentation/notices/shared/arrival-chain.ts';
import { PortalDialog } from '../../design/dialogs/PortalDialog.tsx';
import { useWords } from '../../../words/use-words.ts';
import { useNoticeStyles } from './use-notice-styles.ts';

/** Announces the end of paper invoices and their replacement (document 1, section 2). */
export function InvoiceChangeDialog({ chain }: { readonly chain: ArrivalChain }) {
  const styles = useNoticeStyles();
  const { say } = useWords();
  const confirmRead = async (): Promise<void> => chain.invoiceChangeRead();
  return (
    <PortalDialog
      open
      kind="info"
      width="medium"
      title={say('notices.change-title')}
      confirmLabel={say('notices.change-known')}
      cancelLabel={say('notices.change-go')}
      confirmingIsSafe
      mustAnswer
      onConfirmed={confirmRead}
      onClosed={() => void chain.invoiceChangePressed()}
    >
      <div className={styles.lines}>
        <p className={styles.line}>{say('notices.change-body')}</p>
        <p className={styles.line}>{say('notices.change-replaced')}</p>
        <p className={styles.line}>{say('notices.change-check')}</p>
      </div>
    </PortalDialog>
  );
}
