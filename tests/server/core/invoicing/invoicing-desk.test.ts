import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import type { BankAccountRecord } from '../../../../server/core/records/company.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

let store: MemoryStore;
let backEnd: BackEnd;
let zhou: Asker;

async function as(account: string): Promise<Asker> {
  const asker = new Asker(backEnd);
  await asker.signIn(account);
  return asker;
}

beforeEach(async () => {
  store = new MemoryStore();
  backEnd = await demoBackEnd(store);
  zhou = await as('zhousiyuan');
});

const given = {
  taxpayerType: 'GENERAL',
  invoiceTitle: '宁波砚舟精密铸造有限公司',
  registerAddress: '工业大道 100 号',
  registerPhone: '0574-88001000',
  bankName: '长屿银行示例支行',
  bankAccount: '6299 0100 0000 0100 000',
  invoiceType: 'QD_GENERAL',
  receiveEmail: 'new@example.com',
  receiveMobile: '',
  revision: 1,
};
interface Profile {
  readonly revision: number;
  readonly editable: boolean;
  readonly changes: readonly { readonly by: string; readonly fields: readonly { readonly name: string }[] }[];
}
const profile = async (asker = zhou): Promise<Profile> => asker.given<Profile>('invoicingProfile');

describe('the invoicing information', () => {
  it('is kept normalised, with its revisions and who changed what', async () => {
    expect(await profile()).toMatchObject({
      taxNumber: '91330299MA5JMH9238',
      taxNumberVerified: true,
      revision: 1,
      editable: true,
      changes: [],
    });
    expect((await zhou.ask('saveInvoicingProfile', given)).code).toBe('0');
    const after = await profile();
    expect(after).toMatchObject({
      bankAccount: '6299010000000100000',
      receiveEmail: 'new@example.com',
      revision: 2,
      changes: [{ by: '周思远', at: Date.parse('2026-11-21T02:00:00Z') }],
    });
    expect(after.changes[0]?.fields.map(({ name }) => name)).toContain('invoiceType');
    // Saving the same values again changes nothing.
    expect((await zhou.ask('saveInvoicingProfile', { ...given, revision: 2 })).code).toBe('0');
    expect((await profile()).revision).toBe(2);
  });

  it('keeps the paper invoice type that the form lacks, and the last two hundred changes', async () => {
    await store.transaction(async ({ invoicing }) => {
      const kept = await invoicing.lock('C-YANZHOU');
      if (kept)
        await invoicing.save({
          ...kept,
          paperType: 'SPECIAL_VAT',
          changes: Array.from({ length: 200 }, (_, at) => ({ at, by: '李敏', fields: [] })),
        });
    });
    const { paperInvoiceType } = await zhou.given<{ paperInvoiceType: string }>('invoicingProfile');
    await zhou.given('saveInvoicingProfile', given);
    const after = await zhou.given<Profile & { paperInvoiceType: string }>('invoicingProfile');
    expect([after.paperInvoiceType, after.changes.length, after.changes[0]?.by, after.changes[1]?.by]).toEqual([
      paperInvoiceType,
      200,
      '周思远',
      '李敏',
    ]);
    expect(paperInvoiceType).toBe('SPECIAL_VAT');
  });

  it('is not overwritten when a colleague changed it meanwhile', async () => {
    await zhou.ask('saveInvoicingProfile', given);
    expect(await zhou.ask('saveInvoicingProfile', { ...given, receiveEmail: 'late@example.com' })).toMatchObject({
      code: 'DATA_VERSION_STALE',
      data: { by: '周思远' },
    });
    expect(await profile()).toMatchObject({ receiveEmail: 'new@example.com' });
  });

  it('can be read by the company, and changed only by its main user', async () => {
    const [li, director, other] = [await as('limin'), await as('guyunzhou'), await as('heqinghe')];
    expect([
      (await profile(li)).editable,
      (await li.ask('saveInvoicingProfile', given)).code,
      (await director.ask('saveInvoicingProfile', given)).code,
    ]).toEqual([false, 'NOT_PERMITTED', 'NOT_PERMITTED']);
    await zhou.ask('saveInvoicingProfile', given);
    expect(await profile(li)).toMatchObject({ receiveEmail: 'new@example.com' });
    expect(await profile(other)).toMatchObject({ taxNumber: '91320599MA913NBJ9P', revision: 1 });
  });

  it('proposes the company’s name and verified account only to those who may change it', async () => {
    const { proposed } = await zhou.given<{ readonly proposed?: Readonly<Record<string, string>> }>('invoicingProfile');
    const account = (await store.transaction(async ({ bankAccounts }) => bankAccounts.ofCompany('C-YANZHOU'))).find(
      ({ isDefault }) => isDefault,
    );
    expect(proposed).toMatchObject({ invoiceTitle: '宁波砚舟精密铸造有限公司', bankAccount: account?.accountNumber });
    expect(account?.accountNumber).toMatch(/^\d{8,}$/);
    for (const who of ['limin', 'guyunzhou'])
      expect(await (await as(who)).given('invoicingProfile')).not.toHaveProperty('proposed');
  });

  it.each<[string, Partial<BankAccountRecord>, boolean]>([
    ['the account that is used', {}, true],
    ['none that is another beside it', { isDefault: false }, false],
    ['none that is not verified', { verifiedAt: undefined }, false],
    ['none that was taken out', { removedAt: 1 }, false],
  ])('proposes %s', async (_which, wish, begins) => {
    await store.transaction(async ({ bankAccounts }) => {
      for (const each of await bankAccounts.ofCompany('C-YANZHOU'))
        await (each.isDefault ? bankAccounts.save({ ...each, ...wish }) : bankAccounts.save({ ...each, removedAt: 1 }));
    });
    const { proposed } = await zhou.given<{ readonly proposed?: Readonly<Record<string, string>> }>('invoicingProfile');
    expect([proposed?.['invoiceTitle'], proposed?.['bankName'] !== '', proposed?.['bankAccount'] !== '']).toEqual([
      '宁波砚舟精密铸造有限公司',
      begins,
      begins,
    ]);
  });

  it('is refused by its invalid field', async () => {
    for (const [field, value] of [
      ['taxpayerType', 'OTHER'],
      ['invoiceType', 'SPECIAL_VAT'],
      ['receiveMobile', '123'],
      ['receiveEmail', 'x'],
      ['bankAccount', '12'],
      ['registerPhone', '?'],
      ['invoiceTitle', 'a\u0007b'],
    ]) {
      expect(await zhou.ask('saveInvoicingProfile', { ...given, [field ?? '']: value })).toMatchObject({
        code: 'REQUEST_INVALID',
        data: { field },
      });
    }
    expect((await profile()).revision).toBe(1);
  });

  it('is complete or incomplete by its kept values', async () => {
    expect((await zhou.ask('invoicingIncomplete')).data).toBe(false);
    await zhou.ask('saveInvoicingProfile', { ...given, invoiceTitle: '' });
    expect((await zhou.ask('invoicingIncomplete')).data).toBe(true);
  });
});
