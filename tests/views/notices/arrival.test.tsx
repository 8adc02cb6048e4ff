import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';

import type { ArrivalNotice } from '../../../src/domain/notices/arrival.ts';
import { AgreementPresenter } from '../../../src/presentation/agreements/agreement-presenter.ts';
import { platformAgreements } from '../../../src/presentation/notices/shared/platform-agreements.ts';
import type { ArrivalChain } from '../../../src/presentation/notices/shared/arrival-chain.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { ArrivalDialogs } from '../../../src/views/notices/shared/ArrivalDialogs.tsx';
import { AgreementScreen } from '../../../src/views/notices/agreement/AgreementScreen.tsx';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { agreements } from '../../../src/domain/agreements/agreement.ts';
import { SupportContext } from '../../../src/views/design/panels/support-context.ts';
import { message } from '../../../src/words/catalogue.ts';
import { loadAgreement } from '../../../src/words/agreements/load-agreement.ts';
import type { Locale } from '../../../src/words/locale.ts';
import { show } from '../design/show.tsx';

afterEach(cleanup);

const presenters = (more: object = {}): Presenters =>
  ({
    session: { who: { userId: 'U1' }, state: { kind: 'signed-in' }, pageConfig: { name: '' } },
    shell: { leaving: false },
    watch: {},
    of: () => ({ agreement: () => new AgreementPresenter(platformAgreements(loadAgreement)) }),
    ...more,
  }) as unknown as Presenters;

/** A chain that shows one dialog, and records the answers. */
function chainAt(
  showing: ArrivalNotice,
  more: Partial<ArrivalChain> = {},
): { readonly chain: ArrivalChain; readonly pressed: string[] } {
  const pressed: string[] = [];
  const press = (what: string) => async () => void pressed.push(what);
  const chain = {
    showing,
    texts: new AgreementPresenter(platformAgreements(loadAgreement)),
    deadline: Date.parse('2026-11-23T02:00:00Z'),
    isPast: false,
    signing: false,
    declining: false,
    canObject: true,
    signingTrouble: undefined,
    agency: {
      companyName: '成都栖岭物流有限公司',
      standing: 'violating',
      type: '1',
      effectiveOn: '2026-12-05',
      addedOn: '2026-11-21',
    },
    pageOpened: press('arrived'),
    sessionEnded: press('left'),
    agreePressed: press('agree'),
    disagreePressed: press('disagree'),
    invoiceChangeRead: press('known'),
    invoicingInfoPressed: press('complete'),
    invoicingInfoPostponed: press('later'),
    invoiceChangePressed: press('check'),
    changesPressed: press('changes'),
    loadChanges: press('changes again'),
    canCompare: true,
    changes: undefined,
    agencyRead: press('read'),
    objectPressed: press('object'),
    declineConfirmed: press('leave'),
    declineDropped: press('stay'),
    ...more,
  } as unknown as ArrivalChain;
  return { chain, pressed };
}

async function drawn(chain: ArrivalChain, locale: Locale = 'zh-CN', more: object = {}): Promise<void> {
  await act(async () => {
    show(
      <MemoryRouter>
        <PresentersContext value={presenters(more)}>
          <ArrivalDialogs chain={chain} />
        </PresentersContext>
      </MemoryRouter>,
      locale,
    );
  });
}

const press = async (name: string | RegExp): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

/** Simulates a layout: the height of the text, and the scroll position. */
function laidOut(region: HTMLElement, scrollHeight: number, scrollTop: number): void {
  for (const [name, value] of Object.entries({ scrollHeight, scrollTop, clientHeight: 500 }))
    Object.defineProperty(region, name, { configurable: true, value });
  fireEvent.scroll(region);
}

describe('the agreement dialog at arrival', () => {
  it('asks to sign again without a list of changes when there are none', async () => {
    const { chain } = chainAt('agreement', { isUnchanged: true, canCompare: true, deadline: Date.UTC(2026, 10, 29) });
    await drawn(chain);
    expect(screen.getByText(/需要重新签署/).textContent).toContain('没有变化');
    expect([
      screen.queryByText('协议更新'),
      screen.queryByText(/不同意更新内容/),
      screen.queryByRole('button', { name: '查看改动' }),
    ]).toEqual([null, null, null]);
  });

  it('can be accepted when the text is read to within twenty pixels of its end', async () => {
    const { chain, pressed } = chainAt('agreement');
    await drawn(chain);
    const region = await screen.findByRole('region', { name: '协议全文' });
    expect(region.textContent).toContain('7.3 本政策以中文订立');
    expect(region.textContent).toContain(agreements.CORP_REG_AGREEMENT.textHash);
    laidOut(region, 2000, 1479);
    await press(/^同意/);
    expect(pressed).not.toContain('agree');
    laidOut(region, 2000, 1480);
    await press(/^同意/);
    expect(pressed).toContain('agree');
    expect(screen.getByText(/2026-11-23 10:00:00（北京时间）/)).toBeTruthy();
  });

  it('can be accepted by a screen reader user at the end, and when all of it is visible', async () => {
    const { chain, pressed } = chainAt('agreement');
    await drawn(chain);
    await screen.findByRole('region', { name: '协议全文' });
    await press('我已阅读至结尾');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('已阅读至结尾');
    await press(/^同意/);
    expect(pressed).toContain('agree');
    cleanup();
    const short = chainAt('agreement');
    await drawn(short.chain);
    laidOut(await screen.findByRole('region', { name: '协议全文' }), 400, 0);
    await press(/^同意/);
    expect(short.pressed).toContain('agree');
  });

  it('can be accepted when a larger window shows all of it, and not before layout', async () => {
    const { chain, pressed } = chainAt('agreement');
    await drawn(chain);
    const region = await screen.findByRole('region', { name: '协议全文' });
    await waitFor(() => expect(document.activeElement).toBe(region));
    const isOffered = () => screen.queryByText('已阅读至结尾') !== null;
    fireEvent(window, new Event('resize'));
    await press(/^同意/);
    expect([pressed.includes('agree'), isOffered()]).toEqual([false, false]);
    for (const [name, value] of Object.entries({ scrollHeight: 400, scrollTop: 0, clientHeight: 500 }))
      Object.defineProperty(region, name, { configurable: true, value });
    fireEvent(window, new Event('resize'));
    await press(/^同意/);
    expect(pressed).toContain('agree');
  });

  it('keeps its place after a cancelled refusal, with the focus in the text', async () => {
    const { chain, pressed } = chainAt('agreement');
    const answers = observable({ declining: false });
    await drawn(
      new Proxy(chain, {
        get: (target, name, receiver) =>
          name === 'declining' ? answers.declining : Reflect.get(target, name, receiver),
      }),
    );
    const region = await screen.findByRole('region', { name: '协议全文' });
    await waitFor(() => expect(document.activeElement).toBe(region));
    region.scrollTop = 700;
    fireEvent.scroll(region);
    await act(async () => runInAction(() => (answers.declining = true)));
    await act(async () => runInAction(() => (answers.declining = false)));
    const again = await screen.findByRole('region', { name: '协议全文' });
    expect([again === region, again.scrollTop]).toEqual([false, 700]);
    await press(/^同意/);
    expect(pressed).not.toContain('agree');
    laidOut(again, 2000, 1490);
    await press(/^同意/);
    expect(pressed).toContain('agree');
  });

  it('is not closed by Escape, and a refusal is confirmed', async () => {
    const { chain, pressed } = chainAt('agreement');
    await drawn(chain);
    fireEvent.keyDown(screen.getByRole('button', { name: '不同意' }), { key: 'Escape' });
    expect(pressed).toEqual(['arrived']);
    await press('不同意');
    expect(pressed).toContain('disagree');
    cleanup();
    const asked = chainAt('agreement', { declining: true });
    await drawn(asked.chain);
    expect(screen.getAllByRole('alertdialog').length).toBe(1);
    await press('返回阅读');
    await press('退出登录');
    expect(asked.pressed).toEqual(['arrived', 'stay', 'leave']);
  });

  it('shows why it cannot be accepted yet, where to object, and what changed', async () => {
    const change = {
      name: 'CORP_REG_AGREEMENT',
      title: '会员注册协议',
      from: 'RT2022V1.0',
      to: 'RT2023V1.0',
      lines: [
        { kind: 'removed', text: '旧条款' },
        { kind: 'added', text: '新条款' },
      ],
    } as const;
    const draw = async (more: Partial<ArrivalChain>) => {
      cleanup();
      const { chain, pressed } = chainAt('agreement', more);
      await act(async () => {
        show(
          <MemoryRouter>
            <SupportContext value={{ hotline: '400-000-0000', onlineService: '' }}>
              <PresentersContext value={presenters()}>
                <ArrivalDialogs chain={chain} />
              </PresentersContext>
            </SupportContext>
          </MemoryRouter>,
        );
      });
      return pressed;
    };
    const pressed = await draw({});
    await screen.findByRole('region', { name: '协议全文' });
    expect(screen.getAllByText('请阅读至全文结尾后再同意').length).toBeGreaterThan(1);
    expect(screen.getByText(/提出异议请联系平台/).textContent).toContain('400-000-0000');
    await press('查看改动');
    expect(pressed).toContain('changes');
    await draw({ changes: { kind: 'ready', value: [change] } });
    expect(screen.getByRole('region', { name: '查看改动' }).textContent).toContain('新增：新条款');
    expect([screen.queryByRole('button', { name: '查看全文' }) !== null, screen.queryByText(/还没有签署过/)]).toEqual([
      true,
      null,
    ]);
    await draw({ changes: { kind: 'ready', value: [{ ...change, lines: [{ kind: 'same', text: '条款' }] }] } });
    expect(screen.getByText(/与您上次签署的版本一致/)).toBeTruthy();
    await draw({ changes: { kind: 'ready', value: [] } });
    expect(screen.getByText(/还没有签署过/)).toBeTruthy();
    const failed = await draw({
      changes: {
        kind: 'failed',
        failure: { kind: 'offline', what: message('refusals.network'), code: '', traceId: '', canRetry: true },
      },
    });
    await press('重试');
    expect(failed).toContain('changes again');
    await draw({ declining: true });
    expect(screen.getByText(/400-000-0000/)).toBeTruthy();
    for (const declining of [false, true]) {
      await draw({ isPast: true, declining });
      expect(screen.queryByText(/400-000-0000/)).toBeNull();
    }
    await draw({ canCompare: false });
    expect(screen.queryByRole('button', { name: '查看改动' })).toBeNull();
    await draw({
      changes: {
        kind: 'failed',
        failure: { kind: 'forbidden', what: message('refusals.network'), code: '', traceId: '', canRetry: false },
      },
    });
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });

  it('drops the reason after reading, and is not accepted twice at once', async () => {
    const why = () => screen.queryAllByText('请阅读至全文结尾后再同意');
    for (const [signing, agreed] of [
      [false, true],
      [true, false],
    ] as const) {
      const { chain, pressed } = chainAt('agreement', { signing });
      await drawn(chain);
      await screen.findByRole('region', { name: '协议全文' });
      expect(why().length).toBeGreaterThan(0);
      await press('我已阅读至结尾');
      if (!signing) expect(why()).toEqual([]);
      await press(/^同意/);
      expect(pressed.includes('agree')).toBe(agreed);
      cleanup();
    }
  });

  it('says in English that the Chinese text prevails, and shows it', async () => {
    const { chain } = chainAt('agreement');
    await drawn(chain, 'en');
    expect(await screen.findByText(/2\.5 An account is used by one person/)).toBeTruthy();
    expect(screen.getByText(/translation for reference only/)).toBeTruthy();
    await press('Show the Chinese original');
    expect(await screen.findByText(/2\.5 一个账号同一时间/)).toBeTruthy();
    expect(screen.getByRole('region').lang).toBe('zh-CN');
  });
});

describe('the other dialogs at arrival', () => {
  it('show the change of invoices, in the words of the document', async () => {
    const { chain, pressed } = chainAt('invoice-change');
    await drawn(chain);
    expect(screen.getByText(/自 2024 年 6 月 14 日起/)).toBeTruthy();
    await press('去核对');
    await press('我知道了');
    expect(pressed).toEqual(['arrived', 'check', 'known']);
  });

  it('show missing information, with its place, now or later', async () => {
    const { chain, pressed } = chainAt('invoicing-info');
    await drawn(chain);
    fireEvent.keyDown(screen.getByRole('button', { name: '知道了，去完善' }), { key: 'Escape' });
    expect(pressed).toEqual(['arrived', 'later']);
    await press('稍后完善');
    await press('知道了，去完善');
    expect(pressed).toEqual(['arrived', 'later', 'later', 'complete']);
  });

  it('show the standing, which must be read', async () => {
    const { chain, pressed } = chainAt('agency');
    await drawn(chain);
    expect(screen.getByText(/自 2026-12-05 起，贵公司不能签收/)).toBeTruthy();
    await press(/已阅读 \(3\)/);
    await press('提出异议');
    fireEvent.keyDown(screen.getByRole('button', { name: '提出异议' }), { key: 'Escape' });
    expect(pressed).toEqual(['arrived']);
  });

  it('show another text for a watch-listed member', async () => {
    const { chain } = chainAt('agency', {
      agency: {
        companyName: '青岛汐澜橡塑制品有限公司',
        standing: 'watch-listed',
        type: '2',
        effectiveOn: '',
        addedOn: '',
      },
    });
    await drawn(chain);
    expect(screen.getByText('贵公司已被列入观察名单会员。')).toBeTruthy();
    expect(screen.getByText(/将转为违规会员/)).toBeTruthy();
  });

  it.each([
    ['a session about to end', { watch: { endsAt: 1 } }],
    ['somebody about to leave', { shell: { leaving: true } }],
    ['somebody who could not leave', { shell: { leaving: false, signOutFailure: {} } }],
  ])('give way to %s', async (_what, more) => {
    const { chain } = chainAt('invoicing-info');
    await drawn(chain, 'zh-CN', more);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('the page of an agreement', () => {
  it('shows text, version and hash without a session', async () => {
    await act(async () => {
      show(
        <MemoryRouter initialEntries={['/agreements/privacy']}>
          <PresentersContext value={presenters()}>
            <AgreementScreen />
          </PresentersContext>
        </MemoryRouter>,
      );
    });
    expect(await screen.findByText(/3\.1 平台使用维持登录所必需的 Cookie/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: '隐私政策' })).toBeTruthy();
    expect(screen.getByText(agreements.CORP_PRIVACY_AGREEMENT.textHash)).toBeTruthy();
    expect(screen.queryByText(/会员注册协议/)).toBeNull();
  });
});
