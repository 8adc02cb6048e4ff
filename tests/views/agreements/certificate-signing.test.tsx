import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { ManualClock } from '../../../features/support/manual-clock.ts';
import type { KeyAgent, KeyListing, KeySignature } from '../../../src/application/ports/keys/key-agent.ts';
import type { OfferedCertificate, SigningChoice } from '../../../src/application/ports/agreements/signing-choice.ts';
import { CertificateSigning } from '../../../src/presentation/agreements/certificate-signing.ts';
import { SigningPart } from '../../../src/views/agreements/SigningPart.tsx';
import { UnsignableDialog } from '../../../src/views/agreements/UnsignableDialog.tsx';
import { show } from '../design/show.tsx';

const until = Date.parse('2027-11-21T02:00:00Z');
const hard: OfferedCertificate = {
  serial: '1abcdef123456',
  kind: 'hard',
  holder: '夏知微',
  companyName: '远珩',
  issuer: 'SCF Test Issuing CA',
  validFrom: 0,
  validTo: until,
  obstacle: undefined,
};
const cloud: OfferedCertificate = { ...hard, serial: '1abcdef654321', kind: 'cloud' };

let choice: SigningChoice;
let listing: KeyListing;
let settle: (signature: KeySignature) => void;
let signing: CertificateSigning;

/** `sent`: when the phone has the request. */
async function shown(sent?: Promise<void>): Promise<void> {
  const clock = new ManualClock(Date.parse('2026-11-21T02:00:00Z'));
  const agent = (number?: string): KeyAgent => ({
    list: async () => listing,
    sign: async ({ onNumber }) => {
      await sent;
      if (number) onNumber?.(number, 60);
      return new Promise((resolve) => (settle = resolve));
    },
  });
  signing = new CertificateSigning({
    desk: {
      choice: async () => choice,
      challenge: async () => ({ asked: true, text: 'T', validFor: 120 }),
      prove: async () => ({ done: true }),
    },
    agents: { token: agent(), phone: agent('37') },
    clock,
    userName: () => 'xiazhiwei',
    subject: 'agreement',
  });
  await signing.load();
}

async function part(sent?: Promise<void>): Promise<void> {
  await shown(sent);
  await act(async () => signing.opened());
  show(
    <MemoryRouter>
      <SigningPart signing={signing} />
    </MemoryRouter>,
  );
}

const plugged = (serial: string, person = ''): KeyListing => ({
  found: true,
  agent: 'A',
  tokens: [{ label: 'T', certificates: [{ serial, person, company: '', issuer: '', validFrom: 0, validTo: until }] }],
});

beforeEach(
  () =>
    ([choice, listing] = [
      { signedBy: ['hard', 'cloud'], certificates: [hard, cloud], colleagues: [], mobile: '' },
      plugged(hard.serial),
    ]),
);
afterEach(cleanup);

it('usable certificates are offered, and others with their reason and remedy', async () => {
  choice = {
    ...choice,
    certificates: [
      hard,
      { ...cloud, obstacle: 'expired' },
      { ...cloud, serial: '1f2', obstacle: 'frozen' },
      { ...hard, serial: '1f3', obstacle: 'other-company' },
      { ...hard, serial: '1f4', obstacle: 'unknown' },
    ],
  };
  await part();
  // If one certificate can sign, the others are shown only on request.
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: '另有 4 张证书不能用于签署' }));
  expect(screen.getAllByRole('radio').map((each) => each.closest('label')?.textContent)).toEqual([
    'UKey 证书 · 夏知微 SCF Test Issuing CA · 有效期至 2027-11-21 · 尾号 123456',
  ]);
  expect(
    screen
      .getAllByRole('listitem')
      .map((row) => [row.textContent, within(row).queryByRole('link')?.getAttribute('href')]),
  ).toEqual([
    ['云证书 · 夏知微 · 尾号 654321已到期，请更新 去证书管理', expect.stringContaining('#own-certificates')],
    [
      '云证书 · 夏知微 · 尾号 1f2账号已冻结，解冻后才能签署 去解冻账号',
      expect.stringContaining('/register/account-unfreeze'),
    ],
    [
      'UKey 证书 · 夏知微 · 远珩 · 尾号 1f3属于其他企业，不能代表本企业签署 开通云证书',
      expect.stringContaining('#cloud-certificate'),
    ],
    ['UKey 证书 · 夏知微 · 尾号 1f4平台暂不接受这张证书 ', undefined],
  ]);
});

it('a missing token is shown with its remedy and a new search', async () => {
  [choice, listing] = [{ ...choice, certificates: [hard] }, plugged('1eee', '江听雪')];
  await part();
  expect(screen.getByRole('status').textContent).toContain('请先插入这张证书所在的 UKey');
  expect(screen.getByText('本机 UKey 中的证书 · 江听雪 · 尾号 1eee')).toBeTruthy();
  listing = { found: false, because: 'absent' };
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '重新检测' })));
  expect(screen.getByRole('status').textContent).toContain('没有找到 UKey 助手');
  expect(screen.getByRole('link', { name: /UKey 检测与助手下载/ }).getAttribute('href')).toBe('/cv3/ukey-test');
  listing = plugged(hard.serial);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '重新检测' })));
  expect([screen.queryByRole('status'), signing.obstacle]).toEqual([null, undefined]);
});

it('the token’s task is shown, and can be cancelled', async () => {
  choice = { ...choice, certificates: [hard] };
  await part();
  await act(async () => void signing.signPressed());
  expect([screen.getByRole('status').textContent, screen.getByRole('timer').textContent]).toEqual([
    '请在 UKey 窗口中核对内容并输入 PIN 码PIN 码只在 UKey 窗口中输入，本页面不会要求您输入。',
    '剩余 120 秒',
  ]);
  // The chosen certificate stays selected, and cannot be changed meanwhile.
  expect(screen.getByRole('radio').closest('input')?.disabled).toBe(true);
  await act(async () => signing.keys.cancelPressed());
  expect(screen.getByText('已取消，没有签署。可以重新签署，不用再读一遍协议。')).toBeTruthy();
  expect(screen.getByRole('radio').closest('input')?.disabled).toBe(false);
});

it('the request to the phone is shown with its number, and not before that is known', async () => {
  choice = { ...choice, certificates: [cloud] };
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await part(sent);
  await act(async () => void signing.signPressed());
  expect(screen.getByRole('status').textContent).toBe('正在向手机发送确认请求…');
  await act(async () => send());
  expect(screen.getByRole('status').textContent).toBe(
    '请在手机上确认签署协议核对数字 37手机上显示的数字应与此处一致；数字不一致请拒绝。',
  );
});

it('the number on the phone is shown, and then the signature', async () => {
  choice = { ...choice, mobile: '140****1030' };
  await part();
  await act(async () => void fireEvent.click(screen.getAllByRole('radio')[1] as HTMLElement));
  expect(screen.getByText('确认请求会发送到您账号绑定的手机，请核对两边显示的数字。')).toBeTruthy();
  await act(async () => void signing.signPressed());
  expect([
    screen.getByText('请在手机 140****1030 上确认签署协议'),
    screen.getByText('核对数字 37'),
    screen.getByText('手机上显示的数字应与此处一致；数字不一致请拒绝。'),
  ]).toHaveLength(3);
  await act(async () => settle({ signed: true, certificate: 'C', signature: 'S' }));
  expect(screen.getByText('协议已签署')).toBeTruthy();
});

it.each<[string, SigningChoice, readonly string[], string, string]>([
  [
    'has none',
    { signedBy: ['hard'], certificates: [], colleagues: ['江听雪', '周闻'], mobile: '' },
    ['您名下没有证书。', '本企业可以签署的同事：江听雪、周闻'],
    '申领 UKey',
    '#token-certificates',
  ],
  [
    'has one that was lost',
    { signedBy: ['hard', 'cloud'], certificates: [{ ...cloud, obstacle: 'lost' }], colleagues: [], mobile: '' },
    ['已挂失，请补办'],
    '开通云证书',
    '#cloud-certificate',
  ],
])('a user who %s sees that, with a link to obtain a certificate', async (_what, told, words, way, place) => {
  choice = told;
  await shown();
  let read = 0;
  show(
    <MemoryRouter>
      <UnsignableDialog signing={signing} onRead={() => (read += 1)} />
    </MemoryRouter>,
  );
  const dialog = await screen.findByRole('alertdialog');
  for (const each of words) expect(dialog.textContent).toContain(each);
  expect(within(dialog).getByRole('link', { name: way }).getAttribute('href')).toContain(place);
  fireEvent.click(within(dialog).getAllByRole('button')[0] as HTMLElement);
  expect(read).toBe(1);
});

it('a token plugged in meanwhile is recognised as the user’s own', async () => {
  listing = plugged('1fresh');
  await part();
  fireEvent.click(screen.getByRole('radio', { name: /^UKey/ }));
  choice = { ...choice, certificates: [{ ...hard, serial: '1fresh' }, cloud] };
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '重新检测' })));
  expect(signing.usable.map(({ serial }) => serial)).toEqual(['1fresh', cloud.serial]);
  expect([signing.foreign, screen.queryByText(/不是您的证书/)]).toEqual([[], null]);
});

it('a missing helper is reported, without the earlier message', async () => {
  await part();
  fireEvent.click(screen.getByRole('radio', { name: /^UKey/ }));
  listing = { found: false, because: 'absent' };
  await act(async () => void signing.signPressed());
  await act(async () => settle({ signed: false, because: 'gone' }));
  await screen.findByText('没有找到 UKey 助手');
  expect(screen.queryByText(/已拔出/)).toBeNull();
});
