import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';

import { ManualClock } from '../../../features/support/manual-clock.ts';
import type { Delegation, DelegationDesk } from '../../../src/application/ports/people/delegation-desk.ts';
import type { Colleague, People, PeopleDesk } from '../../../src/application/ports/people/people-desk.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { PeoplePresenter } from '../../../src/presentation/people/people/people-presenter.ts';
import type { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { Toasts } from '../../../src/presentation/shared/toasts.ts';
import { InvitePiece, PeopleScreen } from '../../../src/views/people/people/PeopleScreen.tsx';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { never } from '../../builders/message-boxes.ts';
import { noDelegations } from '../../builders/no-delegations.ts';
import { show } from '../design/show.tsx';

const now = Date.parse('2026-11-21T02:00:00Z');
const operator = { code: 'ROLE_CORP_OPERATOR', name: '经办人', template: 'operator' } as const;
const colleague = (more: Partial<Colleague>): Colleague => ({
  userId: 'U-2',
  personName: '李敏',
  userName: 'limin',
  institution: '',
  isMain: false,
  isSelf: false,
  roles: [operator],
  mobile: '140****1002',
  lastSignedIn: undefined,
  left: undefined,
  ...more,
});
const people = (more: Partial<People> = {}): People => ({
  isCore: false,
  mayManage: true,
  sendsTexts: true,
  mayConfirm: false,
  decidesAlone: false,
  twoStepsFrom: undefined,
  proposals: [],
  invitations: [],
  people: [
    colleague({}),
    colleague({ userId: 'U-1', personName: '周思远', userName: 'zhousiyuan', isMain: true, isSelf: true }),
  ],
  ...more,
});

async function open(
  told: People,
  {
    isOffered = true,
    Page = PeopleScreen,
    delegations = noDelegations,
  }: { readonly isOffered?: boolean; readonly Page?: typeof PeopleScreen; readonly delegations?: DelegationDesk } = {},
) {
  const did: string[] = [];
  const desk: PeopleDesk = {
    isOffered,
    people: async () => told,
    invite: async ({ personName }) => (did.push(`invite ${personName}`), { done: true, now: told }),
    sendAgain: async (id) => (did.push(`send ${id}`), { done: true, now: told }),
    withdraw: async (id) => (did.push(`withdraw ${id}`), { done: true, now: people() }),
    giveRoles: never,
    workOf: never,
    haveLeave: never,
    proposeTwoSteps: never,
    decide: never,
    withdrawProposal: never,
  };
  const clock = new ManualClock(now);
  const presenter = new PeoplePresenter({
    desk,
    delegations,
    clock,
    toasts: new Toasts(clock),
    session: { faultSeen: () => undefined } as unknown as SessionStore,
  });
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <PresentersContext value={{ of: () => ({ people: () => presenter }) } as unknown as Presenters}>
          <Page />
        </PresentersContext>
      ),
    },
  ]);
  await act(async () => void show(<RouterProvider router={router} />));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeTruthy());
  return { did };
}
const press = async (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

afterEach(cleanup);

describe('the people of a company', () => {
  it('offers a manager the actions on others only', async () => {
    await open(people());
    expect(screen.getByRole('button', { name: '变更角色：李敏' })).toBeTruthy();
    expect([
      screen.queryByRole('button', { name: '变更角色：周思远' }),
      screen.queryByRole('button', { name: '办理离岗：周思远' }),
    ]).toEqual([null, null]);
    expect(screen.getByText(/用户名 limin · 140\*\*\*\*1002 · 近 180 天未登录/)).toBeTruthy();
  });

  it('names the managers to a reader, without buttons', async () => {
    await open(people({ mayManage: false, people: [colleague({ mobile: undefined })] }));
    expect(screen.getByText('人员由主用户或企业管理员管理。如需变更，请联系他们。')).toBeTruthy();
    expect([screen.queryByRole('button'), screen.queryByText(/limin/)]).toEqual([null, null]);
  });

  it('reports that nobody can be invited when no texts are sent', async () => {
    await open(people({ sendsTexts: false }));
    expect([
      screen.getByText('当前平台未开通短信，暂不能在线邀请，请联系客服办理。') !== null,
      screen.queryByRole('button', { name: '邀请人员' }),
    ]).toEqual([true, null]);
  });

  it('shows what is missing in an invitation, and sends nothing', async () => {
    const { did } = await open(people());
    await press('邀请人员');
    await press('发送邀请');
    expect(screen.getAllByText('请输入姓名').length).toBeGreaterThan(0);
    expect(did).toEqual([]);
  });

  it('withdraws an invitation after a confirmation', async () => {
    const { did } = await open(
      people({
        invitations: [
          {
            id: 'I-1',
            personName: '闻人语',
            mobile: '140****8811',
            institution: '',
            roles: [operator],
            invitedBy: '周思远',
            invitedAt: now,
            sentAt: now,
            until: now + 7 * 86_400_000,
            state: 'open',
          },
        ],
      }),
    );
    await press('撤回邀请：闻人语');
    expect(did).toEqual([]);
    await act(
      async () =>
        void fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '撤回邀请' })),
    );
    expect(did).toEqual(['withdraw I-1']);
  });

  it('is absent when the back end manages no people', async () => {
    await open(people(), { isOffered: false });
    expect([screen.getByText('本平台暂不在线管理人员') !== null, screen.queryByText('李敏')]).toEqual([true, null]);
  });
});

describe('the invitation step', () => {
  it('has a heading and the form at once, without other people’s data', async () => {
    await open(people(), { Page: InvitePiece });
    expect([
      screen.getByRole('heading', { level: 1, name: '添加经办人' }) !== null,
      screen.getByLabelText(/身份证号码/) !== null,
      screen.queryByText(/limin/),
    ]).toEqual([true, true, null]);
  });

  it('names the managers to a user who may not invite', async () => {
    await open(people({ mayManage: false }), { Page: InvitePiece });
    expect([
      screen.getByText('人员由主用户或企业管理员管理。如需变更，请联系他们。') !== null,
      screen.queryByRole('textbox'),
    ]).toEqual([true, null]);
  });
});

describe('acting for a colleague', () => {
  const director = { code: 'ROLE_CORP_DIRECTOR', name: '主管', template: 'director' } as const;
  const given: Delegation = {
    id: 'DG-1',
    fromUserId: 'U-3',
    fromName: '顾云舟',
    toUserId: 'U-2',
    toName: '李敏',
    roles: [director],
    from: '2026-11-21',
    until: '2026-11-26',
    state: 'holding',
    madeBy: '顾云舟',
    madeAt: now,
    mayEnd: true,
    ended: undefined,
  };
  const desk = (delegations: readonly Delegation[]): DelegationDesk => ({
    isOffered: true,
    delegations: async () => ({
      today: '2026-11-21',
      mayManage: false,
      mayName: true,
      people: [
        { userId: 'U-1', personName: '周思远', isSelf: true, roles: [operator] },
        { userId: 'U-2', personName: '李敏', isSelf: false, roles: [operator] },
      ],
      delegations,
    }),
    name: never,
    end: never,
  });

  it('shows who acts for whom, until when, and what that allows', async () => {
    await open(people(), {
      delegations: desk([given, { ...given, id: 'DG-2', state: 'ended', mayEnd: false, ended: { at: now, by: '' } }]),
    });
    expect(screen.getAllByRole('heading', { name: '李敏代顾云舟' })).toHaveLength(2);
    expect(screen.getAllByText(/以主管身份：查看资料包.*确认他人提出的权限变更/)).toHaveLength(2);
    expect(screen.getByText(/2026-11-21 至 2026-11-26.*到期结束/)).toBeTruthy();
    await press('结束委托 李敏代顾云舟');
    expect(screen.getByText('结束后立即不能再代为处理，已办的事项不受影响。')).toBeTruthy();
  });

  it('moves from a missing field’s name to the field', async () => {
    const seen: string[] = [];
    Element.prototype.scrollIntoView = function scrolled(this: Element) {
      seen.push(this.id);
    };
    await open(people(), { delegations: desk([]) });
    expect(screen.getByText('目前没有委托。')).toBeTruthy();
    await press('指定代办人');
    expect([document.activeElement?.id, seen]).toEqual(['delegate-fromUserId', ['delegate-fromUserId']]);
    await press('保存');
    expect(screen.getAllByText(/请选择由谁代办/).length).toBeGreaterThan(0);
    await press('取消');
    expect([screen.queryByRole('button', { name: '保存' }), document.activeElement?.textContent]).toEqual([
      null,
      '指定代办人',
    ]);
  });

  it('is absent when the back end does not offer it', async () => {
    await open(people());
    expect(screen.queryByText('离岗委托')).toBeNull();
  });
});
