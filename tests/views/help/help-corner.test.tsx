import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import type { PageConfig } from '../../../src/domain/platform/page-config.ts';
import { FeedbackForm } from '../../../src/presentation/help/shared/feedback-form.ts';
import { PageHelp } from '../../../src/presentation/help/shared/page-help.ts';
import { Pictures } from '../../../src/presentation/help/shared/pictures.ts';
import { RightBar } from '../../../src/presentation/help/shared/right-bar.ts';
import { Tour } from '../../../src/presentation/help/shared/tour.ts';
import type { GivenSurvey } from '../../../src/domain/help/shared/survey.ts';
import { SurveyForm } from '../../../src/presentation/help/shared/survey-form.ts';
import { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { LinksContext } from '../../../src/views/design/actions/links-context.ts';
import { HelpCornerView } from '../../../src/views/help/shared/HelpCornerView.tsx';
import { tourTarget } from '../../../src/views/help/shared/tour-targets.ts';
import { never, zhou } from '../../builders/message-boxes.ts';
import { huiyu } from '../shell/portal-world.tsx';
import { show } from '../design/show.tsx';

// Loaded with the test file, so that no test waits for a lazily loaded part.
await Promise.all([
  import('../../../src/views/help/shared/FeedbackDialog.tsx'),
  import('../../../src/views/help/shared/SurveyDialog.tsx'),
  import('../../../src/views/help/shared/WechatPanel.tsx'),
  import('../../../src/views/help/shared/FaqBox.tsx'),
  import('../../../src/views/help/shared/TourView.tsx'),
]);

const topics = ['怎样登录？', '资料包退回了，只改那一项就行吗？'].map((title, index) => ({
  id: `T${index}`,
  title,
  category: undefined,
  content: index === 1 ? '只有退回的资料可以修改' : '',
  related: [],
}));

let clock: ManualClock;
let config: PageConfig;
let fault: PortFault | undefined;
let told: string[];
let rated: GivenSurvey | undefined;
let followed: string[];
let given: string[];
let trouble: PortFault | undefined;
let seen: Map<string, string>;
let isCalm: boolean;

beforeEach(() => {
  [clock, config, fault, told, followed, given] = [
    new ManualClock(1_000_000),
    {
      ...huiyu,
      onlineService: 'https://service.example/',
      rightBar: { ...huiyu.rightBar, wechat: 'https://wechat.example/follow' },
    },
    undefined,
    [],
    [],
    [],
  ];
  [seen, isCalm, trouble] = [new Map(), false, undefined];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function drawn(path = '/index', page: ReactNode = null, everywhere = topics): Promise<HTMLElement> {
  const session = new SessionStore(
    { pageConfig: async () => config },
    { current: async () => zhou, switchRole: never, stay: never, signOut: never },
  );
  await session.start();
  let serial = 0;
  const identifiers = { next: () => `N${(serial += 1)}` };
  const kept = new Map<string, unknown>();
  const desk = {
    asksSatisfaction: true,
    sendFeedback: async ({ opinionContent }: { readonly opinionContent: string }) => {
      if (fault) throw fault;
      told.push(opinionContent);
      return 'FB20261121-0001';
    },
    surveyOfToday: async () => rated,
    answerSurvey: async (score: number, comment: string) => void told.push(`${score} ${comment}`),
  };
  const vault = {
    upload: async ({ file }: { readonly file: { readonly name: string } }) => {
      given.push(file.name);
      if (trouble) throw trouble;
      return { arrived: true as const, fileId: `PK-${file.name}` };
    },
  };
  const help = new PageHelp(
    {
      takesOpinions: true,
      topicsOfPage: async (at) => (at === '/index' ? topics : []),
      allTopics: async () => everywhere,
      topic: never,
      ownOpinion: async () => undefined,
      saveOpinion: async () => undefined,
    },
    session,
  );
  const corner = {
    help,
    version: 'v1.2.3',
    bar: new RightBar({
      session,
      clock,
      preferences: { read: () => undefined, write: () => undefined },
      asksSatisfaction: true,
      hasHelp: (at) => help.of(at).length > 0,
    }),
    feedback: new FeedbackForm({
      desk,
      session,
      identifiers,
      trail: {
        version: 'v1.2.3',
        steps: [
          { kind: 'page', path: '/index' },
          { kind: 'failed', call: '/corp/v1/facts', because: 'offline', code: '', traceId: '' },
        ],
      },
      drafts: {
        read: (name) => kept.get(name),
        write: (name, value) => void kept.set(name, value),
        remove: (name) => void kept.delete(name),
        removeAllOf: () => kept.clear(),
      },
      pictures: new Pictures(vault, identifiers, () => undefined),
    }),
    survey: new SurveyForm(desk, session),
    tour: new Tour({
      session,
      preferences: { read: (name) => seen.get(name), write: (name, value) => void seen.set(name, value) },
      arrivals: { isThrough: true },
      calm: { whenIdleAndVisible: async () => isCalm },
      memory: { isOffered: false, seenTours: never, markSeen: never },
    }),
  };
  show(
    <MemoryRouter initialEntries={[path]}>
      <LinksContext value={{ addressOf: (to) => `/cv3${to}`, follow: (to) => void followed.push(to) }}>
        <main tabIndex={-1}>
          页面
          {page}
        </main>
        <HelpCornerView corner={corner} />
      </LinksContext>
    </MemoryRouter>,
  );
  return screen.findByRole('complementary', { name: '快捷工具' });
}

const press = async (name: string | RegExp, within_: HTMLElement = document.body): Promise<void> =>
  act(async () => void fireEvent.click(await within(within_).findByRole('button', { name })));

describe('the search in a page’s questions', () => {
  it('finds questions of other pages too, and reports no result', async () => {
    const bar = await drawn('/index', undefined, [
      ...topics,
      { ...topics[0]!, id: 'elsewhere', title: '怎么切换角色' },
    ]);
    await press('帮助', bar);
    const field = screen.getByRole('searchbox', { name: '搜索帮助' });
    await act(async () => void fireEvent.change(field, { target: { value: '切换角色' } }));
    expect(screen.getByRole('link', { name: /怎么切换角色/ }).getAttribute('href')).toBe(
      '/cv3/help/index?id=elsewhere',
    );
    await act(async () => void fireEvent.change(field, { target: { value: '天气' } }));
    expect(screen.getByText('没有找到相关的问题。可以换个说法，或到帮助中心查找。')).toBeTruthy();
  });
});

describe('the right bar', () => {
  it('opens what each icon names', async () => {
    const bar = await drawn();
    expect(
      within(bar)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['帮助', '学院', '微信', '满意度', '公告', '客服（在新窗口打开）', '反馈']);
    expect(within(bar).getByRole('link', { name: '公告' }).getAttribute('href')).toBe(
      '/cv3/my/message/index?kind=system',
    );
    expect(within(bar).getByRole('link', { name: /^客服/ }).getAttribute('href')).toBe('https://service.example/');
  });

  it('links to the platform’s own survey if there is one', async () => {
    config = { ...config, rightBar: { ...config.rightBar, survey: 'https://survey.example/' } };
    const bar = await drawn();
    expect(
      within(bar)
        .getByRole('link', { name: /^满意度/ })
        .getAttribute('href'),
    ).toBe('https://survey.example/');
  });

  it('is absent in the guarantee area', async () => {
    const bar = drawn('/guarantee/index');
    bar.catch(() => undefined);
    await act(async () => undefined);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('starts as a ball without room, and is never open before', async () => {
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: query.includes('max-width') }),
    );
    const changed: MutationRecord[] = [];
    const watch = new MutationObserver((records) => changed.push(...records));
    watch.observe(document.body, { subtree: true, attributes: true });
    const bar = await drawn();
    changed.push(...watch.takeRecords());
    watch.disconnect();
    expect(bar.querySelector('[data-ball]')?.getAttribute('aria-label')).toBe('展开快捷工具');
    expect(changed.filter(({ target }) => target instanceof Element && target.closest('aside') !== null)).toEqual([]);
  });

  it('folds into a ball, which opens it again', async () => {
    const bar = await drawn();
    await press('收起', bar);
    expect(
      within(bar)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toContain('展开快捷工具');
    await press('展开快捷工具', bar);
    expect(within(bar).getByRole('button', { name: '反馈' })).toBeTruthy();
  });

  it('slides out after a while, but not under focus or pointer', async () => {
    const bar = await drawn();
    const feedback = within(bar).getByRole('button', { name: '反馈' });
    act(() => feedback.focus());
    act(() => clock.advance(60_000));
    expect(within(bar).queryByRole('button', { name: '收起' })).not.toBeNull();
    act(() => feedback.blur());
    act(() => clock.advance(7_000));
    expect(within(bar).queryByRole('button', { name: '收起' })).toBeNull();
    fireEvent.pointerEnter(within(bar).getByRole('button', { name: '展开快捷工具' }));
    fireEvent.pointerOver(bar.firstElementChild ?? bar);
    expect(within(bar).queryByRole('button', { name: '收起' })).not.toBeNull();
  });

  it('is closed by Escape, with the focus on the ball', async () => {
    const bar = await drawn();
    const feedback = within(bar).getByRole('button', { name: '反馈' });
    act(() => feedback.focus());
    act(() => void fireEvent.keyDown(feedback, { key: 'Escape' }));
    expect(document.activeElement).toBe(within(bar).getByRole('button', { name: '展开快捷工具' }));
  });

  it('scrolls to the top, and the focus goes there', async () => {
    window.scrollTo = () => undefined;
    const bar = await drawn();
    expect(within(bar).queryByRole('button', { name: /回到页面顶部/ })).toBeNull();
    act(() => {
      Object.defineProperty(window, 'scrollY', { value: 769, configurable: true });
      fireEvent.scroll(window);
    });
    await press(/回到页面顶部/, bar);
    expect(document.activeElement?.tagName).toBe('MAIN');
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  });

  it('shows the WeChat code until Escape, which returns the focus', async () => {
    const bar = await drawn();
    const button = within(bar).getByRole('button', { name: '微信' });
    await act(async () => void fireEvent.click(button));
    const code = await screen.findByRole('img', { name: '平台微信公众号的二维码' });
    expect(button.getAttribute('aria-expanded')).toBe('true');
    act(() => clock.advance(60_000));
    expect(within(bar).queryByRole('button', { name: '收起' })).not.toBeNull();
    act(() => void fireEvent.keyDown(code, { key: 'Escape' }));
    expect([screen.queryByRole('img', { name: '平台微信公众号的二维码' }), document.activeElement]).toEqual([
      null,
      button,
    ]);
  });
});

describe('the questions of a page', () => {
  it('are numbered and searchable, and each is answered in its own window', async () => {
    const bar = await drawn();
    const button = await within(bar).findByRole('button', { name: '帮助' });
    await act(async () => void fireEvent.click(button));
    const links = () =>
      within(bar)
        .getAllByRole('link')
        .filter((link) => link.getAttribute('href')?.includes('/help/index?id='));
    expect(links().map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['1怎样登录？（在新窗口打开）', '/cv3/help/index?id=T0', '_blank'],
      ['2资料包退回了，只改那一项就行吗？（在新窗口打开）', '/cv3/help/index?id=T1', '_blank'],
    ]);
    expect([
      within(bar).getByText('v1.2.3').tagName,
      within(bar).getAllByRole('button', { name: '复制版本号' }).length,
    ]).toEqual(['SPAN', 1]);
    const search = within(bar).getByRole('searchbox', { name: '搜索帮助' });
    act(() => void fireEvent.change(search, { target: { value: '退回' } }));
    expect(links()).toHaveLength(1);
    act(() => void fireEvent.keyDown(search, { key: 'Enter' }));
    expect(followed).toEqual(['/help-center-new/index?q=%E9%80%80%E5%9B%9E']);
    act(() => void fireEvent.keyDown(search, { key: 'Escape' }));
    expect([within(bar).queryByRole('searchbox'), document.activeElement]).toEqual([null, button]);
  });

  it('take the keyboard focus, and close by Escape from anywhere', async () => {
    const bar = await drawn();
    const button = await within(bar).findByRole('button', { name: '帮助' });
    for (const place of [
      (): HTMLElement => within(bar).getByRole('searchbox'),
      (): HTMLElement => button,
      (): HTMLElement => screen.getByRole('main'),
    ]) {
      await act(async () => void fireEvent.click(button));
      expect(document.activeElement).toBe(within(bar).getByRole('searchbox'));
      act(() => place().focus());
      act(() => void fireEvent.keyDown(place(), { key: 'Escape' }));
      expect([within(bar).queryByRole('searchbox'), document.activeElement]).toEqual([null, button]);
    }
  });

  it('leave the focus after a pointer press, and stay while a dialog takes the key', async () => {
    const bar = await drawn('/index', <div key="d" role="dialog" aria-modal="true" />);
    const button = await within(bar).findByRole('button', { name: '帮助' });
    act(() => button.focus());
    await act(async () => void fireEvent.click(button, { detail: 1 }));
    act(() => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }));
    expect([within(bar).getAllByRole('searchbox').length, document.activeElement]).toEqual([1, button]);
  });

  it('are absent when there are none', async () => {
    const bar = await drawn('/elsewhere');
    expect(within(bar).queryByRole('button', { name: '帮助' })).toBeNull();
  });
});

describe('the feedback form', () => {
  it('shows missing fields, keeps its text after a failure, and then gives a number', async () => {
    const bar = await drawn();
    await press('反馈', bar);
    const dialog = await screen.findByRole('dialog', { name: '意见反馈' });
    expect(
      within(within(dialog).getByRole('list', { name: '将附在意见后面发送' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['build v1.2.3', '/index', '! /corp/v1/facts offline']);
    await press('提交', dialog);
    expect(within(dialog).getByText('意见内容不能为空')).toBeTruthy();
    const opinion = within(dialog).getByLabelText(/意见内容/);
    expect(document.activeElement).toBe(opinion);
    act(() => void fireEvent.change(opinion, { target: { value: '列表很快' } }));
    fault = new PortFault('offline');
    await press('提交', dialog);
    expect(within(dialog).getByText('提交失败')).toBeTruthy();
    expect((opinion as HTMLTextAreaElement).value).toBe('列表很快');
    fault = undefined;
    await press('提交', dialog);
    expect(await screen.findByText('FB20261121-0001')).toBeTruthy();
    expect([screen.getByRole('heading', { name: '提交成功' }).tagName, told]).toEqual([
      'H2',
      ['列表很快\n\nbuild v1.2.3\n/index\n! /corp/v1/facts offline'],
    ]);
  });

  it('accepts screenshots by choosing, dropping and pasting, shows them, and removes them', async () => {
    const bar = await drawn();
    await press('反馈', bar);
    const dialog = await screen.findByRole('dialog', { name: '意见反馈' });
    const png = (name: string) => new File(['x'], name, { type: 'image/png' });
    const input = dialog.querySelector('input[type=file]') ?? dialog;
    await act(async () => void fireEvent.change(input, { target: { files: [png('picked.png')] } }));
    await act(
      async () =>
        void fireEvent.drop(input.parentElement ?? dialog, {
          dataTransfer: { files: [png('dropped.png'), new File(['x'], 'film.mp4')] },
        }),
    );
    await act(
      async () =>
        void fireEvent.paste(document.body, { clipboardData: { files: [png('image.png')], getData: () => '' } }),
    );
    expect(given).toEqual(['picked.png', 'dropped.png', 'image.png']);
    const list = within(dialog).getByRole('list', { name: '已添加的截图' });
    expect(
      within(list)
        .getAllByRole('img')
        .map((img) => img.getAttribute('alt')),
    ).toEqual(['截图 picked.png', '截图 dropped.png', '截图 image.png']);
    expect(within(list).getByText('此处只接受 jpg、jpeg、png。')).toBeTruthy();
    await press('移除截图 film.mp4', list);
    expect(document.activeElement).not.toBe(document.body);
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  });

  const fivePlusOne = ['1', '2', '3', '4', '5', '6'].map(
    (name) => new File(['x'], `${name}.png`, { type: 'image/png' }),
  );

  it('E-09: refuses more screenshots than the maximum, by name', async () => {
    await press('反馈', await drawn());
    const dialog = await screen.findByRole('dialog', { name: '意见反馈' });
    await act(
      async () =>
        void fireEvent.change(dialog.querySelector('input[type=file]') ?? dialog, { target: { files: fivePlusOne } }),
    );
    expect(given).toEqual(['1.png', '2.png', '3.png', '4.png', '5.png']);
    const refused = within(within(dialog).getByRole('list', { name: '已添加的截图' }))
      .getAllByRole('listitem')
      .at(-1);
    expect(refused?.textContent).toContain('最多添加 5 张截图');
  });

  it('E-03: asks to send a screenshot to customer service after a failed upload', async () => {
    trouble = new PortFault('unexpected-answer');
    await press('反馈', await drawn());
    const dialog = await screen.findByRole('dialog', { name: '意见反馈' });
    await act(
      async () =>
        void fireEvent.change(dialog.querySelector('input[type=file]') ?? dialog, {
          target: { files: fivePlusOne.slice(0, 1) },
        }),
    );
    expect(within(dialog).getByText('上传失败，请点击在线咨询并截图发给客服。')).toBeTruthy();
  });
});

describe('the survey', () => {
  it('shows today’s rating', async () => {
    rated = { score: 4, comment: '比以前快' };
    const bar = await drawn();
    await press('满意度', bar);
    const dialog = await screen.findByRole('dialog', { name: '您对平台满意吗？' });
    expect(await within(dialog).findByText('您今天已经评价过，再次提交会替换那一次。')).toBeTruthy();
    expect([
      within(dialog).getByRole<HTMLInputElement>('radio', { name: '4 满意' }).checked,
      within(dialog).getByRole<HTMLTextAreaElement>('textbox').value,
    ]).toEqual([true, '比以前快']);
    rated = undefined;
  });

  it('requires a score, and shows thanks', async () => {
    const bar = await drawn();
    await press('满意度', bar);
    const dialog = await screen.findByRole('dialog', { name: '您对平台满意吗？' });
    await press('提交', dialog);
    expect(within(dialog).getByText('请选择满意程度')).toBeTruthy();
    act(() => void fireEvent.click(within(dialog).getByRole('radio', { name: '4 满意' })));
    await press('提交', dialog);
    expect(await screen.findByText(/感谢您的评价/)).toBeTruthy();
    expect(told).toEqual(['4 ']);
  });
});

describe('the tour', () => {
  // jsdom has no layout, so scrolling does nothing.
  beforeEach(() => {
    Element.prototype.scrollIntoView = () => undefined;
    vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(() => [{}] as unknown as DOMRectList);
  });
  afterEach(() => vi.restoreAllMocks());

  const page = (
    <>
      <div data-tour="figures" />
      <div data-tour="due" />
    </>
  );
  async function begun(): Promise<void> {
    const bar = await drawn('/index', page);
    await press('帮助', bar);
    await press('带我看一遍');
  }
  const shown = (): string | null | undefined => screen.queryByRole('dialog')?.textContent;

  it('goes through the parts of the page, each with the focus, and is remembered afterwards', async () => {
    await begun();
    const dialog = await screen.findByRole('dialog', { name: '等您办理的' });
    expect([document.activeElement, dialog.textContent?.includes('1 / 3')]).toEqual([dialog, true]);
    await press('下一步', dialog);
    expect(document.activeElement).toBe(screen.getByRole('dialog', { name: '什么时候到期' }));
    await press('上一步');
    expect(screen.getByRole('dialog', { name: '等您办理的' })).toBeTruthy();
    await press('下一步');
    await press('下一步');
    expect([shown(), screen.queryByRole('button', { name: '下一步' })]).toEqual([
      expect.stringContaining('3 / 3'),
      null,
    ]);
    await press('知道了');
    expect(shown()).toBeUndefined();
    expect([...seen.values()]).toEqual(['home']);
  });

  it('explains the bar or its ball, whatever else is beside the page', async () => {
    const bar = await drawn('/index', <aside aria-label="演示环境" />);
    const ball = (): boolean | undefined => tourTarget('help')?.contains(bar.querySelector('[data-ball]'));
    expect([ball(), tourTarget('help')?.textContent?.includes('帮助')]).toEqual([true, true]);
    await press('收起', bar);
    expect([ball(), tourTarget('help')?.tagName]).toEqual([true, 'DIV']);
  });

  it('is closed by Escape at each step, and by its button', async () => {
    await begun();
    await press('下一步', await screen.findByRole('dialog'));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(shown()).toBeUndefined();
    await press('帮助');
    await press('带我看一遍');
    await press('不看了，关闭', await screen.findByRole('dialog'));
    expect(shown()).toBeUndefined();
  });

  it('starts on the first visit, and is closed by Escape from anywhere', async () => {
    isCalm = true;
    await drawn('/index', page);
    expect(await screen.findByRole('dialog', { name: '等您办理的' })).toBe(document.activeElement);
    expect([...seen.values()]).toEqual(['home']);
    screen.getByRole('main').focus();
    fireEvent.keyDown(screen.getByRole('main'), { key: 'Escape' });
    expect(shown()).toBeUndefined();
  });

  it.each([
    ['a dialog', <div key="d" role="dialog" />],
    [
      'a warning',
      <div key="w" role="alert">
        没有保存
      </div>,
    ],
    ['a menu', <div key="m" role="menu" />],
  ])('does not start over %s', async (_what, before) => {
    isCalm = true;
    await drawn(
      '/index',
      <>
        {page}
        {before}
      </>,
    );
    await act(async () => undefined);
    expect([screen.queryByText('等您办理的'), seen.size]).toEqual([null, 0]);
  });
});
