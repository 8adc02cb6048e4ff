import { beforeEach, describe, expect, it } from 'vitest';
import type { CallerFacts } from '../../../../server/core/context.ts';
import type { JourneyRecord, OrderRecord } from '../../../../server/core/records/evidence.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { asked, uploadingWorld, type World } from './uploading.ts';

let world: World;
let clerk: CallerFacts;
let stranger: CallerFacts;

beforeEach(async () => {
  world = await uploadingWorld(new MemoryObjectStore((key) => `https://files.localhost/${key}`));
  clerk = await world.asking('zhousiyuan');
  stranger = await world.asking('heqinghe');
});

async function kept(): Promise<{ readonly order: OrderRecord; readonly journey: JourneyRecord }> {
  return world.store.transaction(async (transaction) => {
    const orders = (
      await transaction.candidates.page({
        pkCorp: 'C-YANZHOU',
        book: 'edt',
        side: 'finance',
        states: undefined,
        businessTypes: undefined,
        productType: undefined,
        counterparty: undefined,
        offset: 0,
        limit: 1,
      })
    ).records;
    const order = await transaction.orders.find(`C-YANZHOU ${orders[0]?.number}`);
    const [business] = await transaction.candidates.inPackage(world.docDatumId);
    const journey = await transaction.journeys.find(`C-YANZHOU ${business?.number}`);
    if (!order || !journey) throw new Error('The demo world has none');
    return { order, journey };
  });
}

describe('an order', () => {
  it('is found by its own number, and by the code of a credit', async () => {
    const { order, journey } = await kept();
    const number = order.details.orderNumber;
    expect((await asked(world, 'orderByNumber', { orderNum: number }, clerk)).data).toMatchObject({
      orderNum: number,
      receiveAccount: order.details.receivingAccount,
      drawdownLimit: 6,
    });
    expect((await asked(world, 'orderOfCredit', { channelCreditCode: journey.businessNo }, clerk)).code).toBe('0');
  });

  it('of another company, or with an unknown number, does not exist', async () => {
    const { order } = await kept();
    expect((await asked(world, 'orderByNumber', { orderNum: order.details.orderNumber }, stranger)).code).toBe(
      'NOT_FOUND',
    );
    expect((await asked(world, 'orderByNumber', { orderNum: 'PO-NOBODYS' }, clerk)).code).toBe('NOT_FOUND');
  });
});

describe('the order of a business in a package', () => {
  it('is shown to the package’s operators, for its own businesses only', async () => {
    const { order } = await kept();
    const [business] = await world.store.transaction(async ({ candidates }) => candidates.inPackage(world.docDatumId));
    const ask = async (businessNo: string, asking: CallerFacts) =>
      (await asked(world, 'remoteOrder', { docDatumId: world.docDatumId, businessNo }, asking)).code;
    const number = business?.number ?? '';
    expect(await ask(number, clerk)).toBe('0');
    // The company has this order too, but no business of this package belongs to it.
    expect(await ask(order.details.orderNumber, clerk)).toBe('NOT_FOUND');
    expect(await ask(number, stranger)).toBe('NOT_FOUND');
    expect(await ask(number, await world.asking('guyunzhou', 'ROLE_CORP_DIRECTOR'))).toBe('NOT_PERMITTED');
  });
});

describe('the journey of an invoice', () => {
  it('is found by its number or its business', async () => {
    const { journey } = await kept();
    const [first] = journey.invoices;
    const { data } = await asked(world, 'invoiceJourneys', { invoiceNum: first?.invoiceNumber ?? '' }, clerk);
    expect(data).toMatchObject({
      invoiceBillDetail: [{ businessNo: journey.businessNo, processState: first?.processState }],
    });
    expect((await asked(world, 'invoiceJourney', { businessNo: journey.businessNo }, clerk)).data).toMatchObject({
      invoiceBillDetail: journey.invoices.map(({ invoiceNumber }) => ({ invoiceNum: invoiceNumber })),
    });
  });

  it('has the address of a PDF only for electronic invoices', async () => {
    const { journey } = await kept();
    const invoices = [
      { ...journey.invoices[0], type: 'SPECIAL' },
      { ...journey.invoices[0], type: 'QD_SPECIAL' },
    ] as JourneyRecord['invoices'];
    await world.store.transaction(async (transaction) => transaction.journeys.save({ ...journey, invoices }));
    const { data } = await asked(world, 'invoiceJourney', { businessNo: journey.businessNo }, clerk);
    const [paper, digital] = (
      data as {
        readonly invoiceBillDetail: readonly { readonly invoicePdfUrl: string; readonly showPdfUrl: boolean }[];
      }
    ).invoiceBillDetail;
    expect([paper?.showPdfUrl, paper?.invoicePdfUrl, digital?.showPdfUrl]).toEqual([false, '', true]);
    expect(digital?.invoicePdfUrl).toMatch(/^https:/);
  });

  it('of another company does not exist', async () => {
    const { journey } = await kept();
    expect((await asked(world, 'invoiceJourney', { businessNo: journey.businessNo }, stranger)).code).toBe('NOT_FOUND');
    expect(
      (await asked(world, 'invoiceJourneys', { invoiceNum: journey.invoices[0]?.invoiceNumber ?? '' }, stranger)).data,
    ).toEqual({ invoiceBillDetail: [] });
  });
});
