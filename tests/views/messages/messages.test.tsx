import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import { RecordingNavigator } from '../../../features/support/recording-navigator.ts';
import type { MessageDesk } from '../../../src/application/ports/messages/message-desk.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import { noAlerts, silentAlertChoices, type AlertChoices } from '../../../src/domain/messages/shared/message-alerts.ts';
import type { Message } from '../../../src/domain/messages/shared/message.ts';
import { MessageAlerts } from '../../../src/presentation/messages/notification-centre/message-alerts.ts';
import { NotificationCentrePresenter } from '../../../src/presentation/messages/notification-centre/notification-centre-presenter.ts';
import type { MessageBox } from '../../../src/presentation/messages/shared/message-box.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { LinksContext } from '../../../src/views/design/actions/links-context.ts';
import { MessagesIndicator } from '../../../src/views/messages/shared/MessagesIndicator.tsx';
import { NotificationCentreScreen } from '../../../src/views/messages/notification-centre/NotificationCentreScreen.tsx';
import { BarButton } from '../../../src/views/shell/BarButton.tsx';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { openedBox, alertDesk } from '../../builders/message-boxes.ts';
import { show } from '../design/show.tsx';

let clock: ManualClock;
let kept: Message[];
let told: string[];
let followed: string[];
let box: MessageBox;
let alerts: MessageAlerts;
let texts: { choices: AlertChoices; mobile: string; mail?: string; sendsMail?: boolean; fault?: PortFault | undefined };

const message = (id: string, title: string, more: Partial<Message> = {}): Message => ({
  id,
  category: 'review',
  title,
  content: `启衡重工 · DD-${id}`,
  sentAt: clock.now() - Number(id) * 3_600_000,
  isRead: false,
  isToDo: false,
  path: `/credit/finance-data/detail?p=DD-${id}`,
  ...more,
});
const desk: MessageDesk = {
  all: async () => kept,
  unreadCount: async () => kept.filter(({ isRead }) => !isRead).length,
  markRead: async (ids) => void told.push(ids.join(',')),
  markAllRead: async () => void told.push('all'),
};

beforeEach(async () => {
  clock = new ManualClock(Date.parse('2026-11-21T10:00:00+08:00'));
  kept = [
    message('1', '资料包初审通过'),
    message('2', '李敏提交了资料包', { isRead: true }),
    message('20', '业务已取消', { category: 'system', path: undefined }),
    message('49', '资料包退回 1 项', { isToDo: true }),
  ];
  [told, followed] = [[], []];
  const parts = await openedBox({ desk, clock });
  box = parts.box;
  texts = { choices: silentAlertChoices, mobile: '138****5678' };
  alerts = new MessageAlerts(alertDesk(texts), parts.session, parts.toasts);
});

afterEach(cleanup);

const links = { addressOf: (to: string) => `/cv3${to}`, follow: (to: string) => void followed.push(to) };

async function bell(): Promise<HTMLElement> {
  show(
    <LinksContext value={links}>
      <MessagesIndicator box={box} Button={BarButton} />
    </LinksContext>,
  );
  return screen.findByRole('button', { name: '消息，3 条未读' });
}

/** The panel below the bell, with its messages. */
async function panel(): Promise<HTMLElement> {
  const button = await bell();
  await act(async () => void fireEvent.click(button));
  await screen.findByText('资料包初审通过');
  return (
    document.querySelector<HTMLElement>(`#${CSS.escape(button.getAttribute('aria-controls') ?? '')}`) ?? document.body
  );
}

async function page(): Promise<NotificationCentrePresenter> {
  const presenter = new NotificationCentrePresenter(box, alerts, new RecordingNavigator(), clock);
  const presenters = { of: () => ({ notificationCentre: () => presenter }) } as unknown as Presenters;
  show(
    <MemoryRouter>
      <PresentersContext value={presenters}>
        <LinksContext value={links}>
          <NotificationCentreScreen />
        </LinksContext>
      </PresentersContext>
    </MemoryRouter>,
  );
  await screen.findByText('资料包初审通过');
  return presenter;
}

describe('the bell', () => {
  it('shows and announces the number of new messages until its panel is opened', async () => {
    const button = await bell();
    expect(within(button).getByText('3')).toBeTruthy();
    expect(screen.getByText('3 条新消息')).toBeTruthy();
    await act(async () => void fireEvent.click(button));
    await screen.findByText('资料包初审通过');
    expect(within(button).queryByText('3')).toBeNull();
    expect(screen.queryByText(/条新消息/)).toBeNull();
  });

  it('lists unread messages, tasks, and all', async () => {
    const shown = await panel();
    const rows = () =>
      within(shown)
        .getAllByRole('listitem')
        .map((row) => row.textContent);
    expect(rows()).toHaveLength(3);
    expect(within(shown).queryByRole('button', { name: /^将/ })).toBeNull();
    fireEvent.click(within(shown).getByRole('button', { name: '待办 1' }));
    expect(rows()).toEqual([expect.stringContaining('资料包退回 1 项')]);
    fireEvent.click(within(shown).getByRole('button', { name: '全部' }));
    expect(rows()).toHaveLength(4);
  });

  it('opens the subject of a message, marks it as read, and closes', async () => {
    const shown = await panel();
    fireEvent.click(within(shown).getByRole('link', { name: '资料包初审通过' }));
    expect([followed, told]).toEqual([['/credit/finance-data/detail?p=DD-1'], ['1']]);
    await expect
      .poll(() => screen.queryByText('李敏提交了资料包') ?? screen.queryByRole('link', { name: '查看全部消息' }))
      .toBeNull();
  });

  it('links to the reminder settings', async () => {
    fireEvent.click(within(await panel()).getByRole('link', { name: '提醒设置' }));
    expect(followed).toEqual(['/my/message/index?reminders=on']);
  });

  it('marks all as read', async () => {
    const shown = await panel();
    await act(async () => void fireEvent.click(within(shown).getByRole('button', { name: '全部标为已读' })));
    expect(told).toEqual(['all']);
    expect(within(shown).getByText('没有未读消息')).toBeTruthy();
    expect(within(shown).queryByRole('button', { name: '全部标为已读' })).toBeNull();
  });
});

describe('the notification centre', () => {
  it('lists tasks above the messages by day, with the waiting time', async () => {
    await page();
    const regions = screen
      .getAllByRole('region')
      .map((region) => [region.getAttribute('aria-label'), within(region).getAllByRole('listitem').length]);
    expect(regions).toEqual([
      ['待处理', 1],
      ['今天', 2],
      ['昨天', 1],
    ]);
    expect(within(screen.getByRole('region', { name: '待处理' })).getByText('已等 2 天')).toBeTruthy();
    expect(screen.getByText('3 条未读 · 1 条待处理')).toBeTruthy();
  });

  it('counts the unread messages of each kind, and all tasks', async () => {
    await page();
    expect(
      within(screen.getByRole('navigation', { name: '消息分类' }))
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['全部 3 未读', '待办 1 待处理', '审核进展 2 未读', '资金 ', '协议 ', '系统公告 1 未读']);
  });

  it('marks one as read by its own button', async () => {
    await page();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '将“业务已取消”标为已读' })));
    expect(told).toEqual(['20']);
    expect(screen.queryByRole('button', { name: '将“业务已取消”标为已读' })).toBeNull();
  });

  it('has no link for a message without a place', async () => {
    await page();
    expect(screen.getByText('业务已取消').closest('a')).toBeNull();
    expect(
      screen
        .getByRole('link', { name: '资料包退回 1 项', description: '已等 2 天 · 启衡重工 · DD-49' })
        .getAttribute('href'),
    ).toBe('/cv3/credit/finance-data/detail?p=DD-49');
  });

  it('shows one kind, and reports no match with a way back', async () => {
    await page();
    fireEvent.click(screen.getByRole('button', { name: '系统公告 1 未读' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: '资金' }));
    expect(screen.getByText('还没有资金消息')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '清除条件' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '系统公告 1 未读' }));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '放款' } });
    expect(screen.getByText('没有符合条件的消息')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '清除条件' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('filters by unread, and by words', async () => {
    await page();
    fireEvent.click(screen.getByRole('button', { name: '只看未读' }));
    expect(screen.queryByText('李敏提交了资料包')).toBeNull();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '取消' } });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('explains itself when it is empty', async () => {
    kept = [];
    const presenter = new NotificationCentrePresenter(box, alerts, new RecordingNavigator(), clock);
    show(
      <MemoryRouter>
        <PresentersContext value={{ of: () => ({ notificationCentre: () => presenter }) } as unknown as Presenters}>
          <NotificationCentreScreen />
        </PresentersContext>
      </MemoryRouter>,
    );
    expect(await screen.findByText('还没有消息')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '全部标为已读' })).toBeNull();
  });
});

const choose = (dialog: HTMLElement, group: string, mode: string): void =>
  void fireEvent.click(
    within(within(dialog).getByRole('radiogroup', { name: group })).getByRole('radio', { name: mode }),
  );

describe('the reminder settings', () => {
  const open = async (): Promise<HTMLElement> => {
    await page();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '短信和邮件提醒' })));
    return screen.findByRole('alertdialog', { name: '短信和邮件提醒' });
  };

  it('offer each topic, and hour and night when these apply', async () => {
    const dialog = await open();
    expect(within(dialog).getByText(/138\*{4}5678/)).toBeTruthy();
    expect(within(dialog).getAllByRole('radiogroup')).toHaveLength(5);
    expect(within(dialog).queryByRole('combobox')).toBeNull();
    expect(within(dialog).queryByRole('checkbox')).toBeNull();
    choose(dialog, '待办，短信', '尽快');
    choose(dialog, '资金，短信', '每天');
    fireEvent.change(within(dialog).getByRole('combobox', { name: '每天汇总的发送时间' }), { target: { value: '17' } });
    fireEvent.click(within(dialog).getByRole('checkbox', { name: '夜间（22:00–次日 8:00）不发短信' }));
    await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: '保存' })));
    expect(texts.choices).toEqual({
      modes: { todo: 'soon', review: 'off', funds: 'daily', agreement: 'off', system: 'off' },
      mails: noAlerts,
      hour: 17,
      quietNights: false,
    });
  });

  it('offer mail to a user with a confirmed address, and to others the link to add one', async () => {
    [texts.mail, texts.sendsMail] = ['z***@yanzhou.example', true];
    const dialog = await open();
    expect(within(dialog).getByText('邮件，发到 z***@yanzhou.example')).toBeTruthy();
    choose(dialog, '审核进展，邮件', '每天');
    expect(within(dialog).queryByRole('checkbox')).toBeNull();
    await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: '保存' })));
    expect(texts.choices).toMatchObject({ modes: noAlerts, mails: { ...noAlerts, review: 'daily' } });
    cleanup();
    texts.mail = '';
    const again = await open();
    expect(within(again).queryByRole('radiogroup', { name: /邮件/ })).toBeNull();
    expect(within(again).getByRole('link', { name: '去填写邮箱' }).getAttribute('href')).toContain('/my/account/info');
  });

  it('show a failed save with details for customer service, and keep the choice', async () => {
    const dialog = await open();
    choose(dialog, '待办，短信', '尽快');
    texts.fault = new PortFault('refused', { code: '018009999', serverMessage: '系统繁忙', traceId: 'T-42' });
    await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: '保存' })));
    expect(['系统繁忙', '018009999', 'T-42'].map((words) => dialog.textContent.includes(words))).toEqual([
      true,
      true,
      true,
    ]);
    texts.fault = undefined;
    await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: '保存' })));
    expect(texts.choices.modes.todo).toBe('soon');
  });

  it('ask before unsaved choices are lost', async () => {
    choose(await open(), '待办，短信', '尽快');
    await act(async () => void fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' }));
    const asking = await screen.findByRole('alertdialog', { name: '放弃未保存的改动？' });
    await act(async () => void fireEvent.click(within(asking).getByRole('button', { name: '继续设置' })));
    const again = await screen.findByRole('alertdialog', { name: '短信和邮件提醒' });
    expect(
      within(within(again).getByRole('radiogroup', { name: '待办，短信' })).getByRole<HTMLInputElement>('radio', {
        name: '尽快',
      }).checked,
    ).toBe(true);
    await act(async () => void fireEvent.click(within(again).getByRole('button', { name: '取消' })));
    await act(
      async () =>
        void fireEvent.click(
          within(await screen.findByRole('alertdialog', { name: '放弃未保存的改动？' })).getByRole('button', {
            name: '放弃改动',
          }),
        ),
    );
    expect([alerts.isOpen, texts.choices]).toEqual([false, silentAlertChoices]);
  });

  it('do not ask when nothing changed, or the change was undone', async () => {
    const dialog = await open();
    choose(dialog, '待办，短信', '尽快');
    choose(dialog, '待办，短信', '不发');
    await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: '取消' })));
    expect(alerts.isOpen).toBe(false);
  });

  it('show why nothing can be chosen when no text can be sent', async () => {
    texts.mobile = '';
    await page();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '短信和邮件提醒' })));
    const dialog = await screen.findByRole('dialog', { name: '短信和邮件提醒' });
    expect(await within(dialog).findByText(/现在不能设置短信提醒/)).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: '保存' })).toBeNull();
  });
});
