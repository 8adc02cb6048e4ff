import type { Page } from 'playwright';
import { judgeOf, selectionOf } from '../../src/domain/evidence/selection/selection.ts';
import { bookPolicies } from '../../src/domain/evidence/shared/book-policies.ts';
import { launchBrowser } from '../browser.ts';
import { benchPages } from './bench-pages.ts';
import { manyCandidates } from './pages/many-candidates.ts';
import { median, type Measurement, type Reading } from './reading.ts';
import { pressed, throttledPage } from './throttled-page.ts';

const count = 10_000;
const rounds = 9;
const boxOfAll = '[role=columnheader] input';
const terms = { maxApplicants: 20, today: '2026-11-22' };
const { together } = bookPolicies.credit;

const times = (round: () => number): number => median(Array.from({ length: rounds }, round));

/** Judges all candidates against the given number of chosen ones that go together. */
function ruleOverAll(chosen: number): number {
  const all = manyCandidates(count);
  const [first] = all.slice(1);
  const selected = all
    .filter(
      (each) =>
        each.creditSourceName === first?.creditSourceName &&
        each.businessType === 'TM01' &&
        each.invoiceTag === undefined,
    )
    .slice(0, chosen);
  return times(() => {
    // Measures the processor time of the thread, so that other load on the machine does not count.
    const began = process.threadCpuUsage();
    const judge = judgeOf(selectionOf(together, selected), terms);
    for (const each of all) judge(each);
    const { user, system } = process.threadCpuUsage(began);
    return (user + system) / 1000;
  });
}

interface Usable {
  readonly first: number;
  readonly whole: number;
}

/**
 * Milliseconds from the answer with the first page until a checkbox can be ticked and shows it, and until the list
 * contains all rows.
 */
async function usable(page: Page): Promise<Usable> {
  return page.evaluate(async (rows) => {
    const began = performance.getEntriesByName('first-page')[0]?.startTime ?? 0;
    const box = (): HTMLInputElement | null => document.querySelector('[data-index="1"] input');
    const frame = async (): Promise<unknown> => new Promise(requestAnimationFrame);
    box()?.click();
    while (box()?.checked !== true) await frame();
    const first = performance.now() - began;
    while (document.querySelector(`[aria-rowcount="${rows + 1}"]`) === null) await frame();
    return { first, whole: performance.now() - began };
  }, count);
}

/** Choosing among ten thousand receivables. */
export const choosing: Measurement = {
  name: 'choosing',
  measure: async (): Promise<readonly Reading[]> => {
    const pages = await benchPages(['choosing']);
    const browser = await launchBrowser();
    const { page, worked, close } = await throttledPage(browser, pages.address('choosing'), '[data-index]', 1);
    const { first, whole } = await usable(page);
    await page.evaluate(() => document.querySelector<HTMLInputElement>('[data-index="1"] input')?.click());
    const ticks: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ticks.push(await worked(async () => pressed(page, boxOfAll)));
      await pressed(page, boxOfAll);
    }
    await close();
    await browser.close();
    await pages.close();
    return [
      { what: 'after the first page a box can be ticked', measured: first, unit: 'ms', limit: 1000 },
      { what: 'after the first page all stand in the list', measured: whole, unit: 'ms', limit: 1000 },
      ...[0, 1, 100, 1000].map((chosen): Reading => ({
        what: `the rule over all, ${chosen} chosen`,
        measured: ruleOverAll(chosen),
        unit: 'ms',
        limit: 8,
      })),
      { what: 'tick all', measured: median(ticks), unit: 'ms', limit: 100 },
    ];
  },
};
