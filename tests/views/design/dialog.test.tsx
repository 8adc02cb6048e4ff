import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  closesByItself,
  type DialogKind,
  type PortalDialogProps,
} from '../../../src/views/design/dialogs/dialog-types.ts';
import { PortalDialog } from '../../../src/views/design/dialogs/PortalDialog.tsx';
import { ToastRegion } from '../../../src/views/design/panels/ToastRegion.tsx';
import { show } from './show.tsx';

const titles: readonly (readonly [DialogKind, string, 'dialog' | 'alertdialog'])[] = [
  ['success', '操作成功', 'dialog'],
  ['warning', '特别提醒', 'alertdialog'],
  ['error', '操作失败', 'alertdialog'],
  ['confirm', '确认提示', 'alertdialog'],
  ['info', '消息通知', 'dialog'],
];

const dialog = (more: Partial<PortalDialogProps>) => (
  <PortalDialog open kind="info" onConfirmed={() => undefined} {...more} />
);

const page = (open: boolean) => (
  <>
    <button type="button">提交</button>
    {dialog({ open })}
  </>
);

const pass = (milliseconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a dialog', () => {
  it.each(titles)('of kind %s is titled %s', (kind, title, role) => {
    show(dialog({ kind }));
    expect(screen.getByRole(role, { name: title })).toBeTruthy();
  });

  it('that destroys something shows a warning sign, not a question mark', () => {
    const signOf = (more: Partial<PortalDialogProps>): string => {
      show(dialog(more));
      const sign = window.document.querySelector('h2')?.previousElementSibling?.innerHTML ?? '';
      cleanup();
      return sign;
    };
    const [warning, asking, destroying] = [
      signOf({ kind: 'warning' }),
      signOf({ kind: 'confirm' }),
      signOf({ kind: 'confirm', destroys: true }),
    ];
    expect([destroying === warning, destroying === asking, asking !== '']).toEqual([true, false, true]);
  });

  it('focuses its field when it has one', () => {
    show(
      dialog({
        kind: 'confirm',
        startsAtField: true,
        onClosed: () => undefined,
        children: <input aria-label="名称" />,
      }),
    );
    pass(100);
    expect(window.document.activeElement).toBe(screen.getByLabelText('名称'));
  });

  it('can show an error code', () => {
    show(dialog({ kind: 'error', code: '018000316' }));
    expect(screen.getByText('错误代码：018000316')).toBeTruthy();
  });

  it('confirms itself when its seconds are over, unless paused', () => {
    let confirmed = 0;
    show(
      dialog({
        kind: 'success',
        countdown: { seconds: 5, atZero: 'confirm' },
        onConfirmed: () => {
          confirmed += 1;
        },
      }),
    );
    pass(1000);
    expect(screen.getByRole('timer').textContent).toBe('4 秒后自动继续');
    fireEvent.click(screen.getByRole('button', { name: '暂停' }));
    pass(60_000);
    expect(screen.getByRole('timer').textContent).toBe('已暂停，剩余 4 秒');
    fireEvent.click(screen.getByRole('button', { name: '继续' }));
    for (let second = 0; second < 6; second += 1) pass(1000);
    expect(confirmed).toBe(1);
  });

  it('that must be read first can be confirmed only afterwards, and not closed', () => {
    let confirmed = 0;
    let closed = 0;
    show(
      dialog({
        kind: 'warning',
        mustAnswer: true,
        countdown: { seconds: 3, atZero: 'read-first' },
        onConfirmed: () => {
          confirmed += 1;
        },
        onClosed: () => {
          closed += 1;
        },
      }),
    );
    const button = screen.getByRole('button', { name: '知道了 (3)' });
    fireEvent.click(button);
    expect(confirmed).toBe(0);
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(closed).toBe(0);
    expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
    for (let second = 0; second < 3; second += 1) pass(1000);
    expect(button.textContent).toBe('知道了');
    fireEvent.click(button);
    expect(confirmed).toBe(1);
  });

  it('that must be read first delays its second answer too, and can be paused', () => {
    let closed = 0;
    show(
      dialog({
        kind: 'warning',
        mustAnswer: true,
        countdown: { seconds: 3, atZero: 'read-first' },
        cancelLabel: '提出异议',
        onClosed: () => {
          closed += 1;
        },
      }),
    );
    fireEvent.click(screen.getByRole('button', { name: '提出异议' }));
    fireEvent.click(screen.getByRole('button', { name: '暂停' }));
    for (let second = 0; second < 5; second += 1) pass(1000);
    fireEvent.click(screen.getByRole('button', { name: '提出异议' }));
    expect([closed, screen.getByRole('timer').textContent]).toEqual([0, '已暂停，剩余 3 秒']);
    fireEvent.click(screen.getByRole('button', { name: '继续' }));
    for (let second = 0; second < 3; second += 1) pass(1000);
    fireEvent.click(screen.getByRole('button', { name: '提出异议' }));
    expect(closed).toBe(1);
  });

  it('of a success confirms itself after five seconds, unless paused or disabled', () => {
    let confirmed = 0;
    const counted = {
      kind: 'success',
      onConfirmed: () => {
        confirmed += 1;
      },
    } as const;
    show(dialog(counted));
    for (let second = 0; second < 4; second += 1) pass(1000);
    expect([confirmed, screen.getByRole('timer').textContent]).toEqual([0, '1 秒后自动继续']);
    fireEvent.click(screen.getByRole('button', { name: '暂停' }));
    for (let second = 0; second < 9; second += 1) pass(1000);
    expect(confirmed).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: '继续' }));
    pass(1000);
    expect(confirmed).toBe(1);
    cleanup();
    show(dialog({ ...counted, countdown: undefined }));
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('that closes by itself does so after three seconds', () => {
    let confirmed = 0;
    show(
      dialog({
        countdown: closesByItself,
        onConfirmed: () => {
          confirmed += 1;
        },
      }),
    );
    for (let second = 0; second < 2; second += 1) pass(1000);
    expect(confirmed).toBe(0);
    pass(1000);
    expect(confirmed).toBe(1);
  });

  it('is closed by Escape when this is allowed', () => {
    let closed = 0;
    show(
      dialog({
        kind: 'confirm',
        onClosed: () => {
          closed += 1;
        },
      }),
    );
    fireEvent.keyDown(screen.getByRole('button', { name: '取消' }), { key: 'Escape' });
    expect(closed).toBe(1);
  });

  it('with a safe confirmation has that first, focuses it, and maps Escape to it', () => {
    const done: string[] = [];
    show(
      dialog({
        kind: 'warning',
        mustAnswer: true,
        confirmingIsSafe: true,
        confirmLabel: '继续使用',
        cancelLabel: '退出登录',
        onConfirmed: () => void done.push('stayed'),
        onClosed: () => void done.push('left'),
      }),
    );
    const stay = screen.getByRole('button', { name: '继续使用' });
    expect(screen.getAllByRole('button')[0]).toBe(stay);
    fireEvent.keyDown(stay, { key: 'Escape' });
    expect(done).toEqual(['stayed']);
  });

  it('returns the focus to where it was', () => {
    const { again } = show(page(false));
    const opener = screen.getByRole('button', { name: '提交' });
    opener.focus();
    again(page(true));
    pass(500);
    again(page(false));
    pass(500);
    expect(document.activeElement).toBe(opener);
  });

  const titled = (opens: boolean, isThere: boolean) => (
    <>
      <main>
        <h1 tabIndex={-1}>资料包</h1>
      </main>
      <input aria-label="elsewhere" />
      {isThere && <button type="button">提交</button>}
      {dialog({ open: opens })}
    </>
  );

  it('moves the focus to the heading when its opener is gone', () => {
    const { again } = show(titled(false, true));
    screen.getByRole('button', { name: '提交' }).focus();
    again(titled(true, true));
    pass(500);
    again(titled(true, false));
    again(titled(false, false));
    pass(1500);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('does not take the focus from another element', () => {
    const { again } = show(titled(false, true));
    screen.getByRole('button', { name: '提交' }).focus();
    again(titled(true, true));
    pass(500);
    again(titled(false, true));
    screen.getByLabelText('elsewhere').focus();
    pass(1500);
    expect(document.activeElement).toBe(screen.getByLabelText('elsewhere'));
  });
});

describe('toasts', () => {
  it('close after their time, except under the pointer and when their time is kept elsewhere', () => {
    const dismissed: string[] = [];
    show(
      <ToastRegion
        onDismissed={(id) => dismissed.push(id)}
        toasts={[
          { id: 'done', tone: 'ok', title: '提交成功', life: 6000 },
          { id: 'kept', tone: 'info', title: '本窗口已随之切换' },
          { id: 'held', tone: 'info', title: '已导出', life: 6000 },
        ]}
      />,
    );
    fireEvent.focus(screen.getByText('已导出'));
    pass(7000);
    expect(dismissed).toEqual(['done']);
    expect(screen.getByRole('region', { name: '消息' }).getAttribute('aria-live')).toBe('polite');
  });

  it('report when they are read, by pointer or focus, and when not any more', () => {
    const told: string[] = [];
    show(
      <ToastRegion
        onDismissed={() => undefined}
        onHeld={(id, held) => told.push(`${id} ${held}`)}
        toasts={[{ id: 'done', tone: 'ok', title: '提交成功' }]}
      />,
    );
    const words = screen.getByText('提交成功');
    fireEvent.pointerOver(words);
    fireEvent.focus(words);
    fireEvent.pointerOut(words);
    expect(told).toEqual(['done true']);
    fireEvent.blur(words);
    expect(told).toEqual(['done true', 'done false']);
  });

  it('close by Escape, the newest first, except while a dialog is open', () => {
    const dismissed: string[] = [];
    const region = (
      <ToastRegion
        onDismissed={(id) => dismissed.push(id)}
        toasts={[
          { id: 'first', tone: 'ok', title: '一' },
          { id: 'last', tone: 'bad', title: '二' },
        ]}
      />
    );
    const { unmount } = show(
      <>
        <div aria-modal="true" />
        {region}
      </>,
    );
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(dismissed).toEqual([]);
    unmount();
    show(region);
    fireEvent.keyDown(document.body, { key: 'a' });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(dismissed).toEqual(['last']);
  });

  it('stay when Escape closed something else, and without toasts Escape does nothing', () => {
    const dismissed: unknown[] = [];
    const region = (toasts: Parameters<typeof ToastRegion>[0]['toasts']) => (
      <ToastRegion onDismissed={(id) => dismissed.push(id)} toasts={toasts} />
    );
    const { unmount } = show(
      <>
        <input aria-label="查找" onKeyDown={(event) => event.preventDefault()} />
        {region([{ id: 'one', tone: 'ok', title: '一' }])}
      </>,
    );
    fireEvent.keyDown(screen.getByLabelText('查找'), { key: 'Escape' });
    unmount();
    show(region([]));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(dismissed).toEqual([]);
  });
});
