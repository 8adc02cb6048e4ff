import type { Column } from '../../views/design/data-table-types.ts';
import { PortalLink } from '../../views/design/PortalLink.tsx';
import { money } from '../../words/format.ts';
import { StateName } from '../frame/StateName.tsx';
import { pathOf } from '../shared/place.ts';
import type { SandboxSay } from '../words/use-sandbox-words.ts';
import type { QueueRow } from './queue-presenter.ts';

/** What the queue tells of each package. */
export function queueColumns(say: SandboxSay): readonly Column<QueueRow>[] {
  const to = (row: QueueRow): string => pathOf({ page: 'package', docDatumId: row.docDatumId });
  return [
    { id: 'company', title: say('sandbox.company'), minWidth: 200, share: 2, cell: (row) => row.company, onCard: 'title' },
    { id: 'number', title: say('sandbox.number'), minWidth: 164, share: 0, quiet: true, cell: (row) => row.docDatumId },
    { id: 'amount', title: say('sandbox.amount'), minWidth: 136, share: 0, amount: true, cell: (row) => money(row.amount) },
    { id: 'state', title: say('sandbox.state'), minWidth: 132, share: 1, cell: (row) => <StateName code={row.state} />, onCard: 'badge' },
    { id: 'documents', title: say('sandbox.documents'), minWidth: 120, share: 0.5, cell: (row) => say('sandbox.documents-count', row) },
    { id: 'since', title: say('sandbox.since'), minWidth: 196, share: 1, cell: (row) => [say('sandbox.moment', { at: row.since }), ...(row.inReview ? [say(row.waited)] : [])].join(' · ') },
    {
      id: 'actions', title: say('sandbox.actions'), titleHidden: true, minWidth: 84, share: 0, onCard: 'action',
      cell: (row) => (
        <PortalLink to={to(row)} strong={row.inReview} label={say(row.inReview ? 'sandbox.review-of' : 'sandbox.look-of', { number: row.docDatumId })}>
          {say(row.inReview ? 'sandbox.review' : 'sandbox.look')}
        </PortalLink>
      ),
    },
  ];
}
