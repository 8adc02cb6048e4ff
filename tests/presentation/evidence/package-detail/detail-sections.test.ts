import { describe, expect, it } from 'vitest';
import { defaultReasonSeparators } from '../../../../src/domain/platform/reason-separators.ts';
import { detailLines } from '../../../../src/presentation/evidence/package-detail/detail-lines.ts';
import {
  detailSections,
  everyLine,
  type LineFilter,
} from '../../../../src/presentation/evidence/package-detail/detail-sections.ts';
import { contractItem, contracts, invoiceItem, invoices, material } from '../../../builders/materials.ts';

const context = { submitted: true, separators: defaultReasonSeparators, clarity: () => undefined };
const many = Array.from({ length: 200 }, (_, at) =>
  invoiceItem(`I${at}`, `${at + 1}.01`, {
    result: at === 7 ? 'NOPASS' : at < 100 ? 'PASS' : 'UNKNOWN',
    files: [{ fileId: `P${at}`, name: `invoice-${at}.pdf`, size: 10, mimeType: 'application/pdf' }],
  }),
);
const lines = detailLines(
  [material({ items: [] }), invoices(many), contracts([contractItem('C1', '20100.00')])],
  context,
);
const shown = (filter: Partial<LineFilter> = {}) =>
  detailSections(lines, { ...everyLine, ...filter }).map(({ stage, count, total, lines: own }) => [
    stage,
    own.length,
    count,
    total,
  ]);

describe('the documents of a package with 200 invoices (F-236)', () => {
  it('are listed by stage, with their number and their sum', () => {
    expect(shown()).toEqual([
      ['BUSI_CONTRACT', 1, 1, '20100.00'],
      ['BUSI_INVOICE', 200, 200, '20102.00'],
      ['FINANCE_OTHER', 1, 0, undefined],
    ]);
  });

  it('have the returned ones first in their stage', () => {
    const section = detailSections(lines, everyLine).find(({ stage }) => stage === 'BUSI_INVOICE');
    expect(section?.lines.slice(0, 2).map(({ key }) => key)).toEqual(['I7', 'I0']);
  });

  it.each<[Partial<LineFilter>, ReturnType<typeof shown>]>([
    [{ result: 'returned' }, [['BUSI_INVOICE', 1, 1, '8.01']]],
    [{ result: 'passed' }, [['BUSI_INVOICE', 99, 99, '5042.99']]],
    [{ result: 'not-given' }, [['FINANCE_OTHER', 1, 0, undefined]]],
    [{ keyword: ' INVOICE-150. ' }, [['BUSI_INVOICE', 1, 1, '151.01']]],
    [{ keyword: '20100' }, [['BUSI_CONTRACT', 1, 1, '20100.00']]],
    [{ keyword: 'nowhere' }, []],
    [{ keyword: 'invoice-150', result: 'passed' }, []],
  ])('are filtered by %o, with the totals of the shown documents', (filter, expected) => {
    expect(shown(filter)).toEqual(expected);
  });

  it('without a review', () => {
    expect(shown({ result: 'unreviewed' })).toEqual([
      ['BUSI_CONTRACT', 1, 1, '20100.00'],
      ['BUSI_INVOICE', 100, 100, expect.any(String)],
    ]);
  });
});
