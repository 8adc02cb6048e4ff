import type { BrowserContext } from 'playwright';
import { describe, expect, it } from 'vitest';
import { scenarioStart } from '../../features/support/demo-world.ts';
import { livingAt } from './living-at.ts';
import { weighPage, type Weight } from '../../scripts/weigh-page.ts';
import { servedPortal } from './served-portal.ts';
import { startPath } from './sign-in.ts';

const portal = servedPortal();

async function weighAt(context: BrowserContext, path: string, standing?: string): Promise<Weight> {
  const page = await context.newPage();
  await livingAt(page, scenarioStart);
  const weight = await weighPage(page, `${portal.origin}/cv3${path}`, standing);
  await page.close();
  return weight;
}

/** The name of a chunk without the digest of its content. */
const nameOf = (path: string): string => path.replace(/-[\w-]{7,8}\.js$/u, '.js');

/**
 * The chunks that the list needs until it is shown. The filters and the count of waiting packages request totals
 * separately.
 */
const piecesOfList = new Set(
  [
    startPath,
    '/config.json',
    ...[
      'rolldown-runtime',
      'react',
      'index',
      'framed',
      'common',
      'base',
      'list',
      'frame',
      'evidence',
      'evidence-view-parts',
    ].map((name) => `/assets/${name}.js`),
  ]
    .map((path) => `/cv3${path}`)
    .concat([
      '/api/web/biz/v1/platforms',
      '/api/web/v2/auth/security',
      '/api/web/corp/v1/dates/holidays/currentYear',
      '/api/web/corp/v1/parameters/finance-file/producttype/CREDIT/switch',
      '/api/web/corp/v1/products/corp/info/comprehensive',
      '/api/web/corp/mps/v1/certificate/doc/datum/page-by-condition',
      '/api/web/corp/v1/extensions/packages/totals',
      '/api/web/corp/v1/extensions/views',
    ]),
);

describe('the resources that a browser loads for a page', () => {
  it('are few before signing in', async () => {
    const context = await portal.browser.newContext({ locale: 'zh-CN' });
    const { scripts, requests } = await weighAt(context, '/login/login');
    expect(scripts).toBeGreaterThan(100);
    expect(scripts).toBeLessThanOrEqual(150);
    expect(requests).toBeLessThanOrEqual(12);
    await context.close();
  });

  it('are those of the list only, in few pieces, at the list', async () => {
    const context = await portal.signedIn({ locale: 'zh-CN' });
    const { scripts, requests, fetched } = await weighAt(context, startPath);
    expect(fetched.map(nameOf).filter((name) => !piecesOfList.has(name))).toEqual([]);
    expect(scripts).toBeGreaterThan(150);
    expect(scripts).toBeLessThanOrEqual(243);
    expect(requests).toBeLessThanOrEqual(20);
    await context.close();
  });

  it('are few at the home page', async () => {
    const context = await portal.signedIn({ locale: 'zh-CN' });
    const { scripts, requests, fetched } = await weighAt(
      context,
      '/index',
      'main [data-tour=figures]:not([aria-busy=true])',
    );
    expect(fetched.map(nameOf)).not.toContain('/cv3/assets/work.js');
    expect(scripts).toBeGreaterThan(150);
    expect(scripts).toBeLessThanOrEqual(345);
    expect(requests).toBeLessThanOrEqual(30);
    await context.close();
  });

  it('are at most ten scripts at an address without a page', async () => {
    const context = await portal.signedIn({ locale: 'zh-CN' });
    const { fetched } = await weighAt(context, '/no-such-page', 'main h1');
    const scripts = fetched.map(nameOf).filter((name) => name.endsWith('.js'));
    expect(scripts).toContain('/cv3/assets/errors.js');
    expect(scripts.length).toBeLessThanOrEqual(10);
    await context.close();
  });
});
