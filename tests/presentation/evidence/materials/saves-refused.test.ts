import { contractOf, invoiceOf } from '../../../../src/domain/evidence/materials/document-content.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../../../features/support/weather.ts';
import type { ItemEditor } from '../../../../src/presentation/evidence/materials/editing/item-editor.ts';
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

const modify = '/corp/v1/certificate/doc/file/modify';
const long = 600_000;

describe('a refused save', () => {
  let office: Office;
  let zhou: Seat;
  let packageId: string;
  let presenter: MaterialsPresenter;
  let contract: string;
  let invoice: string;
  const editor = (id: string): ItemEditor => presenter.editors.get(id)!;
  const problem = (id: string, field: string): string | undefined =>
    presenter.state.card(id).view?.fields.find((each) => each.id === field)?.problem?.key;
  const kept = async (
    id: string,
  ): Promise<{ readonly contract: string; readonly total: string; readonly number: string }> => {
    const { materials } = await office.backEnd.reviews.materials(packageId);
    const item = materials.flatMap((material) => material.items).find((each) => each.documentId === id);
    const [agreed, bill] = [item && contractOf(item.content), item && invoiceOf(item.content)];
    return {
      contract: agreed?.number ?? '',
      total: agreed?.amount === undefined ? '' : String(agreed.amount.fen),
      number: bill?.number ?? '',
    };
  };
  const rested = async (id: string): Promise<void> => {
    office.clock.advance(1_000);
    await until(() => !['unsaved', 'saving'].includes(editor(id).save.kind));
  };

  beforeEach(async () => {
    office = await openOffice();
    zhou = await office.seat('zhousiyuan');
    packageId = await newPackage(zhou);
    presenter = await openMaterials(zhou, packageId);
    await give(presenter, '贸易合同', 'c.pdf');
    await give(presenter, '发票', 'i.pdf');
    contract = idOf(presenter, 'c.pdf');
    invoice = idOf(presenter, 'i.pdf');
  });
  afterEach(() => office.close());

  it('is avoided for known limits: the field shows its error, and other fields are saved', async () => {
    const tooLong = 'A'.repeat(65);
    presenter.work.typed(contract, 'contractNumber', tooLong);
    presenter.work.typed(contract, 'contractAmount', '500.00');
    await rested(contract);
    expect(await kept(contract)).toMatchObject({ contract: '', total: '50000' });
    expect(editor(contract).save.kind).toBe('withheld');
    expect(editor(contract).fields.contractNumber).toBe(tooLong);
    expect(problem(contract, 'contractNumber')).toBe('refusals.contract-number-format');
    expect(presenter.state.saved.kind).toBe('not-saved');
    const sent = zhou.weather.sent.get(modify);
    office.clock.advance(long);
    expect(zhou.weather.sent.get(modify)).toBe(sent);
  });

  it('stays in this browser after a closed tab, and is saved when the value is corrected', async () => {
    presenter.work.typed(contract, 'contractNumber', 'A'.repeat(33));
    await rested(contract);
    presenter.left();
    presenter = await openMaterials(await zhou.again(), packageId);
    expect(editor(contract).save.kind).toBe('withheld');
    presenter.work.typed(contract, 'contractNumber', 'A'.repeat(32));
    await rested(contract);
    expect(editor(contract).save.kind).toBe('saved');
    expect((await kept(contract)).contract).toBe('A'.repeat(32));
  });

  it.each([
    ['code', '1'.repeat(13), 'refusals.field-too-long'],
    ['number', '1'.repeat(21), 'refusals.field-too-long'],
    ['checkCode', '1'.repeat(21), 'refusals.field-too-long'],
    ['date', '2026-02-31', 'refusals.field-date'],
    ['total', '99999999999.99', 'refusals.amount-too-big'],
    ['total', '1e400', 'refusals.amount-unreadable'],
  ] as const)('is avoided for %s “%s”', async (field, value, words) => {
    presenter.work.typed(invoice, field, value);
    await rested(invoice);
    expect(editor(invoice).save.kind).toBe('withheld');
    expect(problem(invoice, field)).toBe(words);
  });

  it('shows its amount as typed, not rounded', async () => {
    presenter.work.typed(invoice, 'total', '12912.005');
    await rested(invoice);
    expect(presenter.state.card(invoice).view?.fields.find(({ id }) => id === 'total')?.shown).toEqual({
      kind: 'text',
      text: '12912.005',
    });
  });

  it('is shown at the field named by a stricter back end, and other fields are saved', async () => {
    zhou.weather.answerInstead(modify, (request) =>
      JSON.stringify(request).includes('"invoiceNum":"12345678"')
        ? refusal('REQUEST_INVALID', 'invoiceNum', { field: 'invoice.invoiceNum' }, 400)
        : undefined,
    );
    presenter.work.typed(invoice, 'number', '12345678');
    presenter.work.typed(invoice, 'date', '2026-11-02');
    office.clock.advance(1_000);
    await until(() => editor(invoice).save.kind === 'saving');
    await until(() => editor(invoice).save.kind === 'unsaved');
    await rested(invoice);
    expect(editor(invoice).save.kind).toBe('withheld');
    expect(problem(invoice, 'number')).toBe('refusals.not-taken-digits');
    const sent = zhou.weather.sent.get(modify);
    office.clock.advance(long);
    expect(zhou.weather.sent.get(modify)).toBe(sent);
    presenter.work.typed(invoice, 'number', '87654321');
    await rested(invoice);
    expect((await kept(invoice)).number).toBe('87654321');
    expect(editor(invoice).save.kind).toBe('saved');
  });

  it.each([
    ['a code that nobody knows', refusal('018000777', '该企业暂停办理业务'), '该企业暂停办理业务'],
    ['a role that may not', refusal('018000778', '账号已被冻结', null, 403), '账号已被冻结'],
  ])('shows the platform’s message, %s, and is not repeated automatically', async (_name, answer, words) => {
    zhou.weather.answerInstead(modify, () => answer);
    presenter.work.typed(invoice, 'number', '12345678');
    await rested(invoice);
    const { save } = editor(invoice);
    expect(save).toMatchObject({
      kind: 'failed',
      failure: { what: { key: 'refusals.server-said', values: { words } }, traceId: 'trace-of-the-refusal' },
    });
    office.clock.advance(long);
    await presenter.loader.refresh();
    office.clock.advance(long);
    expect(zhou.weather.sent.get(modify)).toBe(1);
    zhou.weather.answerItself(modify);
    await presenter.work.saveNowPressed(invoice);
    expect((await kept(invoice)).number).toBe('12345678');
  });

  it('is repeated after growing pauses while the platform is busy, a limited number of times', async () => {
    zhou.weather.answerInstead(modify, () => refusal('SERVER_BUSY', 'busy', null, 503));
    presenter.work.typed(invoice, 'number', '12345678');
    await rested(invoice);
    for (const seconds of [4, 8, 16, 32, 60, 60, 60]) {
      office.clock.advance(seconds * 1_000 - 1);
      expect(editor(invoice).save.kind).toBe('kept-here');
      office.clock.advance(1);
      await until(() => editor(invoice).save.kind === 'saving');
      await until(() => editor(invoice).save.kind !== 'saving');
    }
    expect(editor(invoice).save).toMatchObject({ kind: 'failed', failure: { code: 'SERVER_BUSY' } });
  });
});
