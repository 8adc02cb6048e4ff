import * as fc from 'fast-check';
import { actPolicies } from '../../../src/domain/trade/shared/application-policy.ts';
import { instrumentStates, type InstrumentState } from '../../../src/domain/trade/shared/issued-instrument.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { contractKey, contractSeparators } from '../../../src/domain/text/contract-key.ts';
import { money, moneyToText, sumMoney, zeroMoney, type Money } from '../../../src/domain/money/money.ts';
import { ledgerDirection, postingEntries, type LedgerOwner } from '../../../src/domain/trade/shared/posting.ts';
import type {
  HoldingRecord,
  InstrumentRecord,
  PostingRecord,
  ReviewThresholdRecord,
  TradeApplicationRecord,
} from '../../../server/core/records/trade.ts';
import type {
  CountedSum,
  HoldingQuery,
  InstrumentQuery,
  TradeApplicationQuery,
} from '../../../server/core/tables/trade.ts';
import * as companyRecords from './records/company.ts';
import { aPackage, credit } from './records/evidence.ts';
import * as records from './records/trade.ts';
import type { StoreSuite } from './store-suite.ts';

const idsOf = (all: readonly { readonly id: string }[]): readonly string[] => all.map(({ id }) => id);
const all = { offset: 0, limit: 100 };
const inWords = ({ count, amount }: CountedSum): readonly [number, string] => [count, moneyToText(amount)];
const fen = (value: number): Money => ({ fen: BigInt(value) });

/** Keywords that a search must take literally, with the texts of one record that contains each. */
const oddTexts = ['50%', 'a_b', `o'hara`, '"甲"', 'back\\slash', 'MiXed'] as const;

export function tradeStoreContract(suite: StoreSuite): void {
  describe('of instruments', () => instrumentsContract(suite));
  describe('of holdings', () => holdingsContract(suite));
  describe('of postings', () => postingsContract(suite));
  describe('of ledgers', () => ledgerSumsContract(suite));
  describe('of lists', () => listSumsContract(suite));
  describe('of trade applications', () => applicationsContract(suite));
  describe('of limits and invoices', () => usesContract(suite));

  it('finds the companies that have opened a product by a part of the name or the code', async () => {
    const { company } = companyRecords;
    const open = { ...company, deregistered: false, openedProducts: ['CREDIT'] as const };
    await suite.doing(async ({ companies }) =>
      companies.saveAll([
        { ...open, pkCorp: 'C-a', name: 'Alpha 50% 有限公司', uscc: '91330299AAAAAAAA01' },
        { ...open, pkCorp: 'C-b', name: 'Beta 500 有限公司', uscc: '91330299BBBBBBBB02' },
        { ...open, pkCorp: 'C-c', name: 'Alpha 已注销', uscc: 'x', deregistered: true },
        { ...open, pkCorp: 'C-d', name: 'Alpha 未开通', uscc: 'y', openedProducts: ['EST'] },
      ]),
    );
    const found = async (keyword: string, limit = 10, after?: string) =>
      suite.doing(async ({ companies }) =>
        (await companies.withProduct('CREDIT', keyword, limit, after)).map(({ pkCorp }) => pkCorp),
      );
    expect(await found('alpha')).toEqual(['C-a']);
    expect(await found('50%')).toEqual(['C-a']);
    expect(await found('bbbb02')).toEqual(['C-b']);
    expect(await found('有限公司')).toEqual(['C-a', 'C-b']);
    expect(await found('有限公司', 1)).toEqual(['C-a']);
    expect(await found('有限公司', 1, 'C-a')).toEqual(['C-b']);
    expect(await found('有限公司', 1, 'C-b')).toEqual([]);
    for (const odd of ['%', '_有', '\\', '"', '🚀'])
      expect([odd, await found(odd)]).toEqual([odd, odd === '%' ? ['C-a'] : []]);
    expect(await found(`' or 1=1 --`)).toEqual([]);
    const after = async (id: string, limit: number) =>
      suite.doing(async ({ companies }) => companies.idsAfter(id, limit));
    expect([await after('C-b', 2), await after('C-c', 2)]).toEqual([['C-c', 'C-d'], ['C-d']]);
  });
}

function instrumentsContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'instruments',
    (each) => each.instruments,
    (each) => each.id,
    [records.instrument, records.bareInstrument],
    { remark: '' },
  );

  const save = async (...changes: readonly Partial<InstrumentRecord>[]): Promise<void> =>
    doing(async ({ instruments }) =>
      instruments.saveAll(
        changes.map((change, index) => ({
          ...records.instrument,
          id: `I-${index}`,
          number: `RX-${index}`,
          amount: fen(100),
          ...change,
        })),
      ),
    );
  const query: InstrumentQuery = { issuerId: 'C-9', keyword: '', orderBy: 'dueOn', descending: false };
  const paged = async (more: Partial<InstrumentQuery> = {}, slice = all) =>
    idsOf(await doing(async ({ instruments }) => instruments.page({ ...query, ...more }, slice)));

  it('sums up the issues under a contract, whatever its separators, without cancelled ones', async () => {
    await save(
      { contractNumber: 'QH-2026/1' },
      { contractNumber: 'QH20261' },
      { contractNumber: 'QH20262' },
      { contractNumber: '', issuerId: 'C-9' },
      { contractNumber: 'QH20261', issuerId: 'C-8' },
    );
    const of = (index: number, value: number, place: HoldingRecord['place']): HoldingRecord => ({
      ...records.bareHolding,
      id: `H-${index}-${place}`,
      instrumentId: `I-${index}`,
      amount: fen(value),
      place,
    });
    await doing(async ({ holdings }) =>
      holdings.saveAll([
        of(0, 1, 'transit'),
        of(0, 2, 'held'),
        of(0, 1_000, 'cancelled'),
        of(1, 4, 'paid'),
        of(2, 100, 'held'),
        of(3, 200, 'held'),
        of(4, 400, 'held'),
      ]),
    );
    const under = async (contract: string) =>
      doing(async ({ instruments }) =>
        [...(await instruments.issuedUnder('C-9', [contract]))].map(([key, sum]) => [key, moneyToText(sum)]),
      );
    expect([await under('QH20261'), await under('qh20261'), await under('')]).toEqual([[['QH20261', '0.07']], [], []]);
  });

  it('finds issues under a contract by its distinguishing characters', async () => {
    const numbers = [
      '启采〔2026〕18号',
      '乙采〔2026〕18号',
      '采购合同第十八号',
      'ＱＨ－２０２６Ａ',
      '№ 7',
      '㈠2026',
      '𠮷采2026',
      ...[...contractSeparators].map((sign, index) => `采${sign}${index + 100}`),
    ];
    await save(...numbers.map((contractNumber) => ({ contractNumber })));
    await doing(async ({ holdings }) =>
      holdings.saveAll(
        numbers.map((_number, index) => ({
          ...records.bareHolding,
          id: `H-${index}`,
          instrumentId: `I-${index}`,
          amount: fen(index + 1),
        })),
      ),
    );
    const found = await doing(async ({ instruments }) => instruments.issuedUnder('C-9', numbers.map(contractKey)));
    expect(numbers.map((number) => found.get(contractKey(number)))).toEqual(numbers.map((_each, at) => fen(at + 1)));
  });

  it('orders those of an issuer by each column, with equal ones by their ids', async () => {
    await save(
      { dueOn: '2027-03-01', issuedOn: '2026-11-03', amount: fen(900) },
      { dueOn: '2027-01-01', issuedOn: '2026-11-01', amount: fen(10_000) },
      { dueOn: '2027-01-01', issuedOn: '2026-11-02', amount: fen(900) },
      { issuerId: 'C-8' },
    );
    expect(await paged()).toEqual(['I-1', 'I-2', 'I-0']);
    expect(await paged({ descending: true })).toEqual(['I-0', 'I-2', 'I-1']);
    expect(await paged({ orderBy: 'amount' })).toEqual(['I-0', 'I-2', 'I-1']);
    expect(await paged({ orderBy: 'amount', descending: true })).toEqual(['I-1', 'I-2', 'I-0']);
    expect(await paged({ orderBy: 'issuedOn', descending: true })).toEqual(['I-0', 'I-2', 'I-1']);
    expect(await paged({}, { offset: 1, limit: 1 })).toEqual(['I-2']);
    expect(await paged({ issuerId: 'C-7' })).toEqual([]);
    expect(inWords(await doing(async ({ instruments }) => instruments.sum(query)))).toEqual([3, '118.00']);
    expect(inWords(await doing(async ({ instruments }) => instruments.sum({ ...query, issuerId: 'C-7' })))).toEqual([
      0,
      '0.00',
    ]);
  });

  it('finds a part of the number or of the payee, taken literally and in any case', async () => {
    await save(...oddTexts.map((text) => ({ payeeName: `买方 ${text}` })), { number: 'RX-%-ab', payeeName: '' });
    for (const [index, text] of oddTexts.entries()) {
      expect(await paged({ keyword: text })).toEqual([`I-${index}`]);
      expect((await doing(async ({ instruments }) => instruments.sum({ ...query, keyword: text }))).count).toBe(1);
    }
    expect(await paged({ keyword: 'mIxED' })).toEqual(['I-5']);
    expect(await paged({ keyword: 'rx-%-AB' })).toEqual(['I-6']);
  });

  it('filters by the state, by the place of the amount and by the last due date of overdue instruments', async () => {
    const [late, onTime] = ['2027-01-01', '2027-01-02'];
    const places: readonly (readonly [string, readonly HoldingRecord['place'][]])[] = [
      [onTime, ['transit']],
      [onTime, ['held', 'cancelled']],
      [late, ['held', 'paid']],
      [onTime, ['held', 'paid']],
      [late, ['paid', 'cancelled']],
      [late, ['cancelled']],
      [late, ['transit']],
    ];
    await save(...places.map(([dueOn]) => ({ dueOn })));
    await doing(async ({ holdings }) =>
      holdings.saveAll(
        places.flatMap(([, parts], index) =>
          parts.map((place) => ({
            ...records.bareHolding,
            id: `H-${index}-${place}`,
            instrumentId: `I-${index}`,
            amount: fen(50),
            place,
          })),
        ),
      ),
    );
    const expected: Readonly<Record<InstrumentState, readonly string[]>> = {
      transit: ['I-0'],
      running: ['I-1'],
      overdue: ['I-2', 'I-6'],
      'part-paid': ['I-3'],
      paid: ['I-4'],
      cancelled: ['I-5'],
    };
    for (const state of instrumentStates) {
      const standing = { state, lateUntil: late };
      expect([state, await paged({ standing })]).toEqual([state, expected[state]]);
      const { count } = await doing(async ({ instruments }) => instruments.sum({ ...query, standing }));
      expect(count).toBe(expected[state].length);
    }
    // Unpaid instruments, by their due date.
    for (const [owed, ids] of [
      [{ from: late, to: late }, ['I-2', 'I-6']],
      [{ from: onTime, to: '2999-12-31' }, ['I-0', 'I-1', 'I-3']],
      [{ from: '1900-01-01', to: onTime }, ['I-2', 'I-6', 'I-0', 'I-1', 'I-3']],
      [{ from: onTime, to: late }, []],
    ] as const) {
      expect((await paged({ owed })).toSorted()).toEqual(ids.toSorted());
      expect((await doing(async ({ instruments }) => instruments.sum({ ...query, owed }))).count).toBe(ids.length);
    }
  });

  it('finds one by its exact number', async () => {
    await save({ number: 'RX-A' });
    const byNumber = async (number: string) =>
      (await doing(async ({ instruments }) => instruments.byNumber(number)))?.id;
    expect([await byNumber('RX-A'), await byNumber('rx-a'), await byNumber('RX')]).toEqual([
      'I-0',
      undefined,
      undefined,
    ]);
  });

  it('lists all ids in pages', async () => {
    await save({ id: 'I-B' }, { id: 'I-a' }, { id: 'I-A', issuerId: 'C-8' });
    const after = async (id: string, limit: number) =>
      doing(async ({ instruments }) => instruments.idsAfter(id, limit));
    expect(await after('', 2)).toEqual(['I-A', 'I-B']);
    expect(await after('I-B', 2)).toEqual(['I-a']);
    expect(await after('I-a', 2)).toEqual([]);
  });
}

function holdingsContract({ doing, keeps }: StoreSuite): void {
  beforeEach(async () => {
    await doing(async ({ instruments }) => instruments.saveAll([records.instrument, records.bareInstrument]));
    await doing(async ({ holdings }) => holdings.save({ ...records.bareHolding, id: 'H-9', companyId: 'C-7' }));
  });

  keeps(
    'holdings',
    (each) => each.holdings,
    (each) => each.id,
    [records.holding, records.bareHolding],
    { amount: money('200.00'), reserved: money('0.00') },
  );
  keeps(
    'reservations',
    (each) => each.reservations,
    (each) => each.id,
    [records.reservation],
    { amount: money('1.00') },
  );

  const save = async (...changes: readonly Partial<HoldingRecord>[]): Promise<void> =>
    doing(async ({ holdings }) =>
      holdings.saveAll(
        changes.map((change, index) => ({ ...records.bareHolding, id: `H-${index}`, amount: fen(100), ...change })),
      ),
    );
  const query: HoldingQuery = { companyId: 'C-1', place: 'held', keyword: '', orderBy: 'dueOn', descending: false };
  const paged = async (more: Partial<HoldingQuery> = {}, slice = all) =>
    idsOf(await doing(async ({ holdings }) => holdings.page({ ...query, ...more }, slice)));

  it('filters by the issuer, and names the issuers of everything that ever came', async () => {
    await save(
      { issuerId: 'C-I', senderId: 'C-S' },
      { issuerId: 'C-J', senderId: 'C-J' },
      { issuerId: 'C-H', senderId: 'C-I', amount: fen(0), place: 'transit' },
      { issuerId: 'C-I', senderId: 'C-I' },
      { issuerId: 'C-K', senderId: 'C-1', companyId: 'C-9' },
      { issuerId: 'C-K', senderId: 'C-9', companyId: 'C-K', place: 'paid' },
    );
    expect(await paged({ issuerId: 'C-I' })).toEqual(['H-0', 'H-3']);
    expect(await paged({ issuerId: 'C-K' })).toEqual([]);
    expect(await doing(async ({ holdings }) => holdings.sum({ ...query, issuerId: 'C-J' }))).toMatchObject({
      count: 1,
    });
    const issuers = async (companyId: string) => doing(async ({ holdings }) => holdings.issuersOf(companyId));
    expect(await issuers('C-1')).toEqual(['C-H', 'C-I', 'C-J']);
    expect(await issuers('C-9')).toEqual(['C-K']);
    expect(await issuers('C-NONE')).toEqual([]);
    expect(await issuers('C-K')).toEqual([]);
  });

  it.each([
    ['C-1', 'C-I', true],
    ['C-1', 'C-S', true],
    ['C-S', 'C-1', true],
    ['C-1', 'C-9', true],
    ['C-9', 'C-1', true],
    ['C-9', 'C-K', true],
    // An issuer does not know the recipients of later transfers of its instruments.
    ['C-K', 'C-9', false],
    ['C-I', 'C-1', false],
    ['C-1', 'C-K', false],
    ['C-S', 'C-9', false],
  ])('knows whether %s has dealt with %s: %s', async (one, other, dealt) => {
    await save(
      { issuerId: 'C-I', senderId: 'C-S' },
      { issuerId: 'C-K', senderId: 'C-1', companyId: 'C-9', place: 'transit' },
    );
    expect(await doing(async ({ holdings }) => holdings.haveDealt(one, other))).toBe(dealt);
  });

  it.each([
    { amount: fen(-1), reserved: fen(0), frozen: fen(0) },
    { amount: fen(10), reserved: fen(-1), frozen: fen(0) },
    { amount: fen(10), reserved: fen(0), frozen: fen(-1) },
    { amount: fen(10), reserved: fen(6), frozen: fen(5) },
  ])('refuses a holding that is negative or overspent: %o', async (amounts) => {
    const wrong = { ...records.bareHolding, id: 'H-8', ...amounts };
    await expect(doing(async ({ holdings }) => holdings.save(wrong))).rejects.toThrow();
    await expect(doing(async ({ holdings }) => holdings.saveAll([wrong]))).rejects.toThrow();
    expect(await doing(async ({ holdings }) => holdings.find('H-8'))).toBeUndefined();
  });

  it('orders those of a company in one place by each column, without empty ones', async () => {
    await save(
      { dueOn: '2027-03-01', openedAt: 3_000, amount: fen(900), reserved: fen(11) },
      { dueOn: '2027-01-01', openedAt: 1_000, amount: fen(10_000), reserved: fen(22) },
      { dueOn: '2027-01-01', openedAt: 2_000, amount: fen(900) },
      { amount: fen(0) },
      { place: 'transit' },
      { companyId: 'C-2' },
    );
    expect(await paged()).toEqual(['H-1', 'H-2', 'H-0']);
    expect(await paged({ descending: true })).toEqual(['H-0', 'H-2', 'H-1']);
    expect(await paged({ orderBy: 'amount' })).toEqual(['H-0', 'H-2', 'H-1']);
    expect(await paged({ orderBy: 'openedAt', descending: true })).toEqual(['H-0', 'H-2', 'H-1']);
    expect(await paged({}, { offset: 1, limit: 1 })).toEqual(['H-2']);
    expect(await paged({ place: 'transit' })).toEqual(['H-4']);
    expect(await paged({ dueTo: '2027-01-01' })).toEqual(['H-1', 'H-2']);
    expect(await paged({ dueAfter: '2027-01-01' })).toEqual(['H-0']);
    const late = await doing(async ({ holdings }) => holdings.sum({ ...query, dueAfter: '2027-01-01' }));
    expect(inWords(late)).toEqual([1, '9.00']);
    const early = await doing(async ({ holdings }) => holdings.sum({ ...query, dueTo: '2027-01-01' }));
    expect(inWords(early)).toEqual([2, '109.00']);
    const sum = await doing(async ({ holdings }) => holdings.sum(query));
    expect([...inWords(sum), moneyToText(sum.reserved)]).toEqual([3, '118.00', '0.33']);
    const none = await doing(async ({ holdings }) => holdings.sum({ ...query, place: 'paid' }));
    expect([...inWords(none), moneyToText(none.reserved)]).toEqual([0, '0.00', '0.00']);
  });

  it('shows the available, reserved and packaged amounts, and lists the rows of each', async () => {
    await doing(async ({ packages, candidates }) => {
      await packages.saveAll([aPackage, { ...aPackage, docDatumId: 'DD-VOID', state: 'INVALID' }]);
      await candidates.saveAll([
        { ...credit, id: 'H-1', number: 'RX-1', packagedIn: aPackage.docDatumId },
        { ...credit, id: 'H-2', number: 'RX-2', packagedIn: 'DD-VOID' },
        { ...credit, id: 'H-4', number: 'RX-4', packagedIn: aPackage.docDatumId },
      ]);
    });
    await save(
      { amount: fen(100), reserved: fen(100) },
      { amount: fen(70), reserved: fen(20) },
      { amount: fen(3) },
      { amount: fen(5), reserved: fen(1) },
      { amount: fen(900), reserved: fen(7), place: 'transit' },
      { amount: fen(9), frozen: fen(9) },
    );
    const sum = await doing(async ({ holdings }) => holdings.sum(query));
    const parts = { available: fen(7), reserved: fen(121), packaged: fen(50), frozen: fen(9) };
    expect(sum).toEqual({ count: 5, amount: fen(187), ...parts });
    const found = await doing(async ({ holdings }) => holdings.sum({ ...query, keyword: 'RX' }));
    expect(found).toEqual({ count: 5, amount: fen(187), ...parts });
    expect(await paged({ part: 'available' })).toEqual(['H-2', 'H-3']);
    expect(await paged({ part: 'reserved' })).toEqual(['H-0', 'H-1', 'H-3']);
    expect(await paged({ part: 'packaged' })).toEqual(['H-1']);
    expect(await paged({ part: 'frozen' })).toEqual(['H-5']);
    expect(await doing(async ({ holdings }) => holdings.sum({ ...query, part: 'packaged' }))).toMatchObject({
      count: 1,
      packaged: fen(50),
    });
    const months = await doing(async ({ holdings }) => holdings.heldByMonth('C-1', records.bareHolding.kind));
    expect(months).toMatchObject([parts]);
    for (const keyword of ['', 'RX']) {
      const transit = await doing(async ({ holdings }) => holdings.sum({ ...query, place: 'transit', keyword }));
      expect(transit).toMatchObject({ available: fen(0), reserved: fen(0), packaged: fen(0), frozen: fen(0) });
    }
  });

  it('finds a part of the number or of the issuer, taken literally and in any case', async () => {
    await save(...oddTexts.map((text) => ({ issuerName: `核心 ${text}` })), { number: 'RX-%-ab', issuerName: '' });
    for (const [index, text] of oddTexts.entries()) expect(await paged({ keyword: text })).toEqual([`H-${index}`]);
    expect(await paged({ keyword: 'mIxED' })).toEqual(['H-5']);
    expect(await paged({ keyword: 'rx-%-AB' })).toEqual(['H-6']);
  });

  it('lists those of an instrument in the order of their making', async () => {
    await save(
      { openedAt: 2_000 },
      { openedAt: 1_000, amount: fen(0) },
      { openedAt: 1_000 },
      { openedAt: 1, instrumentId: 'I-2' },
    );
    const found = await doing(async ({ holdings }) => holdings.ofInstrument('I-1'));
    expect(idsOf(found)).toEqual(['H-1', 'H-2', 'H-0', 'H-9']);
    await doing(async ({ holdings }) => {
      const ids = async (...instrumentIds: readonly string[]) =>
        new Set(idsOf(await holdings.amountsOf(instrumentIds)));
      expect(await ids('I-2', 'I-7')).toEqual(new Set(['H-3']));
      expect(await ids('I-1', 'I-2')).toEqual(new Set(['H-0', 'H-1', 'H-2', 'H-3', 'H-9']));
      expect(await ids()).toEqual(new Set());
      expect(await holdings.amountsOf(['I-2'])).toEqual([
        { id: 'H-3', instrumentId: 'I-2', amount: fen(100), reserved: fen(0), frozen: fen(0) },
      ]);
    });
  });

  it('sums up where the amounts of instruments are, without empty holdings', async () => {
    await doing(async ({ instruments }) =>
      instruments.saveAll(
        ['I-P1', 'I-P2'].map((id) => ({ ...records.instrument, id, number: `RX-${id}`, payeeId: 'C-PAYEE' })),
      ),
    );
    const [withPayee, passedOn] = [
      { companyId: 'C-PAYEE', instrumentId: 'I-P1' },
      { companyId: 'C-OTHER', instrumentId: 'I-P1', originId: 'H-1' },
    ];
    await save(
      { ...withPayee, place: 'transit', originId: undefined, amount: fen(1) },
      { ...withPayee, originId: 'H-0', amount: fen(2) },
      { ...withPayee, originId: 'H-0', amount: fen(4) },
      { ...passedOn, amount: fen(8) },
      { ...passedOn, companyId: 'C-THIRD', amount: fen(16) },
      { ...passedOn, amount: fen(0), place: 'transit' },
      { ...withPayee, instrumentId: 'I-P2', originId: undefined, amount: fen(32) },
    );
    const places = await doing(async ({ holdings }) => holdings.placesOf(['I-P1', 'I-P2', 'I-NONE']));
    const told = places.map(({ instrumentId, place, isWithPayee, isFromIssuer, amount, holdingId }) =>
      [instrumentId, place, isWithPayee, isFromIssuer, amount.fen, holdingId].join(' '),
    );
    expect(told.toSorted()).toEqual([
      'I-P1 held false false 24 H-3',
      'I-P1 held true false 6 H-1',
      'I-P1 transit true true 1 H-0',
      'I-P2 held true true 32 H-6',
    ]);
    expect(await doing(async ({ holdings }) => holdings.placesOf([]))).toEqual([]);
  });

  it('sums up by month what an issuer owes, in transit and held, and amounts that were never accepted', async () => {
    const transit = { place: 'transit', acceptBy: '2026-12-04' } as const;
    const [soon, later] = [
      { issuerId: 'C-8', dueOn: '2026-12-31' },
      { issuerId: 'C-8', dueOn: '2027-01-31' },
    ];
    const terms = { 'I-1': later, 'I-2': soon, 'I-3': soon, 'I-4': later, 'I-5': { ...soon, issuerId: 'C-7' } };
    const moved = (instrumentId: string, entry: PostingRecord['entry'], value: number) => ({
      ...records.posting,
      id: `L-${instrumentId}-${entry}`,
      instrumentId,
      entry,
      amount: fen(value),
    });
    await doing(async ({ instruments, postings }) => {
      for (const [id, each] of Object.entries(terms))
        await instruments.save({ ...records.instrument, ...each, id, number: `RX-${id}` });
      await postings.append([
        moved('I-1', 'issue', 170),
        moved('I-2', 'issue', 3),
        moved('I-3', 'issue', 4),
        moved('I-4', 'issue', 9),
        moved('I-5', 'issue', 1),
      ]);
      await postings.append([moved('I-1', 'transfer', 60), moved('I-1', 'payment', 50)]);
      await postings.append([moved('I-4', 'issue-returned', 4), moved('I-4', 'cancellation', 5)]);
    });
    await save(
      { ...later, instrumentId: 'I-1', amount: fen(100) },
      { ...later, instrumentId: 'I-1', amount: fen(20), ...transit },
      { ...later, instrumentId: 'I-1', amount: fen(50), place: 'paid' },
      { ...soon, instrumentId: 'I-2', amount: fen(3), ...transit },
      { ...soon, instrumentId: 'I-3', amount: fen(4), ...transit, originId: 'H-0' },
      { ...later, instrumentId: 'I-4', amount: fen(0) },
      { ...later, instrumentId: 'I-4', amount: fen(9), place: 'cancelled' },
      { ...terms['I-5'], instrumentId: 'I-5', amount: fen(1) },
    );
    await doing(async ({ holdings }) => {
      const owed = (await holdings.owedByMonth('C-8', 'credit')).map((each) => [each.month, ...inWords(each)]);
      // Two holdings of one instrument count once.
      expect(owed).toEqual([
        ['2026-12', 2, '0.07'],
        ['2027-01', 1, '1.20'],
      ]);
      expect(inWords(await holdings.unaccepted('C-8', 'credit'))).toEqual([2, '0.23']);
      expect(await holdings.owedByMonth('C-5', 'credit')).toEqual([]);
      expect(inWords(await holdings.unaccepted('C-5', 'credit'))).toEqual([0, '0.00']);
    });
  });

  it('sums up the debts of an issuer by due date, and by holder', async () => {
    await save(
      { issuerId: 'C-8', companyId: 'C-2', dueOn: '2027-01-31', amount: fen(100) },
      { issuerId: 'C-8', companyId: 'C-1', dueOn: '2027-01-01', amount: fen(20), place: 'transit' },
      { issuerId: 'C-8', companyId: 'C-2', dueOn: '2027-01-01', amount: fen(3), instrumentId: 'I-2' },
      { issuerId: 'C-8', companyId: 'C-1', dueOn: '2027-01-01', amount: fen(4) },
      { issuerId: 'C-8', dueOn: '2027-01-01', amount: fen(0) },
      { issuerId: 'C-8', dueOn: '2027-01-01', place: 'paid' },
      { issuerId: 'C-7', dueOn: '2027-01-01' },
    );
    await doing(async ({ holdings }) => {
      const days = async (until: string) =>
        (await holdings.owedByDay('C-8', 'credit', until)).map((each) => [each.dueOn, ...inWords(each)]);
      expect(await days('2027-01-31')).toEqual([
        ['2027-01-01', 2, '0.27'],
        ['2027-01-31', 1, '1.00'],
      ]);
      expect(await days('2027-01-30')).toHaveLength(1);
      const holders = await holdings.owedTo('C-8', 'credit', '2027-01-01');
      expect(holders.map(({ companyId, amount }) => [companyId, moneyToText(amount)])).toEqual([
        ['C-1', '0.24'],
        ['C-2', '0.03'],
      ]);
      expect(await holdings.owedTo('C-8', 'credit', '2027-01-02')).toEqual([]);
    });
  });

  it('sums up what a company holds by due date and issuer, and names the next due date', async () => {
    await save(
      { issuerId: 'C-8', companyId: 'C-1', dueOn: '2027-03-01', amount: fen(6) },
      { issuerId: 'C-9', companyId: 'C-1', dueOn: '2027-01-31', amount: fen(100) },
      { issuerId: 'C-8', companyId: 'C-1', dueOn: '2027-01-31', amount: fen(20), instrumentId: 'I-2' },
      { issuerId: 'C-8', companyId: 'C-1', dueOn: '2027-01-31', amount: fen(3) },
      { issuerId: 'C-8', companyId: 'C-1', dueOn: '2027-01-01', amount: fen(4) },
      { issuerId: 'C-8', companyId: 'C-1', dueOn: '2027-02-01', amount: fen(5) },
      { issuerId: 'C-8', companyId: 'C-1', dueOn: '2027-01-31', amount: fen(0) },
      { issuerId: 'C-8', companyId: 'C-1', dueOn: '2027-01-31', place: 'transit' },
      { issuerId: 'C-8', companyId: 'C-1', dueOn: '2027-01-31', place: 'paid' },
      { issuerId: 'C-8', companyId: 'C-2', dueOn: '2027-01-31' },
    );
    await doing(async ({ holdings }) => {
      const held = await holdings.heldByDay('C-1', 'credit', { from: '2027-01-02', until: '2027-01-31' });
      expect(held.map((each) => [each.dueOn, each.issuerId, ...inWords(each)])).toEqual([
        ['2027-01-31', 'C-8', 2, '0.23'],
        ['2027-01-31', 'C-9', 1, '1.00'],
      ]);
      const days = await holdings.heldByDay('C-1', 'credit', { from: '2027-01-01', until: '2027-02-01' });
      expect(days.map(({ dueOn }) => dueOn)).toEqual(['2027-01-01', '2027-01-31', '2027-01-31', '2027-02-01']);
      expect({
        next: await holdings.firstDueAfter('C-1', 'credit', '2027-01-01'),
        last: await holdings.firstDueAfter('C-1', 'credit', '2027-03-01'),
      }).toEqual({ next: '2027-01-31', last: undefined });
    });
  });

  it('selects the holdings with due dates of a span, whatever else is asked', async () => {
    await save(
      { dueOn: '2027-01-01', amount: fen(1) },
      { dueOn: '2027-01-15', amount: fen(20), reserved: fen(20) },
      { dueOn: '2027-01-31', amount: fen(300) },
      { dueOn: '2027-02-01', amount: fen(4000) },
    );
    const asked = { companyId: 'C-1', place: 'held', keyword: '', orderBy: 'dueOn', descending: false } as const;
    const due = { from: '2027-01-02', until: '2027-01-31' };
    await doing(async ({ holdings }) => {
      expect(inWords(await holdings.sum({ ...asked, due }))).toEqual([2, '3.20']);
      expect(inWords(await holdings.sum({ ...asked, due, part: 'available' }))).toEqual([1, '3.00']);
      expect(inWords(await holdings.sum({ ...asked, due, dueTo: '2027-01-20' }))).toEqual([1, '0.20']);
      const page = await holdings.page({ ...asked, due }, { offset: 0, limit: 10 });
      expect(page.map(({ dueOn }) => dueOn)).toEqual(['2027-01-15', '2027-01-31']);
    });
  });

  it('sums up by month the holdings of a company, with their parts', async () => {
    await save(
      { dueOn: '2027-01-31', amount: fen(100), reserved: fen(60), frozen: fen(5) },
      { dueOn: '2027-01-01', amount: fen(20) },
      { dueOn: '2026-12-31', amount: fen(3) },
      { amount: fen(0) },
      { place: 'transit' },
      { companyId: 'C-2' },
    );
    const none = { available: fen(0), reserved: fen(0), packaged: fen(0), frozen: fen(0) };
    await doing(async ({ holdings }) => {
      expect(await holdings.heldByMonth('C-1', 'credit')).toEqual([
        { month: '2026-12', count: 1, amount: fen(3), ...none, available: fen(3) },
        {
          month: '2027-01',
          count: 2,
          amount: fen(120),
          ...none,
          available: fen(55),
          reserved: fen(60),
          frozen: fen(5),
        },
      ]);
      expect(await holdings.heldByMonth('C-5', 'credit')).toEqual([]);
    });
  });

  it('finds the nearest last day to accept an amount in transit to a company', async () => {
    const transit = { place: 'transit', acceptBy: '2026-12-04' } as const;
    await save(
      transit,
      { ...transit, acceptBy: '2026-12-03' },
      { ...transit, acceptBy: '2026-12-01', amount: fen(0) },
      { ...transit, acceptBy: '2026-12-01', companyId: 'C-2' },
      { ...transit, acceptBy: '2026-12-01', place: 'held' },
    );
    const next = async (companyId: string) => doing(async ({ holdings }) => holdings.nextAcceptBy(companyId));
    expect([await next('C-1'), await next('C-5')]).toEqual(['2026-12-03', '']);
  });

  it('lists those in transit whose last day is over', async () => {
    const transit = { place: 'transit', acceptBy: '2026-12-04' } as const;
    await save(
      transit,
      { ...transit, acceptBy: '2026-12-05' },
      { ...transit, amount: fen(0) },
      { ...transit, place: 'held' },
      { place: 'transit', acceptBy: '2026-12-03' },
    );
    const overdue = async (before: string) => doing(async ({ holdings }) => holdings.overdueTransits(before));
    expect(await overdue('2026-12-05')).toEqual(['H-0', 'H-4']);
    expect(await overdue('2026-12-03')).toEqual([]);
    const ending = async (after: string, until: string) =>
      doing(async ({ holdings }) => holdings.transitsEnding(after, until));
    expect(await ending('2026-12-03', '2026-12-04')).toEqual(['H-0']);
    expect(await ending('2026-12-02', '2026-12-05')).toEqual(['H-0', 'H-1', 'H-4']);
    expect(await ending('2026-12-05', '2026-12-31')).toEqual([]);
  });

  it('lists reservations of an application and of a holding', async () => {
    await save({}, {});
    const of = (applicationId: string, holdingId: string) => ({
      ...records.reservation,
      id: `${applicationId} ${holdingId}`,
      applicationId,
      holdingId,
    });
    await doing(async ({ reservations }) =>
      reservations.saveAll([of('TA-2', 'H-0'), of('TA-1', 'H-1'), of('TA-1', 'H-0')]),
    );
    await doing(async ({ reservations }) => {
      expect(idsOf(await reservations.ofApplication('TA-1'))).toEqual(['TA-1 H-0', 'TA-1 H-1']);
      expect(idsOf(await reservations.ofHolding('H-0'))).toEqual(['TA-1 H-0', 'TA-2 H-0']);
      expect(await reservations.ofHolding('H-7')).toEqual([]);
      const both = await reservations.ofHoldings(['H-1', 'H-0', 'H-7']);
      expect(new Set(idsOf(both))).toEqual(new Set(['TA-1 H-0', 'TA-1 H-1', 'TA-2 H-0']));
      expect(idsOf(await reservations.ofHoldings(['H-1']))).toEqual(['TA-1 H-1']);
      expect(await reservations.ofHoldings([])).toEqual([]);
    });
  });
}

function postingsContract({ doing }: StoreSuite): void {
  beforeEach(async () => {
    await doing(async ({ instruments }) =>
      instruments.saveAll([
        { ...records.instrument, id: 'I-9', number: 'RX-9' },
        { ...records.instrument, id: 'I-8', number: 'RX-8' },
      ]),
    );
  });

  const append = async (...changes: readonly Partial<PostingRecord>[]): Promise<void> =>
    doing(async ({ postings }) =>
      postings.append(changes.map((change, index) => ({ ...records.posting, id: `L-${index}`, ...change }))),
    );

  it('keeps them whole, and lists them by instrument and by application in their order', async () => {
    const later = { ...records.barePosting, id: 'L-0', at: records.posting.at + 1 };
    const other = { ...records.posting, id: 'L-3', instrumentId: 'I-8', applicationId: 'TA-2' };
    await doing(async ({ postings }) => postings.append([later, records.barePosting, records.posting, other]));
    await doing(async ({ postings }) => {
      expect(await postings.ofInstrument('I-9')).toEqual([records.posting, records.barePosting, later]);
      expect(await postings.ofApplication('TA-1')).toEqual([records.posting, records.barePosting, later]);
      expect(await postings.ofApplication('TA-2')).toEqual([other]);
      expect(await postings.ofApplications(['TA-2', 'TA-9', 'TA-1'])).toEqual([
        records.posting,
        records.barePosting,
        other,
        later,
      ]);
      expect(await postings.ofApplications([])).toEqual([]);
      expect(await postings.ofInstrument('I-7')).toEqual([]);
      const movement = { fromId: 'H-1', toId: 'H-2', amount: money('12.34') };
      expect(await postings.movementsOf(['I-8', 'I-7'])).toEqual([{ ...movement, instrumentId: 'I-8' }]);
      const both = await postings.movementsOf(['I-8', 'I-9']);
      expect([both.length, both.filter(({ fromId }) => fromId === undefined).length]).toEqual([4, 2]);
      expect(await postings.movementsOf([])).toEqual([]);
    });
  });

  it('lists the applications that reduced some holdings, in their order', async () => {
    await append(
      { fromId: 'H-1', toId: 'H-2', at: 5 },
      { fromId: 'H-2', toId: 'H-1', at: 1 },
      { fromId: 'H-8', toId: 'H-9', at: 3, instrumentId: 'I-8' },
      { fromId: undefined, toId: 'H-1', at: 2 },
      { fromId: 'H-1', toId: 'H-3', at: 4 },
    );
    const outOf = async (...ids: readonly (readonly [string, string])[]) =>
      (
        await doing(async ({ postings }) => postings.outOf(ids.map(([id, instrumentId]) => ({ id, instrumentId }))))
      ).map(({ id }) => id);
    expect(await outOf(['H-1', 'I-9'], ['H-8', 'I-8'])).toEqual(['L-2', 'L-4', 'L-0']);
    expect(await outOf(['H-9', 'I-8'])).toEqual([]);
    expect(await outOf()).toEqual([]);
  });

  it('keeps one mirror of each posting', async () => {
    await append({}, { entry: 'correction', reverses: 'L-0' });
    const found = await doing(async ({ postings }) => postings.ofInstrument(records.posting.instrumentId));
    expect(found.map(({ reverses }) => reverses)).toContain('L-0');
    await expect(append({ id: 'L-5', entry: 'correction', reverses: 'L-0' })).rejects.toThrow();
  });

  it('appends none twice under one id, and stores no part of such a batch', async () => {
    await append({});
    await expect(append({ amount: fen(999) })).rejects.toThrow();
    await expect(append({ id: 'L-5' }, { id: 'L-0' })).rejects.toThrow();
    expect(await doing(async ({ postings }) => postings.ofInstrument('I-9'))).toEqual([
      { ...records.posting, id: 'L-0' },
    ]);
  });

  const query = {
    companyId: 'C-1',
    side: 'holder',
    from: '2026-11-01',
    to: '2026-11-30',
    direction: undefined,
    keyword: '',
  } as const;

  it('shows a company’s ledger of some days, the newest first, with its sums', async () => {
    const [into, out] = [
      { inCompanyId: 'C-1', outCompanyId: '' },
      { inCompanyId: '', outCompanyId: 'C-1' },
    ];
    await append(
      { ...into, businessDay: '2026-11-01', at: 1_000, amount: fen(500), number: 'RX-50%' },
      { ...out, businessDay: '2026-11-30', at: 2_000, amount: fen(200), number: 'RX-500' },
      { ...into, businessDay: '2026-11-30', at: 2_000, amount: fen(1), number: 'Rx-a' },
      { ...into, businessDay: '2026-10-31', at: 10 },
      { ...into, businessDay: '2026-12-01', at: 3_000 },
      { inCompanyId: 'C-2', outCompanyId: 'C-3', at: 2_500 },
      { inCompanyId: '', outCompanyId: '', at: 2_500 },
    );
    await doing(async ({ postings }) => {
      expect(idsOf(await postings.ledger(query, all))).toEqual(['L-2', 'L-1', 'L-0']);
      expect(idsOf(await postings.ledger(query, { offset: 1, limit: 1 }))).toEqual(['L-1']);
      expect(idsOf(await postings.ledger({ ...query, direction: 'in' }, all))).toEqual(['L-2', 'L-0']);
      expect(idsOf(await postings.ledger({ ...query, direction: 'out' }, all))).toEqual(['L-1']);
      expect(idsOf(await postings.ledger({ ...query, keyword: '50%' }, all))).toEqual(['L-0']);
      expect(idsOf(await postings.ledger({ ...query, keyword: 'rX-A' }, all))).toEqual(['L-2']);
      const sums = await postings.ledgerSums(query);
      expect([inWords(sums.in), inWords(sums.out)]).toEqual([
        [2, '5.01'],
        [1, '2.00'],
      ]);
      const ins = await postings.ledgerSums({ ...query, direction: 'in', keyword: 'rx-50%' });
      expect([inWords(ins.in), inWords(ins.out)]).toEqual([
        [1, '5.00'],
        [0, '0.00'],
      ]);
      expect(await postings.ledger({ ...query, companyId: '' }, all)).toEqual([]);
    });
  });

  it('shows an issuer’s debt: increased by issues, reduced by returns and cancellations', async () => {
    const owner = { companyId: 'C-9', side: 'issuer' } as const;
    await append(
      { entry: 'issue', fromCompanyId: 'C-9', at: 1_000, amount: fen(500) },
      { entry: 'issue', fromCompanyId: 'C-8', toCompanyId: 'C-9', at: 1_500 },
      { entry: 'issue-returned', toCompanyId: 'C-9', at: 2_000, amount: fen(40) },
      { entry: 'cancellation', toCompanyId: 'C-9', at: 3_000, amount: fen(1) },
      { entry: 'transfer', fromCompanyId: 'C-9', toCompanyId: 'C-9', at: 4_000 },
    );
    await doing(async ({ postings }) => {
      const asked = { ...query, ...owner, from: '2000-01-01', to: '2099-12-31' };
      expect(idsOf(await postings.ledger(asked, all))).toEqual(['L-3', 'L-2', 'L-0']);
      expect(idsOf(await postings.ledger({ ...asked, direction: 'out' }, all))).toEqual(['L-3', 'L-2']);
      const sums = await postings.ledgerSums(asked);
      expect([inWords(sums.in), inWords(sums.out)]).toEqual([
        [1, '5.00'],
        [2, '0.41'],
      ]);
      const { businessDay } = records.posting;
      expect(moneyToText(await postings.balanceBefore(owner, businessDay, { at: 3_000, id: 'L-3' }))).toBe('4.60');
      expect(moneyToText(await postings.balanceBefore(owner, '2099-12-31'))).toBe('4.59');
      expect(await postings.ledger({ ...asked, companyId: '' }, all)).toEqual([]);
    });
  });

  it('sums up the issues of a company from one day to another', async () => {
    const issue = { entry: 'issue', fromCompanyId: 'C-9', businessDay: '2026-11-01' } as const;
    await append(
      { ...issue, amount: fen(100) },
      { ...issue, amount: fen(20), businessDay: '2026-11-30' },
      { ...issue, businessDay: '2026-10-31' },
      { ...issue, businessDay: '2026-12-01' },
      { ...issue, fromCompanyId: 'C-8' },
      { ...issue, entry: 'issue-returned' },
    );
    const issuesBetween = async (from: string, to: string) =>
      inWords(await doing(async ({ postings }) => postings.sumOfIssues('C-9', 'credit', from, to)));
    expect(await issuesBetween('2026-11-01', '2026-11-30')).toEqual([2, '1.20']);
    expect(await issuesBetween('2027-01-01', '2027-01-31')).toEqual([0, '0.00']);
  });

  it('tells the balance before a day, and before a posting among others of the same instant', async () => {
    const into = { inCompanyId: 'C-1', outCompanyId: '', businessDay: '2026-11-02' };
    await append(
      { ...into, businessDay: '2026-11-01', at: 1_000, amount: fen(10_000) },
      { ...into, at: 2_000, amount: fen(100) },
      { ...into, inCompanyId: '', outCompanyId: 'C-1', at: 2_000, amount: fen(7) },
      { ...into, at: 2_000, amount: fen(1) },
      { ...into, inCompanyId: 'C-2', outCompanyId: 'C-3', at: 1_500, amount: fen(5_000) },
    );
    await doing(async ({ postings }) => {
      const before = async (day: string, posting?: { at: number; id: string }) =>
        moneyToText(await postings.balanceBefore({ companyId: 'C-1', side: 'holder' }, day, posting));
      expect(await before('2026-11-01')).toBe('0.00');
      expect(await before('2026-11-02')).toBe('100.00');
      expect(await before('2026-11-03')).toBe('100.94');
      expect(await before('2026-11-02', { at: 2_000, id: 'L-1' })).toBe('100.00');
      expect(await before('2026-11-02', { at: 2_000, id: 'L-2' })).toBe('101.00');
      expect(await before('2026-11-02', { at: 2_000, id: 'L-3' })).toBe('100.93');
      expect(moneyToText(await postings.balanceBefore({ companyId: 'C-3', side: 'holder' }, '2026-11-30'))).toBe(
        '-50.00',
      );
      expect(moneyToText(await postings.balanceBefore({ companyId: '', side: 'holder' }, '2026-11-30'))).toBe('0.00');
    });
  });
}

/** Postings between few companies on few days, so that many coincide. */
const anyPostings = fc.array(
  fc.record({
    entry: fc.constantFrom(...postingEntries),
    businessDay: fc.constantFrom('2026-10-31', '2026-11-01', '2026-11-02'),
    amount: fc.constantFrom(1n, 7n, 999_999_999_999_999_99n).map((each) => ({ fen: each })),
    inCompanyId: fc.constantFrom('', 'C-1', 'C-2'),
    outCompanyId: fc.constantFrom('', 'C-1', 'C-2'),
    fromCompanyId: fc.constantFrom('C-1', 'C-2'),
    toCompanyId: fc.constantFrom('C-1', 'C-2'),
    at: fc.constantFrom(1_000, 2_000),
  }),
  { minLength: 1, maxLength: 8 },
);

/** The balance of a ledger after some postings. */
const balanceOf = (postings: readonly PostingRecord[], owner: LedgerOwner): bigint =>
  postings.reduce((sum, each) => {
    const direction = ledgerDirection(each, owner);
    return direction === undefined ? sum : direction === 'in' ? sum + each.amount.fen : sum - each.amount.fen;
  }, 0n);

function ledgerSumsContract(suite: StoreSuite): void {
  it('keeps sums of ledgers that are those of the postings, before and after they are added up', async () => {
    let drawn = 0;
    const posted: PostingRecord[] = [];
    await suite.doing(async ({ instruments }) => instruments.save({ ...records.instrument, id: 'I-9' }));
    await fc.assert(
      fc.asyncProperty(anyPostings, fc.boolean(), async (changes, isAddedUp) => {
        const added = changes.map((each): PostingRecord => ({ ...records.posting, ...each, id: `L-${(drawn += 1)}` }));
        await suite.doing(async ({ postings }) => postings.append(added));
        posted.push(...added);
        if (isAddedUp) await suite.store().tidy();
        await suite.doing(async ({ postings }) => {
          expect(await postings.dayFaults(['C-1', 'C-2'])).toEqual([]);
          for (const companyId of ['C-1', 'C-2'])
            for (const side of ['holder', 'issuer'] as const) {
              const owner = { companyId, side };
              const [from, to] = ['2026-11-01', '2026-11-02'];
              const earlier = posted.filter(({ businessDay }) => businessDay < from);
              expect((await postings.balanceBefore(owner, from)).fen).toBe(balanceOf(earlier, owner));
              const query = { ...owner, from, to, direction: undefined, keyword: '' };
              const sums = await postings.ledgerSums(query);
              const moved = posted.filter((each) => each.businessDay >= from && ledgerDirection(each, owner));
              expect(sums.in.amount.fen - sums.out.amount.fen).toBe(balanceOf(moved, owner));
              expect(sums.in.count + sums.out.count).toBe(moved.length);
              const lines = await postings.ledger(query, { offset: 0, limit: 1_000 });
              expect(lines.length).toBe(moved.length);
              const [newest] = lines;
              if (newest) {
                const before = await postings.balanceBefore(owner, newest.businessDay, newest);
                const rest = posted.filter(({ id }) => id !== newest.id);
                expect(before.fen).toBe(balanceOf(rest, owner));
              }
            }
        });
      }),
      { numRuns: 12 },
    );
  });
}

/** Changes of few holdings and applications, so that many are changed again. */
const anyListed = fc.array(
  fc.record({
    id: fc.constantFrom('1', '2', '3'),
    isRemoved: fc.boolean(),
    place: fc.constantFrom('held', 'transit'),
    amount: fc.constantFrom(0n, 5n, 900n).map((each) => ({ fen: each })),
    dueOn: fc.constantFrom('2027-01-31', '2027-02-01'),
    state: fc.constantFrom('DRAFT', 'WAITING', 'WITHDRAWN'),
    submittedAt: fc.constantFrom(undefined, 1_700_000_000_000),
  }),
  { minLength: 1, maxLength: 6 },
);

function listSumsContract(suite: StoreSuite): void {
  it('sums up lists as they are, before and after the changes are added up', async () => {
    await suite.doing(async ({ instruments }) => instruments.saveAll([records.instrument, records.bareInstrument]));
    await fc.assert(
      fc.asyncProperty(anyListed, fc.boolean(), async (changes, isAddedUp) => {
        await suite.doing(async ({ holdings, tradeApplications }) => {
          for (const { id, isRemoved, place, amount, dueOn, state, submittedAt } of changes) {
            const [holdingId, applicationId] = [`H-sum-${id}`, `TA-sum-${id}`];
            if (isRemoved) {
              await holdings.remove(holdingId);
              await tradeApplications.remove(applicationId);
              continue;
            }
            const about = { companyId: 'C-sum', amount };
            await holdings.save({ ...records.bareHolding, ...about, id: holdingId, place, dueOn, reserved: amount });
            await tradeApplications.save({
              ...records.bareApplication,
              ...about,
              id: applicationId,
              number: applicationId,
              state,
              submittedAt,
            });
          }
        });
        if (isAddedUp) await suite.store().tidy();
        await suite.doing(async ({ holdings, tradeApplications }) => {
          for (const place of ['held', 'transit'] as const) {
            const query = { companyId: 'C-sum', place, keyword: '', orderBy: 'dueOn', descending: false } as const;
            const listed = await holdings.page(query, all);
            const sums = await holdings.sum(query);
            const expected = sumMoney(listed.map(({ amount }) => amount));
            // An amount in transit has no parts.
            expect(sums).toEqual({
              count: listed.length,
              amount: expected,
              available: zeroMoney,
              reserved: place === 'held' ? expected : zeroMoney,
              packaged: zeroMoney,
              frozen: zeroMoney,
            });
            if (place === 'transit') continue;
            const months = await holdings.heldByMonth('C-sum', records.bareHolding.kind);
            expect(sumMoney(months.map(({ amount }) => amount))).toEqual(expected);
            expect(months.map(({ month }) => month)).toEqual(
              [...new Set(listed.map(({ dueOn }) => dueOn.slice(0, 7)))].toSorted(),
            );
          }
          for (const states of [undefined, ['DRAFT'], ['WAITING', 'WITHDRAWN']] as const) {
            const query = { companyId: 'C-sum', acts: undefined, states, makerUserId: undefined, keyword: '' };
            const listed = await tradeApplications.page(query, all);
            const expected = sumMoney(listed.map(({ amount }) => amount));
            expect(await tradeApplications.sum(query)).toEqual({ count: listed.length, amount: expected });
          }
        });
      }),
      { numRuns: 15 },
    );
  });
}

function applicationsContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'trade applications',
    (each) => each.tradeApplications,
    (each) => each.id,
    [records.application, records.bareApplication],
    { state: 'EFFECTIVE', waitsForId: '', waitsForRole: '', endsOn: '', events: [], submittedAt: undefined },
  );

  const save = async (...changes: readonly Partial<TradeApplicationRecord>[]): Promise<void> =>
    doing(async ({ tradeApplications }) =>
      tradeApplications.saveAll(
        changes.map((change, index) => ({
          ...records.application,
          id: `TA-${index}`,
          number: `QF-${index}`,
          amount: fen(100),
          counterpartyName: '',
          ...change,
        })),
      ),
    );
  const query: TradeApplicationQuery = {
    companyId: 'C-1',
    acts: undefined,
    states: undefined,
    makerUserId: undefined,
    keyword: '',
  };
  const paged = async (more: Partial<TradeApplicationQuery> = {}, slice = all) =>
    idsOf(await doing(async ({ tradeApplications }) => tradeApplications.page({ ...query, ...more }, slice)));

  it('finds those of an act that wait, about one instrument or several, by their ids', async () => {
    await save(
      { instrumentId: 'I-A', act: 'cancellation', waitsForId: 'C-1' },
      { instrumentId: 'I-B', act: 'cancellation', waitsForId: 'C-2' },
      { instrumentId: 'I-A', act: 'cancellation', waitsForId: '' },
      { instrumentId: 'I-A', act: 'transfer', waitsForId: 'C-1' },
      { instrumentId: 'I-A', act: 'cancellation', waitsForId: 'C-2' },
    );
    const found = await doing(async ({ tradeApplications }) => ({
      one: idsOf(await tradeApplications.openAbout('I-A', 'cancellation')),
      several: idsOf(await tradeApplications.openAboutAny(['I-B', 'I-A', 'I-NONE'], 'cancellation')),
      none: idsOf(await tradeApplications.openAboutAny([], 'cancellation')),
    }));
    expect(found).toEqual({ one: ['TA-0', 'TA-4'], several: ['TA-0', 'TA-1', 'TA-4'], none: [] });
  });

  it('lists those of a company by act, state and maker, the newest first, with their sums', async () => {
    await save(
      { createdAt: 1_000, state: 'DRAFT', act: 'issue', amount: fen(1) },
      { createdAt: 3_000, state: 'WAITING', makerUserId: 'U-2' },
      { createdAt: 2_000, state: 'EFFECTIVE' },
      { createdAt: 2_000, state: 'LAPSED' },
      { companyId: 'C-2' },
    );
    expect(await paged()).toEqual(['TA-1', 'TA-3', 'TA-2', 'TA-0']);
    expect(await paged({}, { offset: 1, limit: 2 })).toEqual(['TA-3', 'TA-2']);
    expect(await paged({ acts: ['issue'] })).toEqual(['TA-0']);
    expect(await paged({ acts: [] })).toEqual([]);
    expect(await paged({ states: ['LAPSED', 'WAITING'] })).toEqual(['TA-1', 'TA-3']);
    expect(await paged({ states: [] })).toEqual([]);
    expect(await paged({ makerUserId: 'U-2' })).toEqual(['TA-1']);
    expect(inWords(await doing(async (each) => each.tradeApplications.sum(query)))).toEqual([4, '3.01']);
    const drafts = { ...query, states: ['DRAFT'] } as const;
    expect(inWords(await doing(async (each) => each.tradeApplications.sum(drafts)))).toEqual([1, '0.01']);
  });

  it('lists the applications that a user made or decided', async () => {
    const [decided = records.application.events[0]] = records.application.events;
    if (!decided) throw new Error('The sample application has no event');
    await save(
      { makerUserId: 'U-7', events: [], createdAt: 4_000 },
      { makerUserId: 'U-8', events: [decided, { ...decided, userId: 'U-7' }], createdAt: 3_000 },
      { makerUserId: 'U-8', events: [decided], createdAt: 2_000 },
      { makerUserId: 'U-7', companyId: 'C-2' },
    );
    expect(await paged({ handledByUserId: 'U-7' })).toEqual(['TA-0', 'TA-1']);
    expect(await paged({ handledByUserId: 'U-7', makerUserId: 'U-8' })).toEqual(['TA-1']);
    for (const other of ['U-9', '', 'U', '"', '%', '$[*]']) expect(await paged({ handledByUserId: other })).toEqual([]);
  });

  it('leaves out deleted drafts', async () => {
    await save(
      { state: 'WITHDRAWN', submittedAt: undefined },
      { state: 'WITHDRAWN', submittedAt: 1_000 },
      { state: 'DRAFT', submittedAt: undefined },
    );
    expect((await paged()).toSorted()).toEqual(['TA-1', 'TA-2']);
    expect(inWords(await doing(async (each) => each.tradeApplications.sum(query)))).toEqual([2, '2.00']);
    expect(idsOf(await doing(async (each) => each.tradeApplications.recent('C-1', 9)))).toEqual(['TA-1']);
  });

  it('finds a part of the number or of the counterparty, taken literally and in any case', async () => {
    await save(...oddTexts.map((text) => ({ counterpartyName: `收款 ${text}` })), { number: 'QF-%-ab' });
    for (const [index, text] of oddTexts.entries()) expect(await paged({ keyword: text })).toEqual([`TA-${index}`]);
    expect(await paged({ keyword: 'mIxED' })).toEqual(['TA-5']);
    expect(await paged({ keyword: 'qf-%-AB' })).toEqual(['TA-6']);
  });

  it('lists those of a company that changed last, without drafts', async () => {
    await save(
      { stateSince: 1_000 },
      { stateSince: 3_000, state: 'EFFECTIVE' },
      { stateSince: 2_000 },
      { stateSince: 2_000 },
      { stateSince: 9_000, state: 'DRAFT' },
      { stateSince: 9_000, companyId: 'C-2' },
    );
    const recent = async (limit: number) =>
      idsOf(await doing(async ({ tradeApplications }) => tradeApplications.recent('C-1', limit)));
    expect(await recent(9)).toEqual(['TA-1', 'TA-3', 'TA-2', 'TA-0']);
    expect(await recent(2)).toEqual(['TA-1', 'TA-3']);
  });

  it('lists those about an instrument that a company made or decides as counterparty, the newest first', async () => {
    const holdings = [
      { holdingId: 'H-7', amount: '1.00' },
      { holdingId: 'H-8', amount: '1.00' },
    ];
    const form = { ...records.application.form, holdings };
    const { steps } = actPolicies.credit.cancellation;
    await save(
      { instrumentId: 'I-7', createdAt: 1_000 },
      { instrumentId: 'I-7', createdAt: 3_000, companyId: 'C-2', counterpartyId: 'C-1', steps },
      { instrumentId: 'I-7', createdAt: 3_000, companyId: 'C-2', counterpartyId: 'C-3', steps },
      { instrumentId: 'I-8', createdAt: 2_000, act: 'finance', form },
      { instrumentId: 'I-8', createdAt: 2_000, act: 'transfer', form },
      { instrumentId: 'I-7', createdAt: 2_000, state: 'WITHDRAWN', submittedAt: undefined },
      { instrumentId: 'I-7', createdAt: 4_000, companyId: 'C-2', counterpartyId: 'C-1' },
      { instrumentId: 'I-7', createdAt: 4_000, companyId: 'C-2', counterpartyId: 'C-1', steps, state: 'DRAFT' },
    );
    const about = async (holdingIds: readonly string[], limit: number) =>
      idsOf(await doing(async ({ tradeApplications }) => tradeApplications.about('C-1', 'I-7', holdingIds, limit)));
    expect(await about(['H-8', 'H-9'], 9)).toEqual(['TA-1', 'TA-3', 'TA-0']);
    expect(await about(['H-8'], 2)).toEqual(['TA-1', 'TA-3']);
    expect([await about(['H-9'], 9), await about([], 9)]).toEqual([
      ['TA-1', 'TA-0'],
      ['TA-1', 'TA-0'],
    ]);
  });

  it('lists those that wait for a role of a company, the longest waiting first', async () => {
    await save(
      { stateSince: 2_000 },
      { stateSince: 1_000, companyId: 'C-5' },
      { stateSince: 1_000 },
      { waitsForRole: 'operator', stateSince: 3_000 },
      { waitsForId: 'C-2' },
      { waitsForId: '', waitsForRole: '' },
    );
    const waiting = async (...roles: readonly ('operator' | 'director' | 'final-reviewer')[]) =>
      idsOf(await doing(async ({ tradeApplications }) => tradeApplications.waitingFor('C-1', roles)));
    expect(await waiting('director')).toEqual(['TA-1', 'TA-2', 'TA-0']);
    expect(await waiting('operator', 'director')).toEqual(['TA-1', 'TA-2', 'TA-0', 'TA-3']);
    expect([await waiting('final-reviewer'), await waiting()]).toEqual([[], []]);
  });

  it('lists those whose last day is over, and finds one by its exact number', async () => {
    await save({ endsOn: '2026-12-01' }, { endsOn: '2026-12-02' }, { endsOn: '' }, { endsOn: '2026-11-30' });
    await doing(async ({ tradeApplications }) => {
      expect(await tradeApplications.ended('2026-12-02')).toEqual(['TA-0', 'TA-3']);
      expect(await tradeApplications.ended('2026-11-30')).toEqual([]);
      expect(await tradeApplications.ending('2026-11-30', '2026-12-01')).toEqual(['TA-0']);
      expect(await tradeApplications.ending('2026-12-01', '2026-12-01')).toEqual([]);
      expect(await tradeApplications.ending('2026-11-01', '2026-11-30')).toEqual(['TA-3']);
      expect((await tradeApplications.byNumber('QF-1'))?.id).toBe('TA-1');
      expect(await tradeApplications.byNumber('qf-1')).toBeUndefined();
    });
  });
}

function usesContract({ doing, keeps }: StoreSuite): void {
  beforeEach(async () => {
    await doing(async ({ issueLimits }) =>
      issueLimits.saveAll([
        { ...records.issueLimit, id: 'C-8 credit', companyId: 'C-8' },
        { ...records.issueLimit, id: 'C-7 credit', companyId: 'C-7' },
      ]),
    );
  });

  keeps(
    'limits',
    (each) => each.issueLimits,
    (each) => each.id,
    [records.issueLimit, records.bareIssueLimit],
    { total: money('0.00') },
  );
  keeps(
    'uses of limits',
    (each) => each.limitUses,
    (each) => each.id,
    [records.limitUse],
    { state: 'used', amount: money('0.00') },
  );
  keeps(
    'changes of limits',
    (each) => each.limitChanges,
    (each) => each.id,
    [records.limitChange, records.limitGrant],
    { reason: '更正', requestId: '' },
  );
  keeps(
    'requests about limits',
    (each) => each.limitRequests,
    (each) => each.id,
    [records.limitRequest, records.openLimitRequest],
    { state: 'withdrawn', endedAt: 1_764_208_999_000, words: '' },
  );
  keeps(
    'proposals for limits',
    (each) => each.limitProposals,
    (each) => each.id,
    [records.limitProposal, records.decliningProposal],
    { changes: true, madeBy: '高明远' },
  );
  keeps(
    'thresholds of the final review',
    (each) => each.reviewThresholds,
    (each) => each.id,
    [records.reviewThreshold, records.openThreshold],
    { state: 'declined', deciderName: '傅明衡', decidedAt: 1_764_208_800_009 },
  );

  it('lists the thresholds of a company, the newest first, and keeps one proposal open', async () => {
    const of = (id: string, proposedAt: number, more: Partial<ReviewThresholdRecord> = {}) =>
      doing(async ({ reviewThresholds }) =>
        reviewThresholds.save({ ...records.reviewThreshold, id, proposedAt, ...more }),
      );
    await of('1', 5);
    await of('2', 7);
    await of('3', 5);
    await of('4', 9, { companyId: 'C-8' });
    await of('5', 6, { state: 'proposed' });
    const found = await doing(async ({ reviewThresholds }) => reviewThresholds.ofCompany('C-9', 'credit'));
    expect(found.map(({ id }) => id)).toEqual(['2', '5', '3', '1']);
    await expect(of('6', 8, { state: 'proposed' })).rejects.toThrow();
    await of('6', 8, { state: 'proposed', companyId: 'C-8' });
  });

  it('pages through uses, changes and requests of a limit, the newest first', async () => {
    const at = (time: number): number => records.limitUse.at + time;
    await doing(async ({ limitUses, limitChanges, limitRequests }) => {
      const ids = [
        ['1', 5],
        ['2', 7],
        ['3', 5],
        ['4', 6],
      ] as const;
      await limitUses.saveAll(ids.map(([id, time]) => ({ ...records.limitUse, id, at: at(time) })));
      await limitChanges.saveAll(ids.map(([id, time]) => ({ ...records.limitChange, id, at: at(time) })));
      await limitRequests.saveAll(ids.map(([id, time]) => ({ ...records.limitRequest, id, sentAt: at(time) })));
      const other = { id: '5', limitId: 'C-7 credit' };
      await limitUses.save({ ...records.limitUse, ...other });
      await limitChanges.save({ ...records.limitChange, ...other });
      await limitRequests.save({ ...records.limitRequest, ...other });
    });
    await doing(async ({ limitUses, limitChanges, limitRequests }) => {
      for (const table of [limitUses, limitChanges, limitRequests]) {
        expect(idsOf(await table.page('C-8 credit', all))).toEqual(['2', '4', '3', '1']);
        expect(idsOf(await table.page('C-8 credit', { offset: 1, limit: 2 }))).toEqual(['4', '3']);
        expect(await table.page('C-8 credit', { offset: 4, limit: 2 })).toEqual([]);
        expect(await table.count('C-8 credit')).toBe(4);
        expect(await table.count('C-6 credit')).toBe(0);
      }
    });
  });

  it('finds the open request about a limit, and keeps no second one', async () => {
    await doing(async ({ limitRequests }) => limitRequests.saveAll([records.limitRequest, records.openLimitRequest]));
    const open = async (limitId: string) => doing(async ({ limitRequests }) => limitRequests.open(limitId));
    expect(await open('C-8 credit')).toEqual(records.openLimitRequest);
    expect(await open('C-7 credit')).toBeUndefined();
    await expect(
      doing(async ({ limitRequests }) => limitRequests.save({ ...records.openLimitRequest, id: 'LR-3' })),
    ).rejects.toThrow();
    expect(await open('C-8 credit')).toEqual(records.openLimitRequest);
  });

  it('lists the limits that end between two days', async () => {
    const ending = (id: string, validUntil: string) => ({ ...records.issueLimit, id, validUntil });
    await doing(async ({ issueLimits }) =>
      issueLimits.saveAll([
        ending('C-5 d', '2026-12-27'),
        ending('C-5 a', '2026-11-27'),
        ending('C-5 b', '2026-11-26'),
        ending('C-5 c', '2026-12-28'),
        ending('C-5 e', ''),
      ]),
    );
    const found = async (from: string, to: string) =>
      doing(async ({ issueLimits }) => issueLimits.endingBetween(from, to));
    expect(await found('2026-11-27', '2026-12-27')).toEqual(['C-5 a', 'C-5 d']);
    expect(await found('2026-12-29', '2027-01-01')).toEqual([]);
  });

  keeps(
    'uses of invoices',
    (each) => each.invoiceUses,
    (each) => each.id,
    [records.invoiceUse],
    { state: 'reserved', amount: money('0.01') },
  );

  it('sums up the used and reserved amounts of a limit', async () => {
    const use = (id: string, state: 'used' | 'reserved', amount: number, limitId = 'C-8 credit') => ({
      ...records.limitUse,
      id,
      state,
      amount: fen(amount),
      limitId,
    });
    await doing(async ({ limitUses }) =>
      limitUses.saveAll([
        use('TA-1', 'used', 100),
        use('TA-2', 'used', 1),
        use('TA-3', 'reserved', 20),
        use('TA-4', 'used', 5_000, 'C-7 credit'),
      ]),
    );
    await doing(async ({ limitUses }) => {
      expect(await limitUses.sums('C-8 credit')).toEqual({ used: fen(101), reserved: fen(20) });
      expect(await limitUses.sums('C-6 credit')).toEqual({ used: fen(0), reserved: fen(0) });
    });
  });

  it('lists the limits of a company', async () => {
    await doing(async ({ issueLimits }) =>
      issueLimits.saveAll([
        { ...records.issueLimit, id: 'C-9 b' },
        { ...records.issueLimit, id: 'C-9 a' },
      ]),
    );
    expect(idsOf(await doing(async ({ issueLimits }) => issueLimits.ofCompany('C-9')))).toEqual(['C-9 a', 'C-9 b']);
    expect(await doing(async ({ issueLimits }) => issueLimits.ofCompany('C-5'))).toEqual([]);
  });

  it('lists the uses of invoices, across companies, and those of an application', async () => {
    const use = (invoiceId: string, applicationId: string, companyId: string) => ({
      ...records.invoiceUse,
      id: `${invoiceId} ${applicationId}`,
      invoiceId,
      applicationId,
      companyId,
    });
    await doing(async ({ invoiceUses }) =>
      invoiceUses.saveAll([use('N2', 'TA-1', 'C-9'), use('N1', 'TA-2', 'C-8'), use('N1', 'TA-1', 'C-9')]),
    );
    await doing(async ({ invoiceUses }) => {
      expect(idsOf(await invoiceUses.ofInvoices(['N1']))).toEqual(['N1 TA-1', 'N1 TA-2']);
      expect(idsOf(await invoiceUses.ofInvoices(['N2', 'N1', `'`]))).toEqual(['N1 TA-1', 'N1 TA-2', 'N2 TA-1']);
      expect(await invoiceUses.ofInvoices([])).toEqual([]);
      expect(idsOf(await invoiceUses.ofApplication('TA-1'))).toEqual(['N1 TA-1', 'N2 TA-1']);
    });
  });
}
