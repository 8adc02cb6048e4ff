import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openBooks, policyOf } from '../../../../src/domain/evidence/shared/book-policies.ts';
import type { PackageRow } from '../../../../src/presentation/evidence/shared/package-row.ts';
import {
  packageTableColumns,
  type ColumnContext,
} from '../../../../src/views/evidence/package-list/package-table-columns.tsx';
import type { Say } from '../../../../src/words/use-words.ts';
import { show } from '../../design/show.tsx';

afterEach(cleanup);

const drawing: ColumnContext = {
  say: ((key: string) => key) as unknown as Say,
  today: '2026-11-21',
  accounts: { numberPressed: async () => undefined },
  opensHere: () => true,
  someElsewhere: false,
  overAllBooks: false,
  showsNumber: true,
  issues: false,
};
const row = {
  packageId: 'DD1',
  path: '/credit/finance-data/detail?p=DD1',
  payer: '启衡重工',
  funder: '长屿银行',
  invoiceNeed: 'owed',
  action: { label: 'packages.view', path: '/credit/finance-data/detail?p=DD1' },
} as unknown as PackageRow;
const columns = (change: Partial<ColumnContext>) => packageTableColumns(['payer', 'funder'], { ...drawing, ...change });

describe('the columns of a package list', () => {
  it('begin with the number, and end with the action', () => {
    expect(columns({}).map(({ id, onCard }) => [id, onCard])).toEqual([
      ['number', 'title'],
      ['payer', undefined],
      ['funder', undefined],
      ['action', 'action'],
    ]);
  });

  it('show the product after the number in a list of several products', () => {
    expect(columns({ overAllBooks: true }).map(({ id }) => id)).toEqual([
      'number',
      'product',
      'payer',
      'funder',
      'action',
    ]);
  });

  it('begin with the first shown column when the number is hidden, as the row header', () => {
    const [first, ...others] = columns({ showsNumber: false });
    expect([first?.id, first?.onCard, others.map(({ id, onCard }) => [id, onCard])]).toEqual([
      'payer',
      'title',
      [
        ['funder', undefined],
        ['action', 'action'],
      ],
    ]);
    show(<>{first?.cell(row)}</>);
    expect([screen.getByText(/启衡重工/u).textContent, screen.queryByText('DD1')]).toEqual([
      expect.stringContaining('启衡重工'),
      null,
    ]);
    expect(document.body.textContent?.replace('启衡重工', '').trim()).not.toBe('');
  });

  it.each([true, false])('link only to pages of this host, and name work done elsewhere: %s', (isHere) => {
    const drawn = columns({ opensHere: () => isHere, someElsewhere: !isHere });
    show(
      <>
        {drawn[0]?.cell(row)} {drawn.at(-1)?.cell(row)}
      </>,
    );
    expect([
      screen.queryAllByRole('link').length,
      document.body.textContent?.includes('shell.elsewhere-row'),
      document.body.textContent?.includes('DD1'),
    ]).toEqual([isHere ? 2 : 0, !isHere, true]);
  });

  it('contain the number in every book', () => {
    expect(openBooks().filter((book) => !policyOf(book).flags.showCode)).toEqual([]);
  });
});
