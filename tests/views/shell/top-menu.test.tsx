import { cleanup, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { Presenters } from '../../../src/presentation/presenters.ts';
import type { ShellMenu } from '../../../src/presentation/shell/shell-menus.ts';
import { LinksContext } from '../../../src/views/design/actions/links-context.ts';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { TopMenu } from '../../../src/views/shell/TopMenu.tsx';
import { show } from '../design/show.tsx';

const menu = (code: string, ...paths: readonly string[]): ShellMenu => ({
  code,
  name: code === 'home' ? '' : code,
  links: paths.map((path, at) => ({ code: `${code}-${at}`, name: `${code}${at + 1}`, path })),
  paths,
});
const menus = [
  menu('资料', '/credit/list', '/est/list', '/common/list'),
  menu('home', '/index'),
  menu('企业', '/my/data', '/my/person'),
];

let followed: string[];
beforeEach(() => (followed = []));
afterEach(cleanup);

function draw(path = '/index', shown: readonly ShellMenu[] = menus): void {
  show(
    <MemoryRouter initialEntries={[path]}>
      <PresentersContext value={{ shell: { menus: shown } } as unknown as Presenters}>
        <LinksContext value={{ addressOf: (to) => `/cv3${to}`, follow: (to) => void followed.push(to) }}>
          <TopMenu marks={undefined} />
        </LinksContext>
      </PresentersContext>
    </MemoryRouter>,
  );
}

const group = (name = '资料') => screen.getByRole('button', { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const held = () => document.activeElement?.textContent ?? '';

it('an entry of a planned page says that it is not offered yet', () => {
  const planned = { code: 'p', name: '业务', path: '/est/chain/index/operator', isPlanned: true };
  draw('/index', [
    { code: 'single', name: '业务', links: [planned], paths: [planned.path] },
    {
      ...menu('资料', '/credit/list'),
      links: [...menu('资料', '/credit/list').links, { ...planned, name: '更多业务' }],
    },
  ]);
  expect(screen.getByRole('link', { name: '业务（暂未开放）' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '资料' }));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['资料1', '更多业务（暂未开放）']),
  );
});

describe('the keyboard in the menu', () => {
  it('opens a group by the down arrow at its first page, and wraps around', () => {
    draw();
    group().focus();
    press('ArrowDown');
    expect([group().getAttribute('aria-expanded'), held()]).toEqual(['true', '资料1']);
    const walked = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => (press(key), held()));
    expect(walked).toEqual(['资料2', '资料3', '资料1', '资料3', '资料1', '资料3']);
  });

  it('closes by Escape, which returns the focus to the group', () => {
    draw();
    group().focus();
    press('ArrowDown');
    press('Escape');
    expect([group().getAttribute('aria-expanded'), held(), screen.queryByRole('link', { name: '资料1' })]).toEqual([
      'false',
      '资料',
      null,
    ]);
  });

  it.each(['ArrowUp', 'ArrowLeft', 'Home', 'a'])('does not open by %s', (key) => {
    draw();
    group().focus();
    press(key);
    expect(group().getAttribute('aria-expanded')).toBe('false');
  });

  it('opens a page, and closes', () => {
    draw();
    fireEvent.click(group());
    fireEvent.click(screen.getByRole('link', { name: '资料2' }));
    expect([followed, group().getAttribute('aria-expanded')]).toEqual([['/est/list'], 'false']);
  });

  it('closes a group when the focus is in another', () => {
    draw();
    group().focus();
    press('ArrowDown');
    fireEvent.blur(document.activeElement ?? document.body, { relatedTarget: group('企业') });
    expect(group().getAttribute('aria-expanded')).toBe('false');
  });
});

describe('the present entry', () => {
  it.each([
    ['/index', '首页', 'page'],
    ['/index/', '首页', 'page'],
    ['/est/list', '首页', null],
  ] as const)('at %s, %s is marked as %s', (path, name, current) => {
    draw(path);
    expect(screen.getByRole('link', { name }).getAttribute('aria-current')).toBe(current);
  });

  it('is marked only on its own page of a group', () => {
    draw('/est/list');
    fireEvent.click(group());
    expect(
      screen
        .getAllByRole('link')
        .filter((each) => each.getAttribute('aria-current') === 'page')
        .map(({ textContent }) => textContent),
    ).toEqual(['资料2']);
  });

  it('needs no menu without pages', () => {
    draw('/index', []);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
