import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../../features/support/assemblies/portal-container.ts';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { TabReviewMemory } from '../../../../src/adapters/storage/tab-review-memory.ts';
import { TabRecoveryMemory } from '../../../../src/adapters/storage/tab-recovery-memory.ts';
import type { KeyAgent, KeySignature } from '../../../../src/application/ports/keys/key-agent.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import type { RecoveryDesk } from '../../../../src/application/ports/entry/recovery-desk.ts';
import { HumanCheck } from '../../../../src/presentation/identity/human-check.ts';
import { UsableSigningKeys } from '../../../../src/presentation/entry/shared/usable-signing-keys.ts';
import { IdentityProof } from '../../../../src/presentation/entry/shared/identity-proof.ts';
import { ResetPasswordPresenter } from '../../../../src/presentation/entry/reset-password/reset-password-presenter.ts';
import { UnfreezePresenter } from '../../../../src/presentation/entry/unfreeze/unfreeze-presenter.ts';
import type { Presenters } from '../../../../src/presentation/presenters.ts';
import { ResetPasswordScreen } from '../../../../src/views/entry/reset-password/ResetPasswordScreen.tsx';
import { UnfreezeScreen } from '../../../../src/views/entry/unfreeze/UnfreezeScreen.tsx';
import { LinksContext } from '../../../../src/views/design/actions/links-context.ts';
import { PresentersContext } from '../../../../src/views/pages/presenters-context.ts';
import { zhCN } from '../../../../features/support/every-word.ts';
import { WordsProvider } from '../../../../src/words/WordsProvider.tsx';
import { keyTip } from '../../../builders/key-tip.ts';
import { huiyu, PortalWorld } from '../../shell/portal-world.tsx';

afterEach(cleanup);

const desk: RecoveryDesk = {
  askCode: async () => ({ sent: true, resendAfter: 60, validFor: 300 }),
  prove: async () => ({ proved: true, ticket: 'T', validFor: 600 }),
  resetPassword: async () => ({ reset: true, endedSessions: 2 }),
  unfreeze: async () => ({
    outcome: 'review',
    because: 'frozen',
    number: 'JD0000000001',
    askedAt: Date.parse('2026-11-21T02:00:00Z'),
    answerBy: '2026-11-25',
  }),
};

let signs: KeySignature;
let asked: ((outcome: KeySignature) => void)[];
/** Expiry times of certificates that are not valid for the usual period. */
let until: Readonly<Record<string, number>>;
const agent: KeyAgent = {
  list: async () => ({
    found: true,
    agent: 'A',
    tokens: [
      {
        label: 'T',
        certificates: ['1a2b3c4d', '5e6f7a8b'].map((serial) => ({
          serial,
          person: '李敏',
          company: '砚舟',
          issuer: 'CA',
          validFrom: 0,
          validTo: until[serial] ?? Date.parse('2027-01-31T00:00:00Z'),
        })),
      },
    ],
  }),
  sign: async ({ onNumber }) => {
    onNumber?.('42');
    return new Promise((answer) => asked.push(answer));
  },
};
let trouble: PortFault | undefined;
const usableKeys = {
  usableKeys: async () => {
    if (trouble) throw trouble;
    return [{ serial: '9z', suffix: '9F3C', registrar: 'RA_CCB', validTo: Date.parse('2027-01-31T00:00:00Z') }];
  },
  canCompanySign: async () => false,
};
const keys = {
  desk: {
    isOffered: true,
    challenge: async () => ({ asked: true, text: 'T', validFor: 120 }) as const,
    prove: async () => ({ proved: true, ticket: 'T', validFor: 600 }) as const,
  },
  agents: { token: agent, phone: agent },
};
beforeEach(() => {
  [trouble, until] = [undefined, {}];
  [signs, asked] = [{ signed: true, certificate: 'C', signature: 'S' }, []];
});

async function shown(which: 'reset' | 'unfreeze', { signedIn = false, sms = true, key = false } = {}): Promise<void> {
  const world = new PortalWorld();
  world.who = signedIn && world.who ? { ...world.who, personId: 'P1' } : undefined;
  world.config = { ...huiyu, offersSms: sms, offersKey: key, offersCloudKey: key };
  const { session } = world.presenters;
  await session.start();
  const human = new HumanCheck({
    open: async () => undefined,
    captchaAddress: async () => '/captcha/1',
    prove: async () => 'computed',
    offersProof: true,
  });
  const identity = new IdentityProof(which, {
    desk,
    human,
    memory: new TabRecoveryMemory(memoryStorage()),
    session,
    clock: new ManualClock(Date.parse('2026-11-21T02:00:00Z')),
    keys: { ...keys, usableKeys: new UsableSigningKeys(usableKeys, session), tip: keyTip() },
  });
  const offered = {
    resetPassword: () => new ResetPasswordPresenter(identity, desk, session),
    unfreeze: () => new UnfreezePresenter(identity, desk, session, new TabReviewMemory(memoryStorage())),
  };
  const presenters: Presenters = { ...world.presenters, of: () => offered as never };
  await act(async () => {
    render(
      <WordsProvider locale="zh-CN" catalogue={zhCN} onLocaleChanged={() => undefined}>
        <PresentersContext value={presenters}>
          <LinksContext value={{ addressOf: (to) => `/cv3${to}`, follow: () => undefined }}>
            <MemoryRouter>{which === 'reset' ? <ResetPasswordScreen /> : <UnfreezeScreen />}</MemoryRouter>
          </LinksContext>
        </PresentersContext>
      </WordsProvider>,
    );
  });
}

const type = (label: RegExp, value: string): boolean =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = async (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const step = (): string | null | undefined => document.querySelector('[aria-current=step]')?.textContent;

describe('the recovery page', () => {
  it('leads through its steps, each with the focus, to the result and to signing in', async () => {
    await shown('reset');
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(3);
    expect(step()).toContain('确认账号');
    await press('下一步');
    expect(document.activeElement?.textContent).toContain('请输入用户名');
    type(/用户名/, 'limin');
    type(/^验证码/, 'ab12');
    await press('下一步');
    expect([step()?.includes('验证身份'), document.activeElement?.textContent]).toEqual([true, '验证身份']);
    expect(screen.getByRole('status').textContent).toContain('如果该账号存在');
    expect(screen.getByText('60 秒后可重新获取')).toBeTruthy();
    type(/短信验证码/, '123456');
    await press('下一步');
    expect(document.activeElement?.textContent).toBe('设置新密码');
    type(/^新密码/, 'river lamp 42');
    expect(screen.getByRole('list', { name: '密码要求' }).textContent?.match(/已满足/g)).toHaveLength(4);
    type(/再输入一次新密码/, 'river lamp 43');
    await press('重置密码');
    expect(document.activeElement?.textContent).toContain('两次输入的新密码不一致');
    type(/再输入一次新密码/, 'river lamp 42');
    await press('重置密码');
    expect([
      document.activeElement?.textContent?.includes('密码已重置'),
      document.activeElement?.textContent?.includes('已退出 2 处登录'),
    ]).toEqual([true, true]);
    expect(screen.getByRole('link', { name: '去登录' }).getAttribute('href')).toBe('/cv3/login/login');
  });

  it('goes back to the user name, which is kept', async () => {
    await shown('reset');
    type(/用户名/, 'limin');
    type(/^验证码/, 'ab12');
    await press('下一步');
    await press('上一步');
    expect([step()?.includes('确认账号'), screen.getByLabelText<HTMLInputElement>(/用户名/).value]).toEqual([
      true,
      'limin',
    ]);
  });

  it('recognises a signed-in user, and links home', async () => {
    await shown('reset', { signedIn: true });
    expect([
      screen.queryByLabelText(/用户名/),
      screen.queryByRole('button', { name: '上一步' }),
      screen.getByText('您已登录，无需再次确认账号。') !== null,
    ]).toEqual([null, null, true]);
    await press('获取验证码');
    type(/短信验证码/, '123456');
    await press('下一步');
    type(/^新密码/, 'river lamp 42');
    type(/再输入一次新密码/, 'river lamp 42');
    await press('重置密码');
    expect(screen.getByRole('link', { name: '查看账号信息' })).toBeTruthy();
  });

  it('offers a key instead of a code, and requires a chosen certificate', async () => {
    await shown('reset', { key: true });
    fireEvent.click(screen.getByRole('radio', { name: '数字证书（UKey 或云证书）' }));
    type(/用户名/, 'limin');
    type(/^验证码/, 'ab12');
    await press('下一步');
    expect([step()?.includes('验证身份'), document.activeElement?.textContent]).toEqual([true, '验证身份']);
    expect(screen.getByText(/账号 limin.*证书须属于该账号/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '用证书签名' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(screen.getByRole('radio', { name: '李敏 · 砚舟 有效期至 2027-01-31 · …2b3c4d' }));
    await press('用证书签名');
    expect([screen.getByRole('timer').textContent, document.activeElement?.textContent]).toEqual([
      '剩余 120 秒',
      '取消',
    ]);
    await press('取消');
    expect(screen.getByText('已取消，可重新验证')).toBeTruthy();
    await press('用证书签名');
    await act(async () => asked.at(-1)?.(signs));
    expect(document.activeElement?.textContent).toBe('设置新密码');
  });

  it('shows the number that the phone shows', async () => {
    await shown('unfreeze', { key: true, signedIn: true });
    fireEvent.click(screen.getByRole('radio', { name: '数字证书（UKey 或云证书）' }));
    fireEvent.click(await screen.findByRole('radio', { name: '手机云证书' }));
    await press('发送到手机确认');
    expect(screen.getByText('核对数字 42')).toBeTruthy();
    signs = { signed: false, because: 'refused' };
    await act(async () => asked.at(-1)?.(signs));
    expect(screen.getByRole('alert').textContent).toContain('手机上拒绝了这次验证');
    expect(screen.getByRole('link', { name: /UKey 检测与助手下载/ }).getAttribute('href')).toBe('/cv3/ukey-test');
  });

  it.each([
    [['1a2b3c4d'], 'true,false', false],
    [['1a2b3c4d', '5e6f7a8b'], 'true,true', true],
    [[], 'false,false', false],
  ] as const)(
    'disables expired certificates, and reports when all have expired: %j',
    async (expired, disabled, all) => {
      until = Object.fromEntries(expired.map((serial) => [serial, Date.parse('2026-11-20T00:00:00Z')]));
      await shown('reset', { key: true });
      fireEvent.click(screen.getByRole('radio', { name: '数字证书（UKey 或云证书）' }));
      type(/用户名/, 'limin');
      type(/^验证码/, 'ab12');
      await press('下一步');
      const radios = screen.getAllByRole<HTMLInputElement>('radio', { name: /李敏/ });
      expect(radios.map((radio) => radio.disabled || radio.getAttribute('aria-disabled') === 'true').join()).toBe(
        disabled,
      );
      expect(screen.queryAllByText('证书均已到期，请改用其他方式').length > 0).toBe(all);
      expect(screen.getByRole('button', { name: '用证书签名' }).getAttribute('aria-disabled')).toBe(
        expired.length === 1 ? null : 'true',
      );
    },
  );

  it('shows which keys a signed-in user may use, and that the company cannot sign', async () => {
    await shown('reset', { key: true, signedIn: true });
    fireEvent.click(screen.getByRole('radio', { name: '数字证书（UKey 或云证书）' }));
    expect(await screen.findByText('插入的 UKey 不能用于该账号')).toBeTruthy();
    expect([
      screen.getByText('可用的 UKey：尾号 9F3C，有效期至 2027-01-31') !== null,
      screen.getByText(/贵公司的数字证书目前不可用/) !== null,
    ]).toEqual([true, true]);
  });

  it('shows the server’s message in a dialog when the keys cannot be loaded', async () => {
    trouble = new PortFault('refused', { serverMessage: '名单服务维护中', code: '018000999' });
    await shown('reset', { key: true, signedIn: true });
    fireEvent.click(screen.getByRole('radio', { name: '数字证书（UKey 或云证书）' }));
    const told = await screen.findByRole('alertdialog', { name: '提示', hidden: true });
    expect(told.textContent).toContain('名单服务维护中');
  });

  it('offers the key only when no codes are sent', async () => {
    await shown('reset', { sms: false, key: true });
    expect([screen.queryByRole('radio'), screen.getByRole('button', { name: '下一步' }) !== null]).toEqual([
      null,
      true,
    ]);
  });

  it('shows the contact when no codes are sent', async () => {
    await shown('reset', { sms: false });
    expect([
      screen.getByText(/当前平台未开通短信和证书验证/) !== null,
      screen.queryByRole('button', { name: '下一步' }),
    ]).toEqual([true, null]);
  });

  it('asks for the reason of an unfreeze, and shows the result', async () => {
    await shown('unfreeze');
    type(/用户名/, 'limin');
    type(/^验证码/, 'ab12');
    await press('下一步');
    type(/短信验证码/, '123456');
    await press('下一步');
    await press('提交解冻');
    expect(document.activeElement?.textContent).toContain('请填写解冻原因');
    fireEvent.click(screen.getByRole('link', { name: '请填写解冻原因' }));
    expect(document.activeElement).toBe(screen.getByLabelText(/解冻原因/));
    type(/解冻原因/, '忘记密码');
    await press('提交解冻');
    expect(document.activeElement?.textContent).toContain('申请编号 JD0000000001');
  });
});
