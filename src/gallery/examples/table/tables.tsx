import { useMemo, useState } from 'react';
import { Card } from '../../../views/design/panels/Card.tsx';
import type { DataTableProps, Sorting } from '../../../views/design/table/data-table-types.ts';
import { DataTable } from '../../../views/design/table/DataTable.tsx';
import { Pager } from '../../../views/design/table/Pager.tsx';
import { TableCard } from '../../../views/design/table/TableCard.tsx';
import { TableCards } from '../../../views/design/table/TableCards.tsx';
import { TableGrid } from '../../../views/design/table/TableGrid.tsx';
import { examplesOf, type Tell } from '../../example.ts';
import { longRow, sampleRow, sampleTable, type SampleRow } from '../../sample-rows.tsx';
import { nothing } from '../../samples.ts';

type Change = Partial<DataTableProps<SampleRow>>;

const tones = ({ number }: SampleRow): 'warn' | 'bad' | undefined =>
  number.endsWith('1') ? 'warn' : number.endsWith('2') ? 'bad' : undefined;

/** Rows with checkboxes: the second one is ticked, and the third one cannot be. */
function useTicked(tell: Tell): Change {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set([sampleRow(tell, 1).number]));
  return useMemo(
    () => ({
      selection: {
        isSelected: ({ number }) => ticked.has(number),
        refusalOf: ({ number }) =>
          number.endsWith('3') ? tell('买方尚未确认', 'The buyer has not confirmed') : undefined,
        onToggled: ({ number }, on) =>
          setTicked((before) => new Set(on ? [...before, number] : [...before].filter((each) => each !== number))),
        all: {
          state: ticked.size > 0 ? 'mixed' : false,
          onToggled: (on) => setTicked(new Set(on ? [sampleRow(tell, 1).number] : [])),
        },
      },
    }),
    [ticked, tell],
  );
}

type Drawn = typeof DataTable<SampleRow>;

function Ticked({ tell, Table }: { readonly tell: Tell; readonly Table: Drawn }) {
  return <Table {...sampleTable(tell, useTicked(tell))} />;
}

function Sorted({ tell, Table }: { readonly tell: Tell; readonly Table: Drawn }) {
  const [sorting, onSorted] = useState<Sorting>({ columnId: 'amount', direction: 'descending' });
  return <Table {...sampleTable(tell, { sorting, onSorted })} />;
}

const Grid: Drawn = (props) => <TableGrid table={props} />;
const Cards: Drawn = (props) => <TableCards table={props} />;

function TickedCard({ tell, index }: { readonly tell: Tell; readonly index: number }) {
  return <TableCard table={sampleTable(tell, useTicked(tell))} index={index} />;
}

const alone = (tell: Tell, change: Change = {}) => <TableCard table={sampleTable(tell, change)} index={0} />;

function TriedPager({ pages, page: first }: { readonly pages: number; readonly page: number }) {
  const [page, setPage] = useState(first);
  const [pageSize, setPageSize] = useState(20);
  return (
    <Pager
      page={page}
      pages={pages}
      pageSize={pageSize}
      pageSizes={[20, 50, 100]}
      onPage={setPage}
      onPageSize={setPageSize}
    />
  );
}

/** The number of rows of a long list, of which not all are rendered; few if there are other examples on the page. */
const manyRows = (isAlone: boolean): number => (isAlone ? 100_000 : 80);

const awaited: Change = { rowAt: () => undefined };

export const examples = [
  ...examplesOf('DataTable', {
    usual: ({ tell }) => <DataTable {...sampleTable(tell)} />,
    'in a card, with a foot': ({ tell }) => (
      <Card title={tell('应收账款', 'Receivables')}>
        <DataTable {...sampleTable(tell, { footer: <TriedPager page={3} pages={12} /> })} />
      </Card>
    ),
    'with rows to tick': ({ tell }) => <Ticked tell={tell} Table={DataTable} />,
    sorted: ({ tell }) => <Sorted tell={tell} Table={DataTable} />,
    'rows of a tone': ({ tell }) => <DataTable {...sampleTable(tell, { rowTone: tones })} />,
    compact: ({ tell }) => <DataTable {...sampleTable(tell, { compact: true })} />,
    loading: ({ tell }) => <DataTable {...sampleTable(tell, awaited)} />,
    empty: ({ tell }) => <DataTable {...sampleTable(tell, { rowCount: 0 })} />,
    'long text': ({ tell }) => <DataTable {...sampleTable(tell, { rowCount: 2, rowAt: () => longRow(tell) })} />,
    'many rows': ({ tell, isAlone }) => <DataTable {...sampleTable(tell, { rowCount: manyRows(isAlone) })} />,
  }),
  ...examplesOf('TableGrid', {
    usual: ({ tell }) => <TableGrid table={sampleTable(tell, { onRowOpened: nothing, onSorted: nothing })} />,
    'wider than its place': ({ tell }) => (
      <div style={{ maxWidth: '480px' }}>
        <Sorted tell={tell} Table={Grid} />
      </div>
    ),
  }),
  ...examplesOf('TableCards', {
    usual: ({ tell }) => <TableCards table={sampleTable(tell)} />,
    'with rows to tick': ({ tell }) => <Ticked tell={tell} Table={Cards} />,
    loading: ({ tell }) => <TableCards table={sampleTable(tell, awaited)} />,
    'many rows': ({ tell, isAlone }) => <TableCards table={sampleTable(tell, { rowCount: manyRows(isAlone) })} />,
  }),
  ...examplesOf('TableCard', {
    usual: ({ tell }) => alone(tell),
    'of a tone': ({ tell }) => alone(tell, { rowTone: () => 'bad' }),
    loading: ({ tell }) => alone(tell, awaited),
    ticked: ({ tell }) => <TickedCard tell={tell} index={1} />,
    'cannot be ticked': ({ tell }) => <TickedCard tell={tell} index={2} />,
    'long text': ({ tell }) => alone(tell, { rowAt: () => longRow(tell) }),
  }),
  ...examplesOf('Pager', {
    'at the first page': () => <TriedPager page={1} pages={12} />,
    'in the middle': () => <TriedPager page={6} pages={12} />,
    'at the last page': () => <TriedPager page={12} pages={12} />,
    'one page': () => <TriedPager page={1} pages={1} />,
    'many pages': () => <TriedPager page={4999} pages={5000} />,
  }),
];
