import { Notice } from '../../views/design/panels/Notice.tsx';
import type { QueuedItem } from '../api/sandbox-answers.ts';
import { useSandboxWords } from '../words/use-sandbox-words.ts';

/** The objection of the tax register to an invoice. */
export function RegisterNote({ item: { invoiceState } }: { readonly item: QueuedItem }) {
  const say = useSandboxWords();
  if (!invoiceState) return null;
  return (
    <Notice tone="bad" small>
      {say(invoiceState === 'RED' ? 'sandbox-desk.register-red' : 'sandbox-desk.register-void')}
    </Notice>
  );
}
