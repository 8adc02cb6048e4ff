import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import type { PageConfigWire } from '../../../../src/contract/documented/platform/platform.ts';
import type { MaterialWire } from '../../../../src/contract/documented/evidence/materials.ts';
import { asked, uploadingWorld, type World } from './uploading.ts';

const strict = 'strict.localhost';
let world: World;

async function configured(host: string, config: PageConfigWire): Promise<void> {
  await world.store.transaction(async (transaction) => transaction.platforms.save({ host, config }));
}

beforeEach(async () => {
  world = await uploadingWorld(new MemoryObjectStore());
  await configured(strict, { mostApplicants: 2, digitalGeneralInvoice: false });
});

describe('the number of applicants', () => {
  /** Three receivables of three suppliers, which could go together but exceed the number. */
  async function order(): Promise<object> {
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
    const three = [...new Map(records.map((credit) => [credit.supplierName, credit])).values()].slice(0, 3);
    return { docType: 'CREDIT', fkCredit: three.map((credit) => credit.id), fkFinance: three[0]?.funderId ?? '' };
  }

  it('is limited by the platform where the person signed in, whatever host a call names', async () => {
    for (const host of [strict, 'elsewhere.localhost']) {
      expect(
        (
          await asked(world, 'packageCreate', await order(), {
            ...(await world.asking('tangyishan', undefined, strict)),
            host,
          })
        ).code,
      ).toBe('TOO_MANY_APPLICANTS');
    }
    expect(
      (
        await asked(world, 'packageCreate', await order(), {
          ...(await world.asking('tangyishan', undefined, 'elsewhere.localhost')),
          host: strict,
        })
      ).code,
    ).toBe('0');
  });

  it('stays limited after a switch of roles', async () => {
    const clerk = await world.asking('tangyishan', 'ROLE_CORP_DIRECTOR', strict);
    await world.asking('tangyishan');
    const { session } = await world.backEnd.answer('refreshSession', { currentRole3: 'ROLE_CORP_OPERATOR' }, clerk);
    expect((await asked(world, 'packageCreate', await order(), { ...clerk, sessionToken: session?.token })).code).toBe(
      'TOO_MANY_APPLICANTS',
    );
  });
});

describe('a book that the platform does not offer', () => {
  const narrow = 'narrow.localhost';
  const everywhere = {
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

  it('has no candidates and takes no new package, and keeps its earlier ones', async () => {
    const {
      records: [free],
    } = await world.store.transaction(async (transaction) => transaction.candidates.page(everywhere));
    const order = { docType: 'EST', fkCredit: [free?.id], fkFinance: free?.funderId };
    const standard = { docType: 'EST', fkCorpCore: free?.coreEnterpriseId, fkFinance: free?.funderId };
    const elsewhere = await world.asking('zhousiyuan');
    const { data } = await asked(world, 'packageCreate', order, elsewhere);
    const { docDatumId } = data as { readonly docDatumId: string };

    const before = (await asked(world, 'packageTotals', { docType: 'EST' }, elsewhere)).data;
    expect(before).toMatchObject({ count: expect.any(Number) as unknown });
    await configured(narrow, { avalableProduct: ['CREDIT'] });
    const clerk = await world.asking('zhousiyuan', undefined, narrow);
    const codes = [];
    for (const [name, request] of [
      ['estCandidates', {}],
      ['effectiveStandard', standard],
      ['packageCreate', order],
      ['candidates', {}],
      ['packageFind', { docDatumId }],
    ] as const)
      codes.push((await asked(world, name, request, clerk)).code);
    expect(codes).toEqual(['NOT_PERMITTED', 'NOT_PERMITTED', 'NOT_PERMITTED', '0', '0']);
    expect((await asked(world, 'packageTotals', { docType: 'EST' }, clerk)).data).toEqual(before);
  });
});

describe('the digital general invoice', () => {
  let docMaterialId: string;
  const clerkOf = async (host: string) => world.asking('zhousiyuan', undefined, host);
  const give = async (host: string, invoiceType: string) =>
    asked(
      world,
      'fileCreate',
      { docMaterialId, docFileType: 'BUSI_INVOICE', invoice: { invoiceType } },
      await clerkOf(host),
    );

  beforeEach(async () => {
    const { data } = await asked(world, 'materialList', { docDatumId: world.docDatumId }, await clerkOf(''));
    docMaterialId =
      (data as readonly MaterialWire[]).find((material) => material.docFileType === 'BUSI_INVOICE')?.docMaterialId ??
      '';
  });

  it('is refused by its field when the platform does not accept it', async () => {
    expect(await give(strict, 'E_GENERAL_VAT_ELEC')).toMatchObject({
      code: 'REQUEST_INVALID',
      data: { field: 'invoice.invoiceType' },
    });
    expect((await give(strict, 'E_SPECIAL_VAT_ELEC')).code).toBe('0');
    expect((await give('', 'E_GENERAL_VAT_ELEC')).code).toBe('0');
  });

  it('can be kept where it was accepted before', async () => {
    const { docFileId } = (await give('', 'E_GENERAL_VAT_ELEC')).data as { readonly docFileId: string };
    const change = { docFileId, invoice: { invoiceType: 'E_GENERAL_VAT_ELEC', invoiceNum: '26992000000000000018' } };
    expect((await asked(world, 'fileModify', change, await clerkOf(strict))).code).toBe('0');
  });
});
