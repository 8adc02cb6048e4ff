import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

interface AxeEngine {
  run(
    context: { readonly exclude: readonly string[] },
    options: {
      readonly resultTypes: readonly string[];
      readonly rules: Readonly<Record<string, { readonly enabled: boolean }>>;
    },
  ): Promise<{
    readonly violations: readonly {
      readonly id: string;
      readonly nodes: readonly { readonly target: readonly unknown[] }[];
    }[];
  }>;
}

let engine: Promise<string> | undefined;

/**
 * What axe finds, by rule and place. Fluent's own hidden focus dummies are not the portal's; and where colours are
 * forced, the browser draws with its user's, while a style still tells the portal's own words' colour, so that their
 * contrast says nothing. `without` names rules that do not hold for a page.
 */
export async function findings(
  page: Page,
  { without = [] }: { readonly without?: readonly string[] } = {},
): Promise<readonly string[]> {
  engine ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  // It is brought in past the page's own policy, which would not let it in; violations of the portal itself are heard
  // by troublesOf.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await engine);
  return page.evaluate(async (left) => {
    const axe = Reflect.get(globalThis, 'axe') as AxeEngine;
    const isForced = matchMedia('(forced-colors: active)').matches;
    const { violations } = await axe.run(
      { exclude: ['[data-tabster-dummy]'] },
      {
        // Axe reports violations alone, which takes a quarter of the time less.
        resultTypes: ['violations'],
        rules: {
          'color-contrast': { enabled: !isForced },
          ...Object.fromEntries(left.map((rule) => [rule, { enabled: false }])),
        },
      },
    );
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
  }, without);
}

/** What browsers write down of themselves: answers that refuse something, and that no helper for keys runs here. */
const expected =
  /^Failed to load resource|^WebSocket connection to 'ws:\/\/127\.0\.0\.1:21530\/' failed: .*ERR_CONNECTION_REFUSED/;

/** What a page complains of from now on: faults, errors of the console, and violations of its policy among them. */
export function troublesOf(page: Page): string[] {
  const troubles: string[] = [];
  page.on('pageerror', (fault) => troubles.push(fault.message));
  page.on('console', (said) => {
    if (said.type() === 'error' && !expected.test(said.text())) troubles.push(said.text());
  });
  return troubles;
}

/**
 * Words that are cut off without a sign that there are more: in a box that hides what does not fit and marks no end.
 */
export async function cutWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#root *, dialog *')].flatMap((each) => {
      const { overflowX, textOverflow, position, visibility } = getComputedStyle(each);
      const hasWords = [...each.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
      const isRead = each.clientWidth > 1 && visibility === 'visible' && position !== 'absolute';
      const isCut =
        hasWords &&
        isRead &&
        ['hidden', 'clip'].includes(overflowX) &&
        textOverflow !== 'ellipsis' &&
        each.scrollWidth > each.clientWidth + 1;
      return isCut ? [each.textContent ?? ''] : [];
    }),
  );
}

/** By how much a page is wider than its screen, where it is. */
export async function overhangs(page: Page): Promise<readonly string[]> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return wider > 0 ? [`wider than the screen by ${wider} px`] : [];
}

/**
 * Waits until a page has come to rest: nothing is awaited, nothing asked for that has not come, and nothing changes any
 * more. `awaits` is false where what is awaited never comes.
 */
export async function settled(page: Page, { awaits = true }: { readonly awaits?: boolean } = {}): Promise<void> {
  await page.evaluate(async (heeds) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let [calm, changed, fetched] = [0, true, 0];
    const seen = new MutationObserver(() => (changed = true));
    seen.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const look = (): void => {
      const resources = performance.getEntriesByType('resource').length;
      const waits = heeds && document.querySelector('main [aria-busy="true"], [data-awaited]') !== null;
      calm = changed || waits || resources !== fetched ? 0 : calm + 1;
      [changed, fetched] = [false, resources];
      if (calm < 8) requestAnimationFrame(look);
      else resolve();
    };
    look();
    await promise;
    seen.disconnect();
  }, awaits);
}
