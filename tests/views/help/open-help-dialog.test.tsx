import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import type { HelpTopic } from '../../../src/domain/help/shared/help-topic.ts';
import { OpenHelp } from '../../../src/presentation/help/shared/open-help.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { SupportContext } from '../../../src/views/design/panels/support-context.ts';
import { OpenHelpDialog } from '../../../src/views/help/shared/OpenHelpDialog.tsx';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { huiyu } from '../../builders/huiyu.ts';
import { show } from '../design/show.tsx';

afterEach(cleanup);

const topics: readonly HelpTopic[] = [
  {
    id: 'a',
    title: '忘记密码，怎样重置？',
    category: undefined,
    content: '点“重置密码”。\n1. 输入用户名',
    related: [],
    keywords: ['找回密码'],
  },
  { id: 'b', title: '登录不了怎么办？', category: undefined, content: '看提示', related: [] },
];

async function shown(open: () => Promise<readonly HelpTopic[]>, hasVisitorTopics = true): Promise<string[]> {
  const heard: string[] = [];
  const presenters = {
    of: () => ({ openHelp: async () => new OpenHelp({ hasVisitorTopics, visitorTopics: open }) }),
  } as unknown as Presenters;
  await act(async () => {
    show(
      <PresentersContext value={presenters}>
        <SupportContext value={huiyu}>
          <OpenHelpDialog onClosed={() => heard.push('closed')} />
        </SupportContext>
      </PresentersContext>,
    );
    await Promise.resolve();
  });
  await screen.findByRole('dialog', { name: '登录遇到问题？' });
  await act(async () => undefined);
  return heard;
}

it('the dialog shows answers in place, and opens a single result', async () => {
  const heard = await shown(async () => topics);
  expect([...document.querySelectorAll('summary')].map((each) => each.textContent)).toEqual([
    '忘记密码，怎样重置？',
    '登录不了怎么办？',
  ]);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '找回密码' } });
  expect(
    [...document.querySelectorAll('details')].map((each) => [each.open, each.textContent?.includes('输入用户名')]),
  ).toEqual([[true, true]]);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '潜水艇' } });
  expect(screen.getByText(/没有找到相关的问题/)).toBeTruthy();
  fireEvent.click(screen.getByText('关闭', { selector: 'button' }));
  expect(heard).toEqual(['closed']);
});

it('the dialog shows the contact without a result, and a failure', async () => {
  await shown(async () => [], false);
  expect([screen.queryByRole('searchbox'), screen.getByText(/40000-95533/) !== null]).toEqual([null, true]);
  cleanup();
  await shown(async () => Promise.reject(new PortFault('offline')));
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
});
