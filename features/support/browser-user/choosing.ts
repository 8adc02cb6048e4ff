import { en } from '../../../src/words/en.ts';
import type { Choosing } from '../abilities/choosing.ts';
import type { Listing } from '../abilities/listing.ts';
import type { BrowserTab } from './browser-tab.ts';

export function choosing(tab: BrowserTab): Pick<Listing & Choosing, 'openList' | 'openChoice' | 'tick' | 'makePackage'> {
  const { page } = tab;
  return {
    openList: async (address = '') => tab.open(`/credit/finance-data/index/finance${address}`),
    openChoice: async () => tab.open('/credit/finance-data/create/finance'),
    tick: async (number) => page.getByRole('checkbox', { name: number }).check(),
    makePackage: async () => {
      await page.getByRole('button', { name: en['choose.next'] }).click();
      await tab.heading(en['materials.title']);
      return new URL(page.url()).searchParams.get('p') ?? undefined;
    },
  };
}
