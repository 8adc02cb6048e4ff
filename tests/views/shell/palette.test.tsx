import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import type { FoundGroup } from '../../../src/presentation/shared/found-group.ts';
import type { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { PagesSource } from '../../../src/presentation/shell/palette/pages-source.ts';
import { PalettePresenter } from '../../../src/presentation/shell/palette/palette-presenter.ts';
import { LinksContext } from '../../../src/views/design/actions/links-context.ts';
import { BarButton } from '../../../src/views/shell/BarButton.tsx';
import { PaletteOnBar } from '../../../src/views/shell/palette/PaletteOnBar.tsx';
import { message } from '../../../src/words/catalogue.ts';
import { show } from '../design/show.tsx';

let clock: ManualClock;
let answer: () => Promise<readonly FoundGroup[]>;
let went: string[];
let offered: boolean;

const who = {
  menus: [{ code: 'a', name: '应收账款债权', path: '/credit/finance-data/index/finance', listed: true, children: [] }],
};
const session = { who, pageConfig: { products: [] }, faultSeen: () => undefined } as unknown as SessionStore;

// jsdom does not support dialogs or scrolling.
function openDialogs(): void {
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

beforeEach(() => {
  openDialogs();
  clock = new ManualClock(0);
  [went, offered] = [[], true];
  answer = async () => [
    {
      name: 'search.packages',
      entries: [
        { id: 'DD-1', name: 'DD-1', about: ['启衡重工', message('search.amount', { amount: '12.00' })], path: '/one' },
        { id: '', name: message('search.show-all'), about: [], path: '/all' },
      ],
    },
  ];
});
afterEach(cleanup);

const links = { addressOf: (to: string) => `/cv3${to}`, follow: (to: string) => void went.push(to) };

function Bar({ palette }: { readonly palette: PalettePresenter }) {
  const [open, setOpen] = useState(false);
  return (
    <LinksContext value={links}>
      <PaletteOnBar
        palette={palette}
        Button={BarButton}
        isIcon={false}
        open={open}
        onOpened={() => setOpen(true)}
        onClosed={() => setOpen(false)}
      />
    </LinksContext>
  );
}

/** The search, opened by its button. */
async function opened(): Promise<HTMLElement> {
  const palette = new PalettePresenter({
    session,
    clock,
    pages: new PagesSource(session),
    recent: { entries: [{ id: 'DD-9', name: 'DD-9', about: [], path: '/nine' }] },
    navigator: { goTo: (path) => void went.push(path), replaceWith: () => undefined, current: () => '' },
    records: { isOffered: offered, find: async () => answer() },
    trade: { isOffered: false, find: async () => [] },
    topics: {
      reset: () => undefined,
      find: async (asked) =>
        asked === '密码'
          ? [
              {
                name: 'search.help',
                entries: [{ id: 'q', name: '忘记密码怎么办？', about: [], path: '/help/index?id=q' }],
              },
            ]
          : [],
    },
  });
  show(<Bar palette={palette} />);
  fireEvent.click(screen.getByRole('button', { name: /搜索/u }));
  return screen.findByRole('combobox', { name: '搜索' });
}

async function typed(field: HTMLElement, text: string): Promise<void> {
  fireEvent.change(field, { target: { value: text } });
  await act(async () => clock.advance(200));
}

const options = (): readonly (string | null)[] => screen.getAllByRole('option').map((each) => each.textContent);
const chosen = (): string | null | undefined =>
  screen.getAllByRole('option').find((each) => each.getAttribute('aria-selected') === 'true')?.textContent;

describe('the search', () => {
  it('shows recent packages and every page before typing, in groups', async () => {
    const field = await opened();
    expect(
      within(screen.getByRole('group', { name: '最近打开的资料包' }))
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual(['DD-9']);
    expect(
      within(screen.getByRole('group', { name: '页面' }))
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual(['首页', '应收账款债权', '产品', '消息中心', '下载中心', '账号']);
    expect(field.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id);
    expect(screen.queryByRole('status')?.textContent).toBe('');
  });

  it('announces the number of results, and moves through them by keys', async () => {
    const field = await opened();
    await typed(field, '启衡');
    expect([options(), screen.getByRole('status').textContent]).toEqual([
      ['DD-1启衡重工 · ¥12.00', '在列表中查看全部'],
      '可选 2 项',
    ]);
    expect([...document.querySelectorAll('mark')].map((each) => each.textContent)).toEqual(['启衡']);
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(chosen()).toBe('在列表中查看全部');
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(went).toEqual([]);
    fireEvent.keyDown(field, { key: 'Enter' });
    expect([went, screen.queryByRole('combobox')]).toEqual([['/one'], null]);
  });

  it('opens a pressed result, and closes', async () => {
    await opened();
    fireEvent.click(screen.getByRole('option', { name: '消息中心' }));
    expect([went, screen.queryByRole('combobox')]).toEqual([['/my/message/index'], null]);
  });

  it('reports no result, and where it did not search', async () => {
    answer = async () => [];
    await typed(await opened(), '不存在');
    expect(screen.getByText(/没有找到“不存在”/u, { selector: 'div' })).toBeTruthy();
    expect(screen.getByText(/别的企业和别的角色/u)).toBeTruthy();
  });

  it('says that one more character is needed', async () => {
    await typed(await opened(), '不');
    expect(screen.getByText(/再输入一个字/u)).toBeTruthy();
  });

  it('reports a failed search for records, and repeats it', async () => {
    answer = async () => {
      throw new PortFault('offline');
    };
    await typed(await opened(), '消息');
    expect([screen.getByText(/暂时无法搜索/u) !== null, options()]).toEqual([true, ['消息中心']]);
    answer = async () => [];
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '重试' })));
    expect(screen.queryByText(/暂时无法搜索/u)).toBeNull();
  });

  it('searches pages and questions only when records are not offered', async () => {
    offered = false;
    const field = await opened();
    expect(field.getAttribute('placeholder')).toBe('页面名称，或想问的问题');
    await typed(field, '密码');
    expect(options()).toEqual(['忘记密码怎么办？']);
    await typed(field, '启衡重工');
    expect([screen.queryAllByRole('option'), screen.getByRole('status').textContent]).toEqual([
      [],
      '没有找到“启衡重工”',
    ]);
  });
});
