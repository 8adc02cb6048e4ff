import type { Choosing } from '../abilities/choosing.ts';
import type { Listing } from '../abilities/listing.ts';
import type { BrowserTab } from './browser-tab.ts';

export function choosing(
  tab: BrowserTab,
): Pick<Listing & Choosing, 'turnTo' | 'turnToAll' | 'openList' | 'openChoice' | 'tick' | 'makePackage'> {
  const { page, device, words } = tab;
  return {
    turnTo: async (book) => {
      tab.book = book;
      tab.listsAll = false;
    },
    turnToAll: async () => {
      tab.listsAll = true;
    },
    openList: async (address = '') => tab.open(tab.indexPaths.list + address),
    openChoice: async () => {
      if (!page.url().includes(tab.indexPaths.list)) await tab.open(tab.indexPaths.list);
      await device.press(page.getByRole('link', { name: words['packages.create'] }).first());
    },
    tick: async (number) => device.press(page.getByRole('checkbox', { name: number })),
    makePackage: async () => {
      await device.press(page.getByRole('button', { name: words['choose.next'] }));
      await tab.heading(words['materials.title']);
      return new URL(page.url()).searchParams.get('p') ?? undefined;
    },
  };
}
