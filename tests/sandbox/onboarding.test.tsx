import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
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

const waiting = {
  pkCorp: 'C-1',
  name: '大连远珩',
  uscc: '91210299MA0XWB6Y17',
  state: 'reviewing',
  reason: '',
  since: Date.parse('2026-11-21T10:00:00+08:00'),
  by: '夏知微',
  actions: ['take', 'refuse'],
} as const;

describe('the partner bank that is played', () => {
  it('takes a company, and refuses one only with a reason', async () => {
    const world = consoleUnderTest('#/settling');
    world.sandbox.onboardings = [
      { ...waiting, actions: [...waiting.actions] },
      { ...waiting, pkCorp: 'C-2', name: '宁波砚舟', state: 'settled', actions: [] },
    ];
    render(<Console parts={world.parts} locale="zh-CN" catalogue={words} onLocaleChanged={() => {}} />);
    const row = within(await screen.findByRole('region', { name: '大连远珩' }));
    await act(async () => void fireEvent.click(row.getByRole('button', { name: '不通过' })));
    expect(world.sandbox.bankActions).toEqual([]);
    fireEvent.change(row.getByLabelText('原因（企业会看到）'), { target: { value: '资料不全' } });
    await act(async () => void fireEvent.click(row.getByRole('button', { name: '不通过' })));
    await act(async () => void fireEvent.click(row.getByRole('button', { name: '通过' })));
    expect(world.sandbox.bankActions).toEqual([
      { pkCorp: 'C-1', action: 'refuse', reason: '资料不全' },
      { pkCorp: 'C-1', action: 'take', reason: '' },
    ]);
    expect(within(screen.getByRole('region', { name: '宁波砚舟' })).queryByRole('button')).toBeNull();
  });
});
