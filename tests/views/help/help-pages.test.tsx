import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RecordingNavigator } from '../../../features/support/recording-navigator.ts';
import type { HelpTopic } from '../../../src/domain/help/shared/help-topic.ts';
import type { PageConfig } from '../../../src/domain/platform/page-config.ts';
import { HelpCentre } from '../../../src/presentation/help/shared/help-centre.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { LinksContext } from '../../../src/views/design/actions/links-context.ts';
import { SupportContext } from '../../../src/views/design/panels/support-context.ts';
import { HelpCentreScreen } from '../../../src/views/help/help-centre/HelpCentreScreen.tsx';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { huiyu } from '../../builders/huiyu.ts';
import { never, zhou } from '../../builders/message-boxes.ts';
import { show } from '../design/show.tsx';

const topics: readonly HelpTopic[] = [
  {
    id: 'a',
    title: '怎样登录？',
    category: 'registration',
    content: '两种方式。\n1. 密码登录\n1. 短信登录\n! 不要告诉别人\n![登录页](/help-pictures/sign-in.zh-CN.webp)',
    related: ['b'],
  },
  { id: 'b', title: '怎样上传？', category: 'materials', content: '- 选择文件', related: [] },
];
let config: PageConfig;
let judged: boolean[];
beforeEach(() => {
  [config, judged] = [huiyu, []];
});
afterEach(cleanup);

async function drawn(address: string): Promise<void> {
  const session = new SessionStore(
    { pageConfig: async () => config },
    { current: async () => zhou, switchRole: never, stay: never, signOut: never },
  );
  await session.start();
  const desk = {
    takesOpinions: true,
    topicsOfPage: never,
    topic: never,
    allTopics: async () => topics,
    ownOpinion: async () => undefined,
    saveOpinion: async (_id: string, isHelpful: boolean) => void judged.push(isHelpful),
  };
  const presenters = {
    of: () => ({ helpCentre: () => new HelpCentre({ desk, session, navigator: new RecordingNavigator() }) }),
  } as unknown as Presenters;
  show(
    <MemoryRouter initialEntries={[address]}>
      <PresentersContext value={presenters}>
        <LinksContext value={{ addressOf: (to) => `/cv3${to}`, follow: () => undefined }}>
          <SupportContext value={config}>
            <HelpCentreScreen />
          </SupportContext>
        </LinksContext>
      </PresentersContext>
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { level: 1 });
  await act(async () => undefined);
}

describe('the help pages', () => {
  it('begin with the first questions of each category, and the contact', async () => {
    await drawn('/help/index');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('注册与登录'),
      expect.stringContaining('资料上传'),
      '联系我们',
    ]);
    expect(screen.getByRole('link', { name: '怎样登录？' }).getAttribute('href')).toBe('/cv3/help/index?id=a');
    expect(screen.getByText(/40000-95533/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '全部问题' }).getAttribute('href')).toBe('/cv3/help-center-new/index');
  });

  it('highlight the search words, and show the contact without a result', async () => {
    await drawn('/help-center-new/index?q=上传');
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['上传']);
    expect(screen.getByRole('status').textContent).toBe('找到 1 个与“上传”有关的问题');
    act(() => void fireEvent.change(screen.getByRole('searchbox'), { target: { value: '没有' } }));
    expect(screen.getByText('没有找到相关的问题')).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '查看全部问题' })));
    expect(screen.getByRole('link', { name: '怎样登录？' })).toBeTruthy();
  });

  it('can be filtered by category, and by pictures', async () => {
    await drawn('/help-center-new/index');
    const kinds = screen.getByRole('navigation', { name: '问题分类' });
    act(() => void fireEvent.click(within(kinds).getByRole('button', { name: /资料上传/ })));
    expect(screen.queryByRole('link', { name: '怎样登录？' })).toBeNull();
    act(() => void fireEvent.click(screen.getByRole('button', { name: /学院/ })));
    expect([
      screen.queryByRole('link', { name: '怎样上传？' }),
      screen.getByRole('link', { name: '怎样登录？' }).tagName,
    ]).toEqual([null, 'A']);
  });

  it('answer a question in steps, with its picture, related questions and rating', async () => {
    await drawn('/help/index?id=a');
    expect(screen.getByRole('heading', { level: 1, name: '怎样登录？' })).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['密码登录', '短信登录']),
    );
    expect(screen.getByRole('img', { name: '登录页' }).getAttribute('src')).toBe(
      '/cv3/help-pictures/sign-in.zh-CN.webp',
    );
    expect(screen.getByRole('link', { name: '怎样上传？' })).toBeTruthy();
    const helpful = screen.getByRole('group', { name: '这个回答有帮助吗？' });
    await act(async () => void fireEvent.click(within(helpful).getByRole('button', { name: '没有帮助' })));
    expect([
      judged,
      within(helpful).getByRole('button', { name: '没有帮助' }).getAttribute('aria-pressed'),
      within(helpful).getByRole('status').textContent,
    ]).toEqual([[false], 'true', expect.stringContaining('请联系我们')]);
  });

  it('report a removed question', async () => {
    await drawn('/help/index?id=gone');
    expect(screen.getByText('没有找到这个问题')).toBeTruthy();
  });

  it('have no help centre when the platform has none', async () => {
    config = { ...huiyu, rightBar: { ...huiyu.rightBar, hasHelpCentre: false } };
    await drawn('/help-center-new/index');
    expect(screen.getByText('本平台没有开通帮助中心')).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});
