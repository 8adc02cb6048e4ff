import type { Column, DataTableProps } from '../views/design/table/data-table-types.ts';
import { SecondLine } from '../views/design/table/SecondLine.tsx';
import { StateBadge } from '../views/design/panels/StateBadge.tsx';
import { PortalLink } from '../views/design/actions/PortalLink.tsx';
import { money } from '../words/format.ts';
import type { Tell } from './example.ts';
import { samples } from './samples.ts';

export interface SampleRow {
  readonly number: string;
  readonly buyer: string;
  readonly amount: string;
  readonly due: string;
  readonly isDone: boolean;
}

/** Row of a list of invented receivables. */
export const sampleRow = (tell: Tell, index: number): SampleRow => ({
  number: `YS-SAMPLE-${String(index + 1).padStart(5, '0')}`,
  buyer: tell(...samples.buyer),
  amount: String((index * 7919 + 1284) % 900000),
  due: `2026-12-${String((index % 28) + 1).padStart(2, '0')}`,
  isDone: index % 3 === 0,
});

export const longRow = (tell: Tell): SampleRow => ({
  number: tell(...samples.longNumber),
  buyer: tell(...samples.longCompany),
  amount: '9007199254740993.07',
  due: '2026-12-31',
  isDone: false,
});

export const sampleColumns = (tell: Tell): readonly Column<SampleRow>[] => [
  {
    id: 'number',
    title: tell('凭证号', 'Number'),
    minWidth: 170,
    onCard: 'title',
    sortable: true,
    cell: ({ number }) => (
      <PortalLink to="#here" strong>
        {number}
      </PortalLink>
    ),
  },
  {
    id: 'buyer',
    title: tell('买方', 'Buyer'),
    minWidth: 180,
    share: 2,
    cell: ({ buyer }) => (
      <>
        {buyer}
        <SecondLine>{tell('账期 90 天', 'Term of 90 days')}</SecondLine>
      </>
    ),
  },
  {
    id: 'amount',
    title: tell('金额', 'Amount'),
    minWidth: 140,
    amount: true,
    sortable: true,
    cell: ({ amount }) => money(amount),
  },
  { id: 'due', title: tell('到期日', 'Due'), minWidth: 120, quiet: true, cell: ({ due }) => due },
  {
    id: 'state',
    title: tell('状态', 'State'),
    minWidth: 130,
    onCard: 'badge',
    cell: ({ isDone }) => (
      <StateBadge size="small" tone={isDone ? 'ok' : 'info'}>
        {isDone ? tell('已通过', 'Approved') : tell('审核中', 'In review')}
      </StateBadge>
    ),
  },
  {
    id: 'action',
    title: tell('操作', 'Actions'),
    titleHidden: true,
    minWidth: 80,
    share: 0,
    onCard: 'action',
    cell: () => <PortalLink to="#here">{tell('查看', 'View')}</PortalLink>,
  },
];

/** A table of invented rows; `change` replaces the properties that an example varies. */
export function sampleTable(tell: Tell, change: Partial<DataTableProps<SampleRow>> = {}): DataTableProps<SampleRow> {
  const columns = sampleColumns(tell);
  return {
    name: tell('应收账款', 'Receivables'),
    columns,
    rowCount: 3,
    rowAt: (index) => sampleRow(tell, index),
    rowName: ({ number }) => number,
    ...change,
  };
}
