import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { DataTable } from '../../../src/views/design/table/DataTable.tsx';
import type { DataTableProps } from '../../../src/views/design/table/data-table-types.ts';
import { show } from './show.tsx';

interface Receivable {
  readonly number: string;
  readonly amount: string;
  readonly reason?: string;
}

const receivables: readonly Receivable[] = [
  { number: 'RX-1', amount: '¥1.00' },
  { number: 'RX-2', amount: '¥2.00' },
  { number: 'RX-3', amount: '¥3.00', reason: '业务类型不同，须分开上传' },
];

const table = (more: Partial<DataTableProps<Receivable>> = {}): DataTableProps<Receivable> => ({
  name: '应收账款',
  rowCount: receivables.length,
  rowAt: (index) => receivables[index],
  rowName: ({ number }) => number,
  columns: [
    { id: 'number', title: '凭证号', minWidth: 160, cell: ({ number }) => number, sortable: true },
    { id: 'amount', title: '金额', minWidth: 120, cell: ({ amount }) => amount, amount: true },
  ],
  ...more,
});

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, 'matchMedia');
});

/** Simulates a screen of that width in pixels. */
function screenOf(width: number): void {
  const matches = (query: string): boolean => width <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? -1);
  Object.assign(window, {
    matchMedia: (query: string) => ({
      matches: matches(query),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
}

describe('a table', () => {
  it('reports its number of rows, including those not loaded', () => {
    show(<DataTable {...table({ rowCount: 4 })} />);
    expect(screen.getByRole('table', { name: '应收账款' }).getAttribute('aria-rowcount')).toBe('5');
    expect(screen.getAllByRole('row')).toHaveLength(5);
    expect(screen.getByText('正在加载这一行')).toBeTruthy();
  });

  it.each([
    [390, 'list'],
    [640, 'list'],
    [719, 'list'],
    [720, 'table'],
    [1280, 'table'],
  ] as const)('at %d px is a %s', (width, role) => {
    screenOf(width);
    show(<DataTable {...table()} />);
    expect(screen.getByRole(role, { name: '应收账款' })).toBeTruthy();
  });

  it('leaves out an empty fact on a phone, and keeps one that says that there is nothing', () => {
    screenOf(390);
    const columns = [
      { id: 'in', title: '增加', minWidth: 90, cell: () => '' },
      { id: 'due', title: '到期日', minWidth: 90, cell: () => '--' },
    ];
    show(<DataTable {...table({ columns })} />);
    const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(new Set(labels)).toEqual(new Set(['到期日']));
  });

  it.each([
    [967, 'list'],
    [968, 'list'],
    [969, 'table'],
  ] as const)('with columns of 900 px is a %s at %s', (width, role) => {
    screenOf(width);
    const column = { minWidth: 446, cell: ({ number }: Receivable) => number };
    show(
      <DataTable
        {...table({
          columns: [
            { id: 'number', title: '凭证号', ...column },
            { id: 'amount', title: '金额', ...column },
          ],
        })}
      />,
    );
    expect(screen.getByRole(role, { name: '应收账款' })).toBeTruthy();
  });

  it('that is wide scrolls sideways on a large screen, without becoming cards', () => {
    screenOf(1024);
    show(
      <DataTable
        {...table({ columns: [{ id: 'number', title: '凭证号', minWidth: 2000, cell: ({ number }) => number }] })}
      />,
    );
    expect(screen.getByRole('table', { name: '应收账款' })).toBeTruthy();
  });

  it('renders few of very many rows', () => {
    show(<DataTable {...table({ rowCount: 100_000, rowAt: () => undefined })} />);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('100001');
    expect(screen.getAllByRole('row').length).toBeLessThan(80);
  });

  it('shows its sort column, and requests the other direction', async () => {
    const asked: unknown[] = [];
    show(
      <DataTable
        {...table({
          sorting: { columnId: 'number', direction: 'descending' },
          onSorted: (sorting) => asked.push(sorting),
        })}
      />,
    );
    expect(screen.getByRole('columnheader', { name: '凭证号' }).getAttribute('aria-sort')).toBe('descending');
    await userEvent.click(screen.getByRole('button', { name: '凭证号' }));
    expect(asked).toEqual([{ columnId: 'number', direction: 'ascending' }]);
  });

  it('selects a row by its box, and shows at a row why it cannot be selected', async () => {
    const toggled: string[] = [];
    show(
      <DataTable
        {...table({
          selection: {
            isSelected: () => false,
            refusalOf: ({ reason }) => reason,
            onToggled: ({ number }, selected) => toggled.push(`${number} ${selected}`),
          },
        })}
      />,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('checkbox', { name: '选择 RX-1' }));
    const closed = screen.getByRole('checkbox', { name: '选择 RX-3', description: '业务类型不同，须分开上传' });
    expect(closed.getAttribute('aria-disabled')).toBe('true');
    await user.click(closed);
    expect(toggled).toEqual(['RX-1 true']);
  });

  it('reserves a line for a reason only where ticking a row can give another one a reason', () => {
    const selection = {
      isSelected: () => false,
      refusalOf: ({ reason }: Receivable) => reason,
      onToggled: () => undefined,
    };
    const empty = () => document.querySelectorAll('[role="row"] > [aria-hidden="true"]:empty').length;
    show(<DataTable {...table({ selection })} />);
    expect(empty()).toBe(2);
    cleanup();
    show(<DataTable {...table({ selection: { ...selection, keepsReasons: true } })} />);
    expect([empty(), screen.getAllByText('业务类型不同，须分开上传').length]).toEqual([0, 1]);
  });

  it('is operated by keyboard: arrows, Home and End move, Space selects, Enter opens', async () => {
    const done: string[] = [];
    show(
      <DataTable
        {...table({
          selection: {
            isSelected: () => false,
            refusalOf: ({ reason }) => reason,
            onToggled: ({ number }) => done.push(`ticked ${number}`),
          },
          onRowOpened: ({ number }) => done.push(`opened ${number}`),
        })}
      />,
    );
    const rows = screen.getAllByRole('row');
    const user = userEvent.setup();
    rows[1]?.focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(rows[2]);
    await user.keyboard(' {Enter}');
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(rows[3]);
    await user.keyboard(' ');
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(rows[1]);
    expect(rows.filter((row) => row.tabIndex === 0)).toHaveLength(1);
    expect(done).toEqual(['ticked RX-2', 'opened RX-2']);
  });

  it('is announced as a grid with its cells in their columns', () => {
    show(
      <DataTable
        {...table({ selection: { isSelected: ({ number }) => number === 'RX-2', onToggled: () => undefined } })}
      />,
    );
    const row = screen.getByRole('row', { selected: true });
    expect(
      within(row)
        .getAllByRole('gridcell')
        .map((cell) => cell.getAttribute('aria-colindex')),
    ).toEqual(['1', '2', '3']);
  });
});
