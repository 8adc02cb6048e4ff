import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import type { BrowserContext, Locator, Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scenarioStart } from '../../features/support/demo-world.ts';
import { livingAt } from './living-at.ts';
import { servedPortal } from './served-portal.ts';

/** The colour of each file's only page. */
const colours = {
  'red.pdf': [255, 0, 0],
  'green.pdf': [0, 255, 0],
  'blue.pdf': [0, 0, 255],
  'yellow.pdf': [255, 255, 0],
  'cyan.pdf': [0, 255, 255],
} as const;
type Name = keyof typeof colours;

async function paper(
  name: Name,
): Promise<{ readonly name: string; readonly mimeType: string; readonly buffer: Buffer }> {
  const document = await PDFDocument.create();
  const [red, green, blue] = colours[name];
  document
    .addPage([200, 200])
    .drawRectangle({ x: 0, y: 0, width: 200, height: 200, color: rgb(red / 255, green / 255, blue / 255) });
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
}

interface Seen {
  /** The file of the document whose row is marked, and of the one whose form is open. */
  readonly row: string | undefined;
  readonly form: string | undefined;
  /** The file whose name the viewer shows while it displays or opens it. */
  readonly viewer: string | undefined;
  /** The file whose page is drawn; undefined while none is. */
  readonly drawn: string | undefined;
}

/** Compares row, form and viewer at every frame from now on, and records contradictions. */
function watch(known: Readonly<Record<string, readonly number[]>>): void {
  const look = (): Seen => {
    const region = document.querySelector('section[aria-label^="预览"]');
    const canvas = region?.querySelector('canvas');
    const pixel =
      canvas && canvas.width > 1
        ? [
            ...(canvas
              .getContext('2d')
              ?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1)
              .data.slice(0, 3) ?? []),
          ]
        : undefined;
    const drawn =
      pixel &&
      (Object.keys(known).find((name) =>
        known[name]?.every((part, index) => Math.abs(part - (pixel[index] ?? 0)) < 40),
      ) ??
        'another');
    return {
      row: document.querySelector('article [data-row][aria-expanded="true"]')?.getAttribute('title') ?? undefined,
      form: document
        .querySelector('[role="group"][aria-label$=" 的信息"]')
        ?.getAttribute('aria-label')
        ?.replace(' 的信息', ''),
      viewer: region?.querySelector('h2')?.textContent,
      drawn,
    };
  };
  const troubles: string[] = [];
  const each = (): void => {
    const seen = look();
    const names = [
      seen.row,
      seen.form,
      seen.viewer,
      ...(seen.drawn === undefined || (seen.drawn === 'another' && !Object.hasOwn(known, seen.row ?? ''))
        ? []
        : [seen.drawn]),
    ];
    const said = JSON.stringify(seen);
    if (new Set(names).size > 1 && troubles.at(-1) !== said) troubles.push(said);
    requestAnimationFrame(each);
  };
  Object.assign(globalThis, { look, troubles });
  each();
}

/** Delays requests to or from the file store for as long as a test needs. */
class Way {
  #held: PromiseWithResolvers<void> | undefined;
  readonly #method: string;
  /** Number of requests that pass before one is held. */
  #free = 0;

  constructor(method: string) {
    this.#method = method;
  }

  hold(free = 0): void {
    this.#held = Promise.withResolvers<void>();
    this.#free = free;
  }

  release(): void {
    this.#held?.resolve();
    this.#held = undefined;
  }

  async passed(route: Route): Promise<void> {
    if (route.request().method() !== this.#method) return;
    if (this.#free > 0) this.#free -= 1;
    else await this.#held?.promise;
  }
}

describe('the selected invoice', () => {
  const portal = servedPortal();
  let context: BrowserContext;
  let page: Page;
  const [sent, fetched] = [new Way('POST'), new Way('GET')];
  const seen = async (): Promise<Seen> => page.evaluate(() => (Reflect.get(globalThis, 'look') as () => Seen)());
  const troubles = async (): Promise<readonly string[]> =>
    page.evaluate(() => Reflect.get(globalThis, 'troubles') as readonly string[]);
  const row = (name: Name): Locator => page.locator(`article [data-row][title="${name}"]`);
  const all = (name: Name): Seen => ({ row: name, form: name, viewer: name, drawn: name });
  const comes = async (name: Name): Promise<void> => {
    await expect.poll(seen, { interval: 30 }).toEqual(all(name));
    expect(await troubles()).toEqual([]);
  };

  beforeAll(async () => {
    context = await portal.signedIn({
      viewport: { width: 1440, height: 900 },
      locale: 'zh-CN',
      reducedMotion: 'reduce',
    });
    page = await context.newPage();
    await livingAt(page, scenarioStart);
    await page.route(`${portal.files}/**`, async (route) => {
      await sent.passed(route);
      await fetched.passed(route);
      await route.continue();
    });
    const draft = await portal.backstage.packageIn('PREPARE');
    await page.goto(`${portal.origin}/cv3/credit/finance-data/upload/default?s=BUSI_INVOICE&p=${draft}`);
    await page.getByRole('button', { name: '选择文件 发票' }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(watch, colours);
  });

  afterAll(async () => context.close());

  it('is the first one to arrive, in row, form and viewer', async () => {
    sent.hold(1);
    await page
      .getByRole('region', { name: '发票' })
      .locator('input[type=file]')
      .first()
      .setInputFiles(await Promise.all((['green.pdf', 'red.pdf', 'blue.pdf'] as const).map(paper)));
    await row('green.pdf').waitFor();
    await comes('green.pdf');
    sent.release();
    for (const name of ['red.pdf', 'blue.pdf'] as const) await row(name).waitFor();
    await comes('green.pdf');
  });

  it('shows a blank page under its own name until its file arrives', async () => {
    fetched.hold();
    await row('red.pdf').click();
    await row('blue.pdf').click();
    await page.getByText('正在打开：blue.pdf').first().waitFor();
    expect(await seen()).toEqual({ ...all('blue.pdf'), drawn: undefined });
    fetched.release();
    await comes('blue.pdf');
  });

  it('changes in all three places as soon as the keys select the next one', async () => {
    await page.getByRole('group', { name: 'blue.pdf 的信息' }).getByLabel('发票号码', { exact: false }).click();
    await page.keyboard.press('Control+Enter');
    await expect.poll(async () => (await seen()).drawn, { interval: 30 }).not.toBe('blue.pdf');
    const { row: next } = await seen();
    await comes(next as Name);
  });

  it('shows its new file after a replacement, even a slow one', async () => {
    await row('red.pdf').click();
    await comes('red.pdf');
    fetched.hold();
    await page.locator('input[type=file][aria-label="替换 red.pdf"]').setInputFiles(await paper('yellow.pdf'));
    await row('yellow.pdf').waitFor();
    expect(await seen()).toEqual({ ...all('yellow.pdf'), drawn: undefined });
    fetched.release();
    await comes('yellow.pdf');
  });

  it('stays while arrows move between rows, and follows the viewer', async () => {
    await row('yellow.pdf').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await comes('yellow.pdf');
    await page.getByRole('button', { name: '上一个文件' }).click();
    await comes('green.pdf');
  });

  it('is the neighbour of a removed one', async () => {
    await page.getByRole('button', { name: '移除 green.pdf' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '移除' }).click();
    await row('green.pdf').waitFor({ state: 'detached' });
    await comes('yellow.pdf');
  });
});
