import { expect, it } from 'vitest';
import { areas } from '../../src/composition/areas/areas.ts';
import { pageAt } from '../../src/views/pages/page.ts';

const pages = areas.flatMap(({ key, pages: own }) => own.map((page) => ({ ...page, area: key.name })));

it('only the page whose heading depends on its reader titles the window itself', () => {
  expect(pages.filter(({ titlesItself }) => titlesItself).map(({ path }) => path)).toEqual([
    '/error-page/contact-manager-open-product',
  ]);
});

it.each(
  pages.map((page) => ({ page, address: page.stage === undefined ? page.path : `${page.path}?s=${page.stage}` })),
)('the page of $page.area at $address is hidden by no other page', ({ page }) => {
  const found = pageAt(pages, page.path, page.stage === undefined ? '' : `?s=${page.stage}`);
  expect({ area: found?.area, title: found?.title }).toEqual({ area: page.area, title: page.title });
  expect(found).toBe(page);
});
