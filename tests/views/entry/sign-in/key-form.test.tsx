import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { KeyAgent, KeyListing, KeySignature } from '../../../../src/application/ports/keys/key-agent.ts';
import { neutralPageConfig } from '../../../../src/domain/platform/page-config.ts';
import { HumanCheck } from '../../../../src/presentation/identity/human-check.ts';
import { KeySignInPresenter } from '../../../../src/presentation/entry/sign-in/key-sign-in-presenter.ts';
import type { Presenters } from '../../../../src/presentation/presenters.ts';
import { KeyForm } from '../../../../src/views/entry/sign-in/KeyForm.tsx';
import { PresentersContext } from '../../../../src/views/pages/presenters-context.ts';
import { WordsProvider } from '../../../../src/words/WordsProvider.tsx';
import { keyTip } from '../../../builders/key-tip.ts';
import { zhCN } from '../../../../features/support/every-word.ts';

afterEach(cleanup);

const unused = async (): Promise<never> => Promise.reject(new Error('not asked for'));
const certificate = (serial: string, person: string) => ({
  serial,
  person,
  company: '砚舟',
  issuer: 'CA',
  validFrom: 0,
  validTo: Date.parse('2027-11-24T00:00:00Z'),
});
const two: KeyListing = {
  found: true,
  agent: 'A',
  tokens: [{ label: 'T', certificates: [certificate('1a2b3c4d', '周思远'), certificate('5e6f', '李敏')] }],
};

async function shown(listing: KeyListing, offersCloudKey = true, tip = keyTip()) {
  const answers: ((outcome: KeySignature) => void)[] = [];
  const numbers: ((number: string, againAfter?: number) => void)[] = [];
  const agent: KeyAgent = {
    list: async () => listing,
    sign: async ({ onNumber = () => undefined }) => {
      numbers.push(onNumber);
      return new Promise((answer) => answers.push(answer));
    },
  };
  const session = {
    who: undefined,
    pageConfig: { ...neutralPageConfig, offersCloudKey },
  } as unknown as Presenters['session'];
  const presenter = new KeySignInPresenter({
    agents: { token: agent, phone: agent },
    desk: { challenge: async () => ({ text: 't', validFor: 120 }), enter: unused },
    human: new HumanCheck({
      open: async () => undefined,
      captchaAddress: async () => '/captcha/1',
      prove: unused,
      offersProof: true,
    }),
    attention: { isThere: () => true, onChange: () => () => undefined },
    tip,
    clock: { now: () => 0, monotonicTime: () => 0, wakeAfter: () => () => undefined },
    session,
    watch: undefined as never,
    navigator: undefined as never,
  });
  const presenters = { session, of: () => ({ keySignIn: async () => presenter }) } as unknown as Presenters;
  await act(async () => {
    render(
      <WordsProvider locale="zh-CN" catalogue={zhCN}>
        <PresentersContext value={presenters}>
          <KeyForm onGoingOn={() => undefined} />
        </PresentersContext>
      </WordsProvider>,
    );
    await Promise.resolve();
  });
  return { answers, numbers };
}

it('a certificate must be chosen before signing', async () => {
  await shown(two);
  const submit = await screen.findByRole<HTMLButtonElement>('button', { name: '证书登录' });
  expect(submit.disabled).toBe(true);
  expect(screen.getByRole('group', { name: '选择证书' }).textContent).toContain('有效期至 2027-11-24 · …2b3c4d');
  fireEvent.click(screen.getByRole('radio', { name: /李敏/ }));
  expect(submit.disabled).toBe(false);
});

it('the token’s task is shown with a cancel button, which returns the focus', async () => {
  const { answers } = await shown(two);
  fireEvent.click(await screen.findByRole('radio', { name: /李敏/ }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '证书登录' })));
  expect(screen.getByText('请在 UKey 窗口中核对内容并输入 PIN 码')).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toBe('剩余 120 秒');
  expect(document.activeElement?.textContent).toBe('取消');
  await act(async () => answers[0]?.({ signed: false, because: 'pin-wrong', triesLeft: 3 }));
  expect(screen.getByRole('alert').textContent).toBe('PIN 码不正确，还可以输入 3 次，之后 UKey 将被锁定');
  expect(document.activeElement?.textContent).toBe('证书登录');
});

it.each([
  ['no agent', { found: false, because: 'absent' }, '没有找到 UKey 助手'],
  ['an agent that will not speak', { found: false, because: 'refused' }, 'UKey 助手不接受本页面'],
  ['no token', { found: true, agent: 'A', tokens: [] }, '没有插入 UKey'],
] as const)('the remedy for %s is shown, with a new search', async (_what, listing, words) => {
  await shown(listing);
  expect((await screen.findByText(words)).closest('[role=status]')).toBeTruthy();
  expect(screen.getByRole('button', { name: '重新检测' })).toBeTruthy();
});

it('the number on the phone is shown, after the user name', async () => {
  const { numbers } = await shown(two);
  fireEvent.click(await screen.findByRole('radio', { name: '手机云证书' }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '发送到手机确认' })));
  const name = screen.getByLabelText<HTMLInputElement>('用户名');
  expect([name.getAttribute('aria-invalid'), document.activeElement === name]).toEqual(['true', true]);
  fireEvent.change(name, { target: { value: 'limin' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '发送到手机确认' })));
  act(() => numbers[0]?.('42'));
  expect(screen.getByText('核对数字 42')).toBeTruthy();
});

it('the pause before another request to the phone is shown', async () => {
  const { numbers } = await shown(two);
  fireEvent.click(await screen.findByRole('radio', { name: '手机云证书' }));
  fireEvent.change(screen.getByLabelText('用户名'), { target: { value: 'limin' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '发送到手机确认' })));
  act(() => numbers[0]?.('42', 60));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '取消' })));
  expect(screen.getByRole('button', { name: '60 秒后可再次发送到手机' }).getAttribute('aria-disabled')).toBe('true');
});

it('another request requires a picture, with the focus in it', async () => {
  const { answers } = await shown(two);
  fireEvent.click(await screen.findByRole('radio', { name: '手机云证书' }));
  fireEvent.change(screen.getByLabelText('用户名'), { target: { value: 'limin' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '发送到手机确认' })));
  await act(async () => answers[0]?.({ signed: false, because: 'human-required', proofOnly: false }));
  const picture = await screen.findByRole<HTMLInputElement>('textbox', { name: '验证码' });
  expect([
    document.activeElement === picture,
    picture.getAttribute('aria-invalid'),
    screen.getByRole('img').getAttribute('src'),
  ]).toEqual([true, 'true', '/captcha/1']);
  screen.getByRole('button', { name: '发送到手机确认' }).focus();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '发送到手机确认' })));
  expect([answers.length, document.activeElement === picture]).toEqual([1, true]);
  fireEvent.change(picture, { target: { value: 'abcd' } });
  expect(picture.getAttribute('aria-invalid')).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '发送到手机确认' })));
  expect(answers).toHaveLength(2);
});

it('an expired certificate is marked with its renewal, and cannot be chosen', async () => {
  await shown({
    found: true,
    agent: 'A',
    tokens: [
      {
        label: 'T',
        certificates: [
          certificate('1a2b3c4d', '周思远'),
          { ...certificate('9c', '骆秋白'), validTo: Date.parse('1969-12-31T00:00:00Z') },
        ],
      },
    ],
  });
  const expired = await screen.findByRole<HTMLInputElement>('radio', { name: /骆秋白/ });
  expect([expired.disabled, screen.getByRole<HTMLInputElement>('radio', { name: /周思远/ }).checked]).toEqual([
    true,
    true,
  ]);
  expect(screen.getByRole('link', { name: '用密码或短信登录后更新' }).getAttribute('href')).toBe(
    '/cv3/my/enterprise-info/certificate-management',
  );
  expect(screen.getByRole('button', { name: '重新检测' })).toBeTruthy();
});

it('a certificate with few days left is marked', async () => {
  const ends = (date: string) => ({ ...certificate('9c', '骆秋白'), validTo: Date.parse(date) });
  await shown({
    found: true,
    agent: 'A',
    tokens: [{ label: 'T', certificates: [certificate('1a2b3c4d', '周思远'), ends('1970-01-21T00:00:00Z')] }],
  });
  const group = await screen.findByRole('group', { name: '选择证书' });
  expect([...group.querySelectorAll('label')].map((each) => each.textContent)).toEqual([
    '周思远 · 砚舟有效期至 2027-11-24 · …2b3c4d',
    '骆秋白 · 砚舟有效期至 1970-01-21 剩 20 天 · …9c',
  ]);
});

it.each([
  [1, '请先选择一张证书'],
  [3, '证书均已到期，请用其他方式登录后更新'],
] as const)('the reason is shown when nothing can be signed, with %i of three expired', async (expired, words) => {
  const certificates = ['1a', '2b', '3c'].map((serial, at) => ({
    ...certificate(serial, '李敏'),
    ...(at < expired ? { validTo: Date.parse('1969-12-31T00:00:00Z') } : {}),
  }));
  await shown({ found: true, agent: 'A', tokens: [{ label: 'T', certificates }] });
  expect((await screen.findByText(words)).textContent).toBe(words);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '证书登录' }).disabled).toBe(true);
});

it('the phone is not offered when the back end does not support it', async () => {
  await shown(two, false);
  await screen.findByRole('button', { name: '证书登录' });
  expect(screen.queryByRole('radio', { name: '手机云证书' })).toBeNull();
});

it('a platform without a helper says whom to turn to, in place of a download', async () => {
  const tip = keyTip({
    memory: { recall: () => undefined, remember: () => undefined },
    browserDescription: () => 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) Version/17.0 Safari/605.1.15',
    desk: { helperAddress: async () => '', demandsControl: async () => false },
  });
  await shown({ found: false, because: 'absent' }, true, tip);
  const dialog = await screen.findByRole('alertdialog');
  await within(dialog).findByText(/请使用发放 UKey 的机构提供的安装程序/u);
  expect([...dialog.querySelectorAll('a')].map((each) => each.getAttribute('href'))).toEqual(['/cv3/ukey-test']);
});

it('obstacles to a key are shown in a dialog with their remedies until it is read', async () => {
  const tip = keyTip({
    memory: { recall: () => undefined, remember: () => undefined },
    browserDescription: () => 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) Version/17.0 Safari/605.1.15',
    desk: { helperAddress: async () => 'https://helper.example/x.exe', demandsControl: async () => true },
  });
  await shown({ found: false, because: 'absent' }, true, tip);
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('以下情况可能使 UKey 无法在本机使用；您仍可继续操作。');
  expect([...dialog.querySelectorAll('li')].map((each) => each.firstElementChild?.textContent)).toEqual([
    '操作系统',
    'UKey 助手',
    '安全控件',
  ]);
  expect([...dialog.querySelectorAll('a')].map((each) => each.getAttribute('href'))).toEqual([
    'https://helper.example/x.exe',
    '/cv3/ukey-test',
  ]);
  await act(async () => tip.read());
  expect(tip.isOpen).toBe(false);
});
