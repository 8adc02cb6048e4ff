import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';

import { ManualClock } from '../../../features/support/manual-clock.ts';
import type { JoinDesk, ReadOutcome } from '../../../src/application/ports/people/join-desk.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { neutralPageConfig } from '../../../src/domain/platform/page-config.ts';
import { JoinPresenter } from '../../../src/presentation/people/join/join-presenter.ts';
import type { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { JoinScreen } from '../../../src/views/people/join/JoinScreen.tsx';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { never } from '../../builders/message-boxes.ts';
import { show } from '../design/show.tsx';

const invited: ReadOutcome = {
  read: true,
  invitation: {
    companyName: '宁波砚舟精密铸造有限公司',
    roles: ['经办人'],
    institution: '',
    until: Date.parse('2026-11-28T02:00:00Z'),
  },
};

async function open({
  outcome = invited,
  isOffered = true,
  who,
}: {
  readonly outcome?: ReadOutcome;
  readonly isOffered?: boolean;
  readonly who?: { readonly userName: string; readonly companyName: string };
} = {}) {
  const asked: string[] = [];
  const desk: JoinDesk = { isOffered, read: async (code) => (asked.push(code), outcome), accept: never };
  const session = {
    who,
    state: { kind: who ? 'ready' : 'signed-out' },
    noteUserName: () => undefined,
    faultSeen: () => undefined,
    pageConfig: neutralPageConfig,
  } as unknown as SessionStore;
  const presenter = new JoinPresenter({ desk, session, clock: new ManualClock(Date.parse('2026-11-21T02:00:00Z')) });
  const presenters = {
    session,
    shell: { signInPage: '/login/login', home: '/index' },
    of: () => ({ join: () => presenter }),
  } as unknown as Presenters;
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <PresentersContext value={presenters}>
          <JoinScreen />
        </PresentersContext>
      ),
    },
  ]);
  await act(async () => void show(<RouterProvider router={router} />));
  return { asked };
}
async function enter(code: string): Promise<void> {
  fireEvent.change(screen.getByLabelText(/邀请码/), { target: { value: code } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '下一步' })));
}

afterEach(cleanup);

describe('joining a company with a code', () => {
  it('asks for the code only, and sends no impossible one', async () => {
    const { asked } = await open();
    await enter('abc');
    expect([asked.length, screen.getByLabelText(/邀请码/).getAttribute('aria-invalid')]).toEqual([0, 'true']);
  });

  it('shows what the code invites to, without names, and then asks for the identity', async () => {
    await open();
    await enter('abcd-efgh-jkmn');
    expect([
      screen.getByText('宁波砚舟精密铸造有限公司') !== null,
      screen.getByText('经办人') !== null,
      screen.getByLabelText(/身份证号码/) !== null,
    ]).toEqual([true, true, true]);
  });

  it.each([
    ['used', true],
    ['withdrawn', false],
    ['expired', false],
    ['closed', false],
  ] as const)('shows why a %s code is invalid, with a link to sign in: %s', async (because, signsIn) => {
    await open({ outcome: { read: false, because } });
    await enter('abcd-efgh-jkmn');
    expect(screen.queryByLabelText(/身份证号码/)).toBeNull();
    expect(screen.getByRole('alert').textContent).not.toBe('');
    expect(screen.queryByRole('link', { name: '去登录' }) !== null).toBe(signsIn);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '使用其他邀请码' })));
    expect(screen.getByLabelText(/邀请码/)).toBeTruthy();
  });

  it('shows a signed-in user that no code is needed', async () => {
    await open({ who: { userName: 'zhousiyuan', companyName: '宁波砚舟精密铸造有限公司' } });
    expect([screen.queryByLabelText(/邀请码/), screen.getByText(/zhousiyuan/) !== null]).toEqual([null, true]);
  });

  it('is absent when the back end takes no codes', async () => {
    await open({ isOffered: false });
    expect(screen.queryByLabelText(/邀请码/)).toBeNull();
  });
});
