import { beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../../features/support/until.ts';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import type { UserRecord } from '../../../../server/core/records/company.ts';
import { sha256Hex } from '../../../../server/core/secrets.ts';
import { sentTexts } from '../../../../server/core/sandbox/sandbox-texts.ts';
import { enterWorkbench } from '../../../../server/core/identity/workbench-session.ts';
import { endPersonSessions } from '../../../../server/core/identity/person-sessions.ts';
import { handOverKey, handOverKeyLife, redeemHandOverKey } from '../../../../server/core/shell/hand-over-key.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const workbench = 'https://workbench.example/entry';
let store: MemoryStore;
let backEnd: BackEnd;
let main: Asker;
beforeEach(async () => {
  store = new MemoryStore();
  backEnd = await demoBackEnd(store);
  main = new Asker(backEnd);
  await main.signIn('zhousiyuan');
});

const key = async (): Promise<string> =>
  (await main.given<{ key: string }>('saveAddress', { target: 'WORKBENCH', url: workbench })).key;
const taken = async (request: unknown): Promise<string> =>
  String((await new Asker(backEnd).ask('takeHandOver', request)).code);

describe('a hand-over to the workbench', () => {
  /** Gives the main user other roles; undefined restores the initial ones. */
  let roles: UserRecord['roles'] = [];
  async function changed(others: UserRecord['roles'] | undefined): Promise<void> {
    await store.transaction(async ({ users }) => {
      const user = await users.find('U-zhousiyuan');
      if (!user) throw new Error('Nobody is there');
      if (others) roles = user.roles;
      await users.save({ ...user, roles: others ?? roles });
    });
  }

  it.each([
    'https://evil.example/entry',
    'https://workbench.example.evil.example/entry',
    'https://workbench.example/entry/',
    'https://workbench.example/entry?key=1',
    'https://workbench.example@evil.example/entry',
    'http://workbench.example/entry',
    'HTTPS://WORKBENCH.example/entry',
    '//workbench.example/entry',
    '/\\workbench.example/entry',
    'https:\\\\workbench.example\\entry',
    ' https://workbench.example/entry',
    'https://workbench.example/entry#x',
    'javascript:alert(1)',
    '',
    '__proto__',
    null,
    ['https://workbench.example/entry'],
    'x'.repeat(10_000),
  ])('is refused for another address: %j', async (url) => {
    expect((await main.ask('saveAddress', { target: 'WORKBENCH', url })).code).toBe('REQUEST_INVALID');
  });

  it.each(['', 'PORTAL', '__proto__', null])('is refused for the target %j', async (target) => {
    expect((await main.ask('saveAddress', { target, url: workbench })).code).toBe('REQUEST_INVALID');
  });

  it('signs its person in once, even for many simultaneous requests', async () => {
    const given = await key();
    const codes = await Promise.all(Array.from({ length: 12 }, async () => taken({ key: given, target: workbench })));
    expect(codes.toSorted()).toEqual(['0', ...Array.from({ length: 11 }, () => 'SIGN_IN_EXPIRED')]);
  });

  it('tells the person and the company, and nothing more', async () => {
    expect(await new Asker(backEnd).given('takeHandOver', { key: await key(), target: workbench })).toEqual({
      userName: 'zhousiyuan',
      personName: '周思远',
      corpName: '宁波砚舟精密铸造有限公司',
      uscc: expect.any(String),
    });
  });

  it('is refused under an altered key', async () => {
    const given = await key();
    const [nonce = '', until = '', signed = ''] = given.split('.');
    const later = (Number.parseInt(until, 36) + 60_000).toString(36);
    const odd = [
      `${nonce}.${later}.${signed}`,
      `${nonce}.${until}.${'A'.repeat(43)}`,
      `${'A'.repeat(43)}.${until}.${signed}`,
      `${given}x`,
      ` ${given}`,
      given.toUpperCase(),
      `${nonce}..${signed}`,
      '..',
      '',
      '__proto__',
      'x'.repeat(200),
    ];
    for (const each of odd)
      expect([each, await taken({ key: each, target: workbench })]).toEqual([each, 'SIGN_IN_EXPIRED']);
    for (const each of [null, undefined, 7, {}, [given], 'x'.repeat(201)])
      expect(await taken({ key: each, target: workbench })).toBe('REQUEST_INVALID');
    expect(await taken({ key: given, target: workbench })).toBe('0');
  });

  it('is not used up by a request for another address', async () => {
    const given = await key();
    for (const target of ['https://evil.example/', `${workbench}/`, '', workbench.toUpperCase()])
      expect(await taken({ key: given, target })).toBe('SIGN_IN_EXPIRED');
    expect(await taken({ key: given, target: workbench })).toBe('0');
  });

  it.each<readonly [string, () => Promise<void>, () => Promise<void>]>([
    [
      'whose account is frozen',
      async () => store.transaction(async ({ freezes }) => freezes.save({ userId: 'U-zhousiyuan', frozenAt: 1 })),
      async () => store.transaction(async ({ freezes }) => freezes.remove('U-zhousiyuan')),
    ],
    ['who has no role', async () => changed([]), async () => changed(undefined)],
  ])('is refused for a person %s, and its key stays invalid afterwards', async (_who, happens, ends) => {
    const given = await key();
    await happens();
    expect(await taken({ key: given, target: workbench })).toBe('SIGN_IN_EXPIRED');
    await ends();
    expect(await taken({ key: given, target: workbench })).toBe('SIGN_IN_EXPIRED');
    expect(await taken({ key: await key(), target: workbench })).toBe('0');
  });

  it('needs the main user and a workbench', async () => {
    await main.signIn('limin');
    for (const call of ['workbenchAddress', 'workbenchRelation', 'workbenchStatus'] as const)
      expect((await main.ask(call)).code).toBe('NOT_PERMITTED');
    expect((await main.ask('saveAddress', { target: 'WORKBENCH', url: workbench })).code).toBe('NOT_PERMITTED');
    const without = new Asker(await demoBackEnd(new MemoryStore(), undefined, { workbenchUrl: undefined }));
    await without.signIn('zhousiyuan');
    expect([await without.given('isWorkbenchShown'), (await without.ask('workbenchAddress')).code]).toEqual([
      false,
      'NOT_PERMITTED',
    ]);
  });
});

describe('a session at the workbench', () => {
  const there = async (asker: Asker): Promise<string | undefined> =>
    (await asker.given<{ userName: string } | null>('workbenchSession'))?.userName;

  it('belongs to the browser that asked for the hand-over, even if another redeems the key', async () => {
    const other = new Asker(backEnd);
    await other.signIn('limin');
    const given = await key();
    expect(await there(main)).toBeUndefined();
    await taken({ key: given, target: workbench });
    expect([await there(main), await there(other), await there(new Asker(backEnd))]).toEqual([
      'zhousiyuan',
      undefined,
      undefined,
    ]);
  });

  it('is not opened by a refused key', async () => {
    const given = await key();
    await taken({ key: given, target: 'https://evil.example/' });
    await taken({ key: `${given}x`, target: workbench });
    expect(await there(main)).toBeUndefined();
  });

  it('ends at its sign-out, at the portal’s sign-out, and at a sign-in elsewhere', async () => {
    await taken({ key: await key(), target: workbench });
    const seat = main.token;
    expect((await new Asker(backEnd).ask('workbenchLogout')).code).toBe('0');
    expect(await there(main)).toBe('zhousiyuan');
    await main.ask('workbenchLogout');
    expect(await there(main)).toBeUndefined();
    await taken({ key: await key(), target: workbench });
    await main.ask('logout');
    main.token = seat;
    expect(await there(main)).toBeUndefined();
    await main.signIn('zhousiyuan');
    await taken({ key: await key(), target: workbench });
    expect(await there(main)).toBe('zhousiyuan');
    await new Asker(backEnd).signIn('zhousiyuan');
    expect(await there(main)).toBeUndefined();
  });

  it.each([
    [
      'without a role',
      async () =>
        store.transaction(async (transaction) => {
          const user = await transaction.users.find('U-zhousiyuan');
          if (user) await transaction.users.save({ ...user, roles: [] });
        }),
    ],
    [
      'no longer the main user',
      async () =>
        store.transaction(async (transaction) => {
          const user = await transaction.users.find('U-zhousiyuan');
          if (user) await transaction.users.save({ ...user, isMain: false });
        }),
    ],
  ] as const)('ends when its person is %s', async (_what, happens) => {
    await taken({ key: await key(), target: workbench });
    await happens();
    expect(await there(main)).toBeUndefined();
  });

  /** A visitor who is not signed in to the portal, and signs in to the workbench with a name and a code. */
  async function byCode(): Promise<Asker> {
    const visitor = new Asker(backEnd);
    await visitor.given('loginSession');
    await store.transaction(async (transaction) => {
      const session = await transaction.sessions.find(await sha256Hex(visitor.token ?? ''));
      if (!session) throw new Error('Nobody is there');
      await enterWorkbench(transaction, session, 'U-zhousiyuan', 2 ** 50);
    });
    return visitor;
  }

  interface Shown {
    readonly sessionId: string;
    readonly isThis: boolean;
    readonly atWorkbench?: boolean;
  }
  const seats = async (asker = main) =>
    (await asker.given<readonly Shown[]>('accountSessions')).filter(({ atWorkbench }) => atWorkbench);
  const history = async (asker = main) =>
    (
      await asker.given<{ readonly events: readonly { readonly what: string }[] }>('signInHistory', {
        page: 1,
        pageSize: 50,
      })
    ).events
      .map(({ what }) => what)
      .filter((what) => what.startsWith('workbench'));

  it('is listed and logged for its owner, who can end it from the portal', async () => {
    expect([await seats(), await history()]).toEqual([[], []]);
    await taken({ key: await key(), target: workbench });
    const [seat] = await seats();
    expect([seat?.isThis, await history()]).toEqual([false, ['workbench-entered']]);
    const other = new Asker(backEnd);
    await other.signIn('limin');
    expect([
      await seats(other),
      (await other.ask('endAccountSession', { sessionId: seat?.sessionId })).code,
      await there(main),
    ]).toEqual([[], 'NOT_FOUND', 'zhousiyuan']);
    for (const sessionId of ['S-NONE', `${seat?.sessionId}x`])
      expect([(await main.ask('endAccountSession', { sessionId })).code, await there(main)]).toEqual([
        'NOT_FOUND',
        'zhousiyuan',
      ]);
    expect((await main.ask('endAccountSession', { sessionId: seat?.sessionId })).code).toBe('0');
    expect([
      await there(main),
      await seats(),
      (await main.ask('endAccountSession', { sessionId: seat?.sessionId })).code,
    ]).toEqual([undefined, [], 'NOT_FOUND']);
    await taken({ key: await key(), target: workbench });
    await main.ask('workbenchLogout');
    expect([await seats(), (await history()).toSorted()]).toEqual([
      [],
      ['workbench-entered', 'workbench-entered', 'workbench-left'],
    ]);
  });

  it('is not logged for codes that were not requested', async () => {
    const stranger = new Asker(backEnd, '198.51.100.4');
    const { picAuthToken } = await stranger.given<{ picAuthToken: string }>('loginSession');
    for (const code of ['000000', '111111', '222222'])
      expect((await stranger.ask('workbenchLogin', { userName: 'zhousiyuan', picAuthToken, code })).code).toBe(
        'SMS_CODE_REFUSED',
      );
    expect(await history()).toEqual([]);
  });

  it('is listed with its beginning by the portal’s clock, and with its network', async () => {
    const [instant, ahead] = [Date.parse('2026-11-21T02:00:00Z'), 7 * 86_400_000];
    let gone = 0;
    store = new MemoryStore();
    backEnd = await demoBackEnd(store, undefined, {
      clock: { now: () => instant + gone + ahead, realTime: () => instant + gone },
    });
    main = new Asker(backEnd, '203.0.113.7');
    await main.signIn('zhousiyuan');
    await taken({ key: await key(), target: workbench });
    gone = 60_000;
    await new Asker(backEnd, '198.51.100.4').signIn('zhousiyuan', 'wrong one here');
    expect(await seats()).toMatchObject([
      { since: instant + ahead, lastActiveAt: instant + ahead, place: { network: '203.0.113.*' } },
    ]);
  });

  it('is listed while its visit lasts when it began by a code, and not after a sign-in elsewhere', async () => {
    await taken({ key: await key(), target: workbench });
    const elsewhere = new Asker(backEnd);
    await elsewhere.signIn('zhousiyuan');
    expect(await seats(elsewhere)).toEqual([]);
    const visitor = await byCode();
    const [seat] = await seats(elsewhere);
    expect((await elsewhere.ask('endAccountSession', { sessionId: seat?.sessionId })).code).toBe('0');
    expect(await there(visitor)).toBeUndefined();
  });

  it('is listed and can be ended elsewhere, even after a switch of companies in the portal', async () => {
    await store.transaction(async ({ users }) => {
      for (const userId of ['U-zhousiyuan', 'U-limin']) {
        const user = await users.find(userId);
        if (user) await users.save({ ...user, personId: 'P-both' });
      }
    });
    await taken({ key: await key(), target: workbench });
    expect((await main.ask('enterCompany', { userId: 'U-limin' })).code).toBe('0');
    const elsewhere = new Asker(backEnd);
    await elsewhere.signIn('zhousiyuan');
    const [seat] = await seats(elsewhere);
    expect(await there(main)).toBe('zhousiyuan');
    expect((await elsewhere.ask('endAccountSession', { sessionId: seat?.sessionId })).code).toBe('0');
    expect([await there(main), await seats(elsewhere), (await main.ask('security')).code]).toEqual([
      undefined,
      [],
      '0',
    ]);
  });

  it('ends with the person’s other sessions, even when it began by a code', async () => {
    const visitor = await byCode();
    expect(await there(visitor)).toBe('zhousiyuan');
    await store.transaction(async (transaction) => {
      const user = await transaction.users.find('U-zhousiyuan');
      if (user) await endPersonSessions(transaction, user, '', 'password-changed');
    });
    expect(await there(visitor)).toBeUndefined();
  });

  it('replaces an earlier one, whose sign-out then ends nothing', async () => {
    const [one, two] = [await byCode(), await byCode()];
    expect([await there(one), await there(two)]).toEqual([undefined, 'zhousiyuan']);
    await one.ask('workbenchLogout');
    expect(await there(two)).toBe('zhousiyuan');
  });

  it('is not opened by the key of a former main user', async () => {
    const given = await key();
    await store.transaction(async (transaction) => {
      const user = await transaction.users.find('U-zhousiyuan');
      if (user) await transaction.users.save({ ...user, isMain: false });
    });
    expect(await taken({ key: given, target: workbench })).toBe('SIGN_IN_EXPIRED');
  });

  it.each([
    ['has left the portal', async () => main.ask('logout')],
    ['was signed out by another device', async () => new Asker(backEnd).signIn('zhousiyuan')],
    [
      'has another password',
      async () =>
        store.transaction(async (transaction) => {
          const user = await transaction.users.find('U-zhousiyuan');
          if (user) await endPersonSessions(transaction, user, '', 'password-changed');
        }),
    ],
  ] as const)('is not opened by the key of a person who %s since', async (_what, happens) => {
    const given = await key();
    await happens();
    expect(await taken({ key: given, target: workbench })).toBe('SIGN_IN_EXPIRED');
  });

  it('needs no sign-out when there is none', async () => {
    expect(await main.given('workbenchStatus')).toBe(false);
  });

  it('must end before the browser’s person changes to another account', async () => {
    await taken({ key: await key(), target: workbench });
    expect(await main.given('workbenchStatus')).toBe(false);
    await store.transaction(async (transaction) => {
      const [session, other] = [
        await transaction.sessions.find(await sha256Hex(main.token ?? '')),
        await transaction.users.find('U-limin'),
      ];
      if (!session || !other) throw new Error('Nobody is there');
      await transaction.users.save({ ...other, isMain: true });
      await enterWorkbench(transaction, session, other.userId, 2 ** 50);
    });
    expect([await there(main), await main.given('workbenchStatus')]).toEqual(['limin', true]);
  });

  it.each<readonly [string, (user: UserRecord) => Promise<unknown>, string]>([
    ['may', async () => undefined, '0'],
    [
      'is frozen',
      async ({ userId }) => store.transaction(async ({ freezes }) => freezes.save({ userId, frozenAt: 0 })),
      'ACCOUNT_FROZEN',
    ],
    [
      'is not the main user',
      async (user) => store.transaction(async ({ users }) => users.save({ ...user, isMain: false })),
      'NOT_PERMITTED',
    ],
    [
      'signs in by two proofs',
      async ({ userId }) =>
        store.transaction(async ({ secondFactors }) =>
          secondFactors.save({ userId, isOn: true, since: 0, lastUsedAt: undefined }),
        ),
      'PASSWORD_FIRST',
    ],
  ])('begins by the right code only for a permitted person: one who %s', async (_what, happens, code) => {
    const user = await store.transaction(async ({ users }) => users.find('U-zhousiyuan'));
    if (!user) throw new Error('Nobody is there');
    await happens(user);
    const visitor = new Asker(backEnd);
    const { picAuthToken } = await visitor.given<{ picAuthToken: string }>('loginSession');
    await visitor.ask('captchaImage', { picAuthToken });
    const captcha = (
      await store.transaction(async ({ sessions }) => sessions.find(await sha256Hex(visitor.token ?? '')))
    )?.captcha;
    expect((await visitor.ask('workbenchCode', { userName: user.userName, picAuthToken, captcha })).code).toBe('0');
    await eventually('the message is sent', async () => (await sentTexts(store)).length > 0);
    const typed = /\d{6}/.exec((await sentTexts(store))[0]?.text ?? '')?.[0];
    expect((await visitor.ask('workbenchLogin', { userName: user.userName, picAuthToken, code: typed })).code).toBe(
      code,
    );
    expect(await there(visitor)).toBe(code === '0' ? user.userName : undefined);
  });

  it('is requested under the own name when signed in', async () => {
    const { picAuthToken } = await main.given<{ picAuthToken: string }>('loginSession');
    expect((await main.ask('workbenchCode', { userName: 'limin', picAuthToken })).code).toBe('REQUEST_INVALID');
    expect((await main.ask('workbenchCode', { picAuthToken })).code).toBe('0');
  });

  it('is not offered without a workbench, or to an ended visit', async () => {
    const without = new Asker(await demoBackEnd(new MemoryStore(), undefined, { workbenchUrl: undefined }));
    const { picAuthToken } = await without.given<{ picAuthToken: string }>('loginSession');
    expect([
      (await without.ask('workbenchCode', { userName: 'limin', picAuthToken })).code,
      (await without.ask('workbenchLogin', { userName: 'limin', picAuthToken, code: '123456' })).code,
    ]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    const stranger = new Asker(backEnd);
    expect([
      (await stranger.ask('workbenchCode', { userName: 'limin', picAuthToken: 'x' })).code,
      (await stranger.ask('workbenchLogin', { userName: 'limin', picAuthToken: 'x', code: '123456' })).code,
    ]).toEqual(['SIGN_IN_EXPIRED', 'SIGN_IN_EXPIRED']);
    const { picAuthToken: own } = await stranger.given<{ picAuthToken: string }>('loginSession');
    expect([
      (await stranger.ask('workbenchCode', { picAuthToken: own })).code,
      (await stranger.ask('workbenchCode', { userName: 'limin', picAuthToken: own })).code,
    ]).toEqual(['REQUEST_INVALID', 'CAPTCHA_REQUIRED']);
  });
});

describe('a hand-over key', () => {
  const secret = 'of the tests';
  const makeKey = async (now: number, target = workbench): Promise<string> =>
    store.transaction(async (transaction) => handOverKey(transaction, secret, { userId: 'U-1', target }, now));
  const takes = async (given: string, now: number, target = workbench, by = secret): Promise<string | undefined> =>
    store.transaction(async (transaction) => redeemHandOverKey(transaction, by, { key: given, target }, now));

  it('is valid for less than sixty seconds', async () => {
    expect(handOverKeyLife).toBe(60_000);
    const [one, two] = [await makeKey(1000), await makeKey(1000)];
    expect([await takes(one, 60_999), await takes(two, 61_000)]).toEqual(['U-1', undefined]);
  });

  it('is valid only under the secret that signed it, even when the store has it', async () => {
    const given = await makeKey(0);
    expect([await takes(given, 1, workbench, 'another'), await takes(given, 1)]).toEqual([undefined, 'U-1']);
  });

  it('that is not in the store is refused', async () => {
    const given = await makeKey(0);
    await store.clear();
    expect(await takes(given, 1)).toBeUndefined();
  });

  it('is kept only as a digest', async () => {
    const given = await makeKey(0);
    expect(await store.transaction(async ({ handOvers }) => handOvers.find(given))).toBeUndefined();
  });
});
