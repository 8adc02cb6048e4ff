import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  idOf,
  give,
  newPackage,
  openMaterials,
  openOffice,
  until,
  type Office,
  type Seat,
} from '../../../builders/office.ts';
import type { PageConfig } from '../../../../src/domain/platform/page-config.ts';

const returnedPackage = 'DD20261118-0038';
const readable = '价税合计\n合同金额；符';
let office: Office;
let zhou: Seat;

beforeEach(async () => {
  office = await openOffice();
  zhou = await office.seat('zhousiyuan');
});
afterEach(() => office.close());

function configure(terms: Partial<PageConfig>): void {
  const { session } = zhou.presenters;
  session.pageConfig = { ...session.pageConfig, ...terms };
}

it('a return reason is shown through the platform’s codes on every screen', async () => {
  // Two characters of 价税合计与合同金额不符 as the separators of an unusual platform.
  configure({ reasonSeparators: { line: '与', clause: '不' } });
  const materials = await openMaterials(zhou, returnedPackage, 'BUSI_INVOICE');
  expect(materials.state.stages.length).toBeGreaterThan(0);
  expect(
    materials.materials
      .flatMap((material) => material.items)
      .map((item) => materials.state.card(item.documentId).view?.reason),
  ).toContain(readable);

  const check = zhou.presenters.checkAnswers('credit');
  check.opened(returnedPackage);
  await until(() => check.content.kind === 'ready');
  expect(JSON.stringify(check.viewModel.shown?.blockers)).toContain(JSON.stringify(readable));

  const detail = zhou.presenters.packageDetail('credit');
  detail.opened(returnedPackage);
  await until(() => detail.content.kind === 'ready');
  const shown = detail.viewModel.kind === 'ready' ? detail.viewModel.value : undefined;
  expect(shown?.returned.map((line) => line.reason)).toEqual([readable]);
  expect(shown?.history.flatMap((line) => line.returned).map((line) => line.reason)).toContain(readable);
});

it('the digital general invoice is offered by default, and not when the platform refuses it', async () => {
  const materials = await openMaterials(zhou, await newPackage(zhou), 'BUSI_INVOICE');
  await give(materials, '发票', 'a.pdf');
  const id = idOf(materials, 'a.pdf');
  const types = () => materials.state.card(id).view?.fields.find((field) => field.id === 'type')?.types;
  expect(types()).toContain('E_GENERAL_VAT_ELEC');
  configure({ digitalGeneralInvoice: false });
  expect(types()).toHaveLength(7);
  expect(types()).not.toContain('E_GENERAL_VAT_ELEC');
});
