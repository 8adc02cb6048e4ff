import { beforeEach, describe, expect, it } from 'vitest';
import { shanghaiDate } from '../../../../src/domain/calendar/plain-date.ts';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { standardFor } from '../../../../server/core/evidence/candidates-desk.ts';
import type { CallerFacts } from '../../../../server/core/context.ts';
import type { Transaction } from '../../../../server/core/store.ts';
import type { CandidateRecord, PackageRecord } from '../../../../server/core/records/evidence.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { sandboxMembers, type MemberOrder } from '../../../../server/core/sandbox/sandbox-members.ts';
import { sandboxAgreements } from '../../../../server/core/sandbox/sandbox-agreements.ts';
import { productSwitches } from '../../../../server/core/sandbox/product-switches.ts';
import { asked, uploadingWorld, type World } from './uploading.ts';

let world: World;
let clerk: CallerFacts;
let handedIn: PackageRecord;

interface Offered {
  readonly isCanRelateBusinessNumber: boolean;
  readonly credits: readonly { readonly fkCredit: string; readonly creditNo: string; readonly amount: string }[];
}

beforeEach(async () => {
  world = await uploadingWorld(new MemoryObjectStore(), { clock: new ManualClock(Date.parse('2026-11-21T02:00:00Z')) });
  clerk = await world.asking('zhousiyuan');
  handedIn = await world.store.transaction(async (transaction) => {
    const { records } = await transaction.candidates.page({
      book: 'credit',
      side: 'finance',
      pkCorp: 'C-YANZHOU',
      states: ['HOLDING'],
      businessTypes: undefined,
      productType: undefined,
      counterparty: undefined,
      offset: 0,
      limit: 200,
    });
    const first = records.find(({ number }) => number.endsWith('-00871'));
    const found = await transaction.packages.find(world.docDatumId);
    const standard = first && (await standardFor(transaction, 'credit', first.coreEnterpriseId, first.funderId ?? ''));
    if (!first || !found || !standard) throw new Error('The demo world has lost its first receivable');
    const record: PackageRecord = {
      ...found,
      state: 'UN_AUDIT',
      fkFinance: first.funderId ?? '',
      businessType: first.businessType,
      book: 'credit',
      side: 'finance',
      standardVersion: standard.snapshotVersion,
    };
    for (const business of await transaction.candidates.inPackage(world.docDatumId))
      await transaction.candidates.save({ ...business, packagedIn: undefined });
    await transaction.candidates.save({ ...first, packagedIn: world.docDatumId });
    await transaction.packages.save(record);
    return record;
  });
});

/** A transaction with a callback for each query of its tables. */
function counted(transaction: Transaction, told: () => void): Transaction {
  const table = (own: object): object =>
    new Proxy(own, {
      get: (target, name) => {
        const found: unknown = Reflect.get(target, name, target);
        return typeof found !== 'function'
          ? found
          : (...given: readonly unknown[]) => {
              told();
              return Reflect.apply(found, target, given) as unknown;
            };
      },
    });
  return Object.fromEntries(
    Object.entries(transaction).map(([name, part]) => [name, typeof part === 'object' ? table(part as object) : part]),
  ) as unknown as Transaction;
}

const offered = async (asking = clerk) =>
  (await asked(world, 'relateCheck', { docDatumId: world.docDatumId }, asking)).data as Offered;
const relate = async (ids: readonly string[], wish: object = {}, asking = clerk) =>
  asked(
    world,
    'relate',
    {
      docType: 'CREDIT',
      docDatumId: world.docDatumId,
      dataVersion: handedIn.dataVersion,
      businessNumberIds: ids,
      ...wish,
    },
    asking,
  );
const idOf = async (ending: string): Promise<string> =>
  (await offered()).credits.find(({ creditNo }) => creditNo.endsWith(ending))?.fkCredit ?? '';

describe('relating further businesses to a package', () => {
  it('offers the fitting ones, and adds the related one to the package’s sums and log', async () => {
    expect((await offered()).isCanRelateBusinessNumber).toBe(true);
    const id = await idOf('-00880');
    expect(await relate([id])).toMatchObject({ code: '0', data: { dataVersion: handedIn.dataVersion + 1 } });
    const now = await world.store.transaction(async (transaction) => ({
      record: await transaction.packages.find(world.docDatumId),
      related: await transaction.candidates.find(id),
      log: await transaction.log.ofPackage(world.docDatumId),
    }));
    expect(now.record).toMatchObject({
      state: 'UN_AUDIT',
      totalAmount: { fen: handedIn.totalAmount.fen + 9_648_000n },
    });
    expect(now.related).toMatchObject({ packagedIn: world.docDatumId });
    expect(now.log.at(-1)).toMatchObject({
      action: 'related',
      detail: 'RX6101-2026-00880',
      actorName: '周思远',
      dataVersion: handedIn.dataVersion + 1,
    });
    expect(await idOf('-00880')).toBe('');
  });

  it('offers a fitting one behind any number that do not fit', async () => {
    const id = await idOf('-00880');
    await world.store.transaction(async ({ candidates }) => {
      const found = await candidates.find(id);
      if (!found) throw new Error('The demo world has lost a receivable');
      const others = [
        { creditSourceName: '别家', counterpartyName: '别家' },
        { funderId: 'F-OTHER' },
        { packagedIn: world.docDatumId },
        { dueDate: '2026-01-01' },
      ];
      await candidates.saveAll(
        Array.from({ length: 1_200 }, (_, index) => ({
          ...found,
          id: `K-EARLIER-${index}`,
          number: `AA-${index}`,
          ...others[index % others.length],
        })),
      );
    });
    expect(await idOf('-00880')).toBe(id);
  });

  it('offers only businesses that fit together', async () => {
    const { isCanRelateBusinessNumber, credits } = await offered();
    expect(isCanRelateBusinessNumber).toBe(true);
    expect(await relate(credits.map(({ fkCredit }) => fkCredit))).toMatchObject({ code: '0' });
  });

  it('is refused under another book than the package’s', async () => {
    const id = await idOf('-00880');
    expect((await relate([id], { docType: 'EST' })).code).toBe('NOT_FOUND');
    expect((await relate([id], { docType: 'TOMORROW' })).code).toBe('REQUEST_INVALID');
    expect((await relate([id])).code).toBe('0');
  });

  it('relates all of the named businesses or none', async () => {
    const all = await world.store.transaction(async (transaction) =>
      transaction.candidates.page({
        book: 'credit',
        side: 'finance',
        pkCorp: 'C-YANZHOU',
        states: undefined,
        businessTypes: undefined,
        productType: undefined,
        counterparty: undefined,
        offset: 0,
        limit: 200,
      }),
    );
    const foreign = all.records.find(({ number }) => number.endsWith('-01120'))?.id ?? '';
    const id = await idOf('-00880');
    expect(await relate([id, foreign])).toMatchObject({ code: 'SELECTION_REFUSED' });
    expect(await idOf('-00880')).toBe(id);
  });

  it('is refused by name when the product was switched off since the offer', async () => {
    const id = await idOf('-00880');
    await productSwitches(world.store).put('CREDIT', false);
    expect(await relate([id])).toMatchObject({ code: 'FINANCING_SWITCHED_OFF', data: { number: 'RX6101-2026-00880' } });
    await productSwitches(world.store).put('CREDIT', true);
    expect((await relate([id])).code).toBe('0');
  });

  it.each([
    ['withdrawn', 'withdraw', 'AGREEMENT_WITHDRAWN'],
    ['published again and not signed in time', 'publish-anew', 'AGREEMENT_TO_SIGN'],
  ] as const)('is refused under an agreement that was %s', async (_what, action, code) => {
    const id = await idOf('-00880');
    await sandboxAgreements(world.store, { now: () => world.parts.clock.now() - 48 * 3_600_000 }).put('CREDIT', action);
    expect(await offered()).toMatchObject({ isCanRelateBusinessNumber: false, credits: [] });
    const since = shanghaiDate(world.parts.clock.now() - 48 * 3_600_000);
    const data = action === 'withdraw' ? { product: 'CREDIT', on: since } : { product: 'CREDIT' };
    expect(await relate([id])).toMatchObject({ code, data });
    const chosen = { docType: 'CREDIT', fkFinance: handedIn.fkFinance, businessNumberIds: [id] };
    expect(await asked(world, 'autoRelateCheck', chosen, clerk)).toMatchObject({
      code: '0',
      data: { isCanRelateBusinessNumber: false },
    });
    expect(
      await asked(world, 'autoRelate', { ...chosen, canRelateBusinessNumberId: world.docDatumId }, clerk),
    ).toMatchObject({ code });
    await sandboxAgreements(world.store, world.parts.clock).put('CREDIT', 'restore');
    expect(await relate([id])).toMatchObject({ code: '0' });
  });

  it.each<[string, Omit<MemberOrder, 'pkCorp'>, string, Omit<MemberOrder, 'pkCorp'>]>([
    [
      'is a violating member',
      { standing: 'violating', effectiveOn: '2026-01-01' },
      'MEMBER_VIOLATING',
      { standing: 'normal' },
    ],
    ['is barred from financing', { barred: ['finance'] }, 'BUSINESS_BARRED', { barred: [] }],
  ])('is refused for a company that %s', async (_what, order, code, back) => {
    const id = await idOf('-00880');
    const members = sandboxMembers(world.store, world.parts.clock);
    await members.put({ pkCorp: 'C-YANZHOU', ...order });
    expect(await offered()).toMatchObject({ isCanRelateBusinessNumber: false, credits: [] });
    expect(await relate([id])).toMatchObject({ code });
    const chosen = { docType: 'CREDIT', fkFinance: handedIn.fkFinance, businessNumberIds: [id] };
    expect(await asked(world, 'autoRelateCheck', chosen, clerk)).toMatchObject({
      code: '0',
      data: { isCanRelateBusinessNumber: false },
    });
    expect(
      await asked(world, 'autoRelate', { ...chosen, canRelateBusinessNumberId: world.docDatumId }, clerk),
    ).toMatchObject({ code });
    await members.put({ pkCorp: 'C-YANZHOU', ...back });
    expect(await relate([id])).toMatchObject({ code: '0' });
  });

  it('is guarded by version, by state, and by company and role', async () => {
    const id = await idOf('-00880');
    expect((await relate([id], { dataVersion: 99 })).code).toBe('DATA_VERSION_STALE');
    expect((await relate([], {})).code).toBe('REQUEST_INVALID');
    expect((await relate(['K-NONE'])).code).toBe('NOT_FOUND');
    expect((await relate([id], {}, await world.asking('heqinghe'))).code).toBe('NOT_FOUND');
    expect((await relate([id], {}, await world.asking('guyunzhou', 'ROLE_CORP_DIRECTOR'))).code).toBe('NOT_PERMITTED');
    await world.store.transaction(async (transaction) =>
      transaction.packages.save({ ...handedIn, state: 'AUDIT_REJECT' }),
    );
    expect((await relate([id])).code).toBe('NOT_IN_THIS_STATE');
    expect(await offered()).toEqual({ isCanRelateBusinessNumber: false, credits: [] });
  });

  it.each<[string, Partial<CandidateRecord>, string]>([
    ['of another company, as if there were none', { pkCorp: 'C-CHENGYE' }, 'NOT_FOUND'],
    ['of another book', { book: 'first-trade' }, 'SELECTION_REFUSED'],
    ['of the other side', { side: 'issue' }, 'SELECTION_REFUSED'],
    ['that is not to be had yet', { state: 'UNSIGNED' }, 'SELECTION_REFUSED'],
  ])('is refused for a business %s', async (_which, change, code) => {
    const id = await idOf('-00880');
    await world.store.transaction(async ({ candidates }) => {
      const found = await candidates.find(id);
      // A business that fits except for this change.
      if (found) await candidates.save({ ...found, id: 'beside', number: 'RX-BESIDE', ...change });
    });
    expect((await relate(['beside'])).code).toBe(code);
    expect(
      await asked(
        world,
        'autoRelate',
        {
          docType: 'CREDIT',
          fkFinance: handedIn.fkFinance,
          canRelateBusinessNumberId: world.docDatumId,
          businessNumberIds: ['beside'],
        },
        clerk,
      ),
    ).toMatchObject({ code });
    expect((await relate([id])).code).toBe('0');
  });

  it.each<[string, Partial<PackageRecord>, string, object]>([
    [
      'earlier than the package is paid, is expected by then',
      { expectPayAmount: { fen: 100n }, expectDueDate: '2027-06-30' },
      '2027-03-31',
      { expectPayAmount: { fen: 9_648_100n }, expectDueDate: '2027-03-31' },
    ],
    [
      'later, is expected as the package was',
      { expectPayAmount: { fen: 100n }, expectDueDate: '2027-03-30' },
      '2027-03-31',
      { expectPayAmount: { fen: 9_648_100n }, expectDueDate: '2027-03-30' },
    ],
    [
      'for a package of which nothing is expected, gives it a day and no amount',
      { expectPayAmount: undefined, expectDueDate: '' },
      '2027-03-31',
      { expectPayAmount: undefined, expectDueDate: '2027-03-31' },
    ],
  ])('sets the expected date when a business is due %s', async (_when, wish, dueDate, expected) => {
    const id = await idOf('-00880');
    await world.store.transaction(async ({ candidates, packages }) => {
      const found = await candidates.find(id);
      if (found) await candidates.save({ ...found, dueDate });
      await packages.save({ ...handedIn, ...wish });
    });
    expect(await relate([id])).toMatchObject({ code: '0' });
    const now = await world.store.transaction(async ({ packages }) => packages.find(world.docDatumId));
    expect({ expectPayAmount: now?.expectPayAmount, expectDueDate: now?.expectDueDate }).toEqual(expected);
  });

  it('offers at most a hundred, however many fit', async () => {
    const id = await idOf('-00880');
    await world.store.transaction(async ({ candidates }) => {
      const found = await candidates.find(id);
      if (found)
        await candidates.saveAll(
          Array.from({ length: 1_300 }, (_, index) => ({ ...found, id: `K-FITS-${index}`, number: `AA-${index}` })),
        );
    });
    expect((await offered()).credits).toHaveLength(100);
  });

  it('offers nothing for a package under another standard', async () => {
    await world.store.transaction(async ({ packages }) =>
      packages.save({ ...handedIn, standardVersion: 'STD-EARLIER' }),
    );
    expect(await offered()).toEqual({ isCanRelateBusinessNumber: false, credits: [] });
  });

  it('offers candidates without invoices only to packages that owe their invoices', async () => {
    const id = await idOf('-00880');
    const beside = async (invoiceNeed: PackageRecord['invoiceNeed']): Promise<readonly string[]> => {
      await world.store.transaction(async ({ candidates, packages }) => {
        const found = await candidates.find(id);
        if (found) await candidates.save({ ...found, id: 'K-BLANK', number: 'RX-BLANK', state: 'PUSHED_BLANK' });
        await packages.save({ ...handedIn, invoiceNeed });
      });
      return (await offered()).credits
        .map(({ fkCredit }) => fkCredit)
        .filter((each) => each === id || each === 'K-BLANK');
    };
    expect([await beside('owed'), await beside(handedIn.invoiceNeed)]).toEqual([['K-BLANK'], [id]]);
    expect((await relate(['K-BLANK'])).code).toBe('SELECTION_REFUSED');
    await beside('owed');
    // A business that was assigned this way was accepted before: a product that is switched off later does not exclude
    // it.
    await productSwitches(world.store).put('CREDIT', false);
    expect([(await relate([id])).code, (await relate(['K-BLANK'])).code]).toEqual(['SELECTION_REFUSED', '0']);
  });

  it('by two operators at the same moment, or twice under one key, is done once', async () => {
    const id = await idOf('-00880');
    const limin = await world.asking('limin');
    const keyed = { ...clerk, idempotencyKey: 'once' };
    const codes = (await Promise.all([relate([id], {}, keyed), relate([id], {}, limin)])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['0', 'DATA_VERSION_STALE']);
    if (codes[0] === '0') expect((await relate([id], {}, keyed)).code).toBe('0');
  });
});

describe('an existing package that can take a selection', () => {
  const businesses = async () =>
    world.store.transaction(
      async (transaction) =>
        (
          await transaction.candidates.page({
            book: 'credit',
            side: 'finance',
            pkCorp: 'C-YANZHOU',
            states: undefined,
            businessTypes: undefined,
            productType: undefined,
            counterparty: undefined,
            offset: 0,
            limit: 200,
          })
        ).records,
    );
  const idEnding = async (ending: string): Promise<string> =>
    (await businesses()).find(({ number }) => number.endsWith(ending))?.id ?? '';
  const asking = async (ids: readonly string[], wish: object = {}, who = clerk) =>
    asked(
      world,
      'autoRelateCheck',
      { docType: 'CREDIT', fkFinance: handedIn.fkFinance, businessNumberIds: ids, ...wish },
      who,
    );
  const joining = async (ids: readonly string[], wish: object = {}, who = clerk) =>
    asked(
      world,
      'autoRelate',
      {
        docType: 'CREDIT',
        fkFinance: handedIn.fkFinance,
        canRelateBusinessNumberId: world.docDatumId,
        businessNumberIds: ids,
        ...wish,
      },
      who,
    );
  const none = { isCanRelateBusinessNumber: false };
  /** Removes the demo world's other candidate packages. */
  const alone = async () =>
    world.store.transaction(async (transaction) => {
      for (const other of await transaction.packages.inStates(undefined))
        if (other.docDatumId !== world.docDatumId && other.pkCorp === 'C-YANZHOU')
          await transaction.packages.save({ ...other, state: 'PREPARE' });
    });

  it('is named only when it takes the whole selection', async () => {
    await alone();
    const [fits, foreign] = [await idEnding('-00880'), await idEnding('-01120')];
    expect((await asking([fits])).data).toMatchObject({
      isCanRelateBusinessNumber: true,
      canRelateBusinessNumberId: world.docDatumId,
    });
    expect((await asking([fits, foreign])).data).toEqual(none);
    await world.store.transaction(async ({ candidates }) => {
      const found = await candidates.find(fits);
      if (found) await candidates.save({ ...found, id: 'K-UNSIGNED', number: 'RX-UNSIGNED', state: 'UNSIGNED' });
    });
    expect((await asking([fits, 'K-UNSIGNED'])).data).toEqual(none);
    expect((await asking([fits], { fkFinance: 'F-OTHER' })).data).toEqual(none);
    await world.store.transaction(async (transaction) =>
      transaction.packages.save({ ...handedIn, state: 'AUDIT_REJECT' }),
    );
    expect((await asking([fits])).data).toEqual(none);
    await world.store.transaction(async (transaction) =>
      transaction.packages.save({ ...handedIn, state: 'AUDITED', fundedAt: 1 }),
    );
    expect((await asking([fits])).data).toEqual(none);
  });

  it('is checked with the selection as a whole, and not with each candidate alone', async () => {
    await alone();
    const mine = (await businesses()).find(({ packagedIn }) => packagedIn === world.docDatumId);
    const [one, two] = [await idEnding('-00880'), await idEnding('-00872')];
    await world.store.transaction(async (transaction) => {
      for (const [id, counterpartyName, supplierName] of [
        [one, '甲', mine?.supplierName ?? ''],
        [two, mine?.counterpartyName ?? '', '乙'],
      ] as const) {
        const found = await transaction.candidates.find(id);
        if (found && mine)
          await transaction.candidates.save({
            ...found,
            packagedIn: undefined,
            creditSourceName: mine.creditSourceName,
            invoiceTag: mine.invoiceTag,
            funderId: mine.funderId,
            funderName: mine.funderName,
            coreEnterpriseId: mine.coreEnterpriseId,
            businessType: mine.businessType,
            counterpartyName,
            supplierName,
          });
      }
    });
    expect([(await asking([one])).data, (await asking([two])).data]).toMatchObject([
      { isCanRelateBusinessNumber: true },
      { isCanRelateBusinessNumber: true },
    ]);
    expect((await asking([one, two])).data).toEqual(none);
    expect([(await relate([one, two])).code, (await joining([one, two])).code]).toEqual([
      'SELECTION_REFUSED',
      'SELECTION_REFUSED',
    ]);
    expect(
      await world.store.transaction(async ({ candidates }) =>
        (await candidates.findAll([one, two].toSorted())).map(({ packagedIn }) => packagedIn),
      ),
    ).toEqual([undefined, undefined]);
  });

  it('is not found for another funder, a packaged candidate, a missing invoice or another standard', async () => {
    await alone();
    const id = await idEnding('-00880');
    expect((await asking([id])).data).toMatchObject({ isCanRelateBusinessNumber: true });
    const found = await world.store.transaction(async (transaction) => transaction.candidates.find(id));
    if (!found) throw new Error('The demo world has lost a receivable');
    for (const change of [
      { funderId: 'F-OTHER' },
      { packagedIn: world.docDatumId },
      { state: 'USED' },
      { dueDate: '2020-01-01' },
    ]) {
      await world.store.transaction(async ({ candidates }) => candidates.save({ ...found, ...change }));
      expect([change, (await asking([id])).data]).toEqual([change, none]);
    }
    await world.store.transaction(async ({ candidates, packages }) => {
      await candidates.save(found);
      await packages.save({ ...handedIn, standardVersion: 'STD-EARLIER' });
    });
    expect((await asking([id])).data).toEqual(none);
    await world.store.transaction(async (transaction) =>
      transaction.packages.save({ ...handedIn, invoiceNeed: 'owed' }),
    );
    expect((await asking([id])).data).toEqual(none);
    await world.store.transaction(async (transaction) => {
      await transaction.packages.save(handedIn);
      for (const business of await transaction.candidates.inPackage(world.docDatumId))
        await transaction.candidates.save({ ...business, invoiceTag: 'INVOICE_ABSENT' });
      await transaction.candidates.save({ ...found, invoiceTag: undefined });
    });
    expect((await asking([id])).data).toEqual(none);
  });

  it('is the latest fitting one, and takes again a business of a discarded package', async () => {
    await alone();
    const id = await idEnding('-00880');
    await world.store.transaction(async (transaction) => {
      await transaction.packages.save({ ...handedIn, docDatumId: 'DD-LATER', createdAt: handedIn.createdAt + 1 });
      await transaction.packages.save({ ...handedIn, docDatumId: 'DD-GONE', state: 'INVALID' });
      const [first] = await transaction.candidates.inPackage(world.docDatumId);
      const found = await transaction.candidates.find(id);
      if (first)
        await transaction.candidates.save({ ...first, id: 'K-LATER', number: 'RX-LATER', packagedIn: 'DD-LATER' });
      if (found) await transaction.candidates.save({ ...found, packagedIn: 'DD-GONE' });
    });
    expect((await asking([id])).data).toMatchObject({ canRelateBusinessNumberId: 'DD-LATER' });
    // The later package's own business does not fit, so the earlier package takes it.
    await world.store.transaction(async ({ candidates }) => {
      const own = await candidates.find('K-LATER');
      if (own) await candidates.save({ ...own, businessType: 'TM09' });
    });
    expect((await asking([id])).data).toMatchObject({ canRelateBusinessNumberId: world.docDatumId });
  });

  it('is found for a thousand candidates by as many store queries as for one', async () => {
    await alone();
    const id = await idEnding('-00880');
    await world.store.transaction(async (transaction) => {
      const found = await transaction.candidates.find(id);
      if (!found) throw new Error('The demo world has lost a receivable');
      for (let index = 0; index < 1_000; index += 1)
        await transaction.candidates.save({ ...found, id: `K-MANY-${index}`, number: `RX-MANY-${index}` });
    });
    const many = Array.from({ length: 1_000 }, (_, index) => `K-MANY-${index}`);
    const questions = async (ids: readonly string[]): Promise<number> => {
      let count = 0;
      const { transaction: open } = world.store;
      world.store.transaction = async (work) =>
        open.call(world.store, async (transaction) => work(counted(transaction, () => (count += 1)))) as never;
      const answer = await asking(ids);
      world.store.transaction = open;
      expect(answer.data).toMatchObject({
        isCanRelateBusinessNumber: true,
        canRelateBusinessNumberId: world.docDatumId,
      });
      return count;
    };
    expect(await questions(many)).toBe(await questions([id]));
  });

  it('is looked up only for the caller’s own candidates of a known book', async () => {
    const id = await idEnding('-00880');
    expect((await asking([])).code).toBe('REQUEST_INVALID');
    expect((await asking([id, 'K-NONE'])).code).toBe('NOT_FOUND');
    // A business of another company, book or side is treated as if it did not exist, also together with an own one.
    const found = await world.store.transaction(async ({ candidates }) => candidates.find(id));
    for (const other of [{ pkCorp: 'C-CHENGYE' }, { book: 'first-trade' }, { side: 'issue' }] as const) {
      await world.store.transaction(async ({ candidates }) => {
        if (found) await candidates.save({ ...found, id: 'K-OTHERS', ...other });
      });
      for (const ids of [['K-OTHERS'], [id, 'K-OTHERS']])
        expect([other, (await asking(ids)).code]).toEqual([other, 'NOT_FOUND']);
    }
    expect((await asking([id], { docType: 'ABS' })).code).toBe('NOT_FOUND');
    expect((await asking([id], { docType: 'TOMORROW' })).code).toBe('REQUEST_INVALID');
    expect((await asking([id], {}, await world.asking('heqinghe'))).code).toBe('NOT_FOUND');
    expect((await asking([id], {}, await world.asking('guyunzhou', 'ROLE_CORP_DIRECTOR'))).code).toBe('NOT_PERMITTED');
  });

  it('takes the selection once, and only under the parameters of the request', async () => {
    const id = await idEnding('-00880');
    const keyed = { ...clerk, idempotencyKey: 'joined' };
    expect((await joining([])).code).toBe('REQUEST_INVALID');
    expect((await joining([id], { fkFinance: 'F-OTHER' })).code).toBe('NOT_FOUND');
    expect((await joining([id], { docType: 'ABS' })).code).toBe('NOT_FOUND');
    expect((await joining([id], { canRelateBusinessNumberId: 'DD-NONE' })).code).toBe('NOT_FOUND');
    expect((await joining([id], {}, await world.asking('heqinghe'))).code).toBe('NOT_FOUND');
    expect((await joining([id], {}, await world.asking('guyunzhou', 'ROLE_CORP_DIRECTOR'))).code).toBe('NOT_PERMITTED');
    expect(await joining([id], {}, keyed)).toMatchObject({
      code: '0',
      data: { docType: 'CREDIT', dataVersion: handedIn.dataVersion + 1 },
    });
    expect((await joining([id], {}, keyed)).code).toBe('0');
    expect((await joining([id])).code).toBe('SELECTION_REFUSED');
    await world.store.transaction(async (transaction) =>
      transaction.packages.save({ ...handedIn, state: 'AUDIT_REJECT' }),
    );
    expect((await joining([id])).code).toBe('NOT_IN_THIS_STATE');
  });
});
