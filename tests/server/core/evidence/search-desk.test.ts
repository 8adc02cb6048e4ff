import { beforeAll, describe, expect, it } from 'vitest';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';
import { money } from '../../../../src/domain/money/money.ts';

interface Found {
  readonly packages: readonly {
    readonly docDatumId: string;
    readonly docType: string;
    readonly state: string;
    readonly isFunded: boolean;
    readonly partyName: string;
    readonly totalAmount: string;
    readonly createDate?: string;
    readonly otherNames?: readonly string[];
  }[];
  readonly receivables: readonly {
    readonly number: string;
    readonly partyName: string;
    readonly amount: string;
    readonly dueDate: string;
  }[];
  readonly documents: readonly {
    readonly docFileType: string;
    readonly number: string;
    readonly docDatumId: string;
    readonly amount?: string;
  }[];
  readonly partyNames: readonly string[];
  readonly products: readonly { readonly docType: string }[];
  readonly more: { readonly packages: boolean; readonly receivables: boolean; readonly documents: boolean };
  readonly unlisted?: { readonly packages: boolean; readonly receivables: boolean };
}
interface Listed {
  readonly records: readonly { readonly docDatumId: string }[];
}

const nothing: Found = {
  packages: [],
  receivables: [],
  documents: [],
  partyNames: [],
  products: [],
  more: { packages: false, receivables: false, documents: false },
};

describe('a search for records', () => {
  let backEnd: Awaited<ReturnType<typeof demoBackEnd>>;
  const as = async (account: string): Promise<Asker> => {
    const asker = new Asker(backEnd);
    await asker.signIn(account);
    return asker;
  };
  const found = async (asker: Asker, text: string): Promise<Found> => asker.given<Found>('foundRecords', { text });
  beforeAll(async () => {
    backEnd = await demoBackEnd();
  });

  it('finds the packages that the list of all books finds, the newest first', async () => {
    const zhou = await as('zhousiyuan');
    const { records } = await zhou.given<Listed>('allPackagePage', { keyword: '启衡', page: 1, pageSize: 20 });
    const { packages, more } = await found(zhou, '启衡');
    expect([packages.map(({ docDatumId }) => docDatumId), more.packages]).toEqual([
      records.slice(0, 5).map(({ docDatumId }) => docDatumId),
      true,
    ]);
  });

  it.each(['ABS', '应收账款ABS', 'receivables abs'])('finds only the packages of the product %s', async (text) => {
    const luo = await as('luoqiubai');
    const { packages, products } = await found(luo, text);
    expect(packages.length).toBeGreaterThan(0);
    expect([new Set(packages.map(({ docType }) => docType)), products]).toEqual([
      new Set(['ABS']),
      [{ docType: 'ABS' }],
    ]);
  });

  it('finds a document by a part of its number, with its package', async () => {
    const zhou = await as('zhousiyuan');
    const { documents } = await found(zhou, '01287');
    expect(documents.length).toBeGreaterThan(0);
    for (const { number, docFileType, docDatumId } of documents) {
      expect([number.includes('01287'), docFileType]).toEqual([true, 'BUSI_INVOICE']);
      expect(await zhou.ask('packageFind', { docDatumId })).toMatchObject({ code: '0' });
    }
    expect((await found(zhou, 'QH2026A')).documents).toContainEqual(
      expect.objectContaining({ docFileType: 'BUSI_CONTRACT' }),
    );
  });

  it('finds nothing of another company, or of the other side', async () => {
    const [zhou, he, luo] = [await as('zhousiyuan'), await as('heqinghe'), await as('luoqiubai')];
    const own = (await found(zhou, '启衡')).packages[0]?.docDatumId ?? '';
    expect(await found(he, own)).toEqual(nothing);
    expect(await found(luo, own)).toEqual(nothing);
    expect(await found(he, 'RX6101-2026-00871')).toEqual(nothing);
  });

  it.each([5, 6])('shows five of each at most, and whether there are more, of %i', async (count) => {
    const store = new MemoryStore();
    const asker = new Asker(await demoBackEnd(store));
    await asker.signIn('zhousiyuan');
    const {
      documents: [held],
    } = await found(asker, '01287');
    await store.transaction(async ({ packages, candidates, items }) => {
      const own = await packages.find(held?.docDatumId ?? '');
      const [business] = await candidates.inPackage(held?.docDatumId ?? '');
      const invoice = (await items.ofPackage(held?.docDatumId ?? '')).find(({ content }) => content.kind === 'invoice');
      for (let turn = 1; turn <= count; turn += 1) {
        const name = `甲QX7乙${turn}`;
        if (own) await packages.save({ ...own, docDatumId: `DD-${turn}`, payerName: name });
        if (business) await candidates.save({ ...business, id: `B-${turn}`, number: name });
        if (invoice?.content.kind === 'invoice')
          await items.save({
            ...invoice,
            docFileId: `DF-${turn}`,
            content: { ...invoice.content, invoice: { ...invoice.content.invoice, number: name } },
          });
      }
    });
    const { packages, receivables, documents, partyNames, more } = await found(asker, 'qx7');
    expect([packages, receivables, documents, partyNames].map(({ length }) => length)).toEqual([5, 5, 5, 5]);
    expect(more).toEqual({ packages: count > 5, receivables: count > 5, documents: count > 5 });
  });

  it('names only matching parties, and only products with packages', async () => {
    expect((await found(await as('zhousiyuan'), 'DD2026')).partyNames).toEqual([]);
    const { packages, products } = await found(await as('heqinghe'), '应收');
    expect(products.map(({ docType }) => docType)).toEqual([...new Set(packages.map(({ docType }) => docType))]);
  });

  it('finds the documents of a core enterprise on its own side', async () => {
    const luo = await as('luoqiubai');
    const { documents } = await found(luo, '01287');
    expect(documents.length).toBeGreaterThan(0);
    for (const { docDatumId } of documents)
      expect(await luo.ask('packageFind', { docDatumId })).toMatchObject({ code: '0' });
  });

  it('finds a core enterprise’s suppliers', async () => {
    const { packages, partyNames } = await found(await as('luoqiubai'), '砚舟');
    expect(packages[0]?.partyName).toContain('砚舟');
    expect(partyNames).toContain(packages[0]?.partyName);
  });

  it('shows the simplified states of a simplified book', async () => {
    const peng = await as('pengyuting');
    const { packages } = await found(peng, 'DD2026');
    expect(packages.length).toBeGreaterThan(0);
    for (const { state } of packages)
      expect(['PREPARE', 'MODIFY', 'AUDIT', 'AUDIT_REJECT', 'AUDITED', 'INVALID', 'SUBMITTED']).toContain(state);
    const { records } = await peng.given<{
      readonly records: readonly { readonly docDatumId: string; readonly state: string }[];
    }>('allPackagePage', { page: 1, pageSize: 200 });
    for (const { docDatumId, state } of packages)
      expect(records.find((each) => each.docDatumId === docDatumId)?.state).toBe(state);
  });

  it('shows for each package whether it was paid out', async () => {
    const store = new MemoryStore();
    const asker = new Asker(await demoBackEnd(store));
    await asker.signIn('zhousiyuan');
    const [one, other] = (await found(asker, '启衡')).packages.map(({ docDatumId }) => docDatumId);
    for (const [docDatumId, fundedAt] of [
      [one, 7],
      [other, undefined],
    ] as const)
      await store.transaction(async ({ packages }) => {
        const kept = await packages.find(docDatumId ?? '');
        if (kept) await packages.save({ ...kept, state: 'AUDITED', fundedAt });
      });
    const { packages } = await found(asker, '启衡');
    expect([one, other].map((id) => packages.find(({ docDatumId }) => docDatumId === id)?.isFunded)).toEqual([
      true,
      false,
    ]);
  });

  it.each(['%%', '__', "'; drop table", '\\\\'])('takes %j literally', async (text) => {
    expect(await found(await as('zhousiyuan'), text)).toEqual(nothing);
  });

  it.each([
    ['', 'nothing'],
    [' ', 'a blank'],
    ['a', 'one character'],
    ['a ', 'one character and a blank'],
    ['　　', 'wide blanks'],
    ['x'.repeat(300), 'more than anybody types'],
    ['a\u0000b', 'what is no text'],
  ])('refuses %j: %s', async (text) => {
    expect(await (await as('zhousiyuan')).ask('foundRecords', { text })).toMatchObject({ code: 'REQUEST_INVALID' });
  });

  it.each(['启衡 已退回', '已退回　启衡', 'Returned qiheng'])('finds packages by party and state: %s', async (text) => {
    const { packages, unlisted } = await found(await as('zhousiyuan'), text);
    expect(packages).toHaveLength(5);
    for (const { partyName, state } of packages)
      expect([partyName, state]).toEqual(['启衡重工集团股份有限公司', 'AUDIT_REJECT']);
    expect(unlisted).toEqual({ packages: true, receivables: false });
  });

  it.each(['rx6101 00871', '00871 RX6101', '启衡 00871', 'qiheng 00871'])('finds a receivable by %s', async (text) => {
    const { receivables } = await found(await as('zhousiyuan'), text);
    expect(receivables.map(({ number }) => number)).toContain('RX6101-2026-00871');
    for (const { number, partyName } of receivables) expect(`${number} ${partyName}`).toMatch(/00871.*启衡/u);
  });

  it.each(['1,088,450.00', '1088450', '¥1,088,450', '108.845万', '１０８．８４５万', '启衡 1088450'])(
    'finds packages and receivables of the amount %s',
    async (text) => {
      const { packages, receivables } = await found(await as('zhousiyuan'), text);
      expect(packages.map(({ totalAmount }) => totalAmount)).toEqual(['1088450.00']);
      expect(receivables.map(({ amount }) => amount)).toEqual(['1088450.00']);
    },
  );

  it('finds an invoice by its amount with tax, and shows it', async () => {
    const store = new MemoryStore();
    const asker = new Asker(await demoBackEnd(store));
    await asker.signIn('zhousiyuan');
    const [held] = (await found(asker, '01287')).documents;
    await store.transaction(async ({ items }) => {
      const item = (await items.ofPackage(held?.docDatumId ?? '')).find(
        ({ content }) => content.kind === 'invoice' && content.invoice.number === held?.number,
      );
      if (item?.content.kind === 'invoice')
        await items.save({
          ...item,
          content: { ...item.content, invoice: { ...item.content.invoice, total: money('7654321.09') } },
        });
    });
    expect((await found(asker, '7,654,321.09')).documents).toEqual([{ ...held, amount: '7654321.09' }]);
    expect((await found(asker, `01287 7,654,321.09`)).documents).toHaveLength(1);
  });

  it('finds packages made on a day or in a month, and shows the day', async () => {
    const { packages } = await found(await as('zhousiyuan'), '2026年11月');
    expect(packages).toHaveLength(5);
    const day = packages[0]?.createDate ?? '';
    const ofDay = (await found(await as('zhousiyuan'), day)).packages;
    expect(ofDay.map(({ docDatumId }) => docDatumId)).toContain(packages[0]?.docDatumId);
    expect(new Set(ofDay.map(({ createDate }) => createDate))).toEqual(new Set([day]));
  });

  it('finds receivables that are due on a day', async () => {
    const zhou = await as('zhousiyuan');
    for (const text of ['2027-03-18', '3月18日']) {
      const { receivables } = await found(zhou, text);
      expect(receivables.map(({ number }) => number)).toContain('RX6101-2026-00871');
      for (const { dueDate } of receivables) expect(dueDate).toBe('2027-03-18');
    }
    expect((await found(zhou, '2027-02-30')).receivables).toEqual([]);
  });

  it.each(['qiheng', 'qh', 'QHZG', 'chonggong'])('finds a party by %s', async (text) => {
    const { packages, partyNames } = await found(await as('zhousiyuan'), text);
    expect(partyNames).toEqual(['启衡重工集团股份有限公司']);
    for (const { partyName } of packages) expect(partyName).toBe('启衡重工集团股份有限公司');
  });

  it('shows the other party’s name by which a package was found', async () => {
    const { packages } = await found(await as('zhousiyuan'), 'yanzhou');
    expect(packages[0]?.otherNames).toEqual(['宁波砚舟精密铸造有限公司']);
    expect((await found(await as('zhousiyuan'), 'qiheng')).packages[0]).not.toHaveProperty('otherNames');
  });

  it('finds packages of a product and a party', async () => {
    const { packages } = await found(await as('zhousiyuan'), '启衡 ABS');
    expect(packages.length).toBeGreaterThan(0);
    expect(new Set(packages.map(({ docType }) => docType))).toEqual(new Set(['ABS']));
  });

  it.each(['启衡 澜川', '启衡 nowhere', 'qiheng lanchuan'])('finds no package by %s', async (text) => {
    expect((await found(await as('zhousiyuan'), text)).packages).toEqual([]);
  });

  it('is refused without a session', async () => {
    expect(await new Asker(backEnd).ask('foundRecords', { text: 'RX' })).toMatchObject({ code: 'SESSION_REQUIRED' });
  });
});
