import { beforeEach, describe, expect, it } from 'vitest';
import type { CallerFacts } from '../../../../server/core/context.ts';
import { markInvoice } from '../../../../server/core/evidence/invoice-register.ts';
import {
  standardTermsFact,
  termsOfStandards,
  type StandardTerms,
} from '../../../../server/core/evidence/standard-terms.ts';
import type { OpenBook } from '../../../../src/domain/evidence/shared/book-policies.ts';
import type { CandidateRecord, ItemRecord, StandardCategory } from '../../../../server/core/records/evidence.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { emptyInvoice } from '../../../../src/domain/evidence/invoice/invoice.ts';
import type { InvoiceMark } from '../../../../src/domain/evidence/reuse/invoice-mark.ts';
import type { PackageWire } from '../../../../src/contract/documented/evidence/package-list.ts';
import { asked, uploadingWorld, type World } from './uploading.ts';

const now = Date.parse('2026-11-21T02:00:00Z');

let world: World;
let clerk: CallerFacts;
let credits: readonly CandidateRecord[];

beforeEach(async () => {
  world = await uploadingWorld(new MemoryObjectStore(), { clock: { now: () => now, realTime: () => Date.now() } });
  clerk = await world.asking('zhousiyuan');
  const all = {
    pkCorp: 'C-YANZHOU',
    book: 'credit',
    side: 'finance',
    states: undefined,
    businessTypes: undefined,
    productType: undefined,
    counterparty: undefined,
    offset: 0,
    limit: 200,
  } as const;
  credits = (await world.store.transaction(async (transaction) => transaction.candidates.page(all))).records;
});

const credit = (number: string): CandidateRecord => {
  const found = credits.find((each) => each.number.endsWith(number));
  if (!found) throw new Error(`There is no ${number}`);
  return found;
};
const save = async (record: CandidateRecord): Promise<void> =>
  world.store.transaction(async (transaction) => transaction.candidates.save(record));
const making = async (chosen: readonly CandidateRecord[], wish: object = {}, asking = clerk) =>
  asked(
    world,
    'packageCreate',
    {
      docType: 'CREDIT',
      fkCredit: chosen.map((each) => each.id),
      fkFinance: chosen[0]?.funderId ?? 'F-NONE',
      ...wish,
    },
    asking,
  );
async function makePackage(...numbers: readonly string[]): Promise<string> {
  return ((await making(numbers.map(credit))).data as { readonly docDatumId: string }).docDatumId;
}
const find = async (docDatumId: string) =>
  (await asked(world, 'packageFind', { docDatumId }, clerk)).data as PackageWire;

describe('a package cannot be made of', () => {
  it('a receivable that is no longer held', async () => {
    const sold = { ...credit('00871'), state: 'TRANSFERRED' };
    await save(sold);
    expect(await making([sold])).toMatchObject({ code: 'SELECTION_REFUSED', data: { number: sold.number } });
    expect(await making([credit('00872'), sold])).toMatchObject({
      code: 'SELECTION_REFUSED',
      data: { number: sold.number },
    });
  });

  it('an unconfirmed receivable for financing, which is not offered either', async () => {
    const asking = {
      pkCorp: 'C-YANZHOU',
      book: 'est',
      side: 'finance',
      states: undefined,
      businessTypes: undefined,
      productType: undefined,
      counterparty: undefined,
      offset: 0,
      limit: 1,
    } as const;
    const {
      records: [found],
    } = await world.store.transaction(async (transaction) => transaction.candidates.page(asking));
    if (!found) throw new Error('There is none');
    const offered = async () =>
      (
        (await asked(world, 'estCandidates', {}, clerk)).data as {
          readonly records: readonly { readonly pkBusiness: string }[];
        }
      ).records.some(({ pkBusiness }) => pkBusiness === found.id);
    expect(await offered()).toBe(true);
    await save({ ...found, state: 'FINANCED' });
    expect(await offered()).toBe(false);
    expect(await making([found], { docType: 'EST' })).toMatchObject({
      code: 'SELECTION_REFUSED',
      data: { number: found.number },
    });
  });
});

describe('a credit that owes its invoices', () => {
  const blank = async (wish: object = {}, asking = clerk) => asked(world, 'blankCandidates', wish, asking);

  it('is offered by a call of its own only', async () => {
    const numbers = async (answer: Promise<{ readonly data?: unknown }>) =>
      ((await answer).data as { readonly records: readonly { readonly creditNo: string }[] }).records.map(
        ({ creditNo }) => creditNo,
      );
    expect(await numbers(blank())).toEqual(['RX3702-2026-00822', 'RX6101-2026-00811', 'RX6101-2026-00815']);
    expect(await numbers(asked(world, 'candidates', { pageSize: 200 }, clerk))).not.toContain('RX6101-2026-00811');
  });

  it('is not offered to a core enterprise, or to another company', async () => {
    expect(await blank({}, await world.asking('luoqiubai', 'ROLE_CORE_OPERATOR'))).toMatchObject({
      code: 'NOT_PERMITTED',
    });
    expect(await blank({}, await world.asking('heqinghe'))).toMatchObject({ data: { total: 0 } });
  });

  it('goes into a package only with others that owe invoices', async () => {
    expect(await making([credit('00811'), credit('00871')])).toMatchObject({ code: 'SELECTION_REFUSED' });
    expect(await find(await makePackage('00811', '00815'))).toMatchObject({
      viewLabels: 'INVOICE_ABSENT_REPLENISH',
      pushBlankType: 'NO_INVOICE',
    });
  });
});

describe('an order as a candidate', () => {
  const orders = async (): Promise<readonly CandidateRecord[]> => {
    const asking = {
      pkCorp: 'C-YANZHOU',
      book: 'edt',
      side: 'finance',
      states: undefined,
      businessTypes: undefined,
      productType: undefined,
      counterparty: undefined,
      offset: 0,
      limit: 50,
    } as const;
    return (await world.store.transaction(async (transaction) => transaction.candidates.page(asking))).records;
  };

  it.each(['FINANCING', 'FINANCED'])('that is %s is listed, and refused by its number', async (state) => {
    const found = (await orders()).find((each) => each.state === state);
    if (!found) throw new Error('There is none');
    const offered = (await asked(world, 'edtCandidates', {}, clerk)).data as {
      readonly records: readonly { readonly pkBusiness: string; readonly busiState: string }[];
    };
    expect(offered.records).toContainEqual(expect.objectContaining({ pkBusiness: found.id, busiState: state }));
    expect(await making([found], { docType: 'EDT' })).toMatchObject({
      code: 'ALREADY_FINANCED',
      data: { number: found.number },
    });
  });
});

describe('a candidate that is not financed at present', () => {
  const ofBook = async (book: OpenBook, numbered: string): Promise<CandidateRecord> => {
    const asking = {
      pkCorp: 'C-YANZHOU',
      book,
      side: 'finance',
      states: undefined,
      businessTypes: undefined,
      productType: undefined,
      counterparty: undefined,
      offset: 0,
      limit: 50,
    } as const;
    const found = (
      await world.store.transaction(async (transaction) => transaction.candidates.page(asking))
    ).records.find(({ number }) => number.endsWith(numbered));
    if (!found) throw new Error('There is none');
    return found;
  };
  const terms = async (change: Partial<StandardTerms>): Promise<void> =>
    world.store.transaction(async (transaction) =>
      transaction.facts.write(standardTermsFact, { ...(await termsOfStandards(transaction)), ...change }),
    );

  it('is refused by its number when the limit is used up, in the caller’s language', async () => {
    const found = await ofBook('receivable', '-00041');
    expect(await making([found], { docType: 'RECEIVABLE' })).toMatchObject({
      code: 'FINANCE_LIMIT_USED_UP',
      data: { number: found.number },
    });
    const told = async (locale: 'zh-CN' | 'en') =>
      (
        await world.backEnd.answer(
          'packageCreate',
          { docType: 'RECEIVABLE', fkCredit: found.id, fkFinance: found.funderId },
          { ...clerk, locale },
        )
      ).envelope.message;
    expect(await told('zh-CN')).toBe(`${found.number} 的核心企业在这家资金方的额度已用完`);
    expect(await told('en')).toBe(`The core enterprise’s limit with the funder of ${found.number} is used up`);
  });

  it('is refused when its root product is closed', async () => {
    const found = await ofBook('abs', '-00021');
    expect(await making([found], { docType: 'ABS' })).toMatchObject({
      code: 'ROOT_PRODUCT_NOT_OPEN',
      data: { number: found.number },
    });
    expect(await making([await ofBook('abs', '-00012')], { docType: 'ABS' })).toMatchObject({ code: '0' });
  });

  it('is refused when the funder has no limit for the product', async () => {
    await save({ ...(await ofBook('est', '-00007')), coreEnterpriseId: 'C-LANCHUAN', funderId: 'F-OTHER' });
    expect(await making([await ofBook('est', '-00007')], { docType: 'EST' })).toMatchObject({
      code: 'NO_FINANCE_LIMIT',
    });
  });

  it('is refused while the product is switched off, unless it owes invoices', async () => {
    await terms({ switchedOff: ['CREDIT'] });
    expect(await making([credit('00871')])).toMatchObject({ code: 'FINANCING_SWITCHED_OFF' });
    expect(await making([credit('00811')])).toMatchObject({ code: '0' });
    await terms({ switchedOff: [] });
    expect(await making([credit('00871')])).toMatchObject({ code: '0' });
  });
});

describe('a new package', () => {
  it('has its receivables’ values and maker, and their earliest due date', async () => {
    const docDatumId = await makePackage('00872', '00871');
    const found = await find(docDatumId);
    expect(docDatumId).toMatch(/^DD20261121-\d{6}$/u);
    expect(found).toMatchObject({
      state: 'PREPARE',
      dataVersion: 1,
      totalAmount: '642300.00',
      expectPayAmount: '642300.00',
      expectDueDate: credit('00871').dueDate,
      financeName: '长屿银行股份有限公司',
      accountNo: credit('00871').accountNumber,
      createTime: now,
      createPersonName: '周思远',
      stateTime: now,
      fkPersonHandle: 'U-zhousiyuan',
      handlePersonName: '周思远',
      submitPersonName: '',
      audits: [],
    });
    expect(found.submitTime ?? undefined).toBeUndefined();
    expect(found.credits?.map(({ creditNo, amount }) => [creditNo.slice(-5), amount])).toEqual([
      ['00871', '420000.00'],
      ['00872', '222300.00'],
    ]);
    expect(JSON.parse(found.extBusiParams ?? '')).toMatchObject({
      returnedItems: 0,
      givenMaterials: 0,
      requiredMaterials: 4,
      lapsesOn: expect.stringMatching(/^2027-02-/u) as unknown,
    });
    expect((await asked(world, 'operationLog', { docDatumId }, clerk)).data).toEqual([
      {
        operateTime: now,
        operateType: 'created',
        operatorName: '周思远',
        operatorSide: 'CORP',
        remark: `${credit('00871').number}、${credit('00872').number}`,
        returnedFiles: [],
        correctedFiles: [],
      },
    ]);
    const record = await world.store.transaction(async (transaction) => transaction.packages.find(docDatumId));
    expect(record).toMatchObject({ reviewerId: '', firstReviewerId: '', objections: [], returnedItems: 0 });
  });

  it('asks for the materials of its standard, and for invoices only if a receivable needs them', async () => {
    const wanted = async (docDatumId: string): Promise<readonly StandardCategory[]> =>
      world.store.transaction(async (transaction) =>
        (await transaction.materials.ofPackage(docDatumId)).map(({ category }) => category),
      );
    const invoices = (categories: readonly StandardCategory[]) =>
      categories.filter(({ docFileType }) => docFileType === 'BUSI_INVOICE').map(({ required }) => required);
    const usual = await wanted(await makePackage('00871'));
    expect(invoices(usual)).toEqual([true]);
    const bare = { ...credit('00872'), invoiceTag: 'INVOICE_ABSENT' } as const;
    await save(bare);
    const optional = await wanted(((await making([bare])).data as { readonly docDatumId: string }).docDatumId);
    expect(invoices(optional)).toEqual([false]);
    const others = (categories: readonly StandardCategory[]) =>
      categories.filter(({ docFileType }) => docFileType !== 'BUSI_INVOICE');
    expect(others(optional)).toEqual(others(usual));
  });

  it('has the steps that ask for materials', async () => {
    const docDatumId = await makePackage('00871');
    expect((await asked(world, 'packageSteps', { docDatumId }, clerk)).data).toEqual([
      { stepCode: 'FINANCE_AUTH' },
      { stepCode: 'BUSI_CONTRACT' },
      { stepCode: 'BUSI_INVOICE' },
      { stepCode: 'FINANCE_OTHER' },
    ]);
    await world.store.transaction(async (transaction) => {
      for (const material of await transaction.materials.ofPackage(docDatumId))
        if (material.category.stage !== 'BUSI_INVOICE') await transaction.materials.remove(material.docMaterialId);
    });
    expect((await asked(world, 'packageSteps', { docDatumId }, clerk)).data).toEqual([{ stepCode: 'BUSI_INVOICE' }]);
  });
});

describe('a package is not made', () => {
  it.each<[string, () => Promise<unknown>, object]>([
    ['of nothing', async () => making([]), { code: 'REQUEST_INVALID', data: { field: 'fkCredit' } }],
    [
      'of a receivable that there is not',
      async () => making([{ ...credit('00871'), id: 'K-NONE' }]),
      { code: 'NOT_FOUND' },
    ],
    [
      'of a receivable that nobody funds',
      async () => making([credit('00876')]),
      { code: 'NO_FUNDABLE_PARTY', data: { number: 'RX6101-2026-00876' } },
    ],
    [
      'for a funder of none of them',
      async () => making([credit('00871')], { fkFinance: 'F-HEZE' }),
      { code: 'NO_FUNDABLE_PARTY', data: { number: 'RX6101-2026-00871' } },
    ],
    [
      'of receivables that do not go together',
      async () => making([credit('00871'), credit('01120')]),
      { code: 'SELECTION_REFUSED' },
    ],
    [
      'of another product',
      async () => making([credit('00871')], { docType: 'ORDER' }),
      { code: 'REQUEST_INVALID', data: { field: 'docType' } },
    ],
  ])('%s', async (_what, make, refused) => {
    expect(await make()).toMatchObject(refused);
  });

  it('of a receivable that is already packaged, which is named', async () => {
    const docDatumId = await makePackage('00871');
    expect(await making([credit('00872'), credit('00871')])).toMatchObject({
      code: 'ALREADY_PACKAGED',
      data: { number: 'RX6101-2026-00871', docDatumId },
    });
  });

  it('when its funder has published no standard', async () => {
    await save({ ...credit('00871'), coreEnterpriseId: 'C-NONE', funderId: 'F-NONE' });
    expect(await making([credit('00871')], { fkFinance: 'F-NONE' })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('for more applicants than the platform allows', async () => {
    const labour = await world.asking('tangyishan');
    const all = {
      pkCorp: 'C-ZHUHE',
      book: 'credit',
      side: 'finance',
      states: undefined,
      businessTypes: undefined,
      productType: undefined,
      counterparty: undefined,
      offset: 0,
      limit: 200,
    } as const;
    const { records } = await world.store.transaction(async (transaction) => transaction.candidates.page(all));
    expect(await making(records.slice(0, 21), {}, labour)).toMatchObject({
      code: 'TOO_MANY_APPLICANTS',
      data: { most: 20 },
    });
    expect(await making(records.slice(0, 20), {}, labour)).toMatchObject({ code: '0' });
  });
});

describe('a step of a package', () => {
  const handled = async (
    call: 'packageModify' | 'packageClaim' | 'packageDiscard',
    docDatumId: string,
    dataVersion: number,
    asking = clerk,
  ) => asked(world, call, { docDatumId, dataVersion }, asking);
  async function packageIn(state: 'AUDIT_REJECT' | 'PREPARE' | 'UN_AUDIT'): Promise<string> {
    await world.store.transaction(async (transaction) => {
      const record = await transaction.packages.find(world.docDatumId);
      if (record)
        await transaction.packages.save({
          ...record,
          state,
          dataVersion: 4,
          stateSince: 5,
          handlerId: 'U-limin',
          handlerName: '李敏',
        });
    });
    return world.docDatumId;
  }

  it.each([
    [
      'packageModify',
      'AUDIT_REJECT',
      { state: 'MODIFY', stateTime: now, handlePersonName: '周思远' },
      { operateType: 'reopened', remark: '' },
    ],
    [
      'packageClaim',
      'PREPARE',
      { state: 'PREPARE', stateTime: 5, handlePersonName: '周思远' },
      { operateType: 'claimed', remark: '李敏' },
    ],
    [
      'packageDiscard',
      'PREPARE',
      { state: 'INVALID', stateTime: now, handlePersonName: '李敏' },
      { operateType: 'discarded', remark: '' },
    ],
  ] as const)('by %s in %s makes the next version, and is logged', async (call, state, after, line) => {
    const docDatumId = await packageIn(state);
    expect(await handled(call, docDatumId, 4)).toMatchObject({ code: '0', data: { dataVersion: 5 } });
    expect(await find(docDatumId)).toMatchObject({ dataVersion: 5, ...after });
    expect(
      ((await asked(world, 'operationLog', { docDatumId }, clerk)).data as readonly object[]).filter(
        (each) => 'operateTime' in each && each.operateTime === now,
      ),
    ).toMatchObject([{ ...line, operatorName: '周思远', operatorSide: 'CORP' }]);
  });

  it.each([
    ['packageModify', 'PREPARE'],
    ['packageClaim', 'UN_AUDIT'],
    ['packageDiscard', 'AUDIT_REJECT'],
  ] as const)('by %s is refused in %s, which is named, and for an outdated version', async (call, state) => {
    const docDatumId = await packageIn(state);
    expect(await handled(call, docDatumId, 4)).toMatchObject({ code: 'NOT_IN_THIS_STATE', data: { state } });
    expect(await handled(call, docDatumId, 3)).toMatchObject({ code: 'DATA_VERSION_STALE' });
    expect(await handled(call, docDatumId, 4, await world.asking('heqinghe'))).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a submission', () => {
  const confirm = async (wish: object = {}) => {
    const { dataVersion } = await find(world.docDatumId);
    return asked(
      world,
      'packageConfirm',
      { docDatumId: world.docDatumId, dataVersion, taskSegment: 'CORP', ...wish },
      clerk,
    );
  };

  it('makes the next version under review, is logged, and keeps its totals', async () => {
    const { dataVersion } = await find(world.docDatumId);
    expect(await confirm()).toMatchObject({ code: '0', data: { dataVersion: dataVersion + 1 } });
    const found = await find(world.docDatumId);
    expect(found).toMatchObject({
      state: 'UN_AUDIT',
      dataVersion: dataVersion + 1,
      stateTime: now,
      submitTime: now,
      submitPersonName: '周思远',
    });
    expect(JSON.parse(found.extBusiParams ?? '')).toMatchObject({
      submittedInvoiceTotal: expect.stringMatching(/^\d+\.\d\d$/u) as unknown,
      submittedContractTotal: expect.stringMatching(/^\d+\.\d\d$/u) as unknown,
      expectedDate: '2026-11-24',
    });
    expect(
      (
        (await asked(world, 'operationLog', { docDatumId: world.docDatumId }, clerk)).data as readonly {
          readonly operateType: string;
        }[]
      ).map(({ operateType }) => operateType),
    ).toContain('submitted');
    expect(await confirm()).toMatchObject({ code: 'NOT_IN_THIS_STATE', data: { state: 'UN_AUDIT' } });
  });

  it("starts at the review that the funder's standard names", async () => {
    await world.store.transaction(async (transaction) => {
      const record = await transaction.packages.find(world.docDatumId);
      const standard = record && (await transaction.standards.find(record.standardVersion));
      if (standard) await transaction.standards.save({ ...standard, reviewEntry: 'PRE_FILL_WAITED' });
    });
    await confirm();
    expect((await find(world.docDatumId)).state).toBe('PRE_FILL_WAITED');
  });

  it('is refused for an outdated version', async () => {
    expect(await confirm({ dataVersion: 77 })).toMatchObject({ code: 'DATA_VERSION_STALE' });
  });

  it('names the documents that a colleague changed since the submitter looked', async () => {
    const items = await world.store.transaction(async (transaction) => transaction.items.ofPackage(world.docDatumId));
    const [first] = items;
    const seenItems = items.map(({ docFileId, revision }) => ({ docFileId, revision }));
    await world.store.transaction(async (transaction) => {
      if (first) await transaction.items.save({ ...first, revision: first.revision + 1, updatedBy: '李敏' });
    });
    const name = await world.store.transaction(
      async (transaction) => (await transaction.files.find(first?.pkFiles[0] ?? ''))?.name,
    );
    expect(await confirm({ seenItems })).toMatchObject({
      code: 'ITEMS_UNSEEN',
      data: { changed: [name], by: ['李敏'] },
    });
    await world.store.transaction(async (transaction) => {
      if (first)
        await transaction.items.save({ ...first, pkFiles: [], revision: first.revision + 1, updatedBy: '李敏' });
    });
    expect(await confirm({ seenItems })).toMatchObject({ data: { changed: [first?.docFileId] } });
  });

  it('of an incomplete package is refused with the number of missing items', async () => {
    const docDatumId = await makePackage('00871');
    const { missing } = (await asked(world, 'submitCheck', { docDatumId }, clerk)).data as {
      readonly missing: readonly object[];
    };
    expect(missing).toHaveLength(4);
    expect(missing).toContainEqual({
      docMaterialId: expect.stringMatching(/^DM/u) as unknown,
      docFileId: undefined,
      message: 'material-missing',
    });
    expect(
      await asked(world, 'packageConfirm', { docDatumId, dataVersion: 1, taskSegment: 'CORP' }, clerk),
    ).toMatchObject({ code: 'SUBMIT_BLOCKED', data: { count: 4 } });
  });

  describe('to a funder that asks for original invoices', () => {
    const setInvoice = async (change: (item: ItemRecord) => ItemRecord): Promise<string> =>
      world.store.transaction(async (transaction) => {
        const [platform, record] = [
          await transaction.platforms.find('*'),
          await transaction.packages.find(world.docDatumId),
        ];
        if (platform && record)
          await transaction.platforms.save({
            ...platform,
            config: { ...platform.config, originalInvoiceFunders: [record.fkFinance] },
          });
        const item = (await transaction.items.ofPackage(world.docDatumId)).find(
          ({ docFileType }) => docFileType === 'BUSI_INVOICE',
        );
        if (item) await transaction.items.save(change(item));
        return item?.docFileId ?? '';
      });
    const invoiceOfItem = ({ content }: ItemRecord) => (content.kind === 'invoice' ? content.invoice : emptyInvoice);
    const marked = async (mark: InvoiceMark): Promise<string> => {
      const docFileId = await setInvoice((item) => item);
      await world.store.transaction(async (transaction) => {
        const item = await transaction.items.find(docFileId);
        if (item) await markInvoice(transaction, invoiceOfItem(item), mark, 0);
      });
      return docFileId;
    };

    it('is refused with the documents that lack an original, and accepted once they name one', async () => {
      const docFileId = await marked('RED');
      expect(await confirm()).toMatchObject({ code: 'ORIGINALS_MISSING', data: { count: 1, documents: [docFileId] } });
      await setInvoice((item) => ({
        ...item,
        content: {
          kind: 'invoice',
          invoice: invoiceOfItem(item),
          original: { number: '26992000000000000090', code: '' },
        },
      }));
      expect((await confirm()).code).toBe('0');
    });

    it('is accepted with void invoices, which need no original', async () => {
      await marked('VOID');
      expect((await confirm()).code).toBe('0');
    });

    it('is refused for a replaced invoice only while that is open for changes', async () => {
      const replaced: ItemRecord['replaced'] = {
        fileName: 'a.pdf',
        number: '1',
        amount: undefined,
        pkFiles: ['PK-BEFORE'],
        content: { kind: 'other' },
      };
      const docFileId = await setInvoice((item) => ({ ...item, replaced }));
      expect(await confirm()).toMatchObject({ code: 'ORIGINALS_MISSING', data: { documents: [docFileId] } });
      await world.store.transaction(async ({ packages }) => {
        const record = await packages.find(world.docDatumId);
        if (record) await packages.save({ ...record, state: 'MODIFY' });
      });
      await setInvoice((item) => ({ ...item, result: 'PASS' }));
      expect((await confirm()).code).toBe('0');
    });

    it('needs no originals for another funder', async () => {
      await marked('RED');
      await world.store.transaction(async ({ platforms }) => {
        const platform = await platforms.find('*');
        if (platform)
          await platforms.save({ ...platform, config: { ...platform.config, originalInvoiceFunders: ['F-OTHER'] } });
      });
      expect((await confirm()).code).toBe('0');
    });
  });

  it('has corrected documents reviewed again, and keeps the marks of the others', async () => {
    await world.store.transaction(async (transaction) => {
      const [first, second] = await transaction.items.ofPackage(world.docDatumId);
      if (first && second)
        await transaction.items.save({ ...first, result: 'NOPASS', reason: '不清楚', changedSinceReturn: true });
      if (second) await transaction.items.save({ ...second, result: 'PASS', reason: '' });
    });
    expect((await confirm()).code).toBe('0');
    const found = await find(world.docDatumId);
    expect(found.audits).toMatchObject([{ approveResult: 'PASS', approveReason: '' }]);
  });
});

describe('the list of packages', () => {
  const page = async (wish: object = {}) =>
    (await asked(world, 'packagePage', { docType: 'CREDIT', page: 1, pageSize: 100, ...wish }, clerk)).data as {
      readonly total: number | undefined;
      readonly records: readonly PackageWire[];
    };

  it('is filtered by states, days of creation and amounts, both ends included', async () => {
    const { records } = await page();
    const [newest] = records;
    const shanghai = (instant: unknown): string => new Date(Number(instant) + 8 * 3_600_000).toISOString().slice(0, 10);
    const day = shanghai(newest?.createTime);
    const ids = async (wish: object) => (await page(wish)).records.map(({ docDatumId }) => docDatumId);
    expect(await ids({ createDateFrom: day })).toEqual(
      records.filter((each) => shanghai(each.createTime) >= day).map(({ docDatumId }) => docDatumId),
    );
    const oldest = shanghai(records.at(-1)?.createTime);
    expect(await ids({ createDateTo: oldest })).toEqual(
      records.filter((each) => shanghai(each.createTime) <= oldest).map(({ docDatumId }) => docDatumId),
    );
    expect(await ids({ amountFrom: newest?.totalAmount, amountTo: newest?.totalAmount })).toEqual(
      records.filter((each) => each.totalAmount === newest?.totalAmount).map(({ docDatumId }) => docDatumId),
    );
    expect(
      new Set((await page({ docDatumStates: ['UN_AUDIT', 'NEW_CODE'] })).records.map(({ state }) => state)),
    ).toEqual(new Set(['UN_AUDIT']));
  });

  it('is sorted newest first with its count by default, page by page, with each package’s progress', async () => {
    const all = await page();
    expect([all.total, all.records.map(({ createTime }) => createTime)]).toEqual([
      all.records.length,
      all.records.map(({ createTime }) => createTime).toSorted((a, b) => b - a),
    ]);
    expect((await page({ page: 2, pageSize: 3, withoutTotal: true })).records).toEqual(all.records.slice(3, 6));
    expect((await page({ withoutTotal: true })).total).toBeUndefined();
    expect(
      (await page({ orderBy: 'docDatumId', orderType: 'asc' })).records.map(({ docDatumId }) => docDatumId),
    ).toEqual(all.records.map(({ docDatumId }) => docDatumId).toSorted());
    const draft = all.records.find(({ docDatumId }) => docDatumId === world.docDatumId);
    expect(JSON.parse(draft?.extBusiParams ?? '')).toMatchObject({
      givenMaterials: 4,
      requiredMaterials: 4,
      lapsesOn: expect.any(String) as unknown,
    });
  });
});

it('the log names no staff of the platform to the customer, and a return shows its reason', async () => {
  const [submitted] = await world.backEnd.reviews.packages(['UN_AUDIT']);
  const docDatumId = submitted?.docDatumId ?? '';
  const { materials } = await world.backEnd.reviews.materials(docDatumId);
  const material = materials.find(({ items }) => items.length > 0);
  await world.backEnd.reviews.review(docDatumId, {
    as: 'first',
    by: 'reviewer-7',
    result: 'NOPASS',
    items: [{ materialId: material?.materialId ?? '', documentId: undefined, result: 'NOPASS', reason: '请补充' }],
  });
  const told = (await asked(world, 'operationLog', { docDatumId }, clerk)).data as readonly {
    readonly operateType: string;
  }[];
  expect(told.find(({ operateType }) => operateType === 'returned')).toMatchObject({
    operatorName: '',
    operatorSide: 'PLATFORM',
    returnedFiles: [{ categoryName: material?.name, approveReason: '请补充', fileName: '' }],
  });
  expect(JSON.stringify(told)).not.toContain('reviewer-7');
  expect((await find(docDatumId)).audits).toContainEqual({
    docMaterialId: material?.materialId,
    approveResult: 'NOPASS',
    approveReason: '请补充',
  });
});
