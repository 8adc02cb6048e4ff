import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PortFault } from '../../src/application/ports/port-fault.ts';
import { Console } from '../../src/sandbox/frame/Console.tsx';
import { loadConsoleWords } from '../../src/sandbox/words/load-console-words.ts';
import type { Catalogue } from '../../src/words/catalogue.ts';
import { consoleUnderTest } from './fake-sandbox.ts';

let words: Catalogue;
beforeAll(async () => {
  words = await loadConsoleWords('zh-CN');
});
afterEach(cleanup);

const at = Date.parse('2026-11-21T10:00:00+08:00');
const ticket = {
  id: 'FK20261121-0001',
  person: '周思远',
  account: 'zhousiyuan',
  company: '宁波砚舟',
  mobile: '14000001001',
  content: '上传很慢\n第二行',
  files: ['F-1', 'F/2'],
  at,
};

function open(
  told = { tickets: [ticket], surveys: [{ account: 'limin', company: '宁波砚舟', score: 4, comment: '好用', at }] },
) {
  const world = consoleUnderTest('#/told');
  world.sandbox.toldThings = told;
  render(<Console parts={world.parts} locale="zh-CN" catalogue={words} onLocaleChanged={() => {}} />);
  return world;
}

describe('the feedback of users', () => {
  it('is shown with its author and its pictures', async () => {
    open();
    const shown = within(await screen.findByRole('article', { name: ticket.id }));
    expect(shown.getByText(/宁波砚舟 · 周思远 · 14000001001$/)).toBeTruthy();
    expect(shown.getByText(/第二行/)).toBeTruthy();
    expect(shown.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['截图 1', '/sandbox/v1/files/F-1'],
      ['截图 2', '/sandbox/v1/files/F%2F2'],
    ]);
    expect(screen.getByText('好用')).toBeTruthy();
  });

  it('shows a message where there is none', async () => {
    open({ tickets: [], surveys: [] });
    expect(await screen.findByText('还没有反馈')).toBeTruthy();
    expect(screen.getByText('还没有满意度评价')).toBeTruthy();
  });

  it('is asked for again where it could not be had', async () => {
    const { sandbox, parts } = open({ tickets: [], surveys: [] });
    await screen.findByText('还没有反馈');
    sandbox.refusal = new PortFault('unexpected-answer');
    await act(async () => parts.feedback.load());
    sandbox.refusal = undefined;
    sandbox.toldThings = { tickets: [ticket], surveys: [] };
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '重试' })));
    expect(await screen.findByRole('article', { name: ticket.id })).toBeTruthy();
  });
});
