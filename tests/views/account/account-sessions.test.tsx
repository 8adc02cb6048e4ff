import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import type { AccountSession } from '../../../src/domain/account/account.ts';
import type { AccountInfoPresenter } from '../../../src/presentation/account/account-info/account-info-presenter.ts';
import { AccountSessions } from '../../../src/views/account/account-info/AccountSessions.tsx';
import { show } from '../design/show.tsx';

afterEach(cleanup);

const session = (id: string, more: Partial<AccountSession> = {}): AccountSession =>
  ({
    id,
    device: { browser: 'chrome', system: 'windows' },
    place: { kind: 'unknown' },
    since: 0,
    lastActiveAt: 0,
    isThis: false,
    isAtWorkbench: false,
    ...more,
  }) as AccountSession;

it('a workbench session is labelled, and ended by its own button', async () => {
  const ended: string[] = [];
  const presenter = {
    sessions: {
      current: { kind: 'ready', value: [session('S-1', { isThis: true }), session('S-2', { isAtWorkbench: true })] },
    },
    today: '2026-11-21',
    reproof: { isAsking: false },
    endSessionPressed: async (id: string) => void ended.push(id),
  } as unknown as AccountInfoPresenter;
  show(<AccountSessions presenter={presenter} />);
  const [here, there] = screen.getAllByRole('listitem');
  expect([here?.textContent?.includes('工作台'), there?.textContent?.startsWith('工作台（')]).toEqual([false, true]);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^退出 工作台/u })));
  expect(ended).toEqual(['S-2']);
});
