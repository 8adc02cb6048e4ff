import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountUntil,
  bankAccountState,
  bankProblems,
  emptyBankAccount,
  parseSmallAmount,
  maskBankAccountNumber,
  isSameAccount,
  normaliseBankAccount,
  transferRefusal,
  type SmallTransfer,
} from '../../../../src/domain/company/shared/bank-account.ts';

const entry = {
  bankName: '长屿银行',
  branchName: '滨江支行',
  cnaps: '999290012345',
  accountNumber: '6299030000000417',
};
const problem = (more: Partial<typeof entry>): readonly unknown[] => [
  ...bankProblems(normaliseBankAccount({ ...entry, ...more })),
];

describe('the entry of a bank account', () => {
  it.each([
    ['complete data is accepted', {}, []],
    ['separators are removed', { accountNumber: ' 6299 0300-0000 0417 ', cnaps: '9992 9001 2345' }, []],
    ['eight digits are accepted', { accountNumber: '12345678' }, []],
    ['seven digits are too few', { accountNumber: '1234567' }, [['accountNumber', 'not-an-account']]],
    ['32 digits are accepted', { accountNumber: '1'.repeat(32) }, []],
    ['33 digits are too many', { accountNumber: '1'.repeat(33) }, [['accountNumber', 'not-an-account']]],
    ['letters are refused', { accountNumber: '62990300000004AB' }, [['accountNumber', 'not-an-account']]],
    ['eleven digits are too few for the bank code', { cnaps: '99929001234' }, [['cnaps', 'not-cnaps']]],
    ['thirteen digits are too many for the bank code', { cnaps: '9992900123456' }, [['cnaps', 'not-cnaps']]],
    ['a bank name over its limit is refused', { bankName: '行'.repeat(61) }, [['bankName', 'too-long']]],
    ['names at their limits are accepted', { bankName: '行'.repeat(60), branchName: '行'.repeat(80) }, []],
    ['an invisible character is refused', { branchName: '滨江\u202e支行' }, [['branchName', 'unseen']]],
    [
      'every field is required',
      emptyBankAccount,
      [
        ['bankName', 'missing'],
        ['branchName', 'missing'],
        ['cnaps', 'missing'],
        ['accountNumber', 'missing'],
      ],
    ],
  ])('%s', (_name, more, problems) => {
    expect(problem(more)).toEqual(problems);
  });

  it('shows only the last four digits', () => {
    expect(maskBankAccountNumber('6299030000000417')).toBe('**** 0417');
  });
});

describe('the amount of a verifying transfer', () => {
  it.each([
    ['0.37', 37],
    ['.37', 37],
    [' ¥0.05 ', 5],
    ['￥0.9', 90],
    ['0.01', 1],
    ['0.99', 99],
    ['0.00', undefined],
    ['0', undefined],
    ['1.00', undefined],
    ['0.370', undefined],
    ['-0.37', undefined],
    ['37', undefined],
    ['0,37', undefined],
    ['', undefined],
    ['００.３７', undefined],
  ])('"%s" is %s fen', (text, fen) => {
    expect(parseSmallAmount(text)).toBe(fen);
  });

  it('is read back as written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99 }),
        (fen) => parseSmallAmount(`0.${String(fen).padStart(2, '0')}`) === fen,
      ),
    );
  });
});

const sentAt = Date.parse('2026-11-21T02:00:00Z');
const transfer = (more: Partial<SmallTransfer> = {}): SmallTransfer => ({
  sentAt,
  wrong: 0,
  returned: undefined,
  ...more,
});

describe('the state of a bank account', () => {
  it.each([
    ['awaits its amount after the transfer', undefined, {}, '2026-11-21', 'awaiting-amount'],
    ['awaits its amount on the seventh day', undefined, { wrong: 2 }, '2026-11-28', 'awaiting-amount'],
    ['is late after the seventh day', undefined, {}, '2026-11-29', 'late'],
    ['is used up after three wrong amounts', undefined, { wrong: 3 }, '2026-11-21', 'used-up'],
    [
      'is returned when the bank sent the transfer back',
      undefined,
      { wrong: 3, returned: '户名不符' },
      '2026-12-30',
      'returned',
    ],
    ['stays verified', sentAt, { wrong: 2 }, '2027-12-30', 'verified'],
  ] as const)('%s', (_name, verifiedAt, more, today, state) => {
    expect(bankAccountState({ verifiedAt, transfer: transfer(more) }, today)).toBe(state);
  });

  it('counts its days in Shanghai time', () => {
    expect([
      amountUntil({ sentAt: Date.parse('2026-11-21T15:59:59Z') }),
      amountUntil({ sentAt: Date.parse('2026-11-21T16:00:00Z') }),
    ]).toEqual(['2026-11-28', '2026-11-29']);
  });

  it.each([
    ['verified', 0, 0, 0, 'not-now'],
    ['awaiting-amount', 0, 0, 9, 'not-now'],
    ['late', 0, 0, 0, undefined],
    ['returned', 1, 5, 3, undefined],
    ['used-up', 2, 2, 2, 'spent-today'],
    ['late', 0, 6, 0, 'spent-today'],
    ['late', 0, 0, 4, 'spent'],
    ['used-up', 2, 6, 5, 'spent'],
  ] as const)(
    'bars another transfer when %s, with %i to it today, %i to all and %i ever: %s',
    (state, account, company, ever, bar) => {
      expect(transferRefusal(state, { account, company, ever })).toBe(bar);
    },
  );

  it.each([
    ['6299', '6299', true],
    ['006299', '6299', true],
    ['6299', '62990', false],
    ['0', '00', true],
  ])('treats %s and %s as one account: %s', (one, other, same) => {
    expect(isSameAccount(one, other)).toBe(same);
  });
});
