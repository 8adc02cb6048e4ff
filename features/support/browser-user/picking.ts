import type { Picking } from '../abilities/picking.ts';
import type { BrowserTab } from './browser-tab.ts';

export function picking(tab: BrowserTab): Pick<Picking, 'pickAll' | 'prepareBatch' | 'handInBatch'> {
  const { page, device, words } = tab;
  const dialog = () => page.locator('[role=dialog], [role=alertdialog]');
  return {
    pickAll: async () => {
      await tab.open(tab.indexPaths.list);
      await device.press(page.getByRole('checkbox', { name: words['common.table-select-all'] }));
    },
    prepareBatch: async () => {
      await device.press(
        page.getByRole('button', { name: tab.language.locale === 'en' ? /^Submit \d+$/ : /^批量提交 \d+ 个$/ }),
      );
      await dialog().waitFor();
    },
    handInBatch: async () => {
      await device.press(dialog().getByRole('button', { name: words['lists.submit-ok'], exact: true }));
      await dialog()
        .getByRole('heading', { name: tab.language.locale === 'en' ? /submitted$/ : /已提交$/ })
        .waitFor();
      const lines = await dialog().getByRole('listitem').allInnerTexts();
      await device.press(dialog().getByRole('button', { name: words['lists.submit-close'], exact: true }).last());
      return lines
        .map((line) => line.split('\n'))
        .map((cells) => ({
          packageId: cells[0] ?? '',
          result: tab.language.inScenario(cells.at(-1) ?? '', 'lists.'),
        }));
    },
  };
}
