import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { galleryPages, type GalleryPages } from '../../scripts/gallery-pages.ts';
import { sampled, thinned } from '../support/audit.ts';
import { locales, schemes, themes, widths, type Look } from './looks.ts';
import { cutWords, findings, overhangs, settled, troublesOf } from './page-health.ts';
import { openBrowser } from './served-portal.ts';

/** Folders of the design, and dialogs, each of which covers its own page. */
const folders = ['actions', 'dialogs', 'fields', 'filters', 'panels', 'table', 'theme'];
const dialogs = thinned(['confirm', 'error', 'medium-with-a-field', 'wide', 'long-text'], 5, 4);

/** A page with many examples repeats landmarks and headings. In use, each occurs once on a page. */
const ofWholePages = ['heading-order', 'landmark-unique', 'page-has-heading-one', 'landmark-one-main'];

interface Seen extends Look {
  readonly path: string;
}

const matrix = (paths: readonly string[]): readonly Seen[] =>
  paths.flatMap((path) =>
    locales.flatMap((locale) => themes.flatMap((theme) => widths.map((width) => ({ path, locale, theme, width })))),
  );

const opened = openBrowser();
let pages: GalleryPages;
let context: BrowserContext;
let page: Page;
let troubles: string[];

beforeAll(async () => {
  pages = await galleryPages();
  context = await opened.browser.newContext({ reducedMotion: 'reduce' });
  page = await context.newPage();
  troubles = troublesOf(page);
  await page.goto(`${pages.address}?plain`);
  await page.locator('[data-example]').first().waitFor({ state: 'attached' });
});

afterAll(async () => {
  await context.close();
  await pages.close();
});

/** Examples that are wider than their space. */
const wideExamples = async (): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-example]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ dataset, scrollWidth, clientWidth }) => `${dataset['example']}: ${scrollWidth} px in ${clientWidth}`),
  );

/** Shows the examples of another query in the gallery without reloading. */
async function ask(query: string): Promise<void> {
  await page.evaluate((asked) => {
    history.replaceState(null, '', asked);
    dispatchEvent(new PopStateEvent('popstate'));
  }, query);
}

async function go(path: string, locale: Look['locale']): Promise<void> {
  await ask(`?example=${path}&lang=${locale}&plain`);
  await page.locator(`html[lang="${locale}"] [data-example^="${path}"]`).first().waitFor({ state: 'attached' });
}

async function turn({ theme, width }: Pick<Look, 'theme' | 'width'>): Promise<void> {
  await page.emulateMedia(schemes[theme]);
  await page.setViewportSize({ width, height: 844 });
}

/** Waits until the page has applied a theme, and its colours have stopped changing. */
async function waitForTheme({ theme }: Pick<Look, 'theme'>): Promise<void> {
  await page.waitForFunction(
    (scheme) =>
      document.documentElement.style.colorScheme === scheme &&
      !document.getAnimations().some((each) => each instanceof CSSTransition),
    schemes[theme].colorScheme,
  );
}

async function findingsOf(look: Look): Promise<readonly string[]> {
  await waitForTheme(look);
  // Some examples show an activity that never ends.
  await settled(page, { awaits: false });
  return [
    ...(await findings(page, { without: ofWholePages })),
    ...(await cutWords(page)).map((words) => `cut: ${words}`),
    ...(await wideExamples()),
    ...(await overhangs(page)),
    ...troubles.splice(0),
  ];
}

/** Checks the examples of a path, in one language after the other. */
async function check(path: string, looks: readonly Look[]): Promise<void> {
  for (const locale of new Set(looks.map((look) => look.locale))) {
    for (const [at, look] of looks.filter((each) => each.locale === locale).entries()) {
      await turn(look);
      if (at === 0) await go(path, locale);
      const found = await findingsOf(look);
      expect.soft(found, `${path}: ${look.width} px, ${look.theme}, ${look.locale}`).toEqual([]);
    }
  }
}

const inSample = (paths: readonly string[]): readonly Seen[] =>
  sampled(matrix(paths), ({ path, width, theme, locale }) => ({ path, width, theme, locale }));
const looksAt = (sample: readonly Seen[], path: string): readonly Look[] => sample.filter((seen) => seen.path === path);

describe('the examples of every folder, in a sample of widths, themes and languages', () => {
  const ofFolders = inSample(folders);
  const ofDialogs = inSample(dialogs.map((state) => `dialogs/PortalDialog/${state}`));

  it.each(folders)('%s: nothing for axe to find, no words cut, nothing wider than the screen', async (folder) => {
    await check(folder, looksAt(ofFolders, folder));
  });

  it.each(dialogs)('a dialog, %s: the same', async (state) => {
    const path = `dialogs/PortalDialog/${state}`;
    await check(path, looksAt(ofDialogs, path));
  });
});

it('the frame of the gallery finds an example by name, and applies language, theme and width', async () => {
  await turn({ theme: 'light', width: 390 });
  await ask('?example=actions');
  await page.getByRole('searchbox', { name: 'Filter' }).fill('PressButton busy');
  await page.getByRole('link', { name: 'busy', exact: true }).click();
  await page.getByLabel('Language').selectOption('en');
  await page.getByLabel('Theme').selectOption('dark');
  await page.getByLabel('Width').selectOption('1280');
  expect(new URL(page.url()).search).toBe('?example=actions/PressButton/busy&lang=en&theme=dark&width=1280');
  const frame = page.frameLocator('iframe');
  await frame.locator('html[lang="en"]').getByRole('button', { name: 'Submit for review' }).waitFor();
  expect(await frame.locator('html').evaluate((html) => [html.clientWidth, html.style.colorScheme])).toEqual([
    1280,
    'dark',
  ]);
  expect(await findingsOf({ theme: 'light', width: 390, locale: 'en' })).toEqual([]);
});
