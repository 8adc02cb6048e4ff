import { afterEach, beforeEach, expect, it } from 'vitest';
import { openOffice, type Office } from '../../../builders/office.ts';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => office.close());

it('the row height is stored per user of a browser, and comfortable by default', async () => {
  const zhou = await office.seat('zhousiyuan');
  const list = zhou.presenters.packageList('credit');
  expect(list.viewModel.density).toBe('comfortable');
  list.appearance.densityChosen('compact');
  expect([list.viewModel.density, zhou.presenters.packageList('est').viewModel.density]).toEqual([
    'compact',
    'compact',
  ]);
  list.appearance.densityChosen('comfortable');
  expect(zhou.presenters.packageList('credit').viewModel.density).toBe('comfortable');
});
