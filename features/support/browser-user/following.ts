import type { PlainKey } from '../../../src/words/catalogue.ts';
import type { Following } from '../abilities/following.ts';
import type { BrowserTab } from './browser-tab.ts';

export function following(tab: BrowserTab): Pick<Following, 'openDetail' | 'detail' | 'mend'> {
  const { page, device, words, language } = tab;
  const oneOf = (keys: readonly PlainKey[]): RegExp => new RegExp(`^(${keys.map((key) => words[key]).join('|')})$`);
  const results = oneOf(['detail.result-PASS', 'detail.result-NOPASS', 'detail.result-UNKNOWN']);
  return {
    openDetail: async (packageId) => {
      await tab.open(tab.paths.detail(packageId));
      await tab.heading(words['detail.progress']);
    },
    detail: async () => {
      const main = page.getByRole('main');
      const state =
        (await main
          .getByText(
            oneOf([
              'packages.state-prepare',
              'packages.state-modifying',
              'packages.state-to-organise',
              'packages.state-organising',
              'packages.state-returned',
              'packages.state-passed',
              'packages.state-invalid',
            ]),
          )
          .first()
          .textContent()) ?? '';
      const materials = main.getByRole('region', { name: words['detail.materials'] });
      // Table rows, or cards on a phone.
      const rows =
        (await materials.getByRole('table').count()) > 0
          ? (await materials.getByRole('row').allInnerTexts()).slice(1)
          : await materials.getByRole('listitem').allInnerTexts();
      const lines = rows
        .map((row) =>
          row
            .split(/[\n\t]+/)
            .map((cell) => cell.trim())
            .filter((cell) => cell !== ''),
        )
        // Each stage has its own table with a head.
        .filter((cells) => cells.some((cell) => results.test(cell)))
        .map((cells) => {
          const at = cells.findIndex((cell) => results.test(cell));
          return {
            title: language.inScenario(cells[0] ?? ''),
            result: language.inScenario(cells[at] ?? '', 'detail.'),
            reason: cells[at + 1] ?? '',
            mended: '',
          };
        });
      return {
        state: language.inScenario(state, 'packages.'),
        holder: '',
        handler: '',
        lines,
        submissions: 0,
        history: [],
        businesses: [],
        amount: '',
        actions: [],
        invoices: '',
        notices: [],
        account: { number: '', trouble: '' },
      };
    },
    mend: async () => {
      await device.press(
        page
          .getByRole('button', {
            name: new RegExp(`^(${[1, 2, 3].map((items) => words['detail.mend']({ items })).join('|')})$`),
          })
          .first(),
      );
      await tab.heading(words['materials.title']);
    },
  };
}
