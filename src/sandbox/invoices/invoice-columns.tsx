import { PressButton } from '../../views/design/actions/PressButton.tsx';
import { StateBadge } from '../../views/design/panels/StateBadge.tsx';
import type { Column } from '../../views/design/table/data-table-types.ts';
import type { InvoiceState, RegisteredInvoice } from '../api/invoice-answers.ts';
import type { SandboxSay } from '../words/use-sandbox-words.ts';

/** The columns of the register: the invoice, its state and since when, and the buttons that change the state. */
export function invoiceColumns(
  say: SandboxSay,
  onChanged: (invoice: RegisteredInvoice, state: InvoiceState) => Promise<void>,
): readonly Column<RegisteredInvoice>[] {
  const press = (invoice: RegisteredInvoice, state: InvoiceState) => (
    <PressButton
      kind="subtle"
      size="small"
      label={say('sandbox-invoices.set-of', { number: invoice.number, to: say(`sandbox-invoices.state-${state}`) })}
      onPress={async () => onChanged(invoice, state)}
    >
      {say(`sandbox-invoices.make-${state}`)}
    </PressButton>
  );
  return [
    {
      id: 'number',
      title: say('sandbox-invoices.number'),
      minWidth: 200,
      share: 1,
      cell: ({ number }) => number,
      onCard: 'title',
    },
    {
      id: 'code',
      title: say('sandbox-invoices.code'),
      minWidth: 136,
      share: 0,
      cell: ({ code }) => (code === '' ? '--' : code),
    },
    {
      id: 'state',
      title: say('sandbox-invoices.state'),
      minWidth: 104,
      share: 0,
      cell: ({ state }) => <StateBadge tone="bad">{say(`sandbox-invoices.state-${state}`)}</StateBadge>,
    },
    {
      id: 'at',
      title: say('sandbox-invoices.since'),
      minWidth: 120,
      share: 0,
      quiet: true,
      cell: ({ markedAt }) => say('sandbox.moment', { at: markedAt }),
    },
    {
      id: 'change',
      title: say('sandbox-invoices.change'),
      minWidth: 176,
      share: 0,
      onCard: 'line',
      cell: (invoice) => (
        <span>
          {press(invoice, invoice.state === 'RED' ? 'VOID' : 'RED')} {press(invoice, 'NORMAL')}
        </span>
      ),
    },
  ];
}
