import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { PressButton } from '../../../src/views/design/actions/PressButton.tsx';
import { show } from './show.tsx';

afterEach(cleanup);

describe('a button', () => {
  it('reacts to a press and Space, not to Enter', async () => {
    let presses = 0;
    show(
      <PressButton
        onPress={() => {
          presses += 1;
        }}
      >
        提交
      </PressButton>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: '提交' }));
    await user.keyboard(' ');
    expect(presses).toBe(2);
    await user.keyboard('{Enter}');
    expect(presses).toBe(2);
  });

  it('shows after Enter that Space is needed, until the focus moves', async () => {
    show(
      <>
        <PressButton>提交</PressButton>
        <PressButton>取消</PressButton>
      </>,
    );
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByText('请按空格键执行')).toBeTruthy();
    await user.tab();
    expect(screen.queryByText('请按空格键执行')).toBeNull();
  });

  it('submits its form by Enter in a field, and by Space on itself', async () => {
    let submits = 0;
    show(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submits += 1;
        }}
      >
        <input aria-label="编号" />
        <PressButton type="submit">保存</PressButton>
      </form>,
    );
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('编号'), '1{Enter}');
    expect(submits).toBe(1);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(submits).toBe(1);
    await user.keyboard(' ');
    expect(submits).toBe(2);
  });

  it('runs one action at a time, shows that at once, and keeps the focus', async () => {
    let presses = 0;
    const work = Promise.withResolvers<void>();
    show(
      <PressButton
        onPress={() => {
          presses += 1;
          return work.promise;
        }}
      >
        提交
      </PressButton>,
    );
    const user = userEvent.setup();
    const button = screen.getByRole('button', { name: '提交' });
    await user.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button);
    await user.click(button);
    expect(presses).toBe(1);
    work.resolve();
    await expect.poll(() => button.getAttribute('aria-busy')).toBeNull();
    await user.click(button);
    expect(presses).toBe(2);
  });

  it('can be pressed again after a failed action', async () => {
    let presses = 0;
    show(
      <PressButton
        onPress={() => {
          presses += 1;
          return Promise.reject(new Error('offline'));
        }}
      >
        重试
      </PressButton>,
    );
    const user = userEvent.setup();
    const button = screen.getByRole('button', { name: '重试' });
    await user.click(button);
    await expect.poll(() => button.getAttribute('aria-busy')).toBeNull();
    await user.click(button);
    expect(presses).toBe(2);
  });

  it('that is unavailable shows why, can be focused, and does nothing', async () => {
    let presses = 0;
    show(
      <PressButton
        unavailable="还差 1 张发票"
        onPress={() => {
          presses += 1;
        }}
      >
        提交
      </PressButton>,
    );
    const user = userEvent.setup();
    await user.tab();
    const button = screen.getByRole('button', { name: '提交', description: '还差 1 张发票' });
    expect(document.activeElement).toBe(button);
    await user.click(button);
    await user.keyboard(' ');
    expect(presses).toBe(0);
  });
});
