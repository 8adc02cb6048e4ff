import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright';
import { scenarioStart } from '../../features/support/demo-world.ts';
import { livingAt } from '../../tests/browser/living-at.ts';
import { realServer } from '../../features/support/assemblies/real-server.ts';
import { OpticalReader } from '../../server/recognition/optical-reader.ts';
import { DocumentReader } from '../../server/recognition/read-document.ts';
import { companies } from '../../server/seed/parties/companies.ts';
import { invoiceTypes, type InvoiceType } from '../../src/domain/evidence/invoice/invoice-type.ts';
import { signIn } from '../../tests/browser/sign-in.ts';
import { ofdFile } from '../../tests/server/recognition/made/made-ofd.ts';
import { orderAt, type InvoiceOrder } from '../../tests/server/recognition/made/made-orders.ts';
import { ownPdf, photograph, picture, scannedPdf, withAttached } from '../../tests/server/recognition/made/made-pdf.ts';
import { digitalXml } from '../../tests/server/recognition/made/made-xml.ts';
import { launchBrowser } from '../browser.ts';
import type { Measurement, Reading } from './reading.ts';

const { yanzhou, qiheng } = companies;
const digital: readonly InvoiceType[] = ['E_SPECIAL_VAT_ELEC', 'E_GENERAL_VAT_ELEC'];
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

interface Kind {
  readonly extension: string;
  readonly count: number;
  readonly types: readonly InvoiceType[];
  readonly make: (order: InvoiceOrder, index: number) => Promise<Uint8Array>;
}

/** The usual files of suppliers: most are digital documents, some are scans, some are photographs. */
const kinds: readonly Kind[] = [
  { extension: 'xml', count: 10, types: digital, make: async (order) => utf8(digitalXml(order)) },
  {
    extension: 'ofd',
    count: 8,
    types: digital,
    make: async (order) => ofdFile(digitalXml(order), { place: 'Doc_0/Attachs/invoice.xml', named: 'invoice.xml' }),
  },
  { extension: 'pdf', count: 10, types: invoiceTypes, make: ownPdf },
  {
    extension: 'pdf',
    count: 4,
    types: digital,
    make: async (order) => withAttached(await ownPdf(order), digitalXml(order)),
  },
  { extension: 'pdf', count: 2, types: digital, make: scannedPdf },
  { extension: 'png', count: 3, types: digital, make: picture },
  { extension: 'jpg', count: 3, types: digital, make: async (order, index) => photograph(order, index * 0.05) },
];

/** Forty invoices of the supplier to the core enterprise, each with its own number. */
async function invoices(folder: string): Promise<readonly string[]> {
  const paths: string[] = [];
  for (const { extension, count, types, make } of kinds) {
    for (let index = 0; index < count; index += 1) {
      const order = orderAt(200 + paths.length, types[index % types.length] ?? 'E_GENERAL_VAT_ELEC', {
        seller: { name: yanzhou.name, uscc: yanzhou.uscc },
        buyer: { name: qiheng.name, uscc: qiheng.uscc },
        date: '2026-09-15',
      });
      const path = join(folder, `${String(paths.length + 1).padStart(2, '0')}.${extension}`);
      await writeFile(path, await make(order, index));
      paths.push(path);
    }
  }
  return paths;
}

/** Opens a new package of two receivables at its invoices. */
async function openedInvoices(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/cv3/credit/finance-data/create/finance`);
  for (const number of ['RX6101-2026-00871', 'RX6101-2026-00872'])
    await page.getByRole('checkbox', { name: `选择 ${number}` }).click();
  await page.getByRole('button', { name: '下一步' }).click();
  await page.waitForURL(/upload/u);
  const docDatumId = new URL(page.url()).searchParams.get('p') ?? '';
  await page.goto(`${origin}/cv3/credit/finance-data/upload/default?s=BUSI_INVOICE&p=${docDatumId}`);
}

/** Number of documents that a tab of the page shows. */
async function counted(page: Page, tab: string): Promise<number> {
  const text = await page.locator('main').innerText();
  return Number(new RegExp(`${tab}\\s+(\\d+)`, 'u').exec(text)?.[1] ?? Number.NaN);
}

/**
 * Forty mixed invoices that are dropped together: the time until all are read, and the number of key presses until all
 * are checked. It uses the output of `npm run build` and the real readers.
 */
export const forty: Measurement = {
  name: 'forty',
  measure: async (): Promise<readonly Reading[]> => {
    const folder = await mkdtemp(join(tmpdir(), 'bench-forty-'));
    const server = await realServer(resolve('dist/portal'), {
      reader: new DocumentReader({ folder }),
      optical: new OpticalReader({ folder }),
    });
    const backEnd = await server.open();
    const browser = await launchBrowser();
    try {
      const page = await (
        await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
      ).newPage();
      await livingAt(page, scenarioStart);
      await signIn(page, server.origin);
      await openedInvoices(page, server.origin);
      const paths = await invoices(folder);
      const input = page.locator('input[type=file][multiple]').first();
      await input.waitFor({ state: 'attached' });
      const started = performance.now();
      await input.setInputFiles([...paths]);
      await page.waitForFunction(
        (all) => {
          const text = document.querySelector('main')?.textContent ?? '';
          return document.querySelectorAll('article').length >= all && /正在识别\s*0/u.test(text);
        },
        paths.length,
        { timeout: 600_000, polling: 500 },
      );
      const read = performance.now() - started;

      let keys = 0;
      const confirmAll = page.getByRole('button', { name: /确认无误的全部/u });
      const together = await counted(page, '可确认');
      await confirmAll.focus();
      await page.keyboard.press('Space');
      keys += 1;
      await confirmAll.waitFor({ state: 'detached' });
      // After each confirmation the page moves to the next document that waits.
      for (let left = await counted(page, '要核对'); left > 0 && keys <= paths.length; keys += 1) {
        await page.keyboard.press('Enter');
        const before = left;
        await page
          .waitForFunction(
            (count) =>
              !new RegExp(`要核对\\s*${count}(?!\\d)`, 'u').test(document.querySelector('main')?.textContent ?? ''),
            before,
            { timeout: 5_000 },
          )
          .catch(() => undefined);
        left = await counted(page, '要核对');
      }
      const checked = await counted(page, '已核对');
      return [
        {
          what: 'until all forty are read',
          measured: read,
          unit: 'ms',
          limit: 300_000,
          inTheWay: 'eight of them are pictures, whose letters are recognised one after the other',
        },
        {
          what: `keys until ${checked} of forty are checked, ${together} of them together`,
          measured: checked === paths.length ? keys : Number.POSITIVE_INFINITY,
          unit: 'presses',
          limit: 39,
        },
      ];
    } finally {
      await browser.close();
      await backEnd.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
