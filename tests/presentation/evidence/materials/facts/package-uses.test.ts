import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { invoiceExtensions } from '../../../../../src/contract/extensions/evidence/invoice-extensions.ts';
import type { MaterialsPresenter } from '../../../../../src/presentation/evidence/materials/materials-presenter.ts';
import {
  give,
  idOf,
  newPackage,
  openMaterials,
  openOffice,
  until,
  type Office,
  type Seat,
} from '../../../../builders/office.ts';

const fields = {
  type: 'E_SPECIAL_VAT_ELEC',
  number: '26992000000001280371',
  date: '2026-09-15',
  amountExcludingTax: '200000.00',
  tax: '26000.00',
  total: '226000.00',
} as const;

describe('an invoice that occurs more than once', () => {
  let office: Office;
  let zhou: Seat;
  let packageId: string;
  let presenter: MaterialsPresenter;
  const view = (name: string, of: MaterialsPresenter = presenter) => of.state.card(idOf(of, name)).view;
  const fill = (name: string, of: MaterialsPresenter = presenter): void => {
    for (const [field, value] of Object.entries(fields))
      of.work.typed(idOf(of, name), field as keyof typeof fields, value);
  };
  const saved = async (of: MaterialsPresenter = presenter): Promise<void> => {
    office.clock.advance(1_000);
    await until(() => of.page.saved.kind === 'saved');
  };

  beforeEach(async () => {
    office = await openOffice();
    zhou = await office.seat('zhousiyuan');
    packageId = await newPackage(zhou);
    presenter = await openMaterials(zhou, packageId, 'BUSI_INVOICE');
  });
  afterEach(() => office.close());

  it('in one package counts at its first place', async () => {
    await give(presenter, '发票', 'a.pdf');
    await give(presenter, '发票', 'b.pdf');
    fill('a.pdf');
    fill('b.pdf');
    expect([view('a.pdf')?.counts, view('b.pdf')?.counts, presenter.page.totals.invoices]).toEqual([
      true,
      false,
      '226000.00',
    ]);
  });

  it('in another package names that package, and does not count until its number changes', async () => {
    await give(presenter, '发票', 'a.pdf');
    zhou.weather.answerInstead(invoiceExtensions.invoiceUses.path, () => ({
      status: 200,
      body: {
        code: '0',
        message: '',
        data: {
          uses: [
            {
              docFileId: idOf(presenter, 'a.pdf'),
              invoiceCode: '',
              invoiceNum: fields.number,
              usedIn: 'DD20261109-0108',
            },
          ],
        },
      },
      traceId: undefined,
    }));
    fill('a.pdf');
    await saved();
    office.clock.advance(1_000);
    await until(() => view('a.pdf')?.usedIn !== undefined);
    expect([view('a.pdf')?.usedIn, view('a.pdf')?.counts, presenter.page.totals.invoices]).toEqual([
      'DD20261109-0108',
      false,
      '0.00',
    ]);
    presenter.work.typed(idOf(presenter, 'a.pdf'), 'number', '26992000000001280372');
    expect([view('a.pdf')?.usedIn, view('a.pdf')?.counts, presenter.page.totals.invoices]).toEqual([
      undefined,
      true,
      '226000.00',
    ]);
  });

  it('does not stop typing when the check fails', async () => {
    zhou.weather.refuse(invoiceExtensions.invoiceUses.path, '系统维护中');
    await give(presenter, '发票', 'a.pdf');
    fill('a.pdf');
    await saved();
    office.clock.advance(1_000);
    expect([view('a.pdf')?.usedIn, presenter.content.kind]).toEqual([undefined, 'ready']);
  });
});
