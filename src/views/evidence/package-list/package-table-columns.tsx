import type { PackageColumn } from '../../../domain/evidence/shared/package-columns.ts';
import { stateNames } from '../../../presentation/evidence/shared/package-state-words.ts';
import { type PackageRow } from '../../../presentation/evidence/shared/package-row.ts';
import type { AccountNumbers } from '../../../presentation/evidence/shared/account-numbers.ts';
import type { Column } from '../../design/table/data-table-types.ts';
import { PortalLink } from '../../design/actions/PortalLink.tsx';
import { money, orDashes } from '../../../words/format.ts';
import type { PlainKey } from '../../../words/catalogue.ts';
import type { Say } from '../../../words/use-words.ts';
import { AccountNumber } from '../shared/AccountNumber.tsx';
import { InvoiceNeedBadge } from '../shared/InvoiceNeedBadge.tsx';
import { PackageProgress } from '../shared/PackageProgress.tsx';
import { PackageStateBadge } from '../shared/PackageStateBadge.tsx';

export const columnTitles: Readonly<Record<PackageColumn, PlainKey>> = {
  payer: 'packages.payer',
  'credit-source': 'packages.credit-source',
  supplier: 'packages.supplier',
  funder: 'packages.funder',
  account: 'packages.account',
  amount: 'packages.amount',
  'expected-payment': 'packages.expected-payment',
  state: 'packages.state',
  progress: 'packages.progress',
  'expected-due': 'packages.expected-due',
  created: 'packages.created',
};

/** The parts that the columns need for rendering. */
export interface ColumnContext {
  readonly say: Say;
  readonly today: string;
  readonly accounts: Pick<AccountNumbers, 'numberPressed'>;
  /** Whether this host has the page of a package. */
  readonly opensHere: (row: PackageRow) => boolean;
  /** Whether another host has the pages of some rows. */
  readonly someElsewhere: boolean;
  /** Whether the list contains all products, so that each row names its own. */
  readonly overAllBooks: boolean;
  /** Whether packages are identified by their numbers; otherwise by the first column. */
  readonly showsNumber: boolean;
  /** Whether the user's company owes the receivables, so that a card names the supplier. */
  readonly issues: boolean;
}

type ColumnBody = Omit<Column<PackageRow>, 'id' | 'title'>;

/** The approximate width of a cell with a badge, in pixels. The longest state of the language stays on one line. */
function badgeWidth(words: string): number {
  const text = Array.from(words).reduce((width, character) => width + (character > '\u2e7f' ? 12 : 7), 0);
  return text + 54;
}

/** The approximate width of a cell in which the longest word of these texts is not broken, in pixels. */
function wordWidth(texts: readonly string[]): number {
  return (
    Math.max(
      ...texts
        .flatMap((text) => text.split(' '))
        .map((part) => Array.from(part).reduce((width, character) => width + (character > '\u2e7f' ? 15 : 8), 0)),
    ) + 24
  );
}

const actionWords: readonly PlainKey[] = ['packages.continue', 'packages.mend', 'packages.view'];

function columnBodies({
  say,
  today,
  accounts,
  issues,
  overAllBooks,
}: ColumnContext): Readonly<Record<PackageColumn, ColumnBody>> {
  const stateWidth = Math.max(...Object.values(stateNames).map((key) => badgeWidth(say(key))));
  // With the product's own column, all columns still fit into a window of 1,280 pixels.
  const spared = overAllBooks ? 16 : 0;
  return {
    payer: { minWidth: 148 - spared, share: 1.3, cell: (row) => orDashes(row.payer) },
    'credit-source': { minWidth: 148, share: 1.3, cell: (row) => orDashes(row.creditSource), onCard: 'none' },
    supplier: {
      minWidth: 148,
      share: 1.3,
      cell: (row) => orDashes(row.supplier),
      ...(issues ? {} : { onCard: 'none' }),
    },
    funder: { minWidth: 140 - spared, share: 1.3, cell: (row) => orDashes(row.funder) },
    account: {
      minWidth: 252,
      share: 0,
      cell: (row) => <AccountNumber account={row.account} onPressed={accounts.numberPressed} />,
      onCard: 'none',
    },
    amount: { minWidth: 128, share: 0.2, amount: true, sortable: true, cell: (row) => money(row.amount) },
    'expected-payment': {
      minWidth: 132,
      share: 0.6,
      amount: true,
      cell: (row) => money(row.expectedPayment),
      onCard: 'none',
    },
    state: {
      minWidth: stateWidth,
      share: 0,
      sortable: true,
      onCard: 'badge',
      cell: (row) => <PackageStateBadge state={row.state} code={row.stateCode} />,
    },
    progress: {
      minWidth: 224 - spared,
      share: 1.6,
      onCard: 'line',
      cell: (row) => <PackageProgress urgency={row.urgency}>{say(row.progress)}</PackageProgress>,
    },
    'expected-due': {
      minWidth: 120,
      share: 0,
      sortable: true,
      cell: (row) => say('formats.day', { day: row.expectedDueDate }),
      onCard: 'none',
    },
    created: {
      minWidth: 100,
      share: 0,
      sortable: true,
      cell: (row) => say('formats.day-short', { day: row.createdOn, today }),
    },
  };
}

/** The table's columns: the number first, the chosen ones in the documents' order, the action last. */
export function packageTableColumns(
  shown: readonly PackageColumn[],
  drawing: ColumnContext,
): readonly Column<PackageRow>[] {
  const { say, showsNumber, opensHere, someElsewhere } = drawing;
  const drawn = columnBodies(drawing);
  const number: Column<PackageRow> = {
    id: 'number',
    title: say('packages.number'),
    minWidth: 170,
    share: 0.2,
    sortable: true,
    onCard: 'title',
    cell: (row) => (
      <>
        {opensHere(row) ? <PortalLink to={row.path}>{row.packageId}</PortalLink> : row.packageId}{' '}
        <InvoiceNeedBadge need={row.invoiceNeed} />
      </>
    ),
  };
  const leading = ({ cell, ...rest }: ColumnBody): ColumnBody => ({
    ...rest,
    onCard: 'title',
    cell: (row) => (
      <>
        {cell(row)} <InvoiceNeedBadge need={row.invoiceNeed} />
      </>
    ),
  });
  return [
    ...(showsNumber ? [number] : []),
    ...(drawing.overAllBooks
      ? [
          {
            id: 'product',
            title: say('packages.product'),
            minWidth: 112,
            share: 0.6,
            cell: (row: PackageRow) => say(row.product),
          },
        ]
      : []),
    ...shown.map((id, index) => ({
      id,
      title: say(columnTitles[id]),
      ...(showsNumber || index > 0 ? drawn[id] : leading(drawn[id])),
    })),
    {
      id: 'action',
      title: say('packages.actions'),
      titleHidden: true,
      minWidth: Math.max(
        92,
        wordWidth([...actionWords, ...(someElsewhere ? ['shell.elsewhere-row' as const] : [])].map((key) => say(key))) +
          16,
      ),
      share: 0,
      onCard: 'action',
      cell: (row) =>
        opensHere(row) ? (
          <PortalLink strong to={row.action.path} label={`${say(row.action.label)} ${row.packageId}`}>
            {say(row.action.label)}
          </PortalLink>
        ) : (
          say('shell.elsewhere-row')
        ),
    },
  ];
}
