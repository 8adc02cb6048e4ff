import { beforeEach, describe, expect, it } from 'vitest';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import type { OrderDetails } from '../../../../src/domain/evidence/orders/order-details.ts';
import type { MaterialItem } from '../../../../src/domain/evidence/materials/material.ts';
import { money } from '../../../../src/domain/money/money.ts';
import type { ItemEditor } from '../../../../src/presentation/evidence/materials/editing/item-editor.ts';
import type { OpenPackage } from '../../../../src/presentation/evidence/materials/state/open-package.ts';
import { OrderFill } from '../../../../src/presentation/evidence/materials/commands/order-fill.ts';
import { fieldsOf, type ItemFields } from '../../../../src/presentation/evidence/shared/item-fields.ts';
import { SessionStore } from '../../../../src/presentation/identity/session-store.ts';
import { evidencePackage } from '../../../builders/evidence-package.ts';
import { contractItem, material } from '../../../builders/materials.ts';
import { never, zhou } from '../../../builders/message-boxes.ts';

let session: SessionStore;
let typed: unknown[];
let decided: unknown[];

beforeEach(async () => {
  session = new SessionStore(
    { pageConfig: never },
    { current: async () => zhou, switchRole: never, stay: never, signOut: never },
  );
  await session.load();
  [typed, decided] = [[], []];
});

const nothing = {
  orderNumber: 'PO-9',
  businessOrderNumber: '',
  businessOrderName: '',
  contractName: '',
  coreName: '启衡',
  goodsName: '',
  goodsCount: '',
  goodsDescription: '',
  signedOn: '',
  deliveryOn: '',
  expectedPaymentOn: '',
  memo: '',
  drawdownMonths: undefined,
  receivingAccount: '',
  repayment: '',
  moreOfOrder: [],
  moreOfLoan: [],
  drawdownAmount: undefined,
};
const order = (said: Partial<OrderDetails>): OrderDetails => ({
  ...nothing,
  contractNumber: 'QH-2026/009',
  amount: money('5.00'),
  ...said,
});

/** Filling in the only contract C1 of a package with this number of businesses. */
function fillOver({
  businesses = 1,
  order: found = async () => order({}),
  fields: stands = {},
}: {
  readonly businesses?: number;
  readonly order?: (number: string) => Promise<OrderDetails | undefined>;
  readonly fields?: Partial<ItemFields>;
}): OrderFill {
  const item = contractItem('C1', '5.00');
  const editor = {
    item,
    fields: { ...fieldsOf(item), ...stands },
    typed: (change: unknown) => void typed.push(change),
  } as unknown as ItemEditor;
  const state = {
    packageId: 'DD1',
    evidence: evidencePackage({
      businesses: Array.from({ length: businesses }, (_, index) => ({
        id: `K${index}`,
        number: `RX-${index}`,
        amount: money('1.00'),
        dueDate: '2027-03-18',
      })),
    }),
    editors: new Map([['C1', editor]]),
    item: () => ({ item, material: material() }),
    compared: {
      markCompared: ({ documentId }: MaterialItem, fields: readonly (keyof ItemFields)[]) =>
        void decided.push([documentId, fields]),
    },
  } as unknown as OpenPackage;
  return new OrderFill(state, {
    session,
    trail: { order: never, journey: never, orderInPackage: async (_package, number) => found(number) },
  });
}

describe('the order values offered for a contract', () => {
  it('are requested for ten businesses at most, each once', async () => {
    const asked: string[] = [];
    const fill = fillOver({
      businesses: 11,
      order: async (number) => {
        asked.push(number);
        return order({});
      },
    });
    await fill.ordersPressed('C1');
    expect([asked, fill.views?.length]).toEqual([Array.from({ length: 10 }, (_, index) => `RX-${index}`), 10]);
  });

  it('omit businesses without a known order', async () => {
    const fill = fillOver({ businesses: 2, order: async (number) => (number === 'RX-0' ? undefined : order({})) });
    await fill.ordersPressed('C1');
    expect(fill.views?.map(({ businessNumber }) => businessNumber)).toEqual(['RX-1']);
  });

  it('ignore an order, or its failure, after they are closed', async () => {
    for (const ends of ['answered', 'failed'] as const) {
      const { promise, resolve, reject } = Promise.withResolvers<OrderDetails>();
      const fill = fillOver({ order: async () => promise });
      const work = fill.ordersPressed('C1');
      fill.closed();
      if (ends === 'answered') resolve(order({}));
      else reject(new PortFault('not-signed-in'));
      await work;
      expect([ends, fill.orders, fill.failure, session.state.kind]).toEqual([ends, undefined, undefined, 'signed-in']);
    }
  });

  it('notice an ended session', async () => {
    const fill = fillOver({ order: async () => Promise.reject(new PortFault('not-signed-in')) });
    await fill.ordersPressed('C1');
    expect([fill.failure?.key, session.state.kind]).toEqual(['refusals.not-signed-in', 'signed-out']);
  });

  it('are cleared while those of the next document are loading', async () => {
    const fill = fillOver({});
    await fill.ordersPressed('C1');
    const again = fill.ordersPressed('C1');
    expect([fill.orders, fill.wasOpened]).toEqual([undefined, true]);
    await again;
    expect(fill.orders).toHaveLength(1);
  });

  it.each<[string, Partial<OrderDetails>, readonly string[]]>([
    ['both', {}, ['contractNumber', 'contractAmount']],
    ['no number', { contractNumber: ' ' }, ['contractAmount']],
    ['no amount', { amount: undefined }, ['contractNumber']],
    ['neither', { contractNumber: '', amount: undefined }, []],
  ])('contain what the order states: %s', async (_what, said, offered) => {
    const fill = fillOver({ order: async () => order(said) });
    await fill.ordersPressed('C1');
    expect(fill.views?.[0]?.offers.map(({ id }) => id)).toEqual(offered);
  });

  it.each<[string, string, string, boolean]>([
    ['QH2026009', '', 'QH2026009', true],
    ['QH2026009', 'QH-2026/009', 'QH-2026/009', true],
    [' QH2026009 ', '', 'QH2026009', true],
    ['QH2026008', '', 'QH2026008', false],
    ['', '', '', false],
  ])('show the number %s, written as “%s”, as “%s”', async (contractNumber, contractAsWritten, shown, same) => {
    const fill = fillOver({ fields: { contractNumber, contractAsWritten } });
    await fill.ordersPressed('C1');
    expect(fill.views?.[0]?.offers[0]).toMatchObject({ mine: { text: shown }, theirs: { text: 'QH-2026/009' }, same });
  });

  it('are taken field by field as the user’s decision; an unknown order or a missing value changes nothing', async () => {
    const fill = fillOver({ order: async () => order({ amount: undefined }) });
    await fill.ordersPressed('C1');
    fill.valueTaken('RX-0', 'contractAmount');
    fill.valueTaken('RX-9', 'contractNumber');
    expect([typed, decided]).toEqual([[], []]);
    fill.valueTaken('RX-0', 'contractNumber');
    expect([typed, decided]).toEqual([
      [{ contractNumber: 'QH2026009', contractAsWritten: 'QH-2026/009' }],
      [['C1', ['contractNumber']]],
    ]);
  });

  it('need a contract of a package with businesses, and show nothing without an editor', async () => {
    expect([
      fillOver({}).isOfferedFor('C1'),
      fillOver({ businesses: 0 }).isOfferedFor('C1'),
      fillOver({}).isOfferedFor('C2'),
    ]).toEqual([true, false, false]);
    const fill = fillOver({});
    await fill.ordersPressed('C2');
    expect(fill.views).toBeUndefined();
  });
});
