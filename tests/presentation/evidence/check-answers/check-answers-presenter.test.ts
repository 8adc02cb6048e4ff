import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CheckAnswersPresenter } from '../../../../src/presentation/evidence/check-answers/check-answers-presenter.ts';
import { refreshInterval } from '../../../../src/presentation/shared/refresh-poller.ts';
import {
  give,
  idOf,
  newPackage,
  openMaterials,
  openOffice,
  pdf,
  until,
  type Office,
  type Seat,
} from '../../../builders/office.ts';

const complete = 'DD20261119-0031';
const confirm = '/corp/mps/v1/certificate/doc/datum/confirm';

describe('checking a package', () => {
  let office: Office;
  let zhou: Seat;
  const check = async (packageId: string, seat: Seat = zhou): Promise<CheckAnswersPresenter> => {
    const presenter = seat.presenters.checkAnswers('credit');
    presenter.opened(packageId);
    await until(() => presenter.content.kind !== 'loading');
    return presenter;
  };
  const stateOf = async (packageId: string): Promise<string> =>
    (await office.backEnd.reviews.materials(packageId)).record.state;
  const change = async (seat: Seat, fields: Readonly<Record<string, string>>, contract = false): Promise<void> => {
    const presenter = await openMaterials(seat, complete);
    const item = presenter.materials
      .flatMap((material) => material.items)
      .find((each) => each.content.kind === (contract ? 'contract' : 'invoice'));
    presenter.editors.get(item?.documentId ?? '')?.typed(fields);
    office.clock.advance(1_000);
    await until(() => presenter.state.saved.kind === 'saved');
    presenter.left();
  };

  beforeEach(async () => {
    office = await openOffice();
    zhou = await office.seat('zhousiyuan');
  });
  afterEach(() => office.close());

  it('lists everything missing, each with its link', async () => {
    const packageId = await newPackage(zhou);
    const { shown, maySubmit } = (await check(packageId)).viewModel;
    expect(maySubmit).toBe(false);
    expect(shown?.blockers.map(({ what }) => what)).toMatchObject(
      ['融资申请授权书', '贸易合同', '发票', '收款账户变更函'].map((name) => ({
        text: { key: 'check.material-missing', values: { name } },
      })),
    );
    expect(shown?.blockers[2]?.path).toContain('s=BUSI_INVOICE');
    expect(shown?.blockers[2]?.path).toContain('&item=');
  });

  it('links to the empty field of an invoice', async () => {
    const packageId = await newPackage(zhou);
    const materials = await openMaterials(zhou, packageId);
    await give(materials, '发票', 'a.pdf');
    const id = idOf(materials, 'a.pdf');
    const blocker = (await check(packageId)).viewModel.shown?.blockers.find((each) => each.what.kind === 'unfilled');
    expect(blocker).toMatchObject({
      what: {
        name: 'a.pdf',
        fields: [
          { key: 'materials.invoice-type' },
          { key: 'materials.invoice-number' },
          { key: 'materials.invoice-date' },
          { key: 'materials.invoice-total' },
        ],
      },
    });
    expect(blocker?.path).toContain(`&item=${id}&field=type`);
  });

  it('lists faults per document in page order, and groups empty documents in one line', async () => {
    const packageId = await newPackage(zhou);
    const materials = await openMaterials(zhou, packageId);
    await give(materials, '贸易合同', 'c.pdf');
    for (const name of ['a.pdf', 'b.pdf', 'z.pdf']) await give(materials, '发票', name);
    const type = (name: string, fields: Readonly<Record<string, string>>): void =>
      materials.editors.get(idOf(materials, name))?.typed(fields);
    type('a.pdf', {
      type: 'E_GENERAL_VAT_ELEC',
      number: '26992000000000000001',
      date: '2026-09-17',
      amountExcludingTax: '100',
      tax: '13',
      total: '113',
    });
    type('b.pdf', { type: 'E_GENERAL_VAT_ELEC', number: '26992000000000000001', date: '2026-09-17' });
    type('z.pdf', { type: 'E_GENERAL_VAT_ELEC', number: '2699', total: '113' });
    office.clock.advance(1_000);
    await until(() => materials.state.saved.kind === 'saved');
    const blockers = (await check(packageId)).viewModel.shown?.blockers.map(({ what }) =>
      what.kind === 'text'
        ? what.text.key
        : what.kind === 'field'
          ? `${what.name} ${what.field.key}`
          : `${what.name} ${what.fields.length}`,
    );
    expect(blockers).toEqual([
      'check.material-missing',
      'c.pdf 2',
      'b.pdf materials.invoice-total',
      'check.same-invoice-twice',
      'z.pdf materials.invoice-number',
      'z.pdf materials.invoice-date',
      'check.material-missing',
    ]);
  });

  it('shows every value, and the amount in capitals', async () => {
    const { shown } = (await check(complete)).viewModel;
    expect(shown?.facts).toMatchObject({ amount: '68450.00', uppercase: '陆万捌仟肆佰伍拾元整' });
    const [contract] = shown?.stages.find((stage) => stage.stage === 'BUSI_CONTRACT')?.materials[0]?.items ?? [];
    expect(contract?.answers.map(({ value }) => value)).toEqual([
      { kind: 'text', text: 'QH2026A0031' },
      { kind: 'amount', text: '68450.00', main: true },
    ]);
  });

  it('reports a colleague’s change, and shows it only on request', async () => {
    const presenter = await check(complete);
    const before = presenter.content;
    await change(await office.seat('limin'), { contractNumber: 'QH2026A0099' }, true);
    office.clock.advance(refreshInterval);
    await until(() => presenter.viewModel.outdated);
    expect(presenter.content).toBe(before);
    await presenter.changesPressed();
    expect(presenter.viewModel.outdated).toBe(false);
    expect(JSON.stringify(presenter.viewModel.shown?.stages)).toContain('QH2026A0099');
  });

  it('lists files that did not arrive, and forgets them after submission', async () => {
    const materials = await openMaterials(zhou, complete, 'BUSI_INVOICE');
    const invoices = materials.materials.find((material) => material.name === '发票')?.materialId ?? '';
    materials.files.filesGiven(invoices, [{ ...pdf('list.xlsx') }]);
    await until(() => materials.uploads.tasks.every((task) => task.state.kind === 'failed'));
    materials.left();
    const presenter = await check(complete);
    expect(presenter.viewModel).toMatchObject({ missed: ['list.xlsx'], maySubmit: true });
    presenter.submitPressed();
    await until(() => !presenter.submitting);
    expect((await check(complete)).viewModel.missed).toEqual([]);
  });

  it('shows the number of documents and their total', async () => {
    const { shown } = (await check(complete)).viewModel;
    const totals = shown?.stages
      .flatMap((stage) => stage.materials)
      .map((material) => [material.name, material.items.length, material.total]);
    expect(totals).toContainEqual(['发票', 3, '68450.00']);
    expect(totals).toContainEqual(['贸易合同', 1, undefined]);
  });

  it('links only to what may be changed, corrected documents first', async () => {
    const corrected = 'DD20261118-0038';
    const materials = await openMaterials(zhou, corrected, 'BUSI_INVOICE');
    const returned = materials.materials.flatMap((material) => material.items).find((item) => item.result === 'NOPASS');
    materials.files.fileReplaced(returned?.documentId ?? '', pdf('better.pdf'));
    await until(() => materials.uploads.tasks.length === 0);
    const stages = (await check(corrected)).viewModel.shown?.stages ?? [];
    expect(stages.map((stage) => [stage.stage, stage.path !== undefined])).toEqual([
      ['FINANCE_AUTH', false],
      ['BUSI_CONTRACT', false],
      ['BUSI_INVOICE', true],
      ['FINANCE_OTHER', false],
    ]);
    const items = stages[2]?.materials[0]?.items ?? [];
    expect(items.map((item) => [item.files[0]?.name, item.path !== undefined])).toEqual([
      ['better.pdf', true],
      ...items.slice(1).map((item) => [item.files[0]?.name, false]),
    ]);
    expect(items[0]?.correction?.before?.key).toBe('materials.replaced-note');
  });

  it('submits a complete package', async () => {
    const presenter = await check(complete);
    expect(presenter.viewModel.maySubmit).toBe(true);
    presenter.submitPressed();
    presenter.submitPressed();
    await until(() => !presenter.submitting);
    expect(await stateOf(complete)).toBe('UN_AUDIT');
    expect(zhou.place()).toContain('/upload/success');
    expect(zhou.weather.sent.get(confirm)).toBe(1);
  });

  it('reports that the invoices total less, without a question', async () => {
    await change(zhou, { total: '20000.00', amountExcludingTax: '20000.00', tax: '0.00' });
    const presenter = await check(complete);
    expect(presenter.viewModel.shown?.tips).toMatchObject([
      { key: 'check.invoices-below', values: { financing: '¥68,450.00' } },
    ]);
    expect(presenter.viewModel.maySubmit).toBe(true);
    expect(presenter.viewModel.shown?.questions).toEqual([]);
  });

  it('asks a question when the contracts total less', async () => {
    await change(zhou, { contractAmount: '100.00' }, true);
    const presenter = await check(complete);
    presenter.submitPressed();
    expect(presenter.viewModel).toMatchObject({
      warningsAsked: true,
      shown: { questions: [{ key: 'check.contracts-below', values: { total: '¥100.00' } }] },
    });
    presenter.questionDropped();
    expect(await stateOf(complete)).toBe('PREPARE');
    presenter.submitPressed();
    await presenter.questionConfirmed();
    expect(await stateOf(complete)).toBe('UN_AUDIT');
  });

  it('submits nothing that a colleague changed unseen, and shows the change', async () => {
    const presenter = await check(complete);
    await change(await office.seat('limin'), { total: '1.00' });
    presenter.submitPressed();
    await until(() => presenter.trouble !== undefined);
    expect(presenter.trouble).toMatchObject({ because: 'items-unseen', by: ['李敏'] });
    expect(await stateOf(complete)).toBe('PREPARE');
    await presenter.troubleRead();
    expect(JSON.stringify(presenter.viewModel.shown?.stages)).toContain('"1.00"');
  });

  it('does not submit again a package that a colleague submitted', async () => {
    const presenter = await check(complete);
    const other = await check(complete, await office.seat('limin'));
    other.submitPressed();
    await until(() => !other.submitting);
    presenter.submitPressed();
    await until(() => presenter.trouble !== undefined);
    expect(presenter.trouble?.because).toBe('package-moved');
    await presenter.troubleRead();
    expect(presenter.viewModel).toMatchObject({ maySubmit: false, shown: { editable: false } });
  });

  it('submits once when the answer is lost, without an error', async () => {
    const presenter = await check(complete);
    zhou.weather.loseAnswerOf(confirm);
    presenter.submitPressed();
    await until(() => !presenter.submitting);
    expect(zhou.weather.sent.get(confirm)).toBe(2);
    expect(presenter.trouble).toBeUndefined();
    expect(zhou.place()).toContain('/upload/success');
  });

  it('waits for files being uploaded, and counts them when they arrive', async () => {
    const materials = await openMaterials(zhou, complete);
    zhou.weather.hold();
    const invoices = materials.materials.find((material) => material.name === '发票');
    materials.files.filesGiven(invoices?.materialId ?? '', [
      { name: 'late.pdf', size: 3, bytes: async () => new TextEncoder().encode('%PDF-1.4\n') },
    ]);
    materials.left();
    zhou.weather.release();
    const presenter = await check(complete);
    await until(() => presenter.viewModel.underWay === 0);
    expect(presenter.viewModel.content.kind).toBe('ready');
  });

  it('is read-only for users who may not submit', async () => {
    const presenter = await check(complete, await office.seat('guyunzhou'));
    expect(presenter.viewModel).toMatchObject({ maySubmit: false, shown: { editable: false } });
  });
});
