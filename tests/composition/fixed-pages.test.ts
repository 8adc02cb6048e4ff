import { expect, it } from 'vitest';
import { areas } from '../../src/composition/areas/areas.ts';
import { fixedPages } from '../../src/domain/identity/fixed-pages.ts';

it('the fixed pages are those that the areas open to every signed-in user (F-007)', () => {
  const open = areas.flatMap((area) => area.pages.filter((page) => page.forEverybody).map(({ path }) => path));
  expect([...fixedPages].toSorted()).toEqual([...new Set(open)].toSorted());
});
