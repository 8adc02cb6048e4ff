import { describe, expect, it } from 'vitest';
import { menusWithin } from '../../../src/domain/identity/group-menus.ts';
import { needsGroupFlags } from '../../../src/domain/identity/group-pages.ts';
import { allEntries, type MenuEntry } from '../../../src/domain/identity/signed-in.ts';

const entry = (path: string, children: readonly MenuEntry[] = []): MenuEntry => ({
  code: path,
  name: path,
  path,
  listed: true,
  children,
});
const menus = [
  entry('/index'),
  entry('', [entry('/my/protocol'), entry('/my/inner-org/index/'), entry('/my/authorization/index')]),
];

describe('the menu pages of a group', () => {
  it.each([
    [false, false, []],
    [true, false, ['/my/inner-org/index/']],
    [false, true, ['/my/authorization/index']],
    [true, true, ['/my/inner-org/index/', '/my/authorization/index']],
  ] as const)(
    'are kept by their flags: inner organisations %s, authorisations %s',
    (innerOrganisations, authorisations, kept) => {
      expect(allEntries(menusWithin(menus, { innerOrganisations, authorisations })).map(({ path }) => path)).toEqual([
        '/index',
        '',
        '/my/protocol',
        ...kept,
      ]);
    },
  );

  it('need their flags only when a menu names such a page', () => {
    expect([
      needsGroupFlags(menus),
      needsGroupFlags([entry('/my/inner-org/index')]),
      needsGroupFlags([entry('/index', [entry('/my/inner-org')])]),
    ]).toEqual([true, true, false]);
  });
});
