import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readingToWire } from '../../../../src/contract/documented/evidence/reading-mapping.ts';
import { recognitionCalls } from '../../../../src/contract/documented/evidence/recognition.ts';
import type { FileReading } from '../../../../src/domain/evidence/reading/file-reading.ts';
import type { FieldReading } from '../../../../src/domain/evidence/reading/read-document.ts';
import { readDocumentFrom } from '../../../../src/domain/evidence/reading/read-document-from.ts';
import type { CheckAnswersPresenter } from '../../../../src/presentation/evidence/check-answers/check-answers-presenter.ts';
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

const said = {
  type: 'E_SPECIAL_VAT_ELEC',
  number: '26992000000001280371',
  date: '2026-09-15',
  amountExcludingTax: '200000.00',
  tax: '26000.00',
  total: '226000.00',
  sellerName: '宁波砚舟精密铸造有限公司',
  buyerName: '启衡重工集团股份有限公司',
};

function read(change: Partial<typeof said>): FileReading {
  const fieldReadings = Object.entries({ ...said, ...change }).map(
    ([field, value]) => ({ field, value, source: 'pdf-text', sure: true }) as FieldReading,
  );
  return {
    state: 'read',
    document: readDocumentFrom('invoice', fieldReadings, {
      today: '2026-11-21',
      parties: { sellers: [{ name: said.sellerName }], buyers: [{ name: said.buyerName }] },
    }),
  };
}

const right = (number: string): FileReading => read({ number });
const doubtful = read({ number: '26992000000001280372', buyerName: '苏州澄叶电子材料有限公司' });

describe('machine-read values without a confirmation', () => {
  let office: Office;
  let zhou: Seat;
  let packageId: string;
  let materials: MaterialsPresenter;
  let stands: FileReading[];
  let known: readonly string[];
  let asked: number;

  beforeEach(async () => {
    office = await openOffice();
    zhou = await office.seat('zhousiyuan');
    packageId = await newPackage(zhou);
    [known, asked] = [[], 0];
    zhou.weather.answerInstead(recognitionCalls.identifySubmit.path, (request) => {
      asked += 1;
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
    stands = [...readings];
    materials = await openMaterials(zhou, packageId, 'BUSI_INVOICE');
    for (const [index, reading] of readings.entries()) {
      await give(materials, '发票', `${index + 1}.pdf`);
      const id = idOf(materials, `${index + 1}.pdf`);
      await until(() => materials.page.item(id)?.reading === (reading.state === 'read' ? 'read' : 'under-way'));
    }
    office.clock.advance(1_000);
    await until(() => materials.page.saved.kind === 'saved' || materials.page.saved.kind === 'nothing');
  }
  async function checked(): Promise<CheckAnswersPresenter> {
    const presenter = zhou.presenters.checkAnswers('credit');
    const before = asked;
    presenter.opened(packageId);
    await until(() => presenter.content.kind === 'ready');
    await expect.poll(() => asked).toBeGreaterThan(before);
    return presenter;
  }
  const titles = (presenter: CheckAnswersPresenter) => ({
    doubtful: presenter.unconfirmed.doubtful.map(({ title }) => title),
    holding: presenter.unconfirmed.confirmable.map(({ title }) => title),
  });

  it('are listed, doubtful ones first, each with its link, and do not hold back submission', async () => {
    await given(right('26992000000001280371'), doubtful);
    const presenter = await checked();
    await until(() => presenter.unconfirmed.confirmable.length > 0);
    expect(titles(presenter)).toEqual({ doubtful: ['2.pdf'], holding: ['1.pdf'] });
    expect(presenter.unconfirmed.doubtful[0]?.path).toContain(
      `s=BUSI_INVOICE&p=${packageId}&item=${idOf(materials, '2.pdf')}`,
    );
    expect(presenter.viewModel.shown?.blockers.filter(({ path }) => path.includes(idOf(materials, '2.pdf')))).toEqual(
      [],
    );
  });

  it('are not listed once they are confirmed', async () => {
    await given(right('26992000000001280371'), doubtful);
    materials.work.confirmPressed(idOf(materials, '2.pdf'));
    const presenter = await checked();
    await until(() => presenter.unconfirmed.confirmable.length > 0);
    expect(titles(presenter)).toEqual({ doubtful: [], holding: ['1.pdf'] });
  });

  it('are doubtful when the form differs from the paper', async () => {
    await given(right('26992000000001280371'));
    materials.work.typed(idOf(materials, '1.pdf'), 'number', '26992000000001289999');
    office.clock.advance(1_000);
    await until(() => materials.page.saved.kind === 'saved');
    const presenter = await checked();
    await until(() => presenter.unconfirmed.doubtful.length > 0);
    expect(titles(presenter)).toEqual({ doubtful: ['1.pdf'], holding: [] });
  });

  it('are listed as being read while they are, and not as empty', async () => {
    await given({ state: 'waiting' });
    const presenter = await checked();
    await until(() => presenter.beingRead.length > 0);
    const id = idOf(materials, '1.pdf');
    expect(presenter.viewModel.shown?.beingRead).toMatchObject([{ title: '1.pdf' }]);
    expect(presenter.viewModel.shown?.blockers.some(({ path }) => path.includes(id))).toBe(false);
    expect(presenter.viewModel.maySubmit).toBe(false);
    stands = [{ state: 'not-readable' }];
    office.clock.advance(3_000);
    await until(() => presenter.beingRead.length === 0);
    expect(
      presenter.viewModel.shown?.blockers.some(({ what, path }) => what.kind === 'unfilled' && path.includes(id)),
    ).toBe(true);
    const before = asked;
    office.clock.advance(60_000);
    await until(() => presenter.content.kind === 'ready');
    expect(asked).toBe(before);
  });

  it('are the only thing awaited when nothing else is missing', async () => {
    stands = [{ state: 'not-readable' }, { state: 'waiting' }];
    materials = await openMaterials(zhou, packageId, 'BUSI_CONTRACT');
    for (const material of ['融资申请授权书', '收款账户变更函']) await give(materials, material, `${material}.pdf`);
    await give(materials, '贸易合同', 'c.pdf');
    materials.editors
      .get(idOf(materials, 'c.pdf'))
      ?.typed({ contractNumber: 'QH2026A0001', contractAmount: '99999999.00' });
    await expect.poll(() => known.length).toBe(1);
    await give(materials, '发票', '1.pdf');
    office.clock.advance(1_000);
    await until(() => materials.page.saved.kind === 'saved');
    const presenter = await checked();
    await until(() => presenter.beingRead.length > 0);
    expect(presenter.viewModel).toMatchObject({ maySubmit: false, shown: { blockers: [], waitsForReading: true } });
    stands = [{ state: 'not-readable' }, { state: 'not-readable' }];
    office.clock.advance(3_000);
    await until(() => presenter.beingRead.length === 0);
    expect(presenter.viewModel.shown?.waitsForReading).toBe(false);
  });

  it('are not requested for a reader', async () => {
    await given(doubtful);
    const gu = await office.seat('guyunzhou');
    let questions = 0;
    gu.weather.answerInstead(recognitionCalls.identifySubmit.path, () => {
      questions += 1;
      return { status: 200, body: { code: '0', message: '', data: { tasks: [] } }, traceId: undefined };
    });
    const presenter = gu.presenters.checkAnswers('credit');
    presenter.opened(packageId);
    await until(() => presenter.content.kind === 'ready');
    expect([questions, titles(presenter)]).toEqual([0, { doubtful: [], holding: [] }]);
  });
});
