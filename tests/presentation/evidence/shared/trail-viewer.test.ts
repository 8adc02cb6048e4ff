import { describe, expect, it } from 'vitest';
import type { BusinessTrail } from '../../../../src/application/ports/evidence/business-trail.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import type { InvoiceJourney } from '../../../../src/domain/evidence/orders/invoice-journey.ts';
import type { OrderDetails } from '../../../../src/domain/evidence/orders/order-details.ts';
import { money } from '../../../../src/domain/money/money.ts';
import { TrailViewer } from '../../../../src/presentation/evidence/shared/trail-viewer.ts';
import { SessionStore } from '../../../../src/presentation/identity/session-store.ts';
import { en } from '../../../../features/support/every-word.ts';

const order: OrderDetails = {
  orderNumber: 'PO1',
  businessOrderNumber: '',
  businessOrderName: '',
  contractNumber: '',
  contractName: '',
  coreName: '',
  goodsName: '',
  goodsCount: '',
  goodsDescription: '',
  signedOn: '',
  deliveryOn: '',
  expectedPaymentOn: '',
  memo: '',
  drawdownMonths: undefined,
  receivingAccount: '33050161000000000871',
  repayment: '',
  moreOfOrder: [{ label: '运输', value: '' }],
  moreOfLoan: [],
  amount: money('12.50'),
  drawdownAmount: undefined,
};
const journey: InvoiceJourney = {
  invoiceNumber: '1',
  processState: 'DEAL_INVOICE',
  type: 'QD_GENERAL',
  typeName: '',
  total: undefined,
  businessDay: '',
  importedOn: '',
  madeOn: '',
  postedOn: '',
  express: [],
  businessNumbers: [],
  pdfAddress: '',
};
type Trail = Pick<BusinessTrail, 'order' | 'journey'>;

const never = async (): Promise<never> => new Promise(() => undefined);

function viewer(own: Partial<Trail>) {
  const asked: string[] = [];
  const viewed: string[] = [];
  const trail: Trail = {
    order: async (kind, number, signal) => {
      asked.push(`${kind} ${number}`);
      return own.order?.(kind, number, signal);
    },
    journey: async (number, signal) => own.journey?.(number, signal),
  };
  const session = new SessionStore(
    { pageConfig: never },
    { current: never, switchRole: never, stay: never, signOut: never },
  );
  return {
    asked,
    viewed,
    shown: new TrailViewer(trail, { recordAccountView: async (packageId) => void viewed.push(packageId) }, session),
  };
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};
const ofOrder = (book: 'edt' | 'credit' | 'sccp', packageId?: string) =>
  ({ kind: 'order', book, number: 'PO1', packageId }) as const;

describe('the details behind a business', () => {
  it('show every section, with an empty value for unknown data', async () => {
    const { shown, asked } = viewer({ order: async () => order });
    shown.opened(ofOrder('credit', 'DD1'));
    await settled();
    expect(asked).toEqual(['business-code PO1']);
    if (shown.view.kind !== 'ready' || shown.view.value.kind !== 'order') throw new Error('no order');
    const { sections } = shown.view.value;
    expect([sections.order, sections.payment, sections.repayment].map(({ title }) => en[title])).toEqual([
      'Order',
      'Payment',
      'Repayment',
    ]);
    expect(sections.order.facts).toHaveLength(14);
    expect(sections.order.facts.find(({ label }) => label.key === 'orders.amount')?.value).toEqual({
      kind: 'amount',
      text: '12.50',
      main: false,
    });
    expect(sections.payment.facts.map(({ value }) => value)).toEqual([
      { kind: 'date', text: '' },
      { kind: 'amount', text: '', main: false },
      { kind: 'text', text: '' },
    ]);
  });

  it('mask the account until the viewing is recorded, also when recording fails', async () => {
    const { shown, viewed } = viewer({ order: async () => order });
    const account = () =>
      shown.view.kind === 'ready' && shown.view.value.kind === 'order'
        ? [shown.view.value.account.number, shown.view.value.mayAsk]
        : [];
    shown.opened(ofOrder('edt', 'DD1'));
    await settled();
    expect(account()).toEqual(['330501**********0871', true]);
    await shown.accounts.numberPressed('DD1');
    expect([viewed, account()]).toEqual([['DD1'], ['33050161000000000871', true]]);
    shown.closed();
    shown.opened(ofOrder('edt'));
    await settled();
    expect(account()).toEqual(['330501**********0871', false]);
  });

  it('are requested by code when there is no order, and report that none is known', async () => {
    const { shown, asked } = viewer({});
    shown.opened(ofOrder('sccp', 'DD1'));
    await settled();
    expect([shown.view, asked]).toEqual([{ kind: 'ready', value: { kind: 'nothing' } }, ['business-code PO1']]);
  });

  it('can be requested again after a failure', async () => {
    let fault: PortFault | undefined = new PortFault('offline');
    const { shown } = viewer({
      journey: async () => {
        if (fault) throw fault;
        return journey;
      },
    });
    shown.opened({ kind: 'journey', invoiceNumber: '1' });
    await settled();
    expect(shown.view).toMatchObject({ kind: 'failed', failure: { canRetry: true } });
    fault = undefined;
    shown.retryPressed();
    await settled();
    expect(shown.view).toMatchObject({
      kind: 'ready',
      value: { steps: [{ state: 'done' }, { state: 'now' }, { state: 'next' }, { state: 'next' }] },
    });
  });

  it('have no steps in an unknown state', async () => {
    const { shown } = viewer({ journey: async () => ({ ...journey, processState: 'LOST' }) });
    shown.opened({ kind: 'journey', invoiceNumber: '1' });
    await settled();
    expect(shown.view).toMatchObject({ kind: 'ready', value: { steps: [] } });
  });

  it('ignore an answer that arrives after closing', async () => {
    const slow = Promise.withResolvers<OrderDetails>();
    const { shown } = viewer({ order: async () => slow.promise, journey: async () => journey });
    shown.opened(ofOrder('edt', 'DD1'));
    shown.closed();
    shown.opened({ kind: 'journey', invoiceNumber: '1' });
    await settled();
    slow.resolve(order);
    await settled();
    expect(shown.view).toMatchObject({ kind: 'ready', value: { kind: 'journey' } });
  });
});
