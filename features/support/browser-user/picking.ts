import { en } from '../../../src/words/en.ts';
import type { Picking } from '../abilities/picking.ts';
import type { BrowserTab } from './browser-tab.ts';

export function picking(tab: BrowserTab): Pick<Picking, 'pickAll' | 'prepareBatch' | 'handInBatch'> {
  const { page, hands } = tab;
  const dialog = () => page.locator('[role=dialog], [role=alertdialog]');
  return {
    pickAll: async () => {
      await tab.open(tab.indexPaths.list);
      await hands.press(page.getByRole('checkbox', { name: en['common.table-select-all'] }));
    },
    prepareBatch: async () => {
      await hands.press(page.getByRole('button', { name: /^Submit \d+$/ }));
      await dialog().waitFor();
    },
    handInBatch: async () => {
      await hands.press(dialog().getByRole('button', { name: en['lists.submit-ok'], exact: true }));
      await dialog().getByRole('heading', { name: /submitted$/ }).waitFor();
      const lines = await dialog().getByRole('listitem').allInnerTexts();
      await hands.press(dialog().getByRole('button', { name: en['lists.submit-close'], exact: true }).last());
      return lines.map((line) => line.split('\n')).map((cells) => ({ docDatumId: cells[0] ?? '', result: cells.at(-1) ?? '' }));
    },
  };
}
