import { Info16Regular } from '@fluentui/react-icons/svg/info';
import type { ReactNode } from 'react';
import { ColumnChooser } from '../../../views/design/table/ColumnChooser.tsx';
import type { DataTableProps } from '../../../views/design/table/data-table-types.ts';
import { minWidthPixels } from '../../../views/design/table/min-width.ts';
import { OneLine } from '../../../views/design/table/OneLine.tsx';
import { RowCells } from '../../../views/design/table/RowCells.tsx';
import { SecondLine } from '../../../views/design/table/SecondLine.tsx';
import { TableHead } from '../../../views/design/table/TableHead.tsx';
import { TableRow } from '../../../views/design/table/TableRow.tsx';
import { useRowLook } from '../../../views/design/table/use-row-look.ts';
import { PortalLink } from '../../../views/design/actions/PortalLink.tsx';
import { CheckBox } from '../../../views/design/fields/CheckBox.tsx';
import { examplesOf, type Tell } from '../../example.ts';
import { Held } from '../../Held.tsx';
import { Opened } from '../../Opened.tsx';
import { longRow, sampleRow, sampleTable, type SampleRow } from '../../sample-rows.tsx';
import { nothing, samples } from '../../samples.ts';

type Table = DataTableProps<SampleRow>;

const tracks = (table: Table): string =>
  [
    ...(table.selection === undefined ? [] : ['40px']),
    ...table.columns.map(({ minWidth }) => `minmax(${minWidth}px, 1fr)`),
  ].join(' ');

/** A table around single parts, which are meaningless on their own. */
function Around({ table, children }: { readonly table: Table; readonly children: ReactNode }) {
  return (
    // The element takes the focus, so that keys can scroll content that does not fit.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="table" aria-label={table.name} tabIndex={0} style={{ position: 'relative', overflowX: 'auto' }}>
      <div role="rowgroup">{children}</div>
    </div>
  );
}

function Head({ table }: { readonly table: Table }) {
  return (
    <Around table={table}>
      <TableHead table={table} tracks={tracks(table)} width={minWidthPixels(table)} />
    </Around>
  );
}

function Row({ table, row }: { readonly table: Table; readonly row: SampleRow | undefined }) {
  const look = useRowLook(table.columns, table.selection !== undefined, table.compact);
  return (
    <Around table={table}>
      <TableRow
        table={table}
        row={row}
        index={0}
        top={undefined}
        look={look}
        tracks={tracks(table)}
        width={minWidthPixels(table)}
        inTabOrder
        measure={undefined}
      />
    </Around>
  );
}

function Cells({ table, row }: { readonly table: Table; readonly row: SampleRow | undefined }) {
  const look = useRowLook(table.columns, false);
  return (
    <Around table={table}>
      <div
        role="row"
        className={look.row}
        style={{ gridTemplateColumns: tracks(table), minWidth: minWidthPixels(table) }}
      >
        <RowCells row={row} columns={table.columns} role="cell" from={1} looks={look.cells} />
      </div>
    </Around>
  );
}

const allTicked = (state: boolean | 'mixed'): Pick<Table, 'selection'> => ({
  selection: { isSelected: () => state === true, onToggled: nothing, all: { state, onToggled: nothing } },
});

function Chooser({ tell, hasMore = false }: { readonly tell: Tell; readonly hasMore?: boolean }) {
  const all = sampleTable(tell).columns;
  return (
    <Held initial={all.map(({ id }) => id)}>
      {(shown, change) => (
        <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
          <ColumnChooser
            columns={all.map(({ id, title }, index) => ({ id, title, shown: shown.includes(id), fixed: index === 0 }))}
            onToggled={(id, on) => change(on ? [...shown, id] : shown.filter((each) => each !== id))}
            onReset={() => change(all.map(({ id }) => id))}
            more={
              hasMore ? (
                <CheckBox checked={false} onToggled={nothing}>
                  {tell('紧凑显示', 'Rows closer together')}
                </CheckBox>
              ) : undefined
            }
          />
        </div>
      )}
    </Held>
  );
}

const linked = (words: string) => (
  <OneLine>
    <PortalLink to="#here">{words}</PortalLink>
    <Info16Regular />
  </OneLine>
);

export const examples = [
  ...examplesOf('TableHead', {
    usual: ({ tell }) => <Head table={sampleTable(tell)} />,
    sorted: ({ tell }) => (
      <Head table={sampleTable(tell, { sorting: { columnId: 'amount', direction: 'ascending' }, onSorted: nothing })} />
    ),
    'with all ticked': ({ tell }) => <Head table={sampleTable(tell, allTicked(true))} />,
    'with some ticked': ({ tell }) => <Head table={sampleTable(tell, allTicked('mixed'))} />,
  }),
  ...examplesOf('TableRow', {
    usual: ({ tell }) => <Row table={sampleTable(tell)} row={sampleRow(tell, 0)} />,
    ticked: ({ tell }) => <Row table={sampleTable(tell, allTicked(true))} row={sampleRow(tell, 0)} />,
    warning: ({ tell }) => <Row table={sampleTable(tell, { rowTone: () => 'warn' })} row={sampleRow(tell, 0)} />,
    error: ({ tell }) => <Row table={sampleTable(tell, { rowTone: () => 'bad' })} row={sampleRow(tell, 0)} />,
    'cannot be ticked': ({ tell }) => (
      <Row
        table={sampleTable(tell, {
          selection: {
            isSelected: () => false,
            onToggled: nothing,
            refusalOf: () => tell('买方尚未确认', 'The buyer has not confirmed'),
          },
        })}
        row={sampleRow(tell, 0)}
      />
    ),
    loading: ({ tell }) => <Row table={sampleTable(tell)} row={undefined} />,
    compact: ({ tell }) => <Row table={sampleTable(tell, { compact: true })} row={sampleRow(tell, 0)} />,
    'long text': ({ tell }) => <Row table={sampleTable(tell)} row={longRow(tell)} />,
  }),
  ...examplesOf('RowCells', {
    usual: ({ tell }) => <Cells table={sampleTable(tell)} row={sampleRow(tell, 0)} />,
    loading: ({ tell }) => <Cells table={sampleTable(tell)} row={undefined} />,
  }),
  ...examplesOf('ColumnChooser', {
    closed: ({ tell }) => <Chooser tell={tell} />,
    open: ({ tell }) => (
      <Opened room="320px">
        <Chooser tell={tell} hasMore />
      </Opened>
    ),
  }),
  ...examplesOf('OneLine', { usual: ({ tell }) => linked(tell(...samples.buyer)) }),
  ...examplesOf('SecondLine', {
    usual: ({ tell }) => (
      <div>
        {tell(...samples.buyer)}
        <SecondLine>{tell('账期 90 天', 'Term of 90 days')}</SecondLine>
      </div>
    ),
    'long text': ({ tell }) => (
      <div>
        {tell(...samples.buyer)}
        <SecondLine>{`${tell(...samples.longSentence)} ${tell(...samples.longNumber)}`}</SecondLine>
      </div>
    ),
  }),
];
