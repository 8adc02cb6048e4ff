import { bareFinancing } from '../../../contracts/store/records/financing.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { sandboxBank } from '../../../../server/core/sandbox/sandbox-bank.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import type { BankAccountRecord } from '../../../../server/core/records/company.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

let store: MemoryStore;
let backEnd: BackEnd;
let now: number;
const start = Date.parse('2026-11-21T02:00:00Z');
const day = 86_400_000;
const clock = { now: () => now, realTime: () => Date.now() };

async function as(account: string): Promise<Asker> {
  const asker = new Asker(backEnd);
  await asker.signIn(account);
  return asker;
}

beforeEach(async () => {
  now = start;
  store = new MemoryStore();
  backEnd = await demoBackEnd(store, undefined, { clock });
});

const entry = {
  bankName: ' 长屿银行 ',
  branchName: '长屿银行示例支行',
  bankNo: '9992 9001 2345',
  accountNo: '6299 0300 0000 0417',
};
interface Listed {
  readonly accountId: string;
  readonly accountNo: string;
  readonly isDefault: boolean;
  readonly transfersLeft: number;
  readonly verifiedAt?: number;
}
interface Accounts {
  readonly editable: boolean;
  readonly accounts: readonly Listed[];
}
const accounts = async (asker: Asker): Promise<Accounts> => asker.given<Accounts>('bankAccounts');
const recordOf = async (id: string): Promise<BankAccountRecord> => {
  const found = await store.transaction(async (transaction) => transaction.bankAccounts.find(id));
  if (!found) throw new Error(`No account ${id}`);
  return found;
};
const amountOf = async (id: string): Promise<string> =>
  `0.${String((await recordOf(id)).transfer.amountFen).padStart(2, '0')}`;
const wrongFor = async (id: string): Promise<string> => ((await amountOf(id)) === '0.01' ? '0.02' : '0.01');
async function added(asker: Asker, more: object = {}): Promise<string> {
  const answer = await asker.given<Accounts>('addBankAccount', { ...entry, ...more });
  const last = { ...entry, ...more }.accountNo.slice(-4);
  return answer.accounts.find(({ accountNo }) => accountNo === `**** ${last}`)?.accountId ?? '';
}
const enter = async (asker: Asker, accountId: string, amount: string) =>
  asker.ask('enterSmallAmount', { accountId, amount });
/** A company without any account: that of Xu Zhaoning. */
const xu = async (): Promise<Asker> => as('xuzhaoning');

describe('the bank accounts of a company', () => {
  it('are normalised, and shown only by their last digits', async () => {
    const asker = await xu();
    const answer = await asker.ask('addBankAccount', entry);
    expect(answer).toMatchObject({
      code: '0',
      data: {
        accountName: '西安旷峪机电设备有限公司',
        accounts: [
          {
            bankName: '长屿银行',
            bankNo: '999290012345',
            accountNo: '**** 0417',
            isDefault: false,
            transfersLeft: 1,
            transfer: { wrong: 0, until: '2026-11-28' },
          },
        ],
      },
    });
    expect(JSON.stringify(await accounts(asker))).not.toContain('62990300');
    expect(JSON.stringify(await accounts(asker))).not.toContain('amountFen');
  });

  it('to which a financing is to be paid are kept until it is over', async () => {
    const asker = await xu();
    const id = await added(asker);
    const save = async (state: 'DISBURSING' | 'LAPSED') =>
      store.transaction(async ({ financings }) => financings.save({ ...bareFinancing, accountId: id, state }));
    await save('DISBURSING');
    expect(await asker.ask('removeBankAccount', { accountId: id })).toMatchObject({
      code: 'BANK_ACCOUNT_REFUSED',
      data: { because: 'financing' },
    });
    await save('LAPSED');
    expect((await asker.ask('removeBankAccount', { accountId: id })).code).toBe('0');
  });

  it('are verified by the right amount, and the first verified one becomes the default', async () => {
    const asker = await xu();
    const first = await added(asker);
    now += 1;
    const second = await added(asker, { accountNo: '6299030000000518' });
    expect(await enter(asker, first, await amountOf(first))).toMatchObject({ code: '0', data: { matched: true } });
    expect(await enter(asker, second, await amountOf(second))).toMatchObject({ code: '0', data: { matched: true } });
    expect((await accounts(asker)).accounts.map(({ isDefault }) => isDefault)).toEqual([true, false]);
    expect((await asker.ask('removeBankAccount', { accountId: first })).data).toEqual({ because: 'default' });
    expect(
      (await asker.given<Accounts>('chooseBankAccount', { accountId: second })).accounts.map(
        ({ isDefault }) => isDefault,
      ),
    ).toEqual([false, true]);
    expect(
      (await asker.given<Accounts>('removeBankAccount', { accountId: first })).accounts.map(
        ({ accountId }) => accountId,
      ),
    ).toEqual([second]);
    // The only account may be removed, although it is in use; the next one is in use automatically.
    expect((await asker.ask('removeBankAccount', { accountId: second })).code).toBe('0');
    const { events } = await asker.given<{ readonly events: readonly { readonly what: string }[] }>('signInHistory', {
      page: 1,
      pageSize: 50,
    });
    expect(events.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        'bank-account-added',
        'bank-account-verified',
        'bank-account-changed',
        'bank-account-removed',
      ]) as unknown,
    );
    const third = await added(asker, { accountNo: '6299030000000619' });
    await enter(asker, third, await amountOf(third));
    expect((await accounts(asker)).accounts).toMatchObject([{ accountId: third, isDefault: true }]);
  });

  it.each([
    ['bankName', { bankName: '  ' }],
    ['branchName', { branchName: 'a\u202eb' }],
    ['bankNo', { bankNo: '12345' }],
    ['accountNo', { accountNo: 'abc' }],
  ])('are refused for a wrong %s', async (field, more) => {
    const asker = await xu();
    expect(await asker.ask('addBankAccount', { ...entry, ...more })).toMatchObject({
      code: 'REQUEST_INVALID',
      data: { field },
    });
    expect((await accounts(asker)).accounts).toEqual([]);
  });

  it('count wrong amounts, and refuse every amount after the third', async () => {
    const asker = await xu();
    const id = await added(asker);
    for (const left of [1, 2, 3])
      expect(await enter(asker, id, await wrongFor(id))).toMatchObject({
        code: '0',
        data: { matched: false, accounts: [{ transfer: { wrong: left } }] },
      });
    expect(await enter(asker, id, await amountOf(id))).toMatchObject({
      code: 'BANK_ACCOUNT_REFUSED',
      data: { because: 'not-now' },
    });
    expect(await enter(asker, id, 'ten')).toMatchObject({ code: 'REQUEST_INVALID', data: { field: 'amount' } });
  });

  it('count each of several simultaneous tries', async () => {
    const asker = await xu();
    const id = await added(asker);
    const wrong = await wrongFor(id);
    const answers = await Promise.all(Array.from({ length: 8 }, async () => enter(asker, id, wrong)));
    expect(answers.filter(({ code }) => code === '0')).toHaveLength(3);
    expect((await recordOf(id)).transfer.wrong).toBe(3);
  });

  it('cannot be chosen before they are verified', async () => {
    const asker = await xu();
    const id = await added(asker);
    expect(await asker.ask('chooseBankAccount', { accountId: id })).toMatchObject({ data: { because: 'not-now' } });
    expect((await accounts(asker)).accounts).toMatchObject([
      { accountId: id, isDefault: false, verifiedAt: undefined },
    ]);
  });

  it('have four transfers in all, even when they are removed and added again', async () => {
    for (const days of [0, 0, 1, 1]) {
      now = start + days * day;
      const asker = await xu();
      expect(await asker.ask('removeBankAccount', { accountId: await added(asker) })).toMatchObject({ code: '0' });
    }
    now = start + 2 * day;
    expect(await (await xu()).ask('addBankAccount', entry)).toMatchObject({ data: { because: 'spent' } });
  });

  it('allow two transfers a day for one, and six for all', async () => {
    const asker = await xu();
    const id = await added(asker);
    const spend = async (accountId: string) => {
      for (let tries = 0; tries < 3; tries += 1) await enter(asker, accountId, await wrongFor(accountId));
    };
    await spend(id);
    expect((await asker.ask('sendSmallTransfer', { accountId: id })).code).toBe('0');
    expect(await recordOf(id)).toMatchObject({ transfer: { wrong: 0 }, transfersSent: [start, start] });
    expect(await asker.ask('sendSmallTransfer', { accountId: id })).toMatchObject({ data: { because: 'not-now' } });
    await spend(id);
    expect(await asker.ask('sendSmallTransfer', { accountId: id })).toMatchObject({ data: { because: 'spent-today' } });
    // Removing the account and adding it again does not reset the attempts.
    await asker.ask('removeBankAccount', { accountId: id });
    expect(await asker.ask('addBankAccount', entry)).toMatchObject({ data: { because: 'spent-today' } });
    for (const number of ['1', '2', '3', '4'])
      expect((await asker.ask('addBankAccount', { ...entry, accountNo: `629903000000051${number}` })).code).toBe('0');
    expect(await asker.ask('addBankAccount', { ...entry, accountNo: '6299030000000515' })).toMatchObject({
      data: { because: 'spent-today' },
    });
    now += day;
    expect(await added(await xu())).toBe(id);
  });

  it('allow four transfers for one in all, on any number of days', async () => {
    const asker = await xu();
    const id = await added(asker);
    for (const sent of [2, 3, 4]) {
      now += 8 * day;
      expect((await (await xu()).ask('sendSmallTransfer', { accountId: id })).code).toBe('0');
      expect((await recordOf(id)).transfersSent).toHaveLength(sent);
    }
    now += 8 * day;
    const later = await xu();
    expect(await later.ask('sendSmallTransfer', { accountId: id })).toMatchObject({ data: { because: 'spent' } });
    expect(await accounts(later)).toMatchObject({ accounts: [{ transfersLeft: 0, isSpent: true }] });
    await later.ask('removeBankAccount', { accountId: id });
    expect(await later.ask('addBankAccount', { ...entry, accountNo: `00${entry.accountNo}` })).toMatchObject({
      data: { because: 'spent' },
    });
  });

  it('belong to one company only: the first to enter the right amount', async () => {
    const [ours, theirs] = [await xu(), await as('pengyuting')];
    const [own, other] = [await added(ours), await added(theirs)];
    expect(await enter(theirs, other, await amountOf(other))).toMatchObject({ code: '0', data: { matched: true } });
    expect(await enter(ours, own, await amountOf(own))).toMatchObject({ data: { because: 'elsewhere' } });
    await ours.ask('removeBankAccount', { accountId: own });
    for (const accountNo of [entry.accountNo, `0${entry.accountNo}`])
      expect(await ours.ask('addBankAccount', { ...entry, accountNo })).toMatchObject({
        data: { because: 'elsewhere' },
      });
  });

  it('are listed once each, and twenty at most', async () => {
    const asker = await xu();
    await added(asker);
    expect(await asker.ask('addBankAccount', entry)).toMatchObject({
      code: 'BANK_ACCOUNT_REFUSED',
      data: { because: 'listed' },
    });
    await store.transaction(async (transaction) => {
      const [one] = await transaction.bankAccounts.ofCompany(
        (await transaction.users.byName('xuzhaoning'))?.pkCorp ?? '',
      );
      if (one)
        for (let index = 2; index <= 20; index += 1)
          await transaction.bankAccounts.save({
            ...one,
            id: `BA-${index}`,
            accountNumber: `${one.accountNumber}${index}`,
            transfersSent: [],
          });
    });
    expect(await asker.ask('addBankAccount', { ...entry, accountNo: '6299030000000999' })).toMatchObject({
      data: { because: 'too-many' },
    });
  });

  it('need a new transfer after seven days', async () => {
    const id = await added(await xu());
    now = start + 8 * day;
    const later = await xu();
    expect(await enter(later, id, await amountOf(id))).toMatchObject({ data: { because: 'not-now' } });
    expect((await later.ask('sendSmallTransfer', { accountId: id })).code).toBe('0');
    expect(await enter(later, id, await amountOf(id))).toMatchObject({ data: { matched: true } });
  });

  it('can be changed only by the main user of their own company', async () => {
    const [zhou, li, he] = [await as('zhousiyuan'), await as('limin'), await as('heqinghe')];
    const id = await added(zhou);
    const changes = [
      ['addBankAccount', entry],
      ['enterSmallAmount', { accountId: id, amount: '0.01' }],
      ['sendSmallTransfer', { accountId: id }],
      ['chooseBankAccount', { accountId: id }],
      ['removeBankAccount', { accountId: id }],
    ] as const;
    for (const [call, request] of changes)
      expect([call, (await li.ask(call, request)).code]).toEqual([call, 'NOT_PERMITTED']);
    expect((await accounts(li)).editable).toBe(false);
    await store.transaction(async (transaction) => {
      const user = await transaction.users.byName('heqinghe');
      if (user) await transaction.users.save({ ...user, isMain: true });
    });
    for (const [call, request] of changes.slice(1))
      expect([call, (await he.ask(call, request)).code]).toEqual([call, 'NOT_FOUND']);
    for (const accountId of ['__proto__', 'constructor', 'BA-nobody'])
      expect((await zhou.ask('removeBankAccount', { accountId })).code).toBe('NOT_FOUND');
  });

  it('cannot be used after they were removed', async () => {
    const asker = await xu();
    const id = await added(asker);
    const amount = await amountOf(id);
    expect((await asker.ask('removeBankAccount', { accountId: id })).code).toBe('0');
    const before = await recordOf(id);
    for (const [call, request] of [
      ['enterSmallAmount', { amount }],
      ['sendSmallTransfer', {}],
      ['chooseBankAccount', {}],
      ['removeBankAccount', {}],
    ] as const)
      expect([call, (await asker.ask(call, { accountId: id, ...request })).code]).toEqual([call, 'NOT_FOUND']);
    expect(await recordOf(id)).toEqual(before);
  });

  it('count repeated transfers among the six of a day', async () => {
    const asker = await xu();
    const id = await added(asker);
    for (let tries = 0; tries < 3; tries += 1) await enter(asker, id, await wrongFor(id));
    for (const number of ['1', '2', '3', '4', '5'])
      expect((await asker.ask('addBankAccount', { ...entry, accountNo: `629903000000051${number}` })).code).toBe('0');
    expect(await asker.ask('sendSmallTransfer', { accountId: id })).toMatchObject({ data: { because: 'spent-today' } });
    expect((await recordOf(id)).transfersSent).toHaveLength(1);
    now += day;
    expect((await (await xu()).ask('sendSmallTransfer', { accountId: id })).code).toBe('0');
  });

  it.each([
    [[0], 1],
    [[1], 2],
    [[98], 99],
    [[99], 1],
    [[197], 99],
    [[198, 5], 6],
    [[255, 200, 198, 97], 98],
  ])('are sent a uniformly drawn amount: %j', async (drawn, fen) => {
    const asker = await xu();
    const draw = crypto.getRandomValues.bind(crypto);
    const left = [...drawn];
    const drawing = vi
      .spyOn(crypto, 'getRandomValues')
      .mockImplementation((bytes) =>
        bytes instanceof Uint8Array && bytes.length === 1 ? bytes.fill(left.shift() ?? 0) : draw(bytes),
      );
    const id = await added(asker).finally(() => drawing.mockRestore());
    expect([(await recordOf(id)).transfer.amountFen, left]).toEqual([fen, []]);
  });

  it('can have their transfer returned by the bank until the amount is entered', async () => {
    const asker = await xu();
    const id = await added(asker);
    const bank = sandboxBank(store, clock);
    expect((await bank.transfers())[0]).toMatchObject({
      accountId: id,
      company: '西安旷峪机电设备有限公司',
      accountNo: '**** 0417',
      open: true,
      returned: '',
    });
    await expect(bank.sendBack(id, ' \u200b ')).rejects.toMatchObject({
      code: 'REQUEST_INVALID',
      values: { field: 'reason' },
    });
    await bank.sendBack(id, ' 户名不符 ');
    expect((await bank.transfers())[0]).toMatchObject({ open: false, returned: '户名不符' });
    expect(await enter(asker, id, await amountOf(id))).toMatchObject({ data: { because: 'not-now' } });
    await expect(bank.sendBack(id, '户名不符')).rejects.toMatchObject({
      code: 'REQUEST_INVALID',
      values: { field: 'accountId' },
    });
    await expect(bank.sendBack('BA-DEMO-1', '户名不符')).rejects.toMatchObject({ code: 'REQUEST_INVALID' });
    expect((await asker.ask('sendSmallTransfer', { accountId: id })).code).toBe('0');
  });
});
