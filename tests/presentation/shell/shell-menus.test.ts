import { expect, it } from 'vitest';
import type { MenuEntry } from '../../../src/domain/identity/signed-in.ts';
import { listsProduct, shellMenus } from '../../../src/presentation/shell/shell-menus.ts';

const entry = (code: string, path: string, listed: boolean, ...children: readonly MenuEntry[]): MenuEntry => ({
  code,
  name: `${code} by name`,
  path,
  listed,
  children,
});

it('the menus list visible pages with the paths below them, and the home page second', () => {
  const menus = [
    entry(
      'materials',
      '',
      true,
      entry('list', '/list', true),
      entry('detail', '/detail', false, entry('deeper', '/deeper', true)),
      entry('group', '', true),
    ),
    entry('office', '/office', true),
  ];
  expect(shellMenus(menus)).toEqual([
    {
      code: 'materials',
      name: 'materials by name',
      links: [
        { code: 'list', name: 'list by name', path: '/list' },
        { code: 'deeper', name: 'deeper by name', path: '/deeper' },
      ],
      paths: ['/list', '/detail', '/deeper'],
    },
    { code: 'home', name: '', links: [{ code: 'home', name: '', path: '/index' }], paths: ['/index'] },
    {
      code: 'office',
      name: 'office by name',
      links: [{ code: 'office', name: 'office by name', path: '/office' }],
      paths: ['/office'],
    },
  ]);
});

it('the menus leave out hidden entries and empty groups', () => {
  expect(
    shellMenus([
      entry('hidden', '/hidden', false),
      entry('empty', '', true),
      entry('secret', '', true, entry('a', '/a', false)),
    ]),
  ).toEqual([]);
});

it('the menus list the home page once when they name it', () => {
  expect(shellMenus([entry('list', '/list', true), entry('start', '/index', true)]).map(({ code }) => code)).toEqual([
    'list',
    'start',
  ]);
});

it('an entry says that its page is planned, by the table and not by the menu', () => {
  const [menu] = shellMenus([
    entry(
      'credit',
      '',
      true,
      entry('list', '/credit/finance-data/index/finance', true),
      entry('landing', '/est/chain/index/operator', true),
      entry('unknown', '/credit/nowhere', true),
    ),
  ]);
  expect(menu?.links.map(({ code, isPlanned = false }) => [code, isPlanned])).toEqual([
    ['list', false],
    ['landing', true],
    ['unknown', false],
  ]);
});

it('the menus contain a product only when a package list is visible in them', () => {
  const start = [
    entry('start', '/my/start', true),
    entry('products', '/product', true),
    entry('real-name', '/my/enterprise-info/realname', true),
  ];
  const group = (listed: boolean): MenuEntry =>
    entry(
      'materials',
      '',
      true,
      entry('list', '/credit/finance-data/index/issue', listed),
      entry('detail', '/credit/finance-data/detail', false),
    );
  expect([
    listsProduct([]),
    listsProduct(start),
    listsProduct([...start, group(false)]),
    listsProduct([...start, group(true)]),
  ]).toEqual([false, false, false, true]);
});
