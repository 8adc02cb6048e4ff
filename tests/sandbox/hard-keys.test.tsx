import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '../../src/words/catalogue.ts';
import { Console } from '../../src/sandbox/frame/Console.tsx';
import { loadConsoleWords } from '../../src/sandbox/words/load-console-words.ts';
import { consoleUnderTest } from './fake-sandbox.ts';

let words: Catalogue;
beforeAll(async () => {
  words = await loadConsoleWords('zh-CN');
});
afterEach(cleanup);

const applied = {
  number: 'HK1',
  company: '西安旷峪',
  holder: '慕清扬',
  appliedByName: '慕清扬',
  purpose: 'first',
  recipient: '慕清扬',
  mobile: '13800000001',
  address: '西安市高新区科技路 18 号',
  state: 'applied',
  reason: '',
  courier: '',
  since: Date.parse('2026-11-21T10:00:00+08:00'),
  serial: '',
} as const;

describe('the simulated registration authority', () => {
  it('sends one token, and returns another with a reason', async () => {
    const world = consoleUnderTest('#/hard-keys');
    world.sandbox.tokens = [applied, { ...applied, number: 'HK2', holder: '李敏' }];
    render(<Console parts={world.parts} locale="zh-CN" catalogue={words} onLocaleChanged={() => {}} />);
    const [post] = await screen.findAllByRole('button', { name: '签发并寄出' });
    await act(async () => void fireEvent.click(post ?? document.body));
    expect(world.sandbox.tokens[0]).toMatchObject({ state: 'posted' });
    expect(screen.getByText('证书待写入 UKey')).toBeTruthy();
    await act(
      async () =>
        void fireEvent.change(screen.getByRole('textbox', { name: '快递单号，或退回原因' }), {
          target: { value: '地址不完整' },
        }),
    );
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '退回' })));
    expect(world.sandbox.tokens[1]).toMatchObject({ state: 'returned', reason: '地址不完整' });
    expect(world.parts.notes.notes.at(-1)?.tone).toBe('ok');
  });

  it('shows that nothing is in progress', async () => {
    const world = consoleUnderTest('#/hard-keys');
    render(<Console parts={world.parts} locale="zh-CN" catalogue={words} onLocaleChanged={() => {}} />);
    expect(await screen.findByText('没有办理中的申领')).toBeTruthy();
  });
});
