import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type {
  CorrectedDocument,
  LogEntry,
  ReturnedDocument,
} from '../../../../src/domain/evidence/materials/progress.ts';
import { defaultReasonSeparators } from '../../../../src/domain/platform/reason-separators.ts';
import { historyLines, type LogLine } from '../../../../src/presentation/evidence/package-detail/detail-history.ts';
import type { MaterialsPresenter } from '../../../../src/presentation/evidence/materials/materials-presenter.ts';
import {
  give,
  idOf,
  newPackage,
  openMaterials,
  openOffice,
  until,
  type Office,
  type Seat,
} from '../../../builders/office.ts';

const minute = 60_000;
const document = (more: Partial<ReturnedDocument> = {}): ReturnedDocument => ({
  documentType: 'BUSI_INVOICE',
  material: '发票',
  number: '01287734',
  fileName: 'a.pdf',
  reason: '价税合计不符',
  ...more,
});
const entry = (more: Partial<LogEntry>): LogEntry => ({
  at: 1,
  action: 'returned',
  actorName: '',
  side: 'PLATFORM',
  detail: '',
  returned: [],
  corrected: [],
  ...more,
});
const lineOf = (more: Partial<LogEntry>): LogLine =>
  historyLines([entry(more)], { separators: defaultReasonSeparators, act: 'pays-out' })[0]!;

describe('the history line of a return', () => {
  it('names each document with its reason, an attachment by its file', () => {
    const returned = [
      document(),
      document({ documentType: 'BUSI_CONTRACT', material: '贸易合同', number: 'QH1', reason: '缺页@@请补' }),
      document({ documentType: 'OTHER', material: '其他补充资料', number: '', fileName: '验收单.pdf' }),
    ];
    expect(lineOf({ detail: '3', returned })).toMatchObject({
      about: [],
      returnedInAll: undefined,
      returned: [
        { name: { key: 'detail.invoice', values: { number: '01287734' } }, reason: '价税合计不符' },
        { name: { key: 'detail.contract', values: { number: 'QH1' } }, reason: '缺页\n请补' },
        {
          name: { key: 'detail.named-file', values: { name: '其他补充资料', file: '验收单.pdf' } },
          reason: '价税合计不符',
        },
      ],
    });
  });

  it('counts the documents that it does not name', () => {
    const line = lineOf({ detail: '5', returned: Array.from({ length: 5 }, () => document()) });
    expect(line.returned).toHaveLength(3);
    expect(line.returnedInAll).toEqual({ key: 'detail.log-in-all', values: { items: 5 } });
  });

  it('shows the number when the back end does not name the documents', () => {
    expect(lineOf({ detail: '2' })).toMatchObject({
      returned: [],
      returnedInAll: { key: 'detail.items-returned', values: { items: 2 } },
    });
    expect(lineOf({ detail: '请修改' })).toMatchObject({ returned: [], returnedInAll: undefined });
  });
});

describe('the history line of a submission', () => {
  it('marks a withdrawn submission, so that the others match the version', () => {
    const log = (['submitted', 'withdrawn', 'submitted', 'returned', 'submitted'] as const).map((action, at) =>
      entry({ action, at }),
    );
    const lines = historyLines(log, { separators: defaultReasonSeparators, act: 'pays-out' }).toReversed();
    expect(lines.map(({ what }) => what.key)).toEqual([
      'detail.log-submitted-withdrawn',
      'after.log-withdrawn',
      'detail.log-submitted',
      'detail.log-returned',
      'detail.log-submitted',
    ]);
    expect(lines[0]?.about).toEqual([]);
  });
});

describe('the history line of a granted change', () => {
  it('names the submission that it opened, without withdrawn ones or the back end’s count', () => {
    const log = (
      ['submitted', 'withdrawn', 'submitted', 'returned', 'submitted', 'change-granted', 'submitted'] as const
    ).map((action, at) => entry({ action, at, detail: action === 'change-granted' ? '17' : '' }));
    expect(
      historyLines(log, { separators: defaultReasonSeparators, act: 'pays-out' }).find(
        ({ what }) => what.key === 'after.log-change-granted',
      )?.what,
    ).toEqual({ key: 'after.log-change-granted', values: { version: '2' } });
  });
});

describe('the history line of a removal request', () => {
  it('names the document with the reason', () => {
    expect(lineOf({ action: 'removal-asked', returned: [document()] })).toMatchObject({
      what: { key: 'after.log-removal-asked' },
      about: [],
      returned: [{ name: { key: 'detail.invoice' }, reason: '价税合计不符' }],
      returnedInAll: undefined,
    });
  });
});

describe('the history line of a correction by the platform', () => {
  it('names every changed field of each document, with its old and new value', () => {
    const corrected: readonly CorrectedDocument[] = [
      {
        documentType: 'BUSI_INVOICE',
        material: '发票',
        number: '01287799',
        fileName: 'a.pdf',
        changes: [
          { field: 'type', before: 'GENERAL_VAT', after: 'SPECIAL_VAT' },
          { field: 'date', before: '', after: '2026-11-02' },
        ],
      },
      {
        documentType: 'BUSI_CONTRACT',
        material: '贸易合同',
        number: 'QH1',
        fileName: '',
        changes: [{ field: 'contractAmount', before: '1.00', after: '2.00' }],
      },
    ];
    expect(lineOf({ action: 'platform-corrected', corrected }).corrected).toEqual([
      {
        name: { key: 'detail.invoice', values: { number: '01287799' } },
        changes: [
          {
            label: 'materials.invoice-type',
            before: { kind: 'words', words: { key: 'materials.type-general-vat' } },
            after: { kind: 'words', words: { key: 'materials.type-special-vat' } },
          },
          {
            label: 'materials.invoice-date',
            before: { kind: 'date', text: '' },
            after: { kind: 'date', text: '2026-11-02' },
          },
        ],
      },
      {
        name: { key: 'detail.contract', values: { number: 'QH1' } },
        changes: [
          {
            label: 'materials.contract-amount',
            before: { kind: 'amount', text: '1.00', main: true },
            after: { kind: 'amount', text: '2.00', main: true },
          },
        ],
      },
    ]);
  });
});

it('each receivable of a new package is named separately, and any other document by its whole name', () => {
  expect(lineOf({ action: 'created', detail: 'R1、R2' }).about).toEqual(['R1', 'R2']);
  expect(lineOf({ action: 'item-added', detail: '合同、订单.pdf' }).about).toEqual(['合同、订单.pdf']);
  expect(lineOf({ action: 'submitted' }).about).toEqual([]);
});

it('the latest line comes first, also within one moment', () => {
  const keys = historyLines(
    [entry({ action: 'created' }), entry({ action: 'submitted', at: 2 }), entry({ action: 'discarded', at: 2 })],
    { separators: defaultReasonSeparators, act: 'pays-out' },
  ).map((line) => line.what.key);
  expect(keys).toEqual(['detail.log-discarded', 'detail.log-submitted', 'detail.log-created']);
});

describe('the history line of an edit', () => {
  let office: Office;
  let zhou: Seat;
  let id: string;
  let open: MaterialsPresenter;
  const edits = async (): Promise<readonly (readonly string[])[]> => {
    const presenter = zhou.presenters.packageDetail('credit');
    presenter.opened(id);
    await until(() => presenter.content.kind === 'ready');
    if (presenter.viewModel.kind !== 'ready') return [];
    return presenter.viewModel.value.history
      .filter((line) => line.what.key === 'detail.log-item-edited')
      .map((line) => [line.who, ...line.about]);
  };
  const typed = async (presenter: MaterialsPresenter, value: string, fileName = 'a.pdf'): Promise<void> => {
    presenter.work.typed(idOf(presenter, fileName), 'number', value);
    office.clock.advance(1_000);
    await until(() => presenter.state.saved.kind === 'saved');
  };

  beforeEach(async () => {
    office = await openOffice();
    zhou = await office.seat('zhousiyuan');
    id = await newPackage(zhou);
    open = await openMaterials(zhou, id, 'BUSI_INVOICE');
    await give(open, '发票', 'a.pdf', 'b.pdf');
  });
  afterEach(() => office.close());

  it('names the editor and the document, once for one sitting', async () => {
    await typed(open, '0128');
    await typed(open, '01287734');
    expect(await edits()).toEqual([['周思远', 'a.pdf']]);
    office.clock.advance(10 * minute);
    await typed(open, '01287735');
    expect(await edits()).toHaveLength(2);
  });

  it('is separate for each document and each person', async () => {
    await typed(open, '01287734');
    await typed(open, '01287735', 'b.pdf');
    const li = await openMaterials(await office.seat('limin'), id, 'BUSI_INVOICE');
    await typed(li, '01287736');
    expect(await edits()).toEqual(
      expect.arrayContaining([
        ['周思远', 'a.pdf'],
        ['周思远', 'b.pdf'],
        ['李敏', 'a.pdf'],
      ]),
    );
    expect(await edits()).toHaveLength(3);
  });
});
