import type { InvoiceNeed } from '../../../domain/evidence/selection/invoice-need.ts';
import { useWords } from '../../../words/use-words.ts';
import { StateBadge } from '../../design/panels/StateBadge.tsx';

/** The package's invoice requirement; nothing if invoices are simply required. */
export function InvoiceNeedBadge({ need }: { readonly need: InvoiceNeed | undefined }) {
  const { say } = useWords();
  return (
    need && (
      <StateBadge tone={need === 'owed' ? 'warn' : 'info'} size="small">
        {say('packages.invoice-need', { need })}
      </StateBadge>
    )
  );
}
