import { describe, expect, it } from 'vitest';
import {
  bankOnInvoice,
  prefillProfile,
  completenessOf,
  emptyProfile,
  isProposed,
  mayNotChange,
  missingFields,
  profileProblems,
  normaliseProfile,
  type InvoicingProfile,
} from '../../../../src/domain/invoicing/shared/invoicing-profile.ts';

const whole: InvoicingProfile = {
  taxpayerType: 'GENERAL',
  title: '宁波砚舟精密铸造有限公司',
  registeredAddress: '工业大道 100 号',
  registeredPhone: '0574-88001000',
  bankName: '长屿银行示例支行',
  bankAccount: '6299010000000100000',
  invoiceType: 'QD_SPECIAL',
  email: 'invoice@example.com',
  mobile: '',
};

describe('the missing fields of invoicing information', () => {
  it('are listed in the form’s order, with one of two delivery addresses', () => {
    expect(missingFields(emptyProfile)).toEqual(['taxpayerType', 'title', 'invoiceType', 'email']);
    expect(missingFields({ ...emptyProfile, invoiceType: 'QD_SPECIAL' })).toEqual([
      'taxpayerType',
      'title',
      'registeredAddress',
      'registeredPhone',
      'bankName',
      'bankAccount',
      'email',
    ]);
    expect(missingFields(whole)).toEqual([]);
    expect([
      missingFields({ ...whole, email: '', mobile: '14000001001' }),
      missingFields({ ...whole, email: ' ' }),
    ]).toEqual([[], ['email']]);
  });

  it('exclude address, phone and bank for a general invoice and before one is chosen', () => {
    const bare = { ...whole, registeredAddress: '', registeredPhone: '', bankName: '', bankAccount: '' };
    expect(missingFields(bare)).toEqual(['registeredAddress', 'registeredPhone', 'bankName', 'bankAccount']);
    expect([
      missingFields({ ...bare, invoiceType: 'QD_GENERAL' }),
      missingFields({ ...bare, invoiceType: '' }),
    ]).toEqual([[], ['invoiceType']]);
  });

  it('are counted against the needed fields', () => {
    expect([
      completenessOf(emptyProfile),
      completenessOf(whole),
      completenessOf({ ...whole, bankName: '' }),
      completenessOf({ ...emptyProfile, invoiceType: 'QD_GENERAL' }),
    ]).toEqual([
      { given: 0, needed: 4 },
      { given: 8, needed: 8 },
      { given: 7, needed: 8 },
      { given: 1, needed: 4 },
    ]);
  });
});

describe('the problems of invoicing information', () => {
  it.each([
    ['registeredPhone', '0574-88001000', undefined],
    ['registeredPhone', '+86 574 8800 1000', undefined],
    ['registeredPhone', 'call me', 'not-a-phone'],
    ['bankAccount', '1234567', 'not-an-account'],
    ['bankAccount', '12345678', undefined],
    ['bankAccount', '1234567a', 'not-an-account'],
    ['email', 'a@b.cn', undefined],
    ['email', 'a@b', 'not-an-email'],
    ['email', 'a b@c.cn', 'not-an-email'],
    ['mobile', '14000001001', undefined],
    ['mobile', '16000001001', 'not-a-mobile'],
    ['mobile', '1400000100', 'not-a-mobile'],
    ['title', 'a'.repeat(100), undefined],
    ['title', 'a'.repeat(101), 'too-long'],
    ['title', 'a\nb', 'not-one-line'],
    ['bankName', 'a\u202eb', 'not-one-line'],
    ['email', '', undefined],
  ] as const)('%s %j: %s', (field, value, problem) => {
    expect(profileProblems({ ...whole, [field]: value }).get(field)).toBe(problem);
  });

  it('are checked after trimming and removing separators', () => {
    expect(normaliseProfile({ ...whole, title: ' 砚舟 ', bankAccount: '6299 0100-0000 01' })).toEqual({
      ...whole,
      title: '砚舟',
      bankAccount: '62990100000001',
    });
  });
});

describe('changing invoicing information', () => {
  it.each([
    [true, 'ROLE_CORP_OPERATOR', undefined],
    [false, 'CORP_MANAGER', undefined],
    [false, 'ROLE_CORP_DIRECTOR', 'not-main'],
    [false, 'FINANCE_CLIENT_MANAGER', 'not-main'],
  ])('by a main user %s in the role %s: %s', (isMain, role, because) => {
    expect(mayNotChange({ isMain, role })).toBe(because);
  });
});

describe('a proposed profile', () => {
  const proposed = { title: '西安旷峪机电设备有限公司', bankName: '长屿银行示例支行', bankAccount: '6299030000000417' };
  it.each<
    [string, Partial<InvoicingProfile>, typeof proposed, readonly (keyof InvoicingProfile)[], Partial<InvoicingProfile>]
  >([
    ['takes the values known elsewhere', {}, proposed, [], proposed],
    [
      'keeps existing values',
      { title: '甲', bankName: '乙银行' },
      proposed,
      [],
      { title: '甲', bankName: '乙银行', bankAccount: '' },
    ],
    [
      'keeps fields that were emptied',
      {},
      proposed,
      ['title', 'bankAccount'],
      { title: '', bankName: '', bankAccount: '' },
    ],
    [
      'proposes no bank without an account',
      {},
      { ...proposed, bankAccount: '' },
      [],
      { title: proposed.title, bankName: '', bankAccount: '' },
    ],
  ])('%s', (_what, said, known, touched, expected) => {
    expect(prefillProfile({ ...emptyProfile, ...said }, known, new Set(touched))).toEqual({
      ...emptyProfile,
      ...said,
      ...expected,
    });
  });

  it('is marked as proposed until it is changed or saved', () => {
    const values = { ...prefillProfile(emptyProfile, proposed, new Set()), bankAccount: '6299 0300 0000 0417' };
    expect([
      isProposed('bankAccount', values, emptyProfile, proposed),
      isProposed('title', { ...values, title: '甲' }, emptyProfile, proposed),
      isProposed('title', values, values, proposed),
      isProposed('email', values, emptyProfile, proposed),
      isProposed('title', values, emptyProfile, undefined),
    ]).toEqual([true, false, false, false, false]);
    // An empty proposal is not a proposed value.
    expect(
      isProposed('bankAccount', { ...values, bankAccount: '' }, emptyProfile, { ...proposed, bankAccount: '' }),
    ).toBe(false);
  });

  it('names a bank with the branch that keeps the account', () => {
    expect([
      bankOnInvoice('长屿银行', '长屿银行示例支行'),
      bankOnInvoice('长屿银行', '示例支行'),
      bankOnInvoice('银'.repeat(60), '行'.repeat(60)).length,
    ]).toEqual(['长屿银行示例支行', '长屿银行示例支行', 80]);
  });
});
