import type { Browser, BrowserContext, Page } from 'playwright';
import type { Backstage } from '../../features/support/assembly.ts';
import { scenarioStart } from '../../features/support/demo-world.ts';
import { livingAt } from '../../tests/browser/living-at.ts';
import { realServer } from '../../features/support/assemblies/real-server.ts';
import { PdfDocumentMaker } from '../../server/documents/document-maker.ts';
import { nodeCanvases } from '../../server/documents/node-canvases.ts';
import { nodeFonts } from '../../server/documents/node-fonts.ts';
import { signIn } from '../../tests/browser/sign-in.ts';
import { launchBrowser } from '../browser.ts';
import { portalWithBarePage } from './portal-with-bare-page.ts';
import { noted, plainly, roundsOf, type Fetch } from './previews/fetches.ts';
import { closed, line, opened } from './previews/opening.ts';
import { scan } from './previews/scan.ts';
import { median, type Measurement, type Reading } from './reading.ts';
import { onLine } from './throttled-page.ts';

const rounds = 3;
const megabyte = 1024 * 1024;
/** A screen in portrait orientation: it shows the beginning of a second page. */
const viewport = { width: 1000, height: 1400 } as const;
interface Preview {
  readonly what: string;
  /** The button of the detail page that opens it. */
  readonly button: string;
  /** Byte range that the first page does not need. */
  readonly later: { readonly from: number; readonly to: number };
}

interface Taken {
  readonly cold: number;
  readonly warm: number;
  readonly plain: number;
  /** Milliseconds from the last byte of the first page until it is painted. */
  readonly drawing: number;
  /** Bytes of later pages that arrived before the first page was shown. */
  readonly early: number;
}

const party = (name: string) => ({ name, uscc: '91330299MA5JMH9238' });

async function invoice(): Promise<Uint8Array> {
  const made = await new PdfDocumentMaker(nodeFonts, nodeCanvases).make({
    kind: 'invoice',
    invoiceType: 'E_SPECIAL_VAT_ELEC',
    code: '',
    number: '26992000000001280590',
    checkCode: '',
    date: '2026-03-12',
    buyer: party('启衡重工集团股份有限公司'),
    seller: party('宁波砚舟精密铸造有限公司'),
    goods: '*金属制品*轴承座',
    amountExcludingTax: '200000.00',
    tax: '26000.00',
    total: '226000.00',
    format: 'pdf',
  });
  return made.bytes;
}

/** Requests of at least this many bytes are for a picture, not for the entry of a page. */
const picture = 100_000;

/**
 * Replaces two documents of a package with these. Each is viewed before, because the demo world generates its file at
 * the first view.
 */
async function putIn(backstage: Backstage, docDatumId: string, page: Page): Promise<readonly Preview[]> {
  const items = await backstage.itemsOf(docDatumId);
  const [drawn, scanned] = [await invoice(), await scan(50 * megabyte)];
  const put = async (material: string, bytes: Uint8Array): Promise<string> => {
    const item = items.find((each) => each.material === material && each.name.endsWith('.pdf'));
    if (!item) throw new Error(`The package has no PDF among ${material}`);
    await opened(page, material);
    await closed(page);
    await backstage.keepFileAs(docDatumId, item.name, { bytes, mimeType: 'application/pdf' });
    return material;
  };
  return [
    {
      what: `an invoice of ${(drawn.length / 1000).toFixed(0)} kB`,
      button: await put('发票', drawn),
      later: { from: drawn.length, to: drawn.length },
    },
    {
      what: `a scan of ${(scanned.bytes.length / megabyte).toFixed(0)} MB, ${scanned.pages} pages`,
      button: await put('贸易合同', scanned.bytes),
      later: scanned.later,
    },
  ];
}

const rangeOf = ({ headers }: Fetch): readonly [number, number] => {
  const [, from, to] = /bytes=(\d+)-(\d+)/u.exec(headers['range'] ?? '') ?? [];
  return [Number(from ?? 0), Number(to ?? 0) + 1];
};

/**
 * Opens the document in a browser that has not loaded the viewer, fetches the same ranges directly, and opens it again.
 */
async function taken(
  browser: Browser,
  origin: string,
  state: Awaited<ReturnType<BrowserContext['storageState']>>,
  detail: string,
  preview: Preview,
): Promise<Taken> {
  const visit = async (address: string): Promise<Page> => {
    const page = await (await browser.newContext({ locale: 'zh-CN', viewport, storageState: state })).newPage();
    await livingAt(page, scenarioStart);
    await page.goto(origin + address);
    await page.waitForLoadState('networkidle');
    await onLine(page, line);
    return page;
  };
  const page = await visit(detail);
  const fetches = noted(page);
  const pressed = performance.now();
  const cold = await opened(page, preview.button);
  const seen = performance.now();
  const before = fetches().filter(({ began, ended }) => began >= pressed && ended <= seen);
  await closed(page);
  const warm = await opened(page, preview.button);
  await page.context().close();

  // A reader may fetch the entries of all pages, but it does not need their pictures.
  const isLater = (fetch: Fetch): boolean => {
    const [from, to] = rangeOf(fetch);
    return from >= preview.later.from && to <= preview.later.to && to - from > picture;
  };
  const needed = before.filter((fetch) => !isLater(fetch));
  const address = needed.find(({ url }) => url.includes('/files/pks/'));
  if (!address) throw new Error('Nobody asked where the document is');
  const parts = needed.filter(({ headers }) => headers['range'] !== undefined);
  const bare = await visit('/cv3/bare.html');
  const drawing = seen - Math.max(...needed.map(({ ended }) => ended));
  const plain = await plainly(
    bare,
    address,
    needed.filter((fetch) => fetch !== address && !parts.includes(fetch)),
    roundsOf(parts),
  );
  await bare.context().close();
  const early = fetches()
    .filter((fetch) => isLater(fetch) && fetch.began < seen - drawing)
    .reduce((sum, fetch) => sum + rangeOf(fetch)[1] - rangeOf(fetch)[0], 0);
  return { cold, warm, plain, drawing, early };
}

async function readingsOf(
  browser: Browser,
  origin: string,
  state: Awaited<ReturnType<BrowserContext['storageState']>>,
  detail: string,
  preview: Preview,
): Promise<readonly Reading[]> {
  const found: Taken[] = [];
  for (let round = 0; round < rounds; round += 1) found.push(await taken(browser, origin, state, detail, preview));
  const mid = (which: keyof Taken): number => median(found.map((each) => each[which]));
  const drawing = `${mid('drawing').toFixed(0)} ms go by between the last byte of the first page and its picture`;
  const early =
    mid('early') === 0 ? '' : `; ${(mid('early') / 1000).toFixed(0)} kB of later pages are asked for before`;
  return [
    {
      what: `${preview.what}: the first page`,
      measured: mid('cold'),
      unit: 'ms',
      floor: { is: 'the same bytes in the same order, fetched by a page of nothing', value: mid('plain') },
      limit: 1.4,
      inTheWay: drawing + early,
    },
    {
      what: `${preview.what}: opened again`,
      measured: mid('warm'),
      unit: 'ms',
      limit: 250,
      inTheWay: `its address alone takes ${line.latency} ms of that connection`,
    },
  ];
}

/** Viewing documents from signed addresses of another origin. It uses the output of `npm run build`. */
export const previews: Measurement = {
  name: 'previews',
  measure: async (): Promise<readonly Reading[]> => {
    const portal = await portalWithBarePage();
    const server = await realServer(portal.folder);
    const backEnd = await server.open();
    const browser = await launchBrowser();
    try {
      const docDatumId = await backEnd.backstage.packageIn('UN_AUDIT');
      const detail = `/cv3/credit/finance-data/detail?p=${docDatumId}`;
      const context = await browser.newContext({ locale: 'zh-CN' });
      const page = await context.newPage();
      await livingAt(page, scenarioStart);
      await signIn(page, server.origin);
      await page.goto(server.origin + detail);
      const documents = await putIn(backEnd.backstage, docDatumId, page);
      const state = await context.storageState();
      const found: Reading[] = [];
      for (const document of documents)
        found.push(...(await readingsOf(browser, server.origin, state, detail, document)));
      return found;
    } finally {
      await browser.close();
      await backEnd.close();
      await server.close();
      await portal.remove();
    }
  },
};
