import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import type { InstrumentBusiness } from '../../../../src/application/ports/trade/instrument-book.ts';
import { money, moneyToText } from '../../../../src/domain/money/money.ts';
import type {
  ChainPart,
  HeldInstrument,
  InstrumentDetail,
} from '../../../../src/domain/trade/shared/held-instrument.ts';
import type { TradeApplicationRow } from '../../../../src/domain/trade/shared/trade-application.ts';
import { InstrumentPresenter } from '../../../../src/presentation/trade/instrument/instrument-presenter.ts';
import { heldCredit } from '../../../builders/financing-figures.ts';
import { instrumentDetail, noBusiness, tradeRow } from '../../../builders/trade-figures.ts';
import { until } from '../../../builders/office.ts';

const none = money('0.00');
const sums = {
  state: 'running',
  inTransit: none,
  heldByPayee: money('60.00'),
  passedOn: money('10.00'),
  paid: none,
  cancelled: none,
  financed: money('30.00'),
} as const;
const payment = {
  id: 'P-1',
  entry: 'payment',
  instrumentId: 'I-1',
  number: 'RX-1',
  counterpartyName: '',
  direction: 'out',
  amount: money('25.00'),
  balance: none,
  businessDay: '2027-03-31',
  at: 1,
} as const;

const disbursement = { ...payment, id: 'P-2', entry: 'disbursement' } as const;

interface Given {
  readonly role?: string;
  readonly detail?: Partial<InstrumentDetail>;
  readonly business?: Partial<InstrumentBusiness>;
  readonly fault?: PortFault;
  readonly now?: string;
}

async function page({
  role = 'ROLE_CORP_OPERATOR',
  detail = {},
  business = {},
  fault,
  now = '2026-11-27T10:00:00+08:00',
}: Given) {
  const asked: string[] = [];
  const presenter = new InstrumentPresenter({
    kind: 'credit',
    desk: {} as never,
    book: {
      instrument: async (id) => {
        asked.push(id);
        if (fault) throw fault;
        return { ...instrumentDetail, ...detail };
      },
    },
    instruments: { business: async () => ({ ...noBusiness, ...business }) },
    session: { faultSeen: () => undefined, who: { role: { code: role } } } as never,
    navigator: {} as never,
    toasts: {} as never,
    begin: {} as never,
    identifiers: {} as never,
    clock: new ManualClock(Date.parse(now)),
    paths: {
      list: '/list',
      ledger: (number) => `/ledger?q=${number}`,
      acceptance: '/accept',
      application: (id) => `/application?id=${id}`,
      form: ({ id }) => `/form?id=${id}`,
      financing: (id) => `/financing?id=${id}`,
      package: (id) => `/package?id=${id}`,
      product: (book) => `/product?book=${book}`,
      transfer: ({ holdingId }) => `/transfer?holding=${holdingId}`,
      finance: ({ holdingId }) => `/finance?holding=${holdingId}`,
    },
  });
  presenter.addressChanged('?id=I-1');
  await until(() => presenter.content.current.kind !== 'loading' && presenter.business.current.kind !== 'loading');
  return { presenter, asked };
}
const shown = async (given: Given) => (await page(given)).presenter;
const own = (more: Partial<HeldInstrument> = {}) => [heldCredit('RX-1', '60.00', { transferBar: undefined, ...more })];

const ownPart = (place: 'transit' | 'held'): ChainPart => ({
  holdingId: place,
  originId: undefined,
  place,
  companyName: '宁波砚舟有限公司',
  isOwn: true,
  received: money('60.00'),
  amount: money('0.00'),
  at: 1,
  outcome: undefined,
  undoActs: [],
  undoWaiting: [],
});

describe('the page of an instrument', () => {
  it('shows a holder what it has of the amount, and the issuer or a former holder the whole', async () => {
    const amountFor = async (given: Given) => moneyToText((await shown(given)).ownAmount);
    const whole = moneyToText(instrumentDetail.amount);
    const two = [...own(), ...own({ holdingId: 'H-2', amount: money('5.00') })];
    expect(await amountFor({ detail: { own: two } })).toBe('65.00');
    expect(await amountFor({ detail: { own: [] } })).toBe(whole);
    expect(await amountFor({ role: 'ROLE_CORE_DIRECTOR', detail: { own: two } })).toBe(whole);
  });

  it('sends one request for its address, and another for a new address', async () => {
    const { presenter, asked } = await page({});
    presenter.addressChanged('?id=I-1');
    presenter.addressChanged('?id=I-2');
    await until(() => asked.length === 2);
    expect(asked).toEqual(['I-1', 'I-2']);
  });

  it('says of one that is not the reader’s that there is none, and tells every other failure', async () => {
    const missing = await shown({ fault: new PortFault('not-found') });
    expect([missing.content.current.kind, missing.instrument]).toEqual(['ready', undefined]);
    const failed = await shown({ fault: new PortFault('offline') });
    expect(failed.content.current.kind).toBe('failed');
  });

  it.each([
    ['held', { own: own() }, '2026-11-27'],
    ['overdue', { own: own() }, '2027-04-02'],
    ['transit', { own: own({ place: 'transit' }) }, '2026-11-27'],
    ['paid', { own: [], postings: [payment] }, '2027-04-02'],
    ['gone', { own: [], chain: [ownPart('transit'), ownPart('held')] }, '2027-04-02'],
    ['financed', { own: [], chain: [ownPart('transit'), ownPart('held')], postings: [disbursement] }, '2027-04-02'],
    [
      'gone',
      { own: [], chain: [ownPart('held')], postings: [disbursement, { ...disbursement, entry: 'transfer' }] },
      '2027-04-02',
    ],
    ['not-accepted', { own: [], chain: [ownPart('transit')] }, '2027-04-02'],
  ] as const)('are described for a holder as %s', async (standing, detail, day) => {
    const { standing: said, due } = await shown({ detail, now: `${day}T10:00:00+08:00` });
    expect([said, due]).toEqual([standing, standing === 'overdue' ? 'overdue' : undefined]);
  });

  it('are described for its issuer by its sums, without the empty ones', async () => {
    const issuer = await shown({ role: 'ROLE_CORE_DIRECTOR', business: { sums } });
    expect([issuer.standing, issuer.side, issuer.starts, issuer.parts]).toEqual(['running', 'issuer', [], []]);
    expect(issuer.sums.map(({ sum, amount }) => `${sum} ${moneyToText(amount)}`)).toEqual([
      'heldByPayee 60.00',
      'financed 30.00',
      'passedOn 10.00',
    ]);
  });

  it('is owed by its issuer until all of it is paid', async () => {
    const late = { role: 'ROLE_CORE_DIRECTOR', now: '2027-04-02T10:00:00+08:00' };
    expect((await shown({ ...late, business: { sums } })).due).toBe('overdue');
    const paid = {
      ...sums,
      state: 'paid',
      heldByPayee: none,
      passedOn: none,
      financed: none,
      paid: money('100.00'),
    } as const;
    const withFunder = { ...sums, heldByPayee: none, passedOn: none };
    expect((await shown({ ...late, business: { sums: withFunder } })).due).toBe('overdue');
    expect((await shown({ ...late, business: { sums: paid } })).due).toBeUndefined();
  });

  it.each([
    [[['CONFIRMED', '2027-03-31']], 0],
    [[['CONFIRMED', '2027-03-30']], 0],
    [[['CONFIRMED', '']], 0],
    [
      [
        ['CONFIRMED', '2027-04-02'],
        ['CONFIRMED', '2027-03-31'],
        ['FAILED', '2027-04-05'],
        ['CONFIRMED', '2027-04-06', 'disbursement'],
      ],
      2,
    ],
  ] as const)('that was paid by %j was paid %i days late', async (made, days) => {
    const payments = made.map(([state, valueDay, purpose = 'principal']) => ({ purpose, state, valueDay }) as never);
    const paid = await shown({ role: 'ROLE_CORE_DIRECTOR', business: { sums, payments } });
    expect(paid.daysPaidLate).toBe(days);
  });

  it('names the corrections that wait for a signature of its own company', async () => {
    const openApplications = ['TA-1', 'TA-2', 'TA-3'].map((id) => ({ id, number: '', act: undefined }));
    const applications: readonly TradeApplicationRow[] = [
      { ...tradeRow, id: 'TA-1', act: 'correction', state: 'WAITING' },
      { ...tradeRow, id: 'TA-2', act: 'correction', state: 'EFFECTIVE' },
      { ...tradeRow, id: 'TA-3', act: 'transfer', state: 'WAITING' },
      { ...tradeRow, id: 'TA-4', act: 'correction', state: 'WAITING' },
    ];
    const presenter = await shown({ detail: { own: own({ openApplications }) }, business: { applications } });
    expect(presenter.corrections.map(({ id }) => id)).toEqual(['TA-1']);
  });

  it('adds up the parts of several holdings, and what was paid', async () => {
    const detail = { own: [...own(), ...own({ holdingId: 'H-2', reserved: money('5.00') })], postings: [payment] };
    const { parts, paid } = await shown({ detail });
    expect(parts.map(({ part, amount }) => `${part} ${moneyToText(amount)}`)).toEqual([
      'available 120.00',
      'reserved 5.00',
      'packaged 0.00',
    ]);
    expect(moneyToText(paid)).toBe('25.00');
  });

  it.each([
    ['ROLE_CORP_OPERATOR', own(), ['transfer /transfer?holding=H-RX-1', 'finance /finance?holding=H-RX-1']],
    ['ROLE_CORP_OPERATOR', own({ transferBar: 'not-transferable' }), ['finance /finance?holding=H-RX-1']],
    ['ROLE_CORP_OPERATOR', own({ isClosed: true, transferBar: 'closed' }), []],
    ['ROLE_CORP_OPERATOR', own({ place: 'transit' }), ['accept /accept?accept=H-RX-1&q=RX-1']],
    ['ROLE_CORP_OPERATOR', own({ place: 'transit', openApplications: [{} as never] }), []],
    ['ROLE_CORP_DIRECTOR', own(), []],
  ] as const)('lets %s start the actions that the holding allows', async (role, holdings, expected) => {
    const { starts } = await shown({ role, detail: { own: holdings } });
    expect(starts.map(({ what, path }) => `${what} ${path}`)).toEqual(expected);
  });

  it('says to which amount a start belongs, where there are several', async () => {
    const several = [...own(), ...own({ holdingId: 'H-2', available: money('7.00') })];
    const { starts } = await shown({ role: 'ROLE_CORP_OPERATOR', detail: { own: several } });
    expect(starts.map(({ what, amount }) => [what, amount && moneyToText(amount)])).toEqual([
      ['transfer', '60.00'],
      ['finance', '60.00'],
      ['transfer', '7.00'],
      ['finance', '7.00'],
    ]);
    const alone = await shown({ role: 'ROLE_CORP_OPERATOR', detail: { own: own() } });
    expect(alone.starts.map(({ amount }) => amount)).toEqual([undefined, undefined]);
  });

  it('leads to the form of a draft, and to the page of any other application', async () => {
    const presenter = await shown({});
    expect(presenter.pathOf({ ...tradeRow, state: 'DRAFT' })).toBe('/form?id=TA-1');
    expect(presenter.pathOf(tradeRow)).toBe('/application?id=TA-1');
  });
});
