import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../../../../features/support/weather.ts';
import { clarityCalls } from '../../../../../src/contract/documented/evidence/clarity.ts';
import { readingToWire } from '../../../../../src/contract/documented/evidence/reading-mapping.ts';
import { recognitionCalls } from '../../../../../src/contract/documented/evidence/recognition.ts';
import type { FileReading } from '../../../../../src/domain/evidence/reading/file-reading.ts';
import { readDocumentFrom } from '../../../../../src/domain/evidence/reading/read-document-from.ts';
import type { FieldReading } from '../../../../../src/domain/evidence/reading/read-document.ts';
import type { DocumentKind, ReadFieldName } from '../../../../../src/domain/evidence/reading/read-fields.ts';
import type { ReadSource } from '../../../../../src/domain/evidence/reading/read-source.ts';
import type { MaterialsPresenter } from '../../../../../src/presentation/evidence/materials/materials-presenter.ts';
import type { ItemView } from '../../../../../src/presentation/evidence/materials/materials-view-model.ts';
import {
  give,
  newPackage,
  openMaterials,
  openOffice,
  until,
  type Office,
  type Seat,
} from '../../../../builders/office.ts';

const path = recognitionCalls.identifySubmit.path;
const parties = { sellers: [{ name: '宁波砚舟精密铸造有限公司' }], buyers: [{ name: '启衡重工集团股份有限公司' }] };

let office: Office;
let zhou: Seat;
let packageId: string;
/** The reading of each file in the back end, and the requests for it. */
let stands: (fileId: string) => FileReading | undefined;
let asked: readonly (readonly string[])[];

beforeEach(async () => {
  office = await openOffice();
  zhou = await office.seat('zhousiyuan');
  packageId = await newPackage(zhou);
  asked = [];
  stands = () => ({ state: 'waiting' });
  zhou.weather.answerInstead(path, (request) => {
    const fileIds = (request as { readonly pkFiles: string }).pkFiles.split(',');
    asked = [...asked, fileIds];
    const tasks = fileIds.flatMap((fileId) => {
      const reading = stands(fileId);
      return reading ? [readingToWire(fileId, reading)] : [];
    });
    return { status: 200, body: { code: '0', message: '', data: { tasks } }, traceId: undefined };
  });
});

afterEach(() => {
  office.close();
});

type Said = Readonly<Partial<Record<ReadFieldName, string>>>;

function read(kind: DocumentKind, said: Said, source: ReadSource = 'qr-code'): FileReading {
  const fieldReadings = Object.entries(said).map(
    ([field, value]) => ({ field, value, source, sure: true }) as FieldReading,
  );
  return { state: 'read', document: readDocumentFrom(kind, fieldReadings, { today: '2026-11-21', parties }) };
}

const invoice: Said = {
  type: 'E_SPECIAL_VAT_ELEC',
  number: '26992000000001280371',
  date: '2026-09-15',
  amountExcludingTax: '200000.00',
  tax: '26000.00',
  total: '226000.00',
  sellerName: '宁波砚舟精密铸造有限公司',
  buyerName: '启衡重工集团股份有限公司',
};

/** After the interval, when the readings are requested again. */
async function later(holds: () => boolean): Promise<void> {
  office.clock.advance(2_000);
  await until(holds);
}

const items = (presenter: MaterialsPresenter, material: string): readonly ItemView[] => {
  const { viewModel } = presenter;
  return viewModel.kind === 'ready'
    ? (viewModel.value.materials.find(({ name }) => name === material)?.items ?? [])
    : [];
};
const valuesOf = (item: ItemView | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries((item?.fields ?? []).map(({ id, value }) => [id, value]));
const fieldOf = (item: ItemView | undefined, id: string) => item?.fields.find((each) => each.id === id);

describe('a file being read', () => {
  let presenter: MaterialsPresenter;
  const only = () => items(presenter, '发票')[0];

  beforeEach(async () => {
    presenter = await openMaterials(zhou, packageId, 'BUSI_INVOICE');
    await give(presenter, '发票', '发票.pdf');
    await until(() => only()?.reading === 'under-way');
  });

  it('shows the reading, and the progress of all', () => {
    const { viewModel } = presenter;
    const [material] = items(presenter, '发票');
    expect(material?.state).toBe('incomplete');
    expect(
      viewModel.kind === 'ready' &&
        viewModel.value.readingOf(presenter.materials.find(({ name }) => name === '发票')?.materialId ?? ''),
    ).toEqual({ done: 0, total: 1 });
  });

  it('is not incomplete before its reading is known, and becomes so when it cannot be read', async () => {
    const device = await office.seat('zhousiyuan');
    const elsewhere = device.presenters.materials('credit');
    const seen: unknown[] = [];
    const again = () => items(elsewhere, '发票')[0];
    device.weather.answerInstead(path, () => {
      seen.push([again()?.state, again()?.reading, again()?.check]);
      return { status: 200, body: { code: '0', message: '', data: { tasks: [] } }, traceId: undefined };
    });
    elsewhere.opened('BUSI_INVOICE', packageId);
    await until(() => again() !== undefined && again()?.reading !== 'asked');
    expect([seen, again()?.reading]).toEqual([[['incomplete', 'asked', undefined]], undefined]);
    elsewhere.left();
  });

  it('needs no user while it is read, and needs manual entry when it cannot be read', async () => {
    await give(presenter, '发票', '二.pdf');
    const id = only()?.documentId ?? '';
    await until(() => items(presenter, '发票').every(({ reading }) => reading === 'under-way'));
    expect([presenter.page.waitingBeside(id), presenter.page.hasNextBeside(id)]).toEqual([0, true]);
    stands = () => ({ state: 'not-readable' });
    await later(() => presenter.page.waitingBeside(id) === 1);
  });

  it('is polled together with those that arrived while it waited', async () => {
    const before = asked.length;
    for (const name of ['二.pdf', '三.pdf', '四.pdf']) await give(presenter, '发票', name);
    await until(() => items(presenter, '发票').length === 4);
    expect(asked).toHaveLength(before);
    expect(items(presenter, '发票').map(({ reading }) => reading)).toEqual(
      Array.from({ length: 4 }, () => 'under-way'),
    );
    stands = () => read('invoice', invoice);
    await later(() => items(presenter, '发票').every(({ reading }) => reading === 'read'));
    expect(asked.slice(before).map((fileIds) => fileIds.length)).toEqual([4]);
  });

  it('fills in untouched fields, shows where each was read, and is saved', async () => {
    stands = () => read('invoice', invoice);
    await later(() => only()?.reading === 'read');
    expect(valuesOf(only())).toMatchObject({
      type: 'E_SPECIAL_VAT_ELEC',
      number: '26992000000001280371',
      date: '2026-09-15',
      amountExcludingTax: '200000.00',
      tax: '26000.00',
      total: '226000.00',
    });
    expect([only()?.state, fieldOf(only(), 'total')?.read]).toEqual([
      'complete',
      { source: { key: 'reading.source-qr-code' }, instead: undefined, doubt: undefined },
    ]);
    office.clock.advance(2_000);
    await until(() => only()?.save.kind === 'saved');
    const again = await openMaterials(zhou, packageId, 'BUSI_INVOICE');
    expect(valuesOf(items(again, '发票')[0])).toMatchObject({ number: '26992000000001280371', total: '226000.00' });
  });

  it('fills in only the fields that the category’s parameters of recognition name (F-211)', async () => {
    await office.store.transaction(async (transaction) => {
      for (const each of await transaction.materials.ofPackage(packageId))
        await transaction.materials.save({
          ...each,
          category: { ...each.category, recognisedFields: ['number', 'total'] },
        });
    });
    presenter.left();
    presenter = await openMaterials(zhou, packageId, 'BUSI_INVOICE');
    stands = () => read('invoice', invoice);
    await later(() => only()?.reading === 'read');
    expect(valuesOf(only())).toMatchObject({
      number: '26992000000001280371',
      total: '226000.00',
      date: '',
      amountExcludingTax: '',
      tax: '',
    });
  });

  it('keeps typed values, shows both, and uses the read value on request', async () => {
    const id = only()?.documentId ?? '';
    presenter.work.typed(id, 'total', '226000.50');
    stands = () => read('invoice', invoice, 'pdf-text');
    await later(() => only()?.reading === 'read');
    expect([valuesOf(only())['total'], fieldOf(only(), 'total')?.read]).toMatchObject([
      '226000.50',
      { source: { key: 'reading.source-pdf-text' }, instead: { value: '226000.00' } },
    ]);
    presenter.work.typed(id, 'total', fieldOf(only(), 'total')?.read?.instead?.value ?? '');
    expect(fieldOf(only(), 'total')?.read?.instead).toBeUndefined();
  });

  it('is filled in once: a field emptied later stays empty', async () => {
    stands = () => read('invoice', invoice);
    await later(() => only()?.reading === 'read');
    presenter.work.typed(only()?.documentId ?? '', 'number', '');
    presenter.left();
    const again = await openMaterials(zhou, packageId, 'BUSI_INVOICE');
    await until(() => items(again, '发票')[0]?.reading === 'read');
    expect(valuesOf(items(again, '发票')[0])['number']).toBe('');
  });

  it('shows the parties on it, and the doubts about them', async () => {
    stands = () => read('invoice', { ...invoice, sellerName: '苏州澄叶电子材料有限公司', colour: 'red' });
    await later(() => only()?.reading === 'read');
    expect(only()?.readNotes).toMatchObject([
      {
        words: { key: 'reading.seller', values: { name: '苏州澄叶电子材料有限公司' } },
        doubt: { key: 'reading.doubt-party' },
      },
      { words: { key: 'reading.buyer' }, doubt: undefined },
      { words: { key: 'reading.red' }, doubt: { key: 'reading.doubt-red' } },
    ]);
  });

  it('that cannot be read is left to manual entry, and not polled again', async () => {
    stands = () => ({ state: 'not-readable' });
    await later(() => only()?.reading === 'not-readable');
    const before = asked.length;
    office.clock.advance(60_000);
    expect([valuesOf(only())['number'], asked.length]).toEqual(['', before]);
  });

  it('that the back end does not know, or does not answer for, does not stop typing', async () => {
    stands = () => undefined;
    await later(() => only()?.reading === undefined);
    zhou.weather.refuse(path, '系统维护中');
    await give(presenter, '发票', '另一张.pdf');
    await until(() => items(presenter, '发票').length === 2);
    expect([presenter.content.kind, items(presenter, '发票')[1]?.reading, presenter.page.saved]).toMatchObject([
      'ready',
      undefined,
      {},
    ]);
  });

  it('is not polled after the page is left', () => {
    presenter.left();
    const before = asked.length;
    office.clock.advance(60_000);
    expect(asked.length).toBe(before);
  });
});

it('an unknown file is not shown as polled while another one is', async () => {
  stands = () => undefined;
  const presenter = await openMaterials(zhou, packageId, 'BUSI_INVOICE');
  const first = () => items(presenter, '发票')[0];
  await give(presenter, '发票', 'a.pdf');
  await until(() => first() !== undefined && first()?.reading === undefined);
  const seen: unknown[] = [];
  stands = () => {
    seen.push(items(presenter, '发票').find(({ documentId }) => documentId === id)?.reading);
    return undefined;
  };
  const id = first()?.documentId;
  await give(presenter, '发票', 'b.pdf');
  await until(() => seen.length > 0 && items(presenter, '发票').every(({ reading }) => reading === undefined));
  expect(seen).toEqual([undefined]);
});

it('a contract is filled in by its number without separators, and keeps its spelling on paper', async () => {
  const presenter = await openMaterials(zhou, packageId, 'BUSI_CONTRACT');
  stands = () =>
    read(
      'contract',
      {
        number: 'QH-2026(采)018',
        amount: '642300.00',
        firstParty: '启衡重工集团股份有限公司',
        secondParty: '宁波砚舟精密铸造有限公司',
      },
      'pdf-text',
    );
  await give(presenter, '贸易合同', '合同.pdf');
  await until(() => items(presenter, '贸易合同')[0]?.reading === 'read');
  const [contract] = items(presenter, '贸易合同');
  expect(valuesOf(contract)).toMatchObject({
    contractAmount: '642300.00',
    contractNumber: expect.stringMatching(/^[A-Za-z0-9]+$/u) as unknown,
  });
  expect([fieldOf(contract, 'contractNumber')?.asWritten, contract?.readNotes.map(({ doubt }) => doubt)]).toEqual([
    'QH-2026(采)018',
    [undefined, undefined],
  ]);
});

it('a reader fills in nothing and requests nothing', async () => {
  const presenter = await openMaterials(zhou, packageId, 'BUSI_INVOICE');
  await give(presenter, '发票', '发票.pdf');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  presenter.left();
  const director = await office.seat('guyunzhou');
  let sent = 0;
  director.weather.answerInstead(path, () => {
    sent += 1;
    return undefined;
  });
  const looked = await openMaterials(director, packageId, 'BUSI_INVOICE');
  office.clock.advance(10_000);
  expect([items(looked, '发票').length, sent]).toEqual([1, 0]);
});

it('nothing is requested, awaited or announced when the platform has switched reading off', async () => {
  let isAsked = false;
  zhou.weather.answerInstead(clarityCalls.aiControls.path, (request) => {
    isAsked ||= (request as { readonly nameList: string }).nameList === 'OCR_IDENTIFY';
    return {
      status: 200,
      body: { code: '0', message: '', data: [{ name: 'OCR_IDENTIFY', status: '0' }] },
      traceId: undefined,
    };
  });
  const presenter = await openMaterials(zhou, packageId, 'BUSI_INVOICE');
  await give(presenter, '发票', 'a.pdf');
  await expect.poll(() => isAsked).toBe(true);
  await until(() => items(presenter, '发票')[0]?.reading === undefined);
  office.clock.advance(10_000);
  expect([asked, items(presenter, '发票')[0]?.reading, items(presenter, '发票')[0]?.check]).toEqual([
    [],
    undefined,
    undefined,
  ]);
});

it('a file is read as usual when the switch cannot be loaded', async () => {
  zhou.weather.answerInstead(clarityCalls.aiControls.path, () => refusal('018000500', '维护中'));
  stands = () => read('invoice', invoice);
  const presenter = await openMaterials(zhou, packageId, 'BUSI_INVOICE');
  await give(presenter, '发票', 'a.pdf');
  await until(() => items(presenter, '发票')[0]?.reading === 'read');
});

describe('a document read again on request', () => {
  const numberOf = (presenter: MaterialsPresenter) =>
    items(presenter, '发票')[0]?.fields.find(({ id }) => id === 'number');
  const opened = async (first: FileReading): Promise<MaterialsPresenter> => {
    stands = () => first;
    const presenter = await openMaterials(zhou, packageId, 'BUSI_INVOICE');
    await give(presenter, '发票', 'a.pdf');
    await later(() => items(presenter, '发票')[0]?.againLeft !== undefined);
    return presenter;
  };
  const readAgain = async (presenter: MaterialsPresenter, then: FileReading): Promise<void> => {
    stands = () => ({ state: 'waiting' });
    await presenter.readAgainPressed(items(presenter, '发票')[0]?.documentId ?? '');
    expect(items(presenter, '发票')[0]).toMatchObject({ reading: 'under-way', againLeft: 3 });
    stands = () => then;
    await later(() => items(presenter, '发票')[0]?.reading === 'read');
  };

  it('is filled in where its fields are empty because the first reading failed', async () => {
    const presenter = await opened({ state: 'not-readable', againLeft: 3 });
    await readAgain(presenter, read('invoice', invoice));
    expect(numberOf(presenter)?.value).toBe(invoice.number);
  });

  it('keeps typed values beside those of the new reading', async () => {
    const presenter = await opened({ state: 'not-readable', againLeft: 3 });
    presenter.work.typed(items(presenter, '发票')[0]?.documentId ?? '', 'number', '26992000000001289999');
    await readAgain(presenter, read('invoice', invoice));
    expect([numberOf(presenter)?.value, numberOf(presenter)?.read?.instead?.value]).toEqual([
      '26992000000001289999',
      invoice.number,
    ]);
  });

  it('stays unchanged when the platform refuses, and shows why', async () => {
    const presenter = await opened({ ...read('invoice', invoice), againLeft: 1 } as FileReading);
    zhou.weather.refuse(path, '系统维护中');
    await presenter.readAgainPressed(items(presenter, '发票')[0]?.documentId ?? '');
    expect(items(presenter, '发票')[0]).toMatchObject({ reading: 'read', againLeft: 1 });
    expect(zhou.presenters.toasts.notes).toMatchObject([{ tone: 'bad', message: { values: { words: '系统维护中' } } }]);
  });

  it('shows the earlier values until the new reading is done, and then the new ones', async () => {
    const presenter = await opened({ ...read('invoice', invoice), againLeft: 3 } as FileReading);
    presenter.work.typed(items(presenter, '发票')[0]?.documentId ?? '', 'number', '26992000000001289999');
    stands = () => ({ state: 'waiting' });
    await presenter.readAgainPressed(items(presenter, '发票')[0]?.documentId ?? '');
    expect(numberOf(presenter)?.read?.instead?.value).toBe(invoice.number);
    const before = asked.length;
    stands = () => ({ state: 'running' });
    office.clock.advance(2_000);
    await expect.poll(() => asked.length).toBeGreaterThan(before);
    expect([items(presenter, '发票')[0]?.reading, numberOf(presenter)?.read?.instead?.value]).toEqual([
      'under-way',
      invoice.number,
    ]);
    stands = () => read('invoice', { ...invoice, number: '26992000000001280372' });
    await later(() => items(presenter, '发票')[0]?.reading === 'read');
    expect(numberOf(presenter)?.read?.instead?.value).toBe('26992000000001280372');
  });

  it('must be filled in by hand after too many readings, and is not offered again', async () => {
    const presenter = await opened({ ...read('invoice', invoice), againLeft: 1 } as FileReading);
    zhou.weather.answerInstead(path, () => ({
      status: 400,
      body: { code: 'REQUEST_INVALID', message: '请求不正确', data: { field: 'again' } },
      traceId: undefined,
    }));
    await presenter.readAgainPressed(items(presenter, '发票')[0]?.documentId ?? '');
    expect(items(presenter, '发票')[0]).toMatchObject({ reading: 'read', againLeft: 0 });
    expect(zhou.presenters.toasts.notes).toMatchObject([{ tone: 'warn', message: { key: 'reading.again-no-more' } }]);
  });

  it('is offered only when the back end allows it', async () => {
    stands = () => ({ state: 'not-readable' });
    const presenter = await openMaterials(zhou, packageId, 'BUSI_INVOICE');
    await give(presenter, '发票', 'a.pdf');
    await later(() => items(presenter, '发票')[0]?.reading === 'not-readable');
    expect(items(presenter, '发票')[0]?.againLeft).toBeUndefined();
  });
});

describe('unreadable documents', () => {
  const invoices = (presenter: MaterialsPresenter): string =>
    presenter.materials.find(({ name }) => name === '发票')?.materialId ?? '';
  const readings = (presenter: MaterialsPresenter) => items(presenter, '发票').map(({ reading }) => reading);
  const three = async (): Promise<MaterialsPresenter> => {
    stands = () => ({ state: 'not-readable', againLeft: 1 });
    const presenter = await openMaterials(zhou, packageId, 'BUSI_INVOICE');
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) await give(presenter, '发票', name);
    await later(
      () => items(presenter, '发票').length === 3 && readings(presenter).every((reading) => reading === 'not-readable'),
    );
    return presenter;
  };

  it('are read again together, and the result is shown', async () => {
    const presenter = await three();
    expect(presenter.page.rereadingOf(invoices(presenter))).toEqual({ count: 3, round: undefined });
    stands = () => ({ state: 'waiting' });
    await presenter.allReadAgainPressed(invoices(presenter));
    expect(presenter.page.rereadingOf(invoices(presenter))).toEqual({
      count: 0,
      round: { total: 3, read: 0, unread: 0 },
    });
    let first: string | undefined;
    stands = (fileId) => {
      first ??= fileId;
      return fileId === first ? { state: 'not-readable', againLeft: 0 } : read('invoice', invoice);
    };
    await later(() => readings(presenter).every((reading) => reading !== 'under-way'));
    expect(presenter.page.rereadingOf(invoices(presenter))).toEqual({
      count: 0,
      round: { total: 3, read: 2, unread: 1 },
    });
    presenter.left();
    expect(presenter.page.rereadingOf(invoices(presenter)).round).toBeUndefined();
  });

  it('are those of one category that may still be read, and no others', async () => {
    const presenter = await openMaterials(zhou, packageId, 'BUSI_INVOICE');
    const idOf = (material: string): string =>
      presenter.materials.find(({ name }) => name === material)?.materialId ?? '';
    const fates: readonly (readonly [material: string, FileReading])[] = [
      ['发票', { state: 'not-readable', againLeft: 1 }],
      ['发票', { state: 'not-readable', againLeft: 0 }],
      ['发票', { ...read('invoice', invoice), againLeft: 1 } as FileReading],
      ['贸易合同', { state: 'not-readable', againLeft: 1 }],
    ];
    for (const [index, [material, fate]] of fates.entries()) {
      stands = () => fate;
      await give(presenter, material, `${index}.pdf`);
      await later(
        () =>
          presenter.page.rereadingOf(idOf('贸易合同')).count === Number(material === '贸易合同') &&
          readings(presenter).every((reading) => reading === 'not-readable' || reading === 'read'),
      );
    }
    expect([presenter.page.rereadingOf(idOf('发票')), presenter.page.rereadingOf(idOf('贸易合同'))]).toEqual([
      { count: 1, round: undefined },
      { count: 1, round: undefined },
    ]);
    stands = () => ({ state: 'waiting' });
    await presenter.allReadAgainPressed(idOf('发票'));
    expect([presenter.page.rereadingOf(idOf('发票')), presenter.page.rereadingOf(idOf('贸易合同'))]).toEqual([
      { count: 0, round: { total: 1, read: 0, unread: 0 } },
      { count: 1, round: undefined },
    ]);
  });

  it('show no earlier round once another has begun', async () => {
    const presenter = await three();
    await presenter.allReadAgainPressed(invoices(presenter));
    await later(() => presenter.page.rereadingOf(invoices(presenter)).round?.unread === 3);
    zhou.weather.refuse(path, '系统维护中');
    await presenter.allReadAgainPressed(invoices(presenter));
    expect(presenter.page.rereadingOf(invoices(presenter))).toEqual({ count: 3, round: undefined });
  });

  it('stay unchanged when the platform refuses, which is shown once', async () => {
    const presenter = await three();
    zhou.weather.refuse(path, '系统维护中');
    await presenter.allReadAgainPressed(invoices(presenter));
    expect(presenter.page.rereadingOf(invoices(presenter))).toEqual({ count: 3, round: undefined });
    expect(zhou.presenters.toasts.notes).toHaveLength(1);
  });
});
