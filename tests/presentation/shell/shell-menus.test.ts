import { expect, it } from 'vitest';
import type { MenuEntry } from '../../../src/domain/shell/shared/signed-in.ts';
import { shellMenus } from '../../../src/presentation/shell/shell-menus.ts';

const entry = (code: string, path: string, listed: boolean, ...children: readonly MenuEntry[]): MenuEntry => ({ code, name: `${code} by name`, path, listed, children });

it('lists what is listed and leads somewhere, with every page that belongs there', () => {
  const menus = [
    entry('materials', '', true, entry('list', '/list', true), entry('detail', '/detail', false, entry('deeper', '/deeper', true)), entry('group', '', true)),
    entry('home', '/home', true),
  ];
  expect(shellMenus(menus)).toEqual([
    { code: 'materials', name: 'materials by name', links: [{ code: 'list', name: 'list by name', path: '/list' }, { code: 'deeper', name: 'deeper by name', path: '/deeper' }], paths: ['/list', '/detail', '/deeper'] },
    { code: 'home', name: 'home by name', links: [{ code: 'home', name: 'home by name', path: '/home' }], paths: ['/home'] },
  ]);
});

it('leaves out what is not listed, and a group under which nothing is', () => {
  expect(shellMenus([entry('hidden', '/hidden', false), entry('empty', '', true), entry('secret', '', true, entry('a', '/a', false))])).toEqual([]);
});
