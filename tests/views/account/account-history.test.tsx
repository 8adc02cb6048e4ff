import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import type { AccountEvent } from '../../../src/domain/account/account.ts';
import type { AccountInfoPresenter } from '../../../src/presentation/account/account-info/account-info-presenter.ts';
import { AccountHistory } from '../../../src/views/account/account-info/AccountHistory.tsx';
import { show } from '../design/show.tsx';

afterEach(cleanup);

const event = (what: AccountEvent['what'], times: number): AccountEvent => ({
  what,
  at: 0,
  times,
  device: { browser: 'chrome', system: 'windows' },
  place: { kind: 'unknown', network: '' },
});

it('an event that happened several times within an hour says how often', () => {
  const value = { page: 1, total: 2, events: [event('access-refused', 12), event('signed-in', 1)] };
  const presenter = {
    pages: 1,
    today: '2026-11-21',
    history: { current: { kind: 'ready', value }, value },
  } as unknown as AccountInfoPresenter;
  show(<AccountHistory presenter={presenter} />);
  const [, refused, signedIn] = screen.getAllByRole('row').map((row) => row.querySelector('td')?.textContent);
  expect([refused, signedIn]).toEqual(['访问被拒绝：没有权限，或不是您的内容（12 次）', '密码登录成功']);
});
