import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readingToWire } from '../../../../src/contract/documented/evidence/reading-mapping.ts';
import { recognitionCalls } from '../../../../src/contract/documented/evidence/recognition.ts';
import type { FileReading } from '../../../../src/domain/evidence/reading/file-reading.ts';
import { readDocumentFrom } from '../../../../src/domain/evidence/reading/read-document-from.ts';
import type { FieldReading } from '../../../../src/domain/evidence/reading/read-document.ts';
import type { ReadFieldName } from '../../../../src/domain/evidence/reading/read-fields.ts';
import type { ReadSource } from '../../../../src/domain/evidence/reading/read-source.ts';
import type { MaterialsPresenter } from '../../../../src/presentation/evidence/materials/materials-presenter.ts';
import type { ItemView } from '../../../../src/presentation/evidence/materials/materials-view-model.ts';
import {
  give,
  newPackage,
  openMaterials,
  openOffice,
  pdf,
  until,
  type Office,
  type Seat,
} from '../../../builders/office.ts';

const parties = { sellers: [{ name: '宁波砚舟精密铸造有限公司' }], buyers: [{ name: '启衡重工集团股份有限公司' }] };
type Said = Readonly<Partial<Record<ReadFieldName, string>>>;
const right: Said = {
  type: 'E_SPECIAL_VAT_ELEC',
  number: '26992000000001280371',
  date: '2026-09-15',
  amountExcludingTax: '200000.00',
  tax: '26000.00',
  total: '226000.00',
  sellerName: '宁波砚舟精密铸造有限公司',
  buyerName: '启衡重工集团股份有限公司',
};

function read(said: Said, source: ReadSource = 'pdf-text', more: readonly FieldReading[] = []): FileReading {
  const fieldReadings = [
    ...Object.entries(said).map(([field, value]) => ({ field, value, source, sure: true }) as FieldReading),
    ...more,
  ];
  return { state: 'read', document: readDocumentFrom('invoice', fieldReadings, { today: '2026-11-21', parties }) };
}

describe('invoices that were read', () => {
  let office: Office;
  let zhou: Seat;
  let packageId: string;
  let presenter: MaterialsPresenter;
  /** The readings of the files in the order of their upload. */
  let stands: readonly FileReading[];
  let known: readonly string[];

  const items = (of: MaterialsPresenter = presenter): readonly ItemView[] => {
    const { viewModel } = of;
    return viewModel.kind === 'ready'
      ? (viewModel.value.materials.find(({ name }) => name === '发票')?.items ?? [])
      : [];
  };
  const material = (): string => presenter.materials.find(({ name }) => name === '发票')?.materialId ?? '';
  const checks = (of: MaterialsPresenter = presenter) => items(of).map(({ check }) => check);
  const fieldOf = (item: ItemView | undefined, id: string): string =>
    item?.fields.find((each) => each.id === id)?.value ?? '';

  beforeEach(async () => {
    office = await openOffice();
    zhou = await office.seat('zhousiyuan');
    packageId = await newPackage(zhou);
    known = [];
    zhou.weather.answerInstead(recognitionCalls.identifySubmit.path, (request) => {
      const fileIds = (request as { readonly pkFiles: string }).pkFiles.split(',');
      known = [...known, ...fileIds.filter((each) => !known.includes(each))];
      return {
        status: 200,
        body: {
          code: '0',
          message: '',
          data: {
            tasks: fileIds.map((fileId) =>
              readingToWire(fileId, stands[known.indexOf(fileId)] ?? { state: 'waiting' }),
            ),
          },
        },
        traceId: undefined,
      };
    });
  });
  afterEach(() => office.close());

  async function given(...readings: readonly FileReading[]): Promise<void> {
    stands = readings;
    presenter = await openMaterials(zhou, packageId, 'BUSI_INVOICE');
    for (const [index, reading] of readings.entries()) {
      await give(presenter, '发票', `${index + 1}.pdf`);
      await until(() => items()[index]?.reading === (reading.state === 'waiting' ? 'under-way' : reading.state));
    }
  }
  const other = (number: string, change: Said = {}): FileReading => read({ ...right, number, ...change });

  it('are counted by their check state', async () => {
    await given(
      other('26992000000001280371'),
      other('26992000000001280372', { buyerName: '苏州澄叶电子材料有限公司' }),
      { state: 'not-readable' },
      { state: 'waiting' },
    );
    expect(checks()).toEqual(['confirmable', 'to-check', 'to-check', 'reading']);
    expect(presenter.page.checkOf(material())?.counts).toEqual({
      all: 4,
      'to-check': 2,
      confirmable: 1,
      reading: 1,
      checked: 0,
    });
  });

  it('are confirmed together when every check passes, and no others', async () => {
    await given(
      other('26992000000001280371'),
      other('26992000000001280372', { buyerName: '苏州澄叶电子材料有限公司' }),
      other('26992000000001280373'),
      other('26992000000001280374', { tax: '26000.50' }),
    );
    expect(presenter.work.confirmAllPressed(material()).count).toBe(2);
    expect(checks()).toEqual(['checked', 'to-check', 'checked', 'to-check']);
    expect(presenter.work.confirmAllPressed(material()).count).toBe(0);
  });

  it('lead to the first doubtful one after the others are confirmed, and nowhere when none is left', async () => {
    await given(
      other('26992000000001280371'),
      other('26992000000001280372', { buyerName: '苏州澄叶电子材料有限公司' }),
      other('26992000000001280373'),
    );
    const [, second] = items();
    // The doubt about its parties belongs to no field: the focus moves to a line where Enter confirms.
    expect(presenter.work.confirmAllPressed(material()).next).toEqual({ item: second?.documentId, field: 'number' });
    expect(presenter.state.folds.isUnfolded(second?.documentId ?? '')).toBe(true);
    for (const { documentId } of items()) presenter.work.confirmPressed(documentId);
    expect(presenter.work.confirmAllPressed(material())).toEqual({ count: 0, next: undefined });
  });

  it('stay checked when the user comes back, until a value or the file changes', async () => {
    await given(other('26992000000001280371'), other('26992000000001280372'));
    presenter.work.confirmAllPressed(material());
    office.clock.advance(1_000);
    await until(() => presenter.page.saved.kind === 'saved');
    presenter.left();
    const again = await openMaterials(await zhou.again(), packageId, 'BUSI_INVOICE');
    await until(() => items(again).every(({ reading }) => reading === 'read'));
    expect(checks(again)).toEqual(['checked', 'checked']);
    again.work.typed(items(again)[0]?.documentId ?? '', 'date', '2026-09-16');
    expect(checks(again)).toEqual(['to-check', 'checked']);
    stands = [...stands, other('26992000000001280372')];
    again.files.fileReplaced(items(again)[1]?.documentId ?? '', pdf('2b.pdf'));
    await until(() => again.uploads.tasks.length === 0 && items(again)[1]?.title === '2b.pdf');
    expect(checks(again)[1]).not.toBe('checked');
  });

  it('number their doubts, suggest the calculated amounts, and change nothing automatically', async () => {
    await given(other('26992000000001280371', { tax: '26050.00', buyerName: '苏州澄叶电子材料有限公司' }));
    const [item] = items();
    expect(item?.doubts).toMatchObject([
      {
        number: 1,
        field: 'tax',
        words: { key: 'reading.sum-off', values: { more: true, by: '50.00' } },
        offer: { value: '26000.00' },
      },
      {
        number: 2,
        field: undefined,
        words: { key: 'reading.doubt-party' },
        about: { key: 'reading.buyer' },
        offer: undefined,
      },
    ]);
    expect(fieldOf(item, 'tax')).toBe('26050.00');
    presenter.work.offerTaken(item?.documentId ?? '', 1);
    expect([fieldOf(items()[0], 'tax'), fieldOf(items()[0], 'total')]).toEqual(['26000.00', '226000.00']);
    // The value now differs from the paper, whose value is offered.
    expect(items()[0]?.doubts[0]).toMatchObject({
      field: 'tax',
      words: { key: 'reading.differs' },
      offer: { value: '26050.00' },
    });
  });

  it('show where on the paper they were read, with the number of the doubt', async () => {
    const place = { page: 1, area: { left: 0.5, top: 0.6, width: 0.1, height: 0.02 } };
    const { total: _, ...others } = right;
    await given(
      read(others, 'pdf-text', [
        { field: 'total', value: '226050.00', source: 'pdf-text', sure: true, place },
        { field: 'number', value: right.number ?? '', source: 'optical', sure: false, place },
      ]),
    );
    const [item] = items();
    expect(item?.places).toEqual([
      { id: 'number', number: undefined, ...place },
      { id: 'total', number: item?.doubts.find(({ field }) => field === 'total')?.number, ...place },
    ]);
  });

  it('suggest the value of the other source when two disagree', async () => {
    await given(read(right, 'qr-code', [{ field: 'date', value: '2026-09-18', source: 'pdf-text', sure: true }]));
    expect(items()[0]?.doubts).toMatchObject([
      { number: 1, field: 'date', words: { key: 'reading.doubt-sources' }, offer: { value: '2026-09-18' } },
    ]);
  });

  it('need no check after confirmation, until a value changes', async () => {
    await given(
      read({ ...right, buyerName: '苏州澄叶电子材料有限公司' }, 'qr-code', [
        { field: 'date', value: '2026-09-18', source: 'pdf-text', sure: true },
      ]),
    );
    const [id = ''] = items().map(({ documentId }) => documentId);
    const asking = () => [
      items()[0]?.doubts.length,
      items()[0]?.readNotes.filter(({ doubt }) => doubt !== undefined).length,
    ];
    expect(asking()).toEqual([2, 1]);
    presenter.work.confirmPressed(id);
    expect([checks(), asking(), items()[0]?.readNotes.length]).toEqual([['checked'], [0, 0], 2]);
    presenter.work.typed(id, 'date', '2026-09-18');
    expect(asking()).toEqual([2, 1]);
  });

  it('are confirmed one by one, each leading to the next doubtful one, then to the confirmable ones', async () => {
    const foreign = { buyerName: '苏州澄叶电子材料有限公司' };
    await given(
      other('26992000000001280371'),
      other('26992000000001280372', foreign),
      other('26992000000001280373', foreign),
    );
    const ids = items().map(({ documentId }) => documentId);
    expect(presenter.work.confirmPressed(ids[1] ?? '')?.item).toBe(ids[2]);
    expect(presenter.work.confirmPressed(ids[2] ?? '')?.item).toBe(ids[0]);
    expect(presenter.work.confirmPressed(ids[0] ?? '')).toBeUndefined();
    expect(checks()).toEqual(['checked', 'checked', 'checked']);
  });

  it('lead to the missing field instead of being confirmed without it', async () => {
    const { date: _, ...undated } = right;
    await given(read(undated), other('26992000000001280372'));
    const id = items()[0]?.documentId ?? '';
    expect(presenter.work.confirmPressed(id)).toEqual({ item: id, field: 'date' });
    expect(checks()[0]).toBe('to-check');
  });

  it('can be filtered by how far they are checked, with the open one among them', async () => {
    await given(other('26992000000001280371'), other('26992000000001280372', { tax: '26000.50' }));
    const ids = items().map(({ documentId }) => documentId);
    presenter.itemPressed(ids[1] ?? '');
    presenter.tabChosen(material(), 'confirmable');
    expect(presenter.page.checkOf(material())).toMatchObject({
      tab: 'confirmable',
      shownIds: ids,
      confirmableIds: [ids[0]],
    });
    presenter.tabChosen(material(), 'checked');
    expect([presenter.page.checkOf(material())?.shownIds, presenter.page.openItem?.documentId]).toEqual([
      [ids[1]],
      ids[1],
    ]);
  });

  it('are filtered as the address says, and the address follows the choice', async () => {
    await given(other('26992000000001280371'), other('26992000000001280372', { tax: '26000.50' }));
    presenter.tabChosen(material(), 'to-check');
    expect(zhou.place()).toContain(`s=BUSI_INVOICE&p=${packageId}&tab=${material()}.to-check`);
    presenter.opened('BUSI_INVOICE', packageId, null, `${material()}.confirmable`);
    expect(presenter.page.checkOf(material())?.tab).toBe('confirmable');
    presenter.opened('BUSI_INVOICE', packageId, null, `${material()}.nonsense,,x`);
    expect(presenter.page.checkOf(material())?.tab).toBe('all');
  });

  /** A document that needs the user, between two unreadable ones, of which one is read again. */
  async function beingReadAround(reading: FileReading): Promise<readonly string[]> {
    await given({ state: 'not-readable' }, reading, { state: 'not-readable' });
    const ids = items().map(({ documentId }) => documentId);
    office.clock.advance(1_000);
    await until(() => presenter.page.saved.kind === 'saved');
    presenter.left();
    stands = [{ state: 'waiting' }, reading, { state: 'waiting' }];
    return ids;
  }

  it('continue at the first one that needs a person, not at one being read', async () => {
    const ids = await beingReadAround(other('26992000000001280372', { number: '' }));
    const again = await openMaterials(zhou, packageId, 'BUSI_INVOICE');
    await until(() => items(again)[2]?.reading === 'under-way');
    expect(again.resume).toEqual({ item: ids[1], field: 'number' });
    expect(again.state.folds.isUnfolded(ids[1] ?? '')).toBe(true);
  });

  it('keep the selected one when the user has moved on already', async () => {
    const ids = await beingReadAround(other('26992000000001280372', { number: '' }));
    const again = zhou.presenters.materials('credit');
    again.opened('BUSI_INVOICE', packageId);
    await until(() => again.content.kind === 'ready');
    again.itemPressed(ids[2] ?? '');
    await until(() => items(again)[2]?.reading !== undefined);
    expect(again.state.folds.selectedId).toBe(ids[2]);
  });

  describe('with a replaced file', () => {
    const toCompare = () =>
      items()[0]
        ?.fields.filter((each) => each.toCompare)
        .map(({ id }) => id);
    const doubts = () => items()[0]?.doubts.filter(({ field }) => field !== undefined);

    async function replaced(before: FileReading, after: FileReading): Promise<string> {
      await given(before);
      const id = items()[0]?.documentId ?? '';
      office.clock.advance(1_000);
      await until(() => presenter.page.saved.kind === 'saved');
      stands = [...stands, after];
      presenter.files.fileReplaced(id, pdf('better.pdf'));
      await until(() => items()[0]?.title === 'better.pdf' && items()[0]?.reading !== undefined);
      return id;
    }

    it('are read again, and need no comparison when both files agree', async () => {
      await replaced(other('26992000000001280371'), other('26992000000001280371'));
      expect([toCompare(), checks()]).toEqual([[], ['confirmable']]);
    });

    it('show the values of both files until the user decides', async () => {
      const id = await replaced(
        other('26992000000001280371'),
        other('26992000000001280372', { amountExcludingTax: '100000.00', tax: '13000.00', total: '113000.00' }),
      );
      expect([toCompare(), items()[0]?.state]).toEqual([
        ['number', 'amountExcludingTax', 'tax', 'total'],
        'to-compare',
      ]);
      expect(doubts()).toMatchObject([
        { field: 'number', words: { key: 'reading.old-file-differs' }, offer: { value: '26992000000001280372' } },
        { field: 'amountExcludingTax' },
        { field: 'tax' },
        { field: 'total', offer: { value: '113000.00' } },
      ]);
      expect([fieldOf(items()[0], 'number'), presenter.work.confirmPressed(id)]).toEqual([
        '26992000000001280371',
        { item: id, field: 'number' },
      ]);
      presenter.work.offerTaken(id, 1);
      expect([fieldOf(items()[0], 'number'), toCompare()]).toEqual([
        '26992000000001280372',
        ['amountExcludingTax', 'tax', 'total'],
      ]);
      presenter.work.newFileTaken(id);
      expect([fieldOf(items()[0], 'total'), toCompare(), checks()]).toEqual(['113000.00', [], ['confirmable']]);
    });

    it('keep the earlier value when the user confirms it', async () => {
      const id = await replaced(other('26992000000001280371'), other('26992000000001280372'));
      presenter.work.comparedPressed(id);
      expect([fieldOf(items()[0], 'number'), toCompare(), items()[0]?.doubts[0]?.words.key]).toEqual([
        '26992000000001280371',
        [],
        'reading.differs',
      ]);
      presenter.work.confirmPressed(id);
      expect(checks()).toEqual(['checked']);
    });

    it('wait for manual entry when the new file cannot be read', async () => {
      await replaced(other('26992000000001280371'), { state: 'not-readable' });
      expect([
        toCompare()?.length,
        doubts()?.every(({ words, offer }) => words.key === 'reading.old-file' && offer === undefined),
        checks(),
      ]).toEqual([6, true, ['to-check']]);
    });

    it('take from the new file what the earlier one lacked', async () => {
      const { date: _, ...undated } = right;
      await replaced(read(undated), read(right));
      await until(() => fieldOf(items()[0], 'date') !== '');
      expect([fieldOf(items()[0], 'date'), toCompare()]).toEqual(['2026-09-15', []]);
    });
  });
});
