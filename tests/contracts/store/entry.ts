import * as companyRecords from './records/company.ts';
import * as entryRecords from './records/entry.ts';
import { it, expect } from 'vitest';
import type { StoreSuite } from './store-suite.ts';

function sessionsContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'sessions',
    (all) => all.sessions,
    (each) => each.idHash,
    [entryRecords.session, entryRecords.visitor],
    { endedBecause: 'replaced', role: undefined },
  );

  it('finds the open sessions of a user, and ends the others with a reason', async () => {
    await doing(async ({ sessions, users }) => {
      await users.save({ ...companyRecords.user, userId: 'U-2', userName: 'u2' });
      for (const [idHash, lastActiveAt] of [
        ['s1', 10],
        ['s2', 30],
        ['s3', 20],
      ] as const)
        await sessions.save({ ...entryRecords.session, idHash, lastActiveAt });
      await sessions.save({ ...entryRecords.session, idHash: 's4', endedBecause: 'signed-out' });
      await sessions.save({ ...entryRecords.session, idHash: 's5', userId: 'U-2' });
    });
    const open = async () => (await doing(async ({ sessions }) => sessions.openOf('U-1'))).map(({ idHash }) => idHash);
    expect(await open()).toEqual(['s2', 's3', 's1']);
    const last = async (userId: string, visit: string) =>
      (await doing(async ({ sessions }) => sessions.lastOfVisit(userId, visit)))?.idHash;
    expect(await last('U-1', entryRecords.session.picAuthToken)).toBe('s4');
    expect([
      await last('U-2', entryRecords.session.picAuthToken),
      await last('U-1', 'another visit'),
      await last('U-3', entryRecords.session.picAuthToken),
    ]).toEqual(['s5', undefined, undefined]);
    expect(await doing(async ({ sessions }) => sessions.endOthers('U-1', 's3', 'signed-out'))).toBe(2);
    expect(await open()).toEqual(['s3']);
    expect((await doing(async ({ sessions }) => sessions.find('s1')))?.endedBecause).toBe('signed-out');
  });

  it("ends a user's other sessions, and removes idle ones", async () => {
    await doing(async (transaction) => {
      for (const idHash of ['s1', 's2']) await transaction.sessions.save({ ...entryRecords.session, idHash });
      await transaction.sessions.save({ ...entryRecords.session, idHash: 's3', endedBecause: 'signed-out' });
      await transaction.sessions.save({
        ...entryRecords.visitor,
        idHash: 's4',
        endedBecause: undefined,
        lastActiveAt: 1000,
      });
      expect(await transaction.sessions.endOthers('U-1', 's2')).toBe(1);
      expect(await transaction.sessions.endOthers('U-1', 's2')).toBe(0);
    });
    const ended = async (idHash: string) =>
      (await doing(async (transaction) => transaction.sessions.find(idHash)))?.endedBecause;
    expect([await ended('s1'), await ended('s2'), await ended('s3'), await ended('s4')]).toEqual([
      'replaced',
      undefined,
      'signed-out',
      undefined,
    ]);
    await doing(async (transaction) => transaction.sessions.removeIdleSince(entryRecords.session.lastActiveAt));
    expect(await doing(async (transaction) => transaction.sessions.find('s4'))).toBeUndefined();
    expect(await doing(async (transaction) => transaction.sessions.find('s1'))).toBeDefined();
  });

  it("ends the open sessions of a user's visit, and no others", async () => {
    const visits = {
      a1: { picAuthToken: 'a' },
      a2: { picAuthToken: 'a', endedBecause: 'switched' },
      b: { picAuthToken: 'b' },
      another: { picAuthToken: 'a', userId: 'U-2' },
    } as const;
    const count = await doing(async (transaction) => {
      await transaction.users.save({ ...companyRecords.user, userId: 'U-2', userName: 'linzhixia' });
      for (const [idHash, visit] of Object.entries(visits))
        await transaction.sessions.save({ ...entryRecords.session, endedBecause: undefined, idHash, ...visit });
      return transaction.sessions.endVisit('U-1', 'a');
    });
    const ended = await doing(async (transaction) =>
      Promise.all(Object.keys(visits).map(async (idHash) => (await transaction.sessions.find(idHash))?.endedBecause)),
    );
    expect([count, ...ended]).toEqual([1, 'signed-out', 'switched', undefined, undefined]);
  });

  it('cancels the hand-overs to one user only', async () => {
    const awaiting = { pendingTokenHash: 'h' };
    const left = await doing(async (transaction) => {
      await transaction.users.save({ ...companyRecords.user, userId: 'U-2', userName: 'linzhixia' });
      for (const [idHash, pendingUserId] of [
        ['h1', 'U-1'],
        ['h2', 'U-2'],
      ] as const)
        await transaction.sessions.save({ ...entryRecords.visitor, idHash, ...awaiting, pendingUserId });
      await transaction.sessions.forgetHandOvers('U-1');
      return Promise.all(['h1', 'h2'].map(async (idHash) => transaction.sessions.find(idHash)));
    });
    expect(left.map((each) => [each?.pendingUserId, each?.pendingTokenHash])).toEqual([
      [undefined, undefined],
      ['U-2', 'h'],
    ]);
  });
}

function attemptsContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'attempts',
    (all) => all.attempts,
    (each) => each.key,
    [entryRecords.attempt],
    { failures: 4 },
  );

  it('removes failures that are older than a time', async () => {
    const { lastFailureAt } = entryRecords.attempt;
    await doing(async (transaction) => {
      for (const [key, at] of [
        ['old', lastFailureAt - 1],
        ['new', lastFailureAt],
      ] as const)
        await transaction.attempts.save({ ...entryRecords.attempt, key, lastFailureAt: at });
      await transaction.attempts.removeQuietSince(lastFailureAt);
      expect([await transaction.attempts.find('old'), (await transaction.attempts.find('new'))?.key]).toEqual([
        undefined,
        'new',
      ]);
    });
  });
}

function proofsContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'codes that were sent',
    (all) => all.verifyCodes,
    (each) => each.key,
    [entryRecords.verifyCode, { ...entryRecords.verifyCode, key: 'd', spent: true }],
    { wrong: 3 },
  );

  keeps(
    'proofs',
    (all) => all.recoveryProofs,
    (each) => each.key,
    [entryRecords.recoveryProof, { ...entryRecords.recoveryProof, key: 'q', userId: 'U-2' }],
    { provedAt: 1_700_000_000_005 },
  );

  it('removes proofs that are older than a time', async () => {
    const proved = (key: string, provedAt: number) => ({ ...entryRecords.recoveryProof, key, provedAt });
    await doing(async ({ recoveryProofs }) => recoveryProofs.saveAll([proved('old', 10), proved('new', 20)]));
    await doing(async ({ recoveryProofs }) => recoveryProofs.removeProvedBefore(20));
    expect(
      (await doing(async ({ recoveryProofs }) => recoveryProofs.findAll(['old', 'new']))).map(({ key }) => key),
    ).toEqual(['new']);
  });

  it('removes codes that are older than a time, and finds the users of a mobile number', async () => {
    const sent = (key: string, sentAt: number) => ({ ...entryRecords.verifyCode, key, sentAt });
    await doing(async ({ verifyCodes }) => verifyCodes.saveAll([sent('old', 10), sent('new', 20)]));
    await doing(async ({ verifyCodes }) => verifyCodes.removeSentBefore(20));
    expect((await doing(async ({ verifyCodes }) => verifyCodes.findAll(['old', 'new']))).map(({ key }) => key)).toEqual(
      ['new'],
    );
    const owner = (userId: string, mobile: string) => ({ ...companyRecords.user, userId, userName: userId, mobile });
    await doing(async ({ users }) =>
      users.saveAll([owner('U-9', '14000009999'), owner('U-8', '14000009999'), owner('U-7', '14000008888')]),
    );
    expect((await doing(async ({ users }) => users.withMobile('14000009999'))).map(({ userId }) => userId)).toEqual([
      'U-8',
      'U-9',
    ]);
    expect(await doing(async ({ users }) => users.withMobile('14000000000'))).toEqual([]);
  });

  keeps(
    'what was to be signed',
    (all) => all.keyChallenges,
    (each) => each.key,
    [entryRecords.keyChallenge, { ...entryRecords.keyChallenge, key: 'd', spent: true }],
    { spent: true },
  );

  it('removes challenges that expired before a time', async () => {
    const asked = (key: string, expiresAt: number) => ({ ...entryRecords.keyChallenge, key, expiresAt });
    await doing(async ({ keyChallenges }) => keyChallenges.saveAll([asked('old', 10), asked('new', 20)]));
    await doing(async ({ keyChallenges }) => keyChallenges.removeExpiredBefore(20));
    expect(
      (await doing(async ({ keyChallenges }) => keyChallenges.findAll(['old', 'new']))).map(({ key }) => key),
    ).toEqual(['new']);
  });
}

function freezesContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'freezes',
    (all) => all.freezes,
    (each) => each.userId,
    [{ userId: 'U-1', frozenAt: 1_700_000_000_005 }],
    { frozenAt: 1_700_000_000_006 },
  );

  keeps(
    'unfreezes',
    (all) => all.unfreezes,
    (each) => each.number,
    [
      entryRecords.unfreeze,
      {
        ...entryRecords.unfreeze,
        number: 'JD2',
        because: undefined,
        locks: [],
        state: 'granted',
        decidedAt: 1_700_000_000_006,
      },
    ],
    { state: 'refused', decidedAt: 1_700_000_000_007, answer: '请到柜台办理' },
  );

  it('finds the unfreeze requests of a user, the newest first', async () => {
    const of = (number: string, userId: string, askedAt: number) => ({
      ...entryRecords.unfreeze,
      number,
      userId,
      askedAt,
    });
    await doing(async ({ unfreezes }) =>
      unfreezes.saveAll([of('JD3', 'U-5', 10), of('JD4', 'U-5', 20), of('JD5', 'U-6', 30)]),
    );
    expect((await doing(async ({ unfreezes }) => unfreezes.of('U-5'))).map(({ number }) => number)).toEqual([
      'JD4',
      'JD3',
    ]);
  });
}

function secondStepsContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'second steps',
    (all) => all.secondFactors,
    (each) => each.userId,
    [
      { userId: 'U-1', isOn: true, since: 1_700_000_000_005, lastUsedAt: 1_700_000_000_006 },
      { userId: 'U-2', isOn: false, since: undefined, lastUsedAt: undefined },
    ],
    { isOn: false, lastUsedAt: 1_700_000_000_007 },
  );

  keeps(
    'authenticators',
    (all) => all.authenticators,
    (each) => each.userId,
    [
      {
        userId: 'U-1',
        sealed: 'ab',
        addedAt: 1_700_000_000_005,
        lastStep: 56_000_000,
        pending: undefined,
        pendingAt: undefined,
      },
      {
        userId: 'U-2',
        sealed: undefined,
        addedAt: undefined,
        lastStep: 0,
        pending: 'cd',
        pendingAt: 1_700_000_000_006,
      },
    ],
    { lastStep: 56_000_001 },
  );

  keeps(
    'recovery codes',
    (all) => all.recoveryCodes,
    (each) => each.userId,
    [
      { userId: 'U-1', hashes: ['a', 'b'], madeAt: 1_700_000_000_005 },
      { userId: 'U-2', hashes: [], madeAt: 1_700_000_000_006 },
    ],
    { hashes: ['b'] },
  );

  keeps(
    'password resets that wait',
    (all) => all.resetWaits,
    (each) => each.userId,
    [
      entryRecords.resetWait,
      { ...entryRecords.resetWait, userId: 'U-2', stoppedAt: 1_700_000_000_009, confirmedBy: 'U-1' },
    ],
    { readyAt: 1_700_000_000_008, confirmedBy: 'U-3' },
  );

  it('forgets old password resets that waited', async () => {
    await doing(async ({ resetWaits }) => {
      await resetWaits.save({ ...entryRecords.resetWait, userId: 'U-8', askedAt: 10 });
      await resetWaits.save({ ...entryRecords.resetWait, userId: 'U-9', askedAt: 20 });
      await resetWaits.removeAskedBefore(20);
    });
    const left = await doing(async ({ resetWaits }) => resetWaits.findAll(['U-8', 'U-9']));
    expect(left.map(({ userId }) => userId)).toEqual(['U-9']);
  });

  keeps(
    'demands',
    (all) => all.factorDemands,
    (each) => each.pkCorp,
    [{ pkCorp: 'C-1', from: 1_700_000_000_007, decidedAt: 1_700_000_000_005, decidedBy: 'U-1' }],
    { from: 1_700_000_000_008 },
  );

  keeps(
    'trusted devices',
    (all) => all.trustedDevices,
    (each) => each.key,
    [entryRecords.trustedDevice, { ...entryRecords.trustedDevice, key: 'u', userId: 'U-2', agent: '' }],
    { lastUsedAt: 1_700_000_000_009 },
  );

  it('finds the trusted devices of an account, the last used first, and removes them all or by age', async () => {
    const of = (key: string, userId: string, trustedAt: number, lastUsedAt: number) => ({
      ...entryRecords.trustedDevice,
      key,
      userId,
      trustedAt,
      lastUsedAt,
    });
    await doing(async ({ trustedDevices }) =>
      trustedDevices.saveAll([
        of('d1', 'U-5', 10, 40),
        of('d2', 'U-5', 20, 50),
        of('d3', 'U-6', 30, 30),
        of('d4', 'U-7', 5, 60),
      ]),
    );
    expect((await doing(async ({ trustedDevices }) => trustedDevices.ofUser('U-5'))).map(({ key }) => key)).toEqual([
      'd2',
      'd1',
    ]);
    expect(await doing(async ({ trustedDevices }) => trustedDevices.removeOf('U-5'))).toBe(2);
    await doing(async ({ trustedDevices }) => trustedDevices.removeTrustedBefore(30));
    expect(
      (await doing(async ({ trustedDevices }) => trustedDevices.findAll(['d1', 'd2', 'd3', 'd4']))).map(
        ({ key }) => key,
      ),
    ).toEqual(['d3']);
  });
}

export function entryStoreContract(suite: StoreSuite): void {
  sessionsContract(suite);
  attemptsContract(suite);
  proofsContract(suite);
  freezesContract(suite);
  secondStepsContract(suite);
}
