import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../features/support/assemblies/portal-container.ts';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import { RecordingNavigator } from '../../../features/support/recording-navigator.ts';
import { KeptRegistration } from '../../../src/adapters/storage/kept-registration.ts';
import type {
  RegistrationDesk,
  RegistrationOrder,
  RegistrationOutcome,
} from '../../../src/application/ports/registration/registration-desk.ts';
import { HumanCheck } from '../../../src/presentation/identity/human-check.ts';
import { AgreementPresenter } from '../../../src/presentation/agreements/agreement-presenter.ts';
import { platformAgreements } from '../../../src/presentation/notices/shared/platform-agreements.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { RegisterPresenter } from '../../../src/presentation/registration/register/register-presenter.ts';
import { RegisterSuccessPresenter } from '../../../src/presentation/registration/register-success/register-success-presenter.ts';
import { ProductTitle } from '../../../src/presentation/registration/shared/product-title.ts';
import { LinksContext } from '../../../src/views/design/actions/links-context.ts';
import { RegisterScreen } from '../../../src/views/registration/register/RegisterScreen.tsx';
import { RegisterSuccessScreen } from '../../../src/views/registration/register-success/RegisterSuccessScreen.tsx';
import type { ProductCode } from '../../../src/domain/catalogue/product-code.ts';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { loadProductTexts } from '../../../src/words/products/load-product-texts.ts';
import { zhCN } from '../../../features/support/every-word.ts';
import { WordsProvider } from '../../../src/words/WordsProvider.tsx';
import { huiyu, PortalWorld } from '../shell/portal-world.tsx';

let outcome: RegistrationOutcome;
let orders: RegistrationOrder[];
let memory: KeptRegistration;
let navigator: RecordingNavigator;
const made = { userName: 'shiqingyue', companyName: '青屿传动设备有限公司', projectName: '', repeated: false };

beforeEach(() => {
  [outcome, orders, memory, navigator] = [
    { registered: true, account: made },
    [],
    new KeptRegistration(memoryStorage(), memoryStorage()),
    new RecordingNavigator(),
  ];
  navigator.goTo('/register/register');
});
afterEach(cleanup);

const desk: RegistrationDesk = {
  askCode: async () => ({ sent: true, resendAfter: 60, validFor: 300 }),
  register: async (order) => {
    orders.push(order);
    return outcome;
  },
  project: async (serial) => (serial === 'GP1' ? { serial, name: '管廊二期', beneficiary: '北屿建设' } : undefined),
};

async function shown(
  Screen: ComponentType = RegisterScreen,
  {
    signedIn = false,
    sms = true,
    products,
  }: { readonly signedIn?: boolean; readonly sms?: boolean; readonly products?: readonly ProductCode[] } = {},
): Promise<void> {
  const world = new PortalWorld();
  if (!signedIn) world.who = undefined;
  world.config = { ...huiyu, offersSms: sms, ...(products && { products }) };
  const { session } = world.presenters;
  await session.start();
  const human = new HumanCheck({
    open: async () => undefined,
    captchaAddress: async () => '/captcha/1',
    prove: async () => 'computed',
    offersProof: true,
  });
  const text = { title: '协议', version: 'V1', sections: [{ heading: '一', paragraphs: ['条款'] }] };
  const title = (): ProductTitle => new ProductTitle(loadProductTexts, session);
  const offered = {
    register: () =>
      new RegisterPresenter({
        desk,
        memory,
        human,
        session,
        navigator,
        clock: new ManualClock(Date.parse('2026-11-21T02:00:00Z')),
        ids: { next: () => 'K1' },
        productTitle: title(),
      }),
    registerSuccess: () => new RegisterSuccessPresenter(memory, title()),
    registrationAgreement: () => new AgreementPresenter(platformAgreements(async () => text)),
  };
  const presenters: Presenters = { ...world.presenters, of: () => offered as never };
  await act(async () => {
    render(
      <WordsProvider locale="zh-CN" catalogue={zhCN} onLocaleChanged={() => undefined}>
        <PresentersContext value={presenters}>
          <LinksContext value={{ addressOf: (to) => `/cv3${to}`, follow: () => undefined }}>
            <MemoryRouter>
              <Screen />
            </MemoryRouter>
          </LinksContext>
        </PresentersContext>
      </WordsProvider>,
    );
  });
}

const type = (label: RegExp, value: string): boolean =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** The content behind a closed dialog becomes visible to screen readers a moment later. */
async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
}
const step = (): string | null | undefined => document.querySelector('[aria-current=step]')?.textContent;
const box = async (name: RegExp): Promise<HTMLElement> => screen.findByRole('checkbox', { name });

async function asFarAsAgreements(): Promise<void> {
  type(/^企业名称/, made.companyName);
  type(/^统一社会信用代码/, '91330299MAG4Y52T9T');
  type(/^法定代表人姓名/, '石清越');
  await press('下一步');
  type(/^经办人姓名/, '石清越');
  type(/^经办人身份证号码/, '330299199003071235');
  type(/^登录用户名/, 'shiqingyue');
  type(/^登录密码/, 'river lamp 42');
  type(/^再输入一次登录密码/, 'river lamp 42');
  await press('下一步');
}

async function toTheEnd(): Promise<void> {
  await asFarAsAgreements();
  for (const title of ['《会员注册协议》', '《隐私政策》']) {
    await press(`阅读 ${title}`);
    await press('我已阅读至结尾');
    await press('已读完');
  }
  fireEvent.click(await box(/我已阅读并同意/));
  fireEvent.click(await box(/我代表本企业/));
  type(/^手机号/, '14000008801');
  type(/^验证码/, 'A3C4');
  await press('获取验证码');
  type(/^短信验证码/, '123456');
}

describe('the registration page', () => {
  it('leads through its steps to the result', async () => {
    await shown();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('企业用户注册');
    expect(
      screen
        .getByText(/已有账号？/)
        .querySelector('a')
        ?.getAttribute('href'),
    ).toBe('/cv3/login/login');
    expect(step()).toContain('企业信息');
    await toTheEnd();
    expect(step()).toContain('协议与验证');
    expect(screen.getByText(/验证码已发送/)).toBeDefined();
    await press('提交注册');
    expect(orders).toMatchObject([
      {
        key: 'K1',
        companyName: made.companyName,
        userName: 'shiqingyue',
        declared: true,
        agreements: [{ name: 'CORP_REG_AGREEMENT' }, { name: 'CORP_PRIVACY_AGREEMENT' }],
        product: undefined,
        serial: undefined,
      },
    ]);
    expect(navigator.current()).toBe('/register/register-success');
    expect(memory.draft()).toBeUndefined();
    cleanup();
    await shown(RegisterSuccessScreen);
    expect(screen.getByText('shiqingyue')).toBeDefined();
    expect(screen.getByRole('link', { name: '去登录' }).getAttribute('href')).toBe(
      '/cv3/login/login?from=%2Fregister%2Fintegration%2Frealname',
    );
    expect(screen.queryByText(/已有账号？/)).toBeNull();
  });

  it('shows every error above the fields and beside each, and stays', async () => {
    await shown();
    await press('下一步');
    expect(screen.getAllByText('请输入企业名称').length).toBe(2);
    expect(screen.getByRole('link', { name: '请输入统一社会信用代码' }).getAttribute('href')).toBe('#register-uscc');
    expect(step()).toContain('企业信息');
    type(/^企业名称/, made.companyName);
    expect(screen.queryByText('请输入企业名称')).toBeNull();
  });

  it('accepts agreements only after both were read to their end', async () => {
    await shown();
    await asFarAsAgreements();
    expect((await box(/我已阅读并同意/)).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(await box(/我已阅读并同意/));
    await press('阅读 《会员注册协议》');
    expect(screen.getByRole('button', { name: '已读完' }).getAttribute('aria-disabled')).toBe('true');
    await press('取消');
    await press('提交注册');
    expect(screen.getAllByText('请阅读两份协议至结尾，并勾选同意').length).toBe(2);
    expect(orders).toEqual([]);
  });

  it.each([
    [{ registered: false, because: 'company-registered' }, '该企业已经注册'],
    [{ registered: false, because: 'company-deregistered' }, '无法注册'],
    [{ registered: false, because: 'other-before' }, '注册已经完成'],
  ] as const)('shows how to continue after %j', async (refused, title) => {
    outcome = refused;
    await shown();
    await toTheEnd();
    await press('提交注册');
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    expect(screen.queryByText('周思远')).toBeNull();
  });

  it('goes back to the step of a taken value, and keeps the typed values', async () => {
    outcome = { registered: false, because: 'refused', problems: { userName: 'taken' } };
    await shown();
    await toTheEnd();
    await press('提交注册');
    expect(step()).toContain('经办人与登录信息');
    expect(screen.getAllByText('这个用户名已有人使用，请换一个').length).toBe(2);
    expect(screen.getByLabelText<HTMLInputElement>(/^登录密码/).value).toBe('river lamp 42');
  });

  it('restores typed values without secrets, and forgets them on request', async () => {
    await shown();
    await asFarAsAgreements();
    cleanup();
    await shown();
    expect(screen.getByLabelText<HTMLInputElement>(/^企业名称/).value).toBe(made.companyName);
    expect(JSON.stringify(memory.draft())).not.toMatch(/330299199003071235|river lamp/);
    await press('清空重填');
    expect(screen.getByLabelText<HTMLInputElement>(/^企业名称/).value).toBe('');
    expect(memory.draft()).toBeUndefined();
  });

  it('asks before the tab is closed while a secret is typed, and not before', async () => {
    await shown();
    const asks = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    type(/^企业名称/, made.companyName);
    expect(asks()).toBe(false);
    await asFarAsAgreements();
    expect(asks()).toBe(true);
  });

  it('names the product, or the guarantee project', async () => {
    navigator.goTo('/register/est');
    await shown();
    expect(await screen.findByText(/为办理“应收账款融资”注册/)).toBeDefined();
    cleanup();
    navigator.goTo('/guarantee/register/register?serial=GP1');
    await shown();
    expect(await screen.findByText('管廊二期')).toBeDefined();
    expect(screen.getByLabelText(/^企业名称/)).toBeDefined();
  });

  it('reports a product that the host does not have, and registers no user', async () => {
    navigator.goTo('/register/est');
    await shown(RegisterScreen, { products: ['ORDER'] });
    expect(await screen.findByText(/“应收账款融资”不在本平台办理/)).toBeDefined();
    expect(screen.getByRole('link', { name: '注册，不为这个产品' }).getAttribute('href')).toBe(
      '/cv3/register/register',
    );
    expect([screen.queryByLabelText(/^企业名称/), screen.queryByText(/为办理/)]).toEqual([null, null]);
  });

  it('E-19: reports an unknown project, and registers no user', async () => {
    navigator.goTo('/guarantee/register/register?serial=GP0');
    await shown();
    expect(await screen.findByText(/企业信息有误/)).toBeDefined();
    expect(screen.queryByLabelText(/^企业名称/)).toBeNull();
    expect(screen.getByRole('link', { name: '不关联项目，直接注册' }).getAttribute('href')).toBe(
      '/cv3/guarantee/register/register',
    );
  });

  it('does not register a signed-in user, or anybody when no codes are sent', async () => {
    await shown(RegisterScreen, { signedIn: true });
    expect(screen.getByText(/要为另一家企业注册，请先退出登录/)).toBeDefined();
    cleanup();
    await shown(RegisterScreen, { sms: false });
    expect(screen.getByText(/暂不能在线注册/)).toBeDefined();
    expect(screen.queryByLabelText(/^企业名称/)).toBeNull();
  });
});

describe('the result of a registration', () => {
  it('is empty without a registration', async () => {
    await shown(RegisterSuccessScreen);
    expect(screen.getByRole('heading', { name: '没有可显示的注册结果' })).toBeDefined();
  });

  it('links to the product of the registration, and reports a repeated one', async () => {
    memory.keepReceipt({ ...made, repeated: true, projectName: '管廊二期', product: 'EST' });
    await shown(RegisterSuccessScreen);
    expect(screen.getByRole('link', { name: '去登录' }).getAttribute('href')).toBe(
      '/cv3/login/login?from=%2Fmy%2Fproduct%2Foverview%3FproductType%3DEST',
    );
    expect(screen.getByText(/没有重复注册/)).toBeDefined();
    expect(screen.getByText('管廊二期')).toBeDefined();
  });
});
