import type { ReadingProtocols } from '../abilities/reading-protocols.ts';
import type { BrowserTab } from './browser-tab.ts';

export function readingProtocols(tab: BrowserTab): Pick<ReadingProtocols, 'lookAtProtocols' | 'ownProtocols'> {
  const { page, words } = tab;
  const rows = () =>
    page.getByRole('listitem').filter({ has: page.getByRole('button', { name: words['protocols.download'] }) });
  return {
    lookAtProtocols: async () => {
      await tab.open('/my/protocol');
      await tab.heading(words['protocols.title']);
    },
    ownProtocols: async () => {
      await rows().first().waitFor();
      return Promise.all(
        (await rows().all()).map(async (row) => {
          const head = row.getByRole('link').first();
          const version = /\b([A-Z]+\d{4}V\d+\.\d+)\b/.exec((await row.textContent()) ?? '')?.[1] ?? '';
          return {
            title: tab.language.inScenario((await head.innerText()).trim()),
            version,
            state: tab.language.inScenario(
              (await head.locator('xpath=following-sibling::*').first().innerText()).trim(),
              'protocols.',
            ),
          };
        }),
      );
    },
  };
}
