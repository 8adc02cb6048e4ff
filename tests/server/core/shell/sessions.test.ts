import { beforeEach, describe, expect, it } from 'vitest';
import {
  lockSession,
  openOnlySession,
  openSession,
  isSessionValid,
} from '../../../../server/core/identity/sessions.ts';
import { sha256Hex } from '../../../../server/core/secrets.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { asked, uploadingWorld, type World } from '../evidence/uploading.ts';

const minute = 60_000;

describe('a session', () => {
  it.each([
    [0, 0, true],
    [30 * minute - 1, 0, true],
    [30 * minute, 0, false],
    [12 * 60 * minute - 1, 11.9 * 60 * minute, true],
    [12 * 60 * minute, 11.9 * 60 * minute, false],
  ])('is valid or not %i ms after it began and with its last call at %i ms: %s', async (now, lastActiveAt, stands) => {
    const { session } = await openSession(0);
    expect(isSessionValid({ ...session, lastActiveAt }, now)).toBe(stands);
    expect(isSessionValid({ ...session, lastActiveAt, endedBecause: 'replaced' }, now)).toBe(false);
  });

  it('has an unguessable id, whose digest alone is stored', async () => {
    const [one, other] = [await openSession(7, { host: 'a.example' }), await openSession(7)];
    expect(one.token).toMatch(/^[\w-]{43}$/u);
    expect(JSON.stringify(one.session)).not.toContain(one.token);
    expect([
      one.session.createdAt,
      one.session.lastActiveAt,
      one.session.host,
      other.session.host,
      one.token === other.token,
      one.session.idHash === other.session.idHash,
    ]).toEqual([7, 7, 'a.example', '', false, false]);
  });
});

describe('a caller', () => {
  let world: World;
  beforeEach(async () => {
    world = await uploadingWorld(new MemoryObjectStore());
  });
  const code = async (asking: Awaited<ReturnType<World['asking']>>) =>
    (await asked(world, 'security', {}, asking)).code;

  it('is refused with an unknown session id', async () => {
    const clerk = await world.asking('zhousiyuan');
    expect([
      await code(clerk),
      await code({ ...clerk, sessionToken: 'made up' }),
      await code({ ...clerk, sessionToken: undefined }),
    ]).toEqual(['0', 'SESSION_REQUIRED', 'SESSION_REQUIRED']);
  });

  it('is refused after a sign-in elsewhere, a withdrawn role, or the company’s deregistration', async () => {
    const clerk = await world.asking('zhousiyuan');
    await world.store.transaction(async (transaction) => {
      const user = await transaction.users.byName('zhousiyuan');
      if (user) await transaction.users.save({ ...user, roles: ['CORP_QUERY'] });
    });
    expect(await code(clerk)).toBe('ROLE_WITHDRAWN');
    await world.store.transaction(async (transaction) => {
      const company = await transaction.companies.find('C-YANZHOU');
      if (company) await transaction.companies.save({ ...company, deregistered: true });
    });
    expect(await code(clerk)).toBe('COMPANY_DEREGISTERED');
    const ended = await world.store.transaction(async (transaction) => {
      const user = await transaction.users.byName('zhousiyuan');
      return user && openOnlySession(transaction, user, world.parts.clock.realTime(), {});
    });
    expect([await code(clerk), ended?.ended]).toEqual(['SESSION_REPLACED', 1]);
  });

  it('is told when and from where the account was opened instead, as long as it is open', async () => {
    const clerk = await world.asking('zhousiyuan');
    const agent =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/146.0.0.0 Safari/537.36 Edg/146.0.0.0';
    const told = async () => (await asked(world, 'security', {}, clerk)).data;
    await world.store.transaction(async (transaction) => {
      const user = await transaction.users.byName('zhousiyuan');
      if (user)
        await openOnlySession(transaction, user, world.parts.clock.realTime(), { source: '203.0.113.7', agent });
    });
    expect(await told()).toEqual({ at: expect.any(Number) as unknown, from: 'Edge · Windows · 203.0.113.*' });
    await world.store.transaction(async (transaction) => {
      const user = await transaction.users.byName('zhousiyuan');
      if (user) await transaction.sessions.endOthers(user.userId, '', 'signed-out');
    });
    expect(await told()).not.toHaveProperty('at');
  });

  const openElsewhere = async (): Promise<void> =>
    world.store.transaction(async (transaction) => {
      const user = await transaction.users.byName('zhousiyuan');
      if (user) await openOnlySession(transaction, user, world.parts.clock.realTime(), { source: '203.0.113.7' });
    });

  it.each([
    'password-changed',
    'password-reset',
    'password-reset-by-key',
    'password-set-by-hand',
    'certificate-lost',
  ] as const)('is not told where the account is open after its owner took it back: %s', async (what) => {
    const clerk = await world.asking('zhousiyuan');
    await openElsewhere();
    await world.store.transaction(async ({ securityEvents }) =>
      securityEvents.save({
        id: what,
        userId: 'U-zhousiyuan',
        what,
        at: world.parts.clock.now(),
        times: 1,
        source: '',
        agent: '',
      }),
    );
    const { code: why, data } = await asked(world, 'security', {}, clerk);
    expect([why, data]).toEqual(['SESSION_REPLACED', {}]);
  });

  it('is told despite an older change of password, and not once the own session had expired', async () => {
    await world.store.transaction(async ({ securityEvents }) =>
      securityEvents.save({
        id: 'before',
        userId: 'U-zhousiyuan',
        what: 'password-changed',
        at: world.parts.clock.now() - 1000,
        times: 1,
        source: '',
        agent: '',
      }),
    );
    const clerk = await world.asking('zhousiyuan');
    await openElsewhere();
    expect((await asked(world, 'security', {}, clerk)).data).toHaveProperty('at');
    await world.store.transaction(async ({ sessions }) => {
      const here = await sessions.find(await sha256Hex(clerk.sessionToken ?? ''));
      if (here) await sessions.save({ ...here, lastActiveAt: here.lastActiveAt - 30 * minute });
    });
    const late = await asked(world, 'security', {}, clerk);
    expect([late.code, late.data]).toEqual(['SESSION_REPLACED', {}]);
  });

  it('is told the time by the portal’s clock, and nothing about an ended or older session', async () => {
    const [instant, ahead] = [Date.parse('2026-11-21T02:00:00Z'), 7 * 24 * 60 * minute];
    let at = instant;
    world = await uploadingWorld(new MemoryObjectStore(), { clock: { now: () => at + ahead, realTime: () => at } });
    const open = async (from: Parameters<typeof openOnlySession>[3]) =>
      world.store.transaction(async (transaction) => {
        const user = await transaction.users.byName('zhousiyuan');
        if (user) await openOnlySession(transaction, user, at, from);
      });
    const clerk = await world.asking('zhousiyuan');
    at += minute;
    await open({ source: '203.0.113.7' });
    const told = async () => (await asked(world, 'security', {}, clerk)).data;
    expect(await told()).toEqual({ at: instant + minute + ahead, from: '203.0.113.*' });
    at += 31 * minute;
    expect(await told()).toEqual({});
    await open({ createdAt: instant - minute });
    expect(await told()).toEqual({});
  });

  it.each(['password-changed', 'ended-elsewhere'] as const)(
    'is not told where the account is open when the session ended as %s',
    async (because) => {
      const clerk = await world.asking('zhousiyuan');
      await world.store.transaction(async (transaction) => {
        const user = await transaction.users.byName('zhousiyuan');
        if (!user) throw new Error('Nobody is there');
        await transaction.sessions.endOthers(user.userId, '', because);
        await openOnlySession(transaction, user, world.parts.clock.realTime(), { source: '203.0.113.7' });
      });
      expect((await asked(world, 'security', {}, clerk)).data).toEqual({});
    },
  );

  it.each([
    ['password-changed', 'PASSWORD_CHANGED'],
    ['ended-elsewhere', 'SESSION_ENDED_ELSEWHERE'],
    ['replaced', 'SESSION_REPLACED'],
    ['signed-out', 'SESSION_REQUIRED'],
    ['switched', 'SESSION_REQUIRED'],
  ] as const)('is told the reason when the session ended as %s', async (because, told) => {
    const clerk = await world.asking('zhousiyuan');
    await world.store.transaction(async (transaction) => {
      const user = await transaction.users.byName('zhousiyuan');
      if (user) await transaction.sessions.endOthers(user.userId, '', because);
    });
    expect(await code(clerk)).toBe(told);
  });

  it('is refused with a session that is not signed in', async () => {
    const { token, session } = await openSession(world.parts.clock.realTime());
    await world.store.transaction(async (transaction) => transaction.sessions.save(session));
    expect(await code({ ...(await world.asking('limin')), sessionToken: token })).toBe('SESSION_REQUIRED');
  });

  it('has the session locked for a change only while it is valid', async () => {
    const { session } = await openSession(0);
    const held = async (now: number) =>
      world.store.transaction(async (transaction) => {
        await transaction.sessions.save(session);
        return lockSession(transaction, session, now);
      });
    expect([await held(minute), await held(31 * minute)]).toEqual([session, undefined]);
  });
});
