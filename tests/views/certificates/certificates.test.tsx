import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { ManualClock } from '../../../features/support/manual-clock.ts';
import { ScenarioToken } from '../../../features/support/scenario-token.ts';
import type {
  PhoneAnswer,
  CertificateDesk,
  CertificateStatus,
  HeldCertificate,
} from '../../../src/application/ports/certificates/certificate-desk.ts';
import type {
  HardKey,
  HardKeyApplication,
  HardKeyDesk,
  HardKeyOutcome,
  HardKeys,
} from '../../../src/application/ports/certificates/hard-key-desk.ts';
import { CertificatesPresenter } from '../../../src/presentation/certificates/certificate-management/certificates-presenter.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import type { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { Toasts } from '../../../src/presentation/shared/toasts.ts';
import { CertificatesScreen } from '../../../src/views/certificates/certificate-management/CertificatesScreen.tsx';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { show } from '../design/show.tsx';

const day = 86_400_000;
const now = Date.parse('2026-11-23T02:00:00Z');
const held: HeldCertificate = {
  serial: 'a1b2c3d4',
  holder: '周思远',
  issuer: 'SCF Test Issuing CA',
  isOwn: true,
  kind: 'hard',
  endedAs: undefined,
  validFrom: now - 300 * day,
  validTo: now + 12 * day,
  revokedAt: undefined,
};
const key: HardKey = {
  number: 'HK00000001',
  purpose: 'first',
  state: 'applied',
  holder: '周思远',
  holderId: 'U-1',
  isOwn: true,
  mayChange: true,
  appliedBy: '李敏',
  appliedAt: now - day,
  since: now - day,
  replaces: '',
  recipient: '周思远',
  mobile: '13800000001',
  address: '宁波市北仑区砚舟路 1 号',
  reason: '',
  courier: '',
  postedAt: undefined,
  activateUntil: undefined,
  serial: '',
  expected: { day: '2026-11-26', about: false },
};

let certificates: readonly HeldCertificate[];
let standing: CertificateStatus;
let keys: HardKeys;
let outcome: HardKeyOutcome | undefined;
let did: string[];
let answered: PhoneAnswer;
let clock: ManualClock;
let applied: HardKeyApplication | undefined;

async function shown(offersKeys = true): Promise<void> {
  clock = new ManualClock(now);
  const session = {
    who: { userId: 'U-1', personName: '周思远', role: { code: 'ROLE_CORP_OPERATOR', name: '' } },
    faultSeen: () => undefined,
  } as unknown as SessionStore;
  const answer = async (said: string): Promise<HardKeyOutcome> => (
    did.push(said),
    outcome ?? { done: true, now: keys }
  );
  const desk: CertificateDesk = {
    isOffered: true,
    certificates: async () => certificates,
    companyKeys: async () => ({ ukey: 'UNAUTH', holdsSoftKey: true }),
    status: async () => standing,
    helperAddress: async () => '',
    ask: async () => ({ asked: true, number: '42', validFor: 120 }),
    answer: async () => answered,
    reportLoss: async () => ({ done: true, ended: 0 }),
  };
  const hardKeys: HardKeyDesk = {
    isOffered: offersKeys,
    keys: async () => keys,
    correct: async (number) => answer(`correct ${number}`),
    withdraw: async (number) => answer(`withdraw ${number}`),
    miss: async (number) => answer(`miss ${number}`),
    apply: async (application) => ((applied = application), answer('apply')),
    challenge: async () => ({ asked: false, because: 'gone' }),
    activate: async () => ({ done: false, because: 'other-key' }),
  };
  const presenter = new CertificatesPresenter({
    desk,
    hardKeys,
    agent: new ScenarioToken(),
    session,
    toasts: new Toasts(clock),
    clock,
  });
  await act(async () => {
    show(
      <MemoryRouter>
        <PresentersContext value={{ of: () => ({ certificates: () => presenter }) } as unknown as Presenters}>
          <CertificatesScreen />
        </PresentersContext>
      </MemoryRouter>,
    );
  });
  await waitFor(() => expect(screen.getByRole('heading', { name: '我的证书' })).toBeTruthy());
}

const press = async (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const write = async (label: RegExp, value: string): Promise<void> =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

beforeEach(() => {
  [certificates, outcome, did, applied, answered] = [[], undefined, [], undefined, 'waiting'];
  standing = { realName: 'AUTH', node: '', companyHas: false, mobile: '138****0001', question: undefined, events: [] };
  keys = {
    company: 'UNAUTH',
    holders: [
      { userId: 'U-1', personName: '周思远' },
      { userId: 'U-2', personName: '李敏' },
    ],
    keys: [],
  };
});
afterEach(cleanup);

describe('the certificates page', () => {
  it('shows the expiring certificate in days, and links to its renewal', async () => {
    certificates = [held];
    await shown();
    expect(screen.getByText('您有一张证书即将到期，还有 12 天。到期后不能用它登录和签署。')).toBeTruthy();
    await press('更新，序列号末四位 c3d4');
    expect(within(screen.getByRole('alertdialog')).getByText(/激活之前，现有证书继续有效/)).toBeTruthy();
  });

  it('applies for a token, and shows errors at their fields first', async () => {
    await shown();
    await press('申领 UKey 证书');
    await press('提交申领');
    expect(
      [screen.getByText('请填写收件人手机号'), screen.getByText('请填写收件地址'), screen.getByText('请输入登录密码')]
        .length,
    ).toBe(3);
    expect(did).toEqual([]);
    await write(/^收件人手机号/, '138 0000 0001');
    await write(/^收件地址/, '宁波市北仑区砚舟路 1 号');
    await write(/^登录密码/, 'river lamp 42');
    await press('提交申领');
    expect([did, applied]).toEqual([
      ['apply'],
      {
        userId: 'U-1',
        purpose: 'first',
        replaces: '',
        recipient: '周思远',
        mobile: '13800000001',
        address: '宁波市北仑区砚舟路 1 号',
      },
    ]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows who has applied already, and keeps the entered values', async () => {
    outcome = { done: false, because: 'applied', by: '李敏', since: now - day };
    await shown();
    await press('申领 UKey 证书');
    await write(/^收件人手机号/, '13800000001');
    await write(/^收件地址/, '宁波市北仑区砚舟路 1 号');
    await write(/^登录密码/, 'river lamp 42');
    await press('提交申领');
    expect(screen.getByText(/^李敏已于 2026-11-22 10:00.*申领过/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^收件地址/).value).toBe('宁波市北仑区砚舟路 1 号');
  });

  it.each([
    ['2026-12-02', 'AUTH', '还有 9 天', '有效期至 2026-12-02，还有 9 天。', /请由经办人或主管在到期前申领新的 UKey/],
    ['2027-11-30', 'AUTH', '有效', /有效期至 2027-11-30/, /不能在本页更新/],
    ['2026-11-20', 'UNAUTH', '已过期', '已于 2026-11-20 到期，不能再用它签署。', /请由经办人或主管在这里申领新的 UKey/],
  ] as const)(
    'shows a certificate known to the platform only, until %s, and how to obtain another',
    async (toldUntil, company, badge, until, means) => {
      keys = { ...keys, company, toldUntil };
      await shown();
      const row =
        screen.getByRole('heading', { name: '贵公司的 UKey 证书（平台登记）' }).parentElement?.parentElement ??
        document.body;
      expect([within(row).getByText(badge), within(row).getByText(until), within(row).getByText(means)].length).toBe(3);
      expect(screen.queryByRole('link', { name: '查看如何申领新的 UKey' })?.getAttribute('href')).toBe(
        badge === '有效' ? undefined : '/my/enterprise-info/certificate-management#token-certificates',
      );
      expect([
        screen.queryByText('贵公司的 UKey 证书有效'),
        screen.queryByText('贵公司还没有有效的 UKey 证书') !== null,
      ]).toEqual([null, company === 'UNAUTH']);
      await press('申领 UKey 证书');
    },
  );

  it('opens a cloud certificate in one place, and then links on', async () => {
    await shown();
    expect(screen.getAllByRole('button', { name: '开通云证书' })).toHaveLength(1);
    expect(
      document.getElementById('cloud-certificate')?.contains(screen.getByRole('button', { name: '开通云证书' })),
    ).toBe(true);
    await press('开通云证书');
    await write(/^登录密码/, 'Huiyu#2026');
    answered = 'done';
    await press('下一步：手机确认');
    await act(async () => clock.advance(1500));
    expect((await screen.findByRole('link', { name: '回到“开始使用”，办理下一步' })).getAttribute('href')).toBe(
      '/my/start',
    );
  });

  it('does not offer another to a user who has one', async () => {
    [certificates, standing] = [
      [{ ...held, kind: 'cloud', validTo: now + 200 * day }],
      { ...standing, companyHas: true },
    ];
    await shown();
    expect(screen.getByText('您已有有效的云证书，无需再次开通。')).toBeTruthy();
    expect([
      screen.queryByText(/您还可以开通自己的云证书/),
      screen.queryByRole('button', { name: '开通云证书' }),
    ]).toEqual([null, null]);
  });

  it('shows the holder of each token, and its end', async () => {
    keys = {
      ...keys,
      company: 'VERIFYING',
      keys: [
        key,
        {
          ...key,
          number: 'HK2',
          holder: '李敏',
          isOwn: false,
          mayChange: false,
          state: 'posted',
          postedAt: now,
          activateUntil: now + 30 * day,
          recipient: '',
          mobile: '',
          address: '',
        },
      ],
    };
    await shown();
    expect(screen.getByText('由注册审批机构审核制证，预计 2026-11-26 前寄出。')).toBeTruthy();
    expect(screen.getByText('由李敏收到后本人激活，截止 2026-12-23。')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '激活 UKey' })).toBeNull();
    await press('撤回申领');
    await act(
      async () =>
        void fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '撤回申领' })),
    );
    expect(did).toEqual(['withdraw HK00000001']);
  });

  it('shows the reason of a return, and reports a missing helper', async () => {
    keys = {
      ...keys,
      keys: [
        { ...key, state: 'returned', reason: '地址缺少楼层', expected: undefined },
        {
          ...key,
          number: 'HK3',
          state: 'posted',
          postedAt: now,
          activateUntil: now + 30 * day,
          serial: 'a1',
          expected: undefined,
        },
      ],
    };
    await shown();
    expect([screen.getByText('地址缺少楼层'), screen.getByText('请按原因修改后重新提交。')].length).toBe(2);
    await press('激活 UKey');
    expect(screen.getByText(/没有检测到 UKey 助手/)).toBeTruthy();
  });

  it('shows the contact when applications are not offered', async () => {
    certificates = [held];
    await shown(false);
    expect(screen.queryByRole('heading', { name: 'UKey 证书申领' })).toBeNull();
    expect(screen.getByText(/更新、补办：UKey 的密钥在 UKey 内生成/)).toBeTruthy();
  });

  it.each([
    ['VERIFYING', 'APPROVE_NOPASS_1ST', '企业实名认证未通过，请按退回原因修改后重新提交，通过后即可开通云证书。'],
    ['UNAUTH', '', '企业实名认证通过后才能开通云证书。'],
  ] as const)('of a company at %s %s shows why no cloud certificate can be opened', async (realName, node, words) => {
    standing = { ...standing, realName, node };
    await shown();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: '去企业实名认证' }).length).toBe(2);
  });
});
