import { beforeEach, describe, expect, it } from 'vitest';
import type { DocumentOrder } from '../../../../server/core/ports.ts';
import type { CallerFacts } from '../../../../server/core/context.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { asked, uploadingWorld, type World } from './uploading.ts';

let world: World;
let clerk: CallerFacts;
let orders: DocumentOrder[];

beforeEach(async () => {
  orders = [];
  world = await uploadingWorld(new MemoryObjectStore(), {
    documents: {
      make: async (order) => {
        orders.push(order);
        return {
          bytes: new Uint8Array([0x25, 0x50, 0x44, 0x46]),
          mimeType:
            order.kind === 'list'
              ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
              : 'application/pdf',
        };
      },
    },
  });
  clerk = await world.asking('zhousiyuan');
});

const of = (fkCorpCore: string, fkFinance = 'F-CHANGYU', more: object = {}) => ({
  docType: 'CREDIT',
  dimensions: { fkCorpCore, fkFinance },
  ...more,
});
const list = (): Extract<DocumentOrder, { kind: 'list' }> => {
  const [order] = orders;
  if (order?.kind !== 'list') throw new Error('No list was made');
  return order;
};
const letter = (): Extract<DocumentOrder, { kind: 'letter' }> => {
  const [order] = orders;
  if (order?.kind !== 'letter') throw new Error('No letter was made');
  return order;
};
const packageOf = async (docDatumId: string) =>
  world.store.transaction(async (transaction) => transaction.packages.find(docDatumId));

describe('the list of documents', () => {
  it('names each category with its file rules, in the caller’s language', async () => {
    expect((await asked(world, 'standardListByDimension', of('C-QIHENG'), { ...clerk, locale: 'zh-CN' })).code).toBe(
      '0',
    );
    expect(list().rows.map(([stage, name, required, files]) => [stage, name, required, files])).toEqual([
      ['融资授权', '融资申请授权书', '必填', 'pdf 不超过 60 MB；jpg、jpeg、png 不超过 5 MB'],
      ['贸易合同', '贸易合同', '必填', 'pdf 不超过 60 MB；jpg、jpeg、png 不超过 5 MB'],
      ['发票', '发票', '必填', 'jpg、jpeg、png、pdf、xml、ofd 不超过 5 MB'],
      ['其他资料', '收款账户变更函', '必填', 'pdf 不超过 60 MB'],
      ['其他资料', '其他补充资料', '选填', 'pdf 不超过 60 MB；jpg、jpeg、png 不超过 5 MB'],
    ]);
    orders = [];
    await asked(world, 'standardListByDimension', of('C-QIHENG'), { ...clerk, locale: 'en' });
    expect(list().title).toBe('List of documents');
    expect(list().rows.map(([, name]) => name)).toEqual(
      expect.arrayContaining([
        'Financing authorisation letter',
        'Trade contract',
        'Invoice',
        'Other supporting documents',
      ]),
    );
  });

  it('of a package has the package’s materials', async () => {
    const materials = await world.store.transaction(async (transaction) =>
      transaction.materials.ofPackage(world.docDatumId),
    );
    expect(
      (await asked(world, 'standardList', { docDatumId: world.docDatumId }, { ...clerk, locale: 'zh-CN' })).code,
    ).toBe('0');
    expect(list().rows.map(([, name]) => name)).toEqual(
      materials.toSorted((a, b) => a.position - b.position).map(({ category }) => category.name),
    );
    expect(list().facts.join()).toContain(world.docDatumId);
  });

  it.each([
    ['whose limit is used up', 'RECEIVABLE', 'C-LANCHUAN', 'F-CHANGYU', {}],
    ['that has no limit there', 'ESTP', 'C-LANCHUAN', 'F-HEZE', {}],
    ['of a root product that is shut', 'ABS', 'C-QIHENG', 'F-CHANGYU', { productType: 'ABS_SINGLE' }],
    ['for which nothing is published', 'CREDIT', 'C-BEIYU', 'F-HEZE', {}],
  ])('of a business %s is refused with the hotline', async (_name, docType, fkCorpCore, fkFinance, more) => {
    const said = async (locale: 'zh-CN' | 'en') => {
      const { envelope } = await world.backEnd.answer(
        'standardListByDimension',
        of(fkCorpCore, fkFinance, { docType, ...more }),
        { ...clerk, locale },
      );
      return [envelope.code, envelope.message];
    };
    expect(await said('zh-CN')).toEqual(['STANDARD_NOT_PROVIDED', '下载失败，请致电客服 40000-95533 获取资料清单']);
    expect(await said('en')).toEqual([
      'STANDARD_NOT_PROVIDED',
      'Download failed, call customer service 40000-95533 to get the materials list',
    ]);
    expect(orders).toEqual([]);
  });

  it('of another company’s package does not exist', async () => {
    const stranger = await world.asking('heqinghe');
    expect((await asked(world, 'standardList', { docDatumId: world.docDatumId }, stranger)).code).toBe('NOT_FOUND');
    expect(
      (await asked(world, 'standardVerify', { docType: 'CREDIT', docDatumId: world.docDatumId }, stranger)).code,
    ).toBe('NOT_FOUND');
  });

  it('comes by the new or the old route of its funder', async () => {
    const policy = async (fkFinance: string) =>
      (await asked(world, 'routePolicy', of('C-QIHENG', fkFinance), clerk)).data;
    expect([await policy('F-CHANGYU'), await policy('F-HEZE')]).toEqual([{ policy: 'NEW' }, { policy: 'OLD' }]);
    expect((await asked(world, 'standardExport', { id: 'STD-CREDIT-HEZE-2' }, clerk)).code).toBe('0');
    expect((await asked(world, 'standardExport', { id: 'STD-NOBODYS' }, clerk)).code).toBe('NOT_FOUND');
  });

  it('is given to an operator, and to a director only for a package', async () => {
    const director = await world.asking('guyunzhou', 'ROLE_CORP_DIRECTOR');
    expect((await asked(world, 'standardListByDimension', of('C-QIHENG'), director)).code).toBe('NOT_PERMITTED');
    expect((await asked(world, 'standardList', { docDatumId: world.docDatumId }, director)).code).toBe('0');
  });

  it('is offered when the product’s switch is on', async () => {
    const value = async (type: string) => (await asked(world, 'financeFileSwitch', { type }, clerk)).data;
    expect([await value('CREDIT'), await value('GUARANTEE')]).toEqual(['1', '0']);
    expect((await asked(world, 'financeFileSwitch', { type: 'constructor' }, clerk)).code).toBe('NOT_FOUND');
  });
});

describe('a template', () => {
  it('of a package has its parties, numbers and amount, and is not kept', async () => {
    const record = await packageOf(world.docDatumId);
    const items = async () =>
      world.store.transaction(async (transaction) => transaction.items.ofPackage(world.docDatumId));
    const given = await items();
    const [material, before] = await world.store.transaction(async (transaction) => {
      const own = await transaction.materials.ofPackage(world.docDatumId);
      return [
        own.find(({ category }) => category.templateFiles.includes('PK-TEMPLATE-AUTH')),
        await transaction.files.find('PK-TEMPLATE-AUTH'),
      ] as const;
    });
    const { code } = await asked(world, 'standardTemplate', { docMaterialId: material?.docMaterialId ?? '' }, clerk);
    expect(code).toBe('0');
    expect(letter()).toMatchObject({
      from: { name: '宁波砚舟精密铸造有限公司', uscc: '91330299MA5JMH9238' },
      to: `资金方：${record?.financeName}`,
    });
    const numbers = (
      await world.store.transaction(async (transaction) => transaction.candidates.inPackage(world.docDatumId))
    ).map(({ number }) => number);
    for (const number of numbers) expect(letter().paragraphs.join()).toContain(number);
    expect(letter().paragraphs.join()).toMatch(/人民币 [\d,]+\.\d\d 元/);
    expect(await world.store.transaction(async (transaction) => transaction.files.find('PK-TEMPLATE-AUTH'))).toEqual(
      before,
    );
    expect(await items()).toEqual(given);
  });

  it('is a text document when it may be edited, and a PDF otherwise', async () => {
    const taken = async (fkFinance: string) => {
      orders = [];
      const { data } = await asked(
        world,
        'standardTemplateByDimension',
        of('C-QIHENG', fkFinance, { docStdCategoryId: 'STD-AUTH' }),
        clerk,
      );
      return [(data as { readonly fileName: string }).fileName, letter().edited];
    };
    expect(await taken('F-HEZE')).toEqual(['融资申请授权书-禾泽商业保理(天津)有限公司.docx', true]);
    expect(await taken('F-CHANGYU')).toEqual(['融资申请授权书-长屿银行股份有限公司.pdf', false]);
  });

  it('keeps a blank for unknown values', async () => {
    await asked(
      world,
      'standardTemplateByDimension',
      of('C-QIHENG', 'F-CHANGYU', { docStdCategoryId: 'STD-AUTH' }),
      clerk,
    );
    expect(letter().paragraphs.join()).toContain('凭证号：＿＿＿');
    expect(letter().paragraphs.join()).not.toMatch(/[{}]/);
  });

  it('of another material does not exist', async () => {
    const materials = await world.store.transaction(async (transaction) =>
      transaction.materials.ofPackage(world.docDatumId),
    );
    const [auth, contract] = materials.toSorted((a, b) => a.position - b.position);
    expect((await asked(world, 'standardTemplate', { docMaterialId: contract?.docMaterialId ?? '' }, clerk)).code).toBe(
      'NOT_FOUND',
    );
    expect(
      (
        await asked(
          world,
          'standardTemplate',
          { docMaterialId: auth?.docMaterialId ?? '', pkFile: 'PK-EXAMPLE-AUTH' },
          clerk,
        )
      ).code,
    ).toBe('NOT_FOUND');
  });
});
