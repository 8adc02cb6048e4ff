import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { testSecret } from '../../../../features/support/password-key.ts';
import { eventually } from '../../../../features/support/until.ts';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { sandboxFreezes, type FreezeOrder } from '../../../../server/core/sandbox/sandbox-freezes.ts';
import { sentTexts } from '../../../../server/core/sandbox/sandbox-texts.ts';
import { sha256Hex } from '../../../../server/core/secrets.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { demoPassword } from '../../../../server/seed/parties/people.ts';
import type { Envelope } from '../../../../src/contract/envelope.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let clock: ManualClock;
let store: MemoryStore;
let backEnd: BackEnd;
let visitor: Asker;

beforeEach(async () => {
  [clock, store] = [new ManualClock(Date.parse('2026-11-21T02:00:00Z')), new MemoryStore()];
  backEnd = await demoBackEnd(store, testSecret, { clock });
  visitor = new Asker(backEnd);
});

const visit = async (asker: Asker): Promise<string> =>
  (await asker.given<{ picAuthToken: string }>('loginSession')).picAuthToken;
async function read(asker: Asker): Promise<string> {
  await asker.ask('captchaImage', { picAuthToken: await visit(asker) });
  return (
    (await store.transaction(async (transaction) => transaction.sessions.find(await sha256Hex(asker.token ?? ''))))
      ?.captcha ?? ''
  );
}
const texts = async (): Promise<readonly string[]> => (await sentTexts(store)).map(({ text }) => text);
const play = async (order: FreezeOrder): Promise<void> => sandboxFreezes(store, clock).put(order);
const played = async () => sandboxFreezes(store, clock).all();
async function locked(userName = 'limin'): Promise<void> {
  for (let wrong = 0; wrong < 5; wrong += 1)
    await visitor.tryPassword(userName, 'wrong', { captcha: await read(visitor) });
  expect((await visitor.tryPassword(userName, demoPassword, { captcha: await read(visitor) })).code).toBe(
    'SIGN_IN_LOCKED',
  );
}
/** The ticket of a visitor who has proved to be the owner. */
async function proved(
  purpose: 'UNFREEZE' | 'RESET' = 'UNFREEZE',
  userName: string | undefined = 'limin',
  asker = visitor,
): Promise<Envelope> {
  const before = (await texts()).length;
  const picAuthToken = await visit(asker);
  await asker.ask('recoveryCode', { purpose, userName, picAuthToken, captcha: await read(asker) });
  await eventually('the message is sent', async () => (await texts()).length > before);
  return asker.ask('recoveryProof', {
    purpose,
    userName,
    picAuthToken,
    kind: 'SMS',
    code: /\d{6}/.exec((await texts())[0] ?? '')?.[0] ?? '',
  });
}
const ticketOf = ({ data }: Envelope): string => (data as { readonly ticket: string }).ticket;
const open = async (ticket: string, reason = '忘记密码', asker = visitor): Promise<Envelope> =>
  asker.ask('accountUnfreeze', { ticket, picAuthToken: await visit(asker), reason });
const signedIn = async (asker = visitor): Promise<string> =>
  String((await asker.tryPassword('limin', demoPassword, { captcha: await read(asker) })).code);
const historyOf = async (userId: string): Promise<readonly string[]> =>
  (
    await store.transaction(async (transaction) => transaction.securityEvents.of(userId, 0, { offset: 0, limit: 90 }))
  ).records.map(({ what }) => what);

describe('an account that wrong passwords have locked', () => {
  it('is unlocked at once for its proven owner, and the reason is recorded', async () => {
    await locked();
    expect(await open(ticketOf(await proved()))).toMatchObject({ code: '0', data: { outcome: 'UNLOCKED' } });
    expect(await signedIn()).toBe('0');
    expect((await texts())[0]).toContain('unlock the account');
    expect(await historyOf('U-limin')).toEqual(
      expect.arrayContaining(['unfreeze-asked', 'account-unlocked']) as unknown,
    );
    expect((await played()).asked).toMatchObject([{ userName: 'limin', reason: '忘记密码', state: 'unlocked' }]);
  });

  it.each([
    ['whose company was struck off', 'dingmuye', async (): Promise<void> => undefined, 'COMPANY_DEREGISTERED'],
    [
      'who has no role any more',
      'limin',
      async (): Promise<void> =>
        store.transaction(async ({ users }) => {
          const user = await users.byName('limin');
          if (user) await users.save({ ...user, roles: [] });
        }),
      'NO_ROLE',
    ],
  ] as const)('is not unlocked for a person %s', async (_who, userName, happens, refusal) => {
    await happens();
    const answer = await proved('UNFREEZE', userName);
    expect([answer.code, (answer.data as { readonly ticket?: string }).ticket]).toEqual([refusal, undefined]);
  });

  it('is reported as open when it is not locked, and nothing is recorded', async () => {
    expect(await open(ticketOf(await proved()))).toMatchObject({ code: '0', data: { outcome: 'OPEN' } });
    expect((await played()).asked).toEqual([]);
  });

  it('stays locked without a reason or with too long a one, and the proof stays valid', async () => {
    await locked();
    const ticket = ticketOf(await proved());
    for (const reason of [' ', '长'.repeat(201)])
      expect(await open(ticket, reason)).toMatchObject({ code: 'REQUEST_INVALID', data: { field: 'reason' } });
    expect((await open(ticket)).code).toBe('0');
  });

  it('is unlocked only by a proof for unlocking, once and in its visit', async () => {
    await locked();
    expect((await open(ticketOf(await proved('RESET')))).code).toBe('PROOF_EXPIRED');
    clock.advance(minute);
    const ticket = ticketOf(await proved());
    expect((await open(ticket, 'x', new Asker(backEnd))).code).toBe('PROOF_EXPIRED');
    expect((await visitor.ask('accountUnfreeze', { ticket, picAuthToken: 'none', reason: 'x' })).code).toBe(
      'SIGN_IN_EXPIRED',
    );
    expect((await Promise.all([open(ticket), open(ticket)])).map(({ code }) => String(code)).toSorted()).toEqual([
      '0',
      'PROOF_EXPIRED',
    ]);
  });

  it('is unlocked three times within thirty days, and then only after a review', async () => {
    for (let time = 0; time < 3; time += 1) {
      await locked();
      expect((await open(ticketOf(await proved()))).data).toMatchObject({ outcome: 'UNLOCKED' });
      clock.advance(20 * minute);
    }
    await locked();
    expect((await open(ticketOf(await proved()))).data).toMatchObject({
      outcome: 'REVIEW',
      because: 'OFTEN',
      number: expect.stringMatching(/^JD\d{10}$/) as unknown,
    });
    expect(await signedIn()).toBe('SIGN_IN_LOCKED');
    const [waiting] = (await played()).asked;
    await play({ decide: { number: waiting?.number ?? '', granted: true, answer: '' } });
    expect(await signedIn()).toBe('0');
    clock.advance(30 * day);
    await locked();
    expect((await open(ticketOf(await proved()))).data).toMatchObject({ outcome: 'UNLOCKED' });
  });

  it('is unlocked for a change of the password as well, by a signed-in owner', async () => {
    await visitor.signIn('limin');
    const change = async (): Promise<string> => {
      const key = await visitor.given<{ keyId: string; publicKey: string }>('passwordKey');
      const { encryptPassword } = await import('../../../../src/adapters/wire/entry/password-cipher.ts');
      const sealed = async (text: string) => encryptPassword(text, key.publicKey, await visit(visitor));
      return String(
        (
          await visitor.ask('changePassword', {
            current: await sealed('wrong'),
            next: await sealed('river lamp 42'),
            keyId: key.keyId,
          })
        ).code,
      );
    };
    for (let wrong = 0; wrong < 5; wrong += 1) expect(await change()).toBe('PASSWORD_WRONG');
    expect(await change()).toBe('PASSWORD_LOCKED');
    expect((await open(ticketOf(await proved('UNFREEZE', undefined)))).data).toMatchObject({ outcome: 'UNLOCKED' });
    expect(await change()).toBe('PASSWORD_WRONG');
    expect((await visitor.ask('security')).code).toBe('0');
  });
});

describe('an account that the bank has frozen', () => {
  beforeEach(async () => {
    await visitor.signIn('limin');
    await play({ freeze: 'limin' });
  });

  it('has no session, and the freeze is revealed only after the right password', async () => {
    expect((await visitor.ask('security')).code).toBe('SESSION_REQUIRED');
    const other = new Asker(backEnd, '198.51.100.7');
    expect((await other.tryPassword('limin', 'wrong')).code).toBe('SIGN_IN_REFUSED');
    expect((await other.tryPassword('limin')).code).toBe('ACCOUNT_FROZEN');
    expect(await historyOf('U-limin')).toContain('account-frozen');
    expect((await played()).accounts.filter(({ frozen }) => frozen)).toMatchObject([{ userName: 'limin' }]);
  });

  it('cannot get another password', async () => {
    visitor = new Asker(backEnd);
    expect((await proved('RESET')).code).toBe('ACCOUNT_FROZEN');
  });

  it('waits for a review only while a request about its freeze is undecided', async () => {
    const request = { userId: 'U-limin', reason: 'R', locks: [], askedAt: clock.now(), answer: '' } as const;
    visitor = new Asker(backEnd);
    const kept = async (number: string, state: 'waiting' | 'refused', because: 'often' | 'frozen') => {
      await store.transaction(async ({ unfreezes }) =>
        unfreezes.save({
          ...request,
          number,
          state,
          because,
          decidedAt: state === 'waiting' ? undefined : clock.now(),
        }),
      );
      return signedIn();
    };
    expect(await kept('JD1', 'waiting', 'often')).toBe('ACCOUNT_FROZEN');
    expect(await kept('JD2', 'refused', 'frozen')).toBe('ACCOUNT_FROZEN');
    expect(await kept('JD3', 'waiting', 'frozen')).toBe('UNFREEZE_WAITING');
  });

  it.each<[string, number, number, string, string]>([
    ['its answer', 0, 0, '请到柜台办理', 'UNFREEZE_DECLINED'],
    ['no answer that was given to an earlier freeze', 1, 0, '请到柜台办理', 'ACCOUNT_FROZEN'],
    ['nothing where nothing was said', 0, 0, '', 'ACCOUNT_FROZEN'],
    ['what was said last', 0, 1, '请到柜台办理', 'ACCOUNT_FROZEN'],
  ])('gets %s when its owner asks again', async (_what, frozenAfter, saidAfter, answer, code) => {
    const at = clock.now();
    visitor = new Asker(backEnd);
    await store.transaction(async ({ freezes, unfreezes }) => {
      await freezes.save({ userId: 'U-limin', frozenAt: at + frozenAfter });
      const request = { userId: 'U-limin', reason: 'R', locks: [], askedAt: at, because: 'frozen' } as const;
      await unfreezes.save({ ...request, number: 'JD1', state: 'refused', decidedAt: at, answer });
      if (saidAfter > 0)
        await unfreezes.save({ ...request, number: 'JD2', state: 'refused', decidedAt: at + saidAfter, answer: '' });
    });
    expect(await signedIn()).toBe(code);
  });

  it('is unfrozen by a reviewer, who is asked once and whose answer goes to the telephone', async () => {
    visitor = new Asker(backEnd);
    const first = await open(ticketOf(await proved()), '请核实');
    expect(first.data).toMatchObject({
      outcome: 'REVIEW',
      because: 'FROZEN',
      askedAt: clock.now(),
      answerBy: '2026-11-24',
    });
    clock.advance(minute);
    expect((await open(ticketOf(await proved()))).data).toEqual(first.data);
    const [asked, ...others] = (await played()).asked;
    expect([asked?.state, others]).toEqual(['waiting', []]);
    const number = asked?.number ?? '';
    expect(await visitor.tryPassword('limin', demoPassword, { captcha: await read(visitor) })).toMatchObject({
      code: 'UNFREEZE_WAITING',
      data: { number, on: '2026-11-21', by: '2026-11-24' },
    });
    await play({ decide: { number, granted: false, answer: '请到柜台办理' } });
    expect((await texts())[0]).toBe(`解冻申请 ${number} 未通过：请到柜台办理。`);
    expect(await visitor.tryPassword('limin', demoPassword, { captcha: await read(visitor) })).toMatchObject({
      code: 'UNFREEZE_DECLINED',
      data: { number, on: '2026-11-21', answer: '请到柜台办理' },
    });
    await expect(play({ decide: { number, granted: true, answer: '' } })).rejects.toMatchObject({
      code: 'REQUEST_INVALID',
      values: { field: 'number' },
    });
    clock.advance(minute);
    await open(ticketOf(await proved()), '再次申请');
    const again = (await played()).asked[0]?.number ?? '';
    await play({ decide: { number: again, granted: true, answer: '' } });
    expect((await texts())[0]).toBe(`解冻申请 ${again} 已通过，账号现在可以登录。`);
    expect(await signedIn()).toBe('0');
    expect(await historyOf('U-limin')).toEqual(
      expect.arrayContaining(['unfreeze-waits', 'unfreeze-granted', 'unfreeze-declined']) as unknown,
    );
  });
});

/** Locks and unlocks the account until a person has to decide. */
async function openedOften(): Promise<void> {
  for (let time = 0; time < 4; time += 1) {
    await locked();
    await open(ticketOf(await proved()));
    clock.advance(20 * minute);
  }
}

describe('the bank', () => {
  it('keeps its freeze when a reviewer has granted only a request to unlock', async () => {
    await openedOften();
    const [often] = (await played()).asked.filter(({ state }) => state === 'waiting');
    await play({ freeze: 'limin' });
    await play({ decide: { number: often?.number ?? '', granted: true, answer: '' } });
    expect((await played()).accounts.filter(({ frozen }) => frozen)).toMatchObject([{ userName: 'limin' }]);
  });

  it('changes a waiting request to one about its freeze once the owner asks again', async () => {
    await openedOften();
    await play({ freeze: 'limin' });
    visitor = new Asker(backEnd, '198.51.77.7');
    const again = await open(ticketOf(await proved()));
    expect(again.data).toMatchObject({ outcome: 'REVIEW', because: 'FROZEN' });
    const [asked, ...others] = (await played()).asked.filter(({ state }) => state === 'waiting');
    expect([asked?.because, others]).toEqual(['frozen', []]);
  });

  it('cannot freeze an unknown account, or decide an unknown request', async () => {
    await expect(play({ freeze: 'nobody' })).rejects.toMatchObject({
      code: 'REQUEST_INVALID',
      values: { field: 'freeze' },
    });
    await expect(play({ decide: { number: 'JD1', granted: true, answer: '' } })).rejects.toMatchObject({
      code: 'REQUEST_INVALID',
      values: { field: 'number' },
    });
  });
});
