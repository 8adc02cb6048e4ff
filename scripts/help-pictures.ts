import { mkdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { launchBrowser } from './browser.ts';

/**
 * Makes the pictures of the help from the portal itself, in both languages: `npm start` in one window, `npm run
 * help-pictures` in another (PORTAL names another address). Run it when a screen that the help shows has changed, and
 * commit the result.
 */
const origin = process.env['PORTAL'] ?? 'http://127.0.0.1:8080';
const folder = resolve('public/help-pictures');
const width = 1280;
const height = 760;
/** Width in pixels that fits beside an answer, and the largest size of a picture in bytes. */
const shownWidth = 900;
const most = 60 * 1024;

const base = '/credit/finance-data';
const pages = (
  numbers: ReadonlyMap<string, string>,
): readonly (readonly [name: string, path: string, ready: string])[] => [
  ['home', '/index', 'h1'],
  ['list', `${base}/index/finance`, '[role=grid]'],
  ['choose', `${base}/create/finance`, '[role=grid], [role=table], main input[type=checkbox]'],
  ['upload', `${base}/upload/default?s=BUSI_CONTRACT&p=${numbers.get('PREPARE')}`, 'main section'],
  ['upload-doubt', `${base}/upload/default?s=BUSI_INVOICE&p=${numbers.get('PREPARE')}`, 'article'],
  ['check', `${base}/upload/default?s=CHECK&p=${numbers.get('PREPARE')}`, 'main section'],
  ['detail-returned', `${base}/detail?p=${numbers.get('AUDIT_REJECT')}`, 'main section'],
  ['detail-progress', `${base}/detail?p=${numbers.get('UN_AUDIT')}`, 'main section'],
  ['messages', '/my/message/index', 'main ul'],
  ['account', '/my/account/info', 'main section'],
];

/** Pages of other users: an operator of a core enterprise, and one of a company with inner organisations. */
const pagesOfOthers: readonly (readonly [account: string, pages: ReturnType<typeof pages>])[] = [
  [
    'luoqiubai',
    [
      ['import', '/credit/core/issue/issue?import', 'main input[type=file]'],
      ['payroll', '/credit/core/issue/payroll-issue', 'main input[type=file]'],
      ['suppliers', '/credit/core/supplier', '[role=grid], [role=table]'],
      ['statistics', '/credit/core/statistics', 'main section'],
    ],
  ],
  ['tangyishan', [['inner-organisations', '/my/inner-org/index', 'main section']]],
];

async function small(png: Buffer): Promise<Buffer> {
  const image = await loadImage(png);
  const canvas = createCanvas(shownWidth, Math.round((image.height * shownWidth) / image.width));
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  for (const quality of [80, 65, 50, 35]) {
    const bytes = await canvas.encode('webp', quality);
    if (bytes.length <= most) return bytes;
  }
  throw new Error('A picture cannot be made small enough');
}

/**
 * A draft with documents, a package that waits for corrections, and one in review, found by their state in the list.
 */
const states = [
  ['PREPARE', ['待完善']],
  ['AUDIT_REJECT', ['已退回']],
  ['UN_AUDIT', ['平台初审', '平台复审']],
] as const;
const numbers = new Map<string, string>();
const browser = await launchBrowser();
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const locale of ['zh-CN', 'en']) {
  const context = await browser.newContext({
    viewport: { width, height },
    locale,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'locale', value: locale, url: origin }]);
  const page = await context.newPage();
  const kept = async (name: string): Promise<void> => {
    await page.addStyleTag({ content: 'aside { display: none !important }' }).catch(() => undefined);
    await writeFile(`${folder}/${name}.${locale}.webp`, await small(await page.screenshot()));
  };
  await page.goto(`${origin}/cv3/login/login`);
  await page.locator('button[type=submit]:enabled').waitFor();
  await kept('sign-in');
  const signIn = async (account: string): Promise<unknown> =>
    context.request.post(`${origin}/sandbox/v1/sign-in`, { data: { account }, headers: { origin } });
  await signIn('zhousiyuan');
  await page.goto(`${origin}/cv3${base}/index/finance`);
  await page.locator('[role=grid]').waitFor();
  // The Chinese pictures come first. The number of a package is the same in every language.
  if (numbers.size === 0) {
    const { data } = (await (
      await context.request.get(`${origin}/sandbox/v1/packages?state=PREPARE`, { headers: { origin } })
    ).json()) as {
      readonly data: readonly {
        readonly docDatumId: string;
        readonly materials: readonly { readonly items: readonly unknown[] }[];
      }[];
    };
    // A draft in which more than three materials have documents.
    const filled = new Set(
      data
        .filter(({ materials }) => materials.filter(({ items }) => items.length > 0).length > 3)
        .map(({ docDatumId }) => docDatumId),
    );
    for (const row of await page.locator('[role=grid] [role=row]').allTextContents()) {
      const [number] = /DD\d{8}-\d{4,6}/.exec(row) ?? [];
      const state = states.find(([, words]) => words.some((word) => row.includes(word)))?.[0];
      if (
        number !== undefined &&
        state !== undefined &&
        !numbers.has(state) &&
        (state !== 'PREPARE' || filled.has(number))
      )
        numbers.set(state, number);
    }
  }
  const keepAll = async (all: ReturnType<typeof pages>): Promise<void> => {
    for (const [name, path, ready] of all) {
      await page.goto(`${origin}/cv3${path}`);
      await page.locator(ready).first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      // Files that have arrived are drawn a moment later.
      await page.waitForTimeout(800);
      await kept(name);
    }
  };
  await keepAll(pages(numbers));
  for (const [account, own] of pagesOfOthers) {
    await signIn(account);
    await keepAll(own);
  }
  await context.close();
}
await browser.close();
