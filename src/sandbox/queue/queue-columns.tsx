import type { Column } from '../../views/design/table/data-table-types.ts';
import { PortalLink } from '../../views/design/actions/PortalLink.tsx';
import { StateBadge } from '../../views/design/panels/StateBadge.tsx';
import { money } from '../../words/format.ts';
import { StateName } from '../frame/StateName.tsx';
import { pathOf } from '../shared/place.ts';
import type { SandboxSay } from '../words/use-sandbox-words.ts';
import type { QueueRow } from './queue-presenter.ts';

interface QueueCell {
  readonly row: QueueRow;
  readonly say: SandboxSay;
}

function QueueState({ row: { state, takenBy, expedited, changeAsked, removalAsked }, say }: QueueCell) {
  return (
    <>
      <StateName code={state} />{' '}
      {changeAsked && <StateBadge tone="warn">{say('sandbox-actions.change-asked')}</StateBadge>}{' '}
      {removalAsked && <StateBadge tone="warn">{say('sandbox-actions.removal-asked')}</StateBadge>}{' '}
      {expedited && <StateBadge tone="warn">{say('sandbox-actions.expedited')}</StateBadge>}{' '}
      {takenBy && say('sandbox-actions.taken-by', { name: say(takenBy) })}
    </>
  );
}

function QueueDue({ row: { expectedBy, late, lapsesOn }, say }: QueueCell) {
  if (lapsesOn !== undefined) return say('sandbox-actions.lapses-after', { day: lapsesOn });
  if (expectedBy === undefined) return null;
  if (!late) return say('sandbox-actions.day', { day: expectedBy });
  return (
    <>
      {say('sandbox-actions.day', { day: expectedBy })} <StateBadge tone="warn">{say(late)}</StateBadge>
    </>
  );
}

/** The columns of the queue. */
export function queueColumns(say: SandboxSay): readonly Column<QueueRow>[] {
  const to = (row: QueueRow): string => pathOf({ page: 'package', docDatumId: row.docDatumId });
  return [
    {
      id: 'company',
      title: say('sandbox.company'),
      minWidth: 200,
      share: 2,
      cell: (row) => row.company,
      onCard: 'title',
    },
    { id: 'number', title: say('sandbox.number'), minWidth: 164, share: 0, quiet: true, cell: (row) => row.docDatumId },
    {
      id: 'amount',
      title: say('sandbox.amount'),
      minWidth: 136,
      share: 0,
      amount: true,
      cell: (row) => money(row.amount),
    },
    {
      id: 'state',
      title: say('sandbox.state'),
      minWidth: 132,
      share: 1,
      cell: (row) => <QueueState row={row} say={say} />,
      onCard: 'badge',
    },
    {
      id: 'documents',
      title: say('sandbox.documents'),
      minWidth: 104,
      share: 0.5,
      cell: (row) => say('sandbox.documents-count', row),
    },
    {
      id: 'since',
      title: say('sandbox.since'),
      minWidth: 212,
      share: 1,
      cell: (row) => [say('sandbox.moment', { at: row.since }), ...(row.waited ? [say(row.waited)] : [])].join(' · '),
    },
    {
      id: 'due',
      title: say('sandbox-actions.due'),
      minWidth: 150,
      share: 0.5,
      cell: (row) => <QueueDue row={row} say={say} />,
    },
    {
      id: 'actions',
      title: say('sandbox.actions'),
      titleHidden: true,
      minWidth: 84,
      share: 0,
      onCard: 'action',
      cell: (row) => (
        <PortalLink
          to={to(row)}
          strong={row.inReview}
          label={say(row.inReview ? 'sandbox.review-of' : 'sandbox.look-of', { number: row.docDatumId })}
        >
          {say(row.inReview ? 'sandbox.review' : 'sandbox.look')}
        </PortalLink>
      ),
    },
  ];
}
