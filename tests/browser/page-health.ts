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
 * The findings of axe, by rule and place. Fluent's own hidden focus dummies are excluded. In forced colours, the
 * browser draws with the user's colours but the computed style still has the portal's, so contrast is not checked.
 * `without` names rules that do not apply to a page.
 */
export async function findings(
  page: Page,
  { without = [] }: { readonly without?: readonly string[] } = {},
): Promise<readonly string[]> {
  engine ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  // Axe is injected past the page's own policy, which would block it. Violations by the portal itself are recorded by
  // troublesOf.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await engine);
  return page.evaluate(async (left) => {
    const axe = Reflect.get(globalThis, 'axe') as AxeEngine;
    const isForced = matchMedia('(forced-colors: active)').matches;
    const { violations } = await axe.run(
      { exclude: ['[data-tabster-dummy]'] },
      {
        // Only violations are reported, which takes a quarter less time.
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

/** Expected console messages of browsers: refused requests, and that no helper program for keys is running. */
const expected =
  /^Failed to load resource|^WebSocket connection to 'ws:\/\/127\.0\.0\.1:21530\/' failed: .*ERR_CONNECTION_REFUSED/;

/** Records the problems of a page from now on: exceptions, console errors, and violations of its policy. */
export function troublesOf(page: Page): string[] {
  const troubles: string[] = [];
  page.on('pageerror', (fault) => troubles.push(fault.message));
  page.on('console', (said) => {
    if (said.type() === 'error' && !expected.test(said.text())) troubles.push(said.text());
  });
  return troubles;
}

/** Texts that are cut off without an ellipsis, in a box that hides overflow. */
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

/** The overflow of a page beyond the width of its screen; empty for none. */
export async function overhangs(page: Page): Promise<readonly string[]> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return wider > 0 ? [`wider than the screen by ${wider} px`] : [];
}

/**
 * Waits until a page is stable: no placeholder, no unanswered request, and no further change. `awaits` is false where a
 * placeholder never disappears.
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
