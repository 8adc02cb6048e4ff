import type { BrowserContext, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { scenarioStart } from '../../features/support/demo-world.ts';
import { servedPortal } from './served-portal.ts';
import { signIn } from './sign-in.ts';

const portal = servedPortal();
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  context = await portal.browser.newContext({
    viewport: { width: 1280, height: 844 },
    locale: 'zh-CN',
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
  await page.clock.setSystemTime(scenarioStart);
  await signIn(page, portal.origin);
});

afterEach(async () => page.unrouteAll({ behavior: 'ignoreErrors' }));

afterAll(async () => context.close());

const goTo = async (path: string): Promise<void> => {
  await page.goto(`${portal.origin}/cv3${path}`);
  await page.locator('h1').first().waitFor();
};

const dialog = (): Locator => page.getByRole('dialog');

/** Opens the feedback form and fills it in. */
async function feedbackForm(opinion: string, mobile = ''): Promise<void> {
  await goTo('/my/account/info');
  await page.locator('[data-ball]').hover();
  await page.getByRole('complementary').getByRole('button', { name: '反馈' }).click();
  await dialog()
    .getByRole('textbox', { name: /意见内容/u })
    .fill(opinion);
  await dialog()
    .getByRole('textbox', { name: /手机号/u })
    .fill(mobile);
}

const send = async (): Promise<void> => dialog().getByRole('button', { name: '提交', exact: true }).click();

const feedbackCall = '**/user/v1/opinion/feedback';

/**
 * Errors that can be caused from outside, by their number in the list of errors, with the text on the screen (document
 * 1, sections 5 and 8).
 */
const errors: readonly (readonly [
  error: string,
  what: string,
  provoke: () => Promise<void>,
  words: readonly string[],
])[] = [
  [
    'E-01',
    'a call that the back end refuses',
    async () => {
      await page.route(feedbackCall, async (route) =>
        route.fulfill({ json: { code: '018009999', message: '系统维护至 22:00，请届时再试', data: null } }),
      );
      await feedbackForm('列表很快');
      await send();
    },
    ['提交失败', '系统维护至 22:00，请届时再试'],
  ],
  [
    'E-02',
    'a network that is away',
    async () => {
      await page.route(feedbackCall, async (route) => route.abort('connectionrefused'));
      await feedbackForm('列表很快');
      await send();
    },
    ['网络异常，请稍后重试。如仍有问题，请截图发给在线客服（7×24 小时）。'],
  ],
  [
    'E-10',
    'feedback that arrives',
    async () => {
      await feedbackForm('列表很快');
      await send();
    },
    ['提交成功'],
  ],
  [
    'E-11',
    'feedback that says nothing',
    async () => {
      await feedbackForm('');
      await send();
    },
    ['意见内容不能为空'],
  ],
  [
    'E-12',
    'a telephone number that is none',
    async () => {
      await feedbackForm('列表很快', '12345');
      await send();
    },
    ['手机号不符合格式'],
  ],
  [
    'E-31',
    'signing out that does not work',
    async () => {
      await page.route('**/client/logout', async (route) =>
        route.fulfill({ json: { code: '018009998', message: '会话服务暂不可用', data: null } }),
      );
      await goTo('/my/account/info');
      await page
        .getByRole('banner')
        .getByRole('button', { name: /周思远/u })
        .click();
      await page.getByText('退出登录', { exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
    },
    ['提示', '退出失败，请稍后重试'],
  ],
  [
    'E-33',
    'an account that signs in at another domain',
    async () => {
      await page.route('**/v1/address/save', async (route) =>
        route.fulfill({
          json: {
            code: '018000316',
            message: '请在另一域名登录',
            data: { url: 'https://other.example/cv3/login/login' },
          },
        }),
      );
      await page.route('https://other.example/**', async (route) =>
        route.fulfill({ contentType: 'text/html', body: '<main>login at the other domain</main>' }),
      );
      await goTo('/index');
      await page.getByRole('button', { name: '工作台' }).click();
      await page.waitForURL('https://other.example/cv3/login/login');
    },
    ['login at the other domain'],
  ],
  ['E-39', 'a page that is not for the role', async () => goTo('/credit/finance-data/index/issue'), ['没有权限']],
  [
    'E-42',
    'a part of the portal that is not there',
    async () => {
      await page.route(/AccountInfo|account-pages/u, async (route) => route.fulfill({ status: 404 }));
      await page.goto(`${portal.origin}/cv3/my/account/info`);
    },
    ['页面没有加载完整'],
  ],
  [
    'E-43',
    'a part of the portal for which one waits two minutes in vain',
    async () => {
      await page.route(/AccountInfo|account-pages/u, () => undefined);
      // The page is shown before the delayed request, so the test does not wait for all of it.
      await page.goto(`${portal.origin}/cv3/my/account/info`, { waitUntil: 'commit' });
      // The wait begins when the shell is shown. Earlier requests do not count.
      await page
        .getByRole('banner')
        .getByRole('button', { name: /周思远/u })
        .waitFor();
      await page.clock.fastForward(121_000);
    },
    ['部分内容加载失败：等待 120 秒仍未完成。'],
  ],
];

describe('errors of the catalogue, shown in the documents’ words', () => {
  it.each(errors)('%s: %s', async (_error, _what, provoke, words) => {
    await provoke();
    for (const each of words) await page.getByText(each).first().waitFor();
    expect(
      await page
        .getByText(words.at(-1) ?? '')
        .first()
        .isVisible(),
    ).toBe(true);
  });

  it('E-06, E-07: a file of another kind, and one that is too large', async () => {
    await feedbackForm('列表很快');
    // The page makes the files itself: handing many megabytes to a browser takes longer than everything else here.
    await dialog()
      .locator('input[type=file]')
      .evaluate((input: HTMLInputElement) => {
        const files = new DataTransfer();
        files.items.add(new File(['x'], 'film.mp4', { type: 'video/mp4' }));
        files.items.add(new File([new Uint8Array(11 * 1024 * 1024)], 'large.png', { type: 'image/png' }));
        input.files = files.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
      });
    await dialog().getByText('此处只接受 jpg、jpeg、png。').waitFor();
    await dialog().getByText(/MB/u).first().waitFor();
    expect(
      await dialog()
        .getByText(/不(?:能)?超过 \d+ MB/u)
        .first()
        .isVisible(),
    ).toBe(true);
  });

  it('E-18: a deregistered company sees its dialog, and after four seconds the sign-in page', async () => {
    const stranger = await portal.browser.newContext({ locale: 'zh-CN', reducedMotion: 'reduce' });
    const visit = await stranger.newPage();
    await visit.goto(`${portal.origin}/cv3/login/login`);
    await visit.locator('button[type=submit]:enabled').waitFor();
    await visit.locator('#sign-in-user-name').fill('dingmuye');
    await visit.locator('#sign-in-password').fill('Huiyu#2026');
    await visit.locator('#sign-in-password').press('Enter');
    await visit.getByRole('alertdialog').getByText('企业已在工商部门注销，限制登录。').waitFor();
    await visit
      .getByRole('alertdialog')
      .getByRole('button', { name: /确定|知道了/u })
      .and(visit.locator(':enabled'))
      .click();
    await visit.getByRole('heading', { level: 1, name: '企业用户登录' }).waitFor();
    await stranger.close();
  });
});
