import { absoluteLimit, idleLimit } from '../../../src/domain/identity/session-limits.ts';
import type { Caller } from '../context.ts';
import type { SessionRecord } from '../records/entry.ts';
import type { UserRecord } from '../records/company.ts';
import { Refusal, type RefusalValues } from '../refusal.ts';
import type { SecurityEventKind } from './security-event-kind.ts';
import { deviceOf } from '../../../src/domain/identity/device.ts';
import { placeOf } from '../../../src/domain/identity/source-place.ts';
import type { RefusalCode } from '../../../src/contract/codes.ts';
import { randomToken, sha256Hex } from '../secrets.ts';
import { inRole, wasActing } from './acting.ts';
import type { Transaction } from '../store.ts';

/** An instant of real time, and how far the portal's clock is ahead of it, in milliseconds. */
interface Times {
  readonly now: number;
  readonly ahead: number;
}

/**
 * Whether a session still stands at a real instant (milliseconds): half an hour since the user did something, twelve
 * hours in all.
 */
export function sessionStands(session: SessionRecord, now: number): boolean {
  return (
    session.endedBecause === undefined &&
    now - session.lastActiveAt < idleLimit &&
    now - session.createdAt < absoluteLimit
  );
}

/** A new session under a fresh 256-bit id; only its digest is stored. */
export async function openSession(
  now: number,
  from: Partial<SessionRecord> = {},
): Promise<{ readonly token: string; readonly session: SessionRecord }> {
  const token = randomToken(32);
  const session: SessionRecord = {
    userId: undefined,
    role: undefined,
    createdAt: now,
    picAuthToken: randomToken(16),
    captcha: '',
    proofChallenge: '',
    pendingUserId: undefined,
    pendingTokenHash: undefined,
    endedBecause: undefined,
    host: '',
    source: '',
    agent: '',
    twoProofs: false,
    ...from,
    lastActiveAt: now,
    idHash: await sha256Hex(token),
  };
  return { token, session };
}

/**
 * Locks the session and returns its present state; undefined when it has ended or was replaced since the call began.
 */
export async function lockSession(
  transaction: Transaction,
  session: SessionRecord,
  now: number,
): Promise<SessionRecord | undefined> {
  const held = await transaction.sessions.lock(session.idHash);
  return held && sessionStands(held, now) ? held : undefined;
}

/**
 * The one session of an account: whatever else it has open ends. The account's row must be held by the transaction, and
 * before any session's, or of several sign-ins at once none would see the others. Tells how many ended.
 */
export async function openOnlySession(
  transaction: Transaction,
  user: UserRecord,
  now: number,
  from: Partial<SessionRecord>,
): Promise<{ readonly token: string; readonly ended: number }> {
  const { token, session } = await openSession(now, { ...from, userId: user.userId });
  await transaction.sessions.save(session);
  // Wherever else the account is open hears of it at once.
  await transaction.announce([{ userId: user.userId, topic: 'session' }]);
  return { token, ended: await transaction.sessions.endOthers(user.userId, session.idHash) };
}

/** Refusals that tell the user why their session was ended. */
const endings: ReadonlyMap<SessionRecord['endedBecause'], RefusalCode> = new Map([
  ['replaced', 'SESSION_REPLACED'],
  ['password-changed', 'PASSWORD_CHANGED'],
  ['ended-elsewhere', 'SESSION_ENDED_ELSEWHERE'],
]);

/** Reasons for an end that take an account away from an intruder who used its owner's credentials. */
const takenBack = [
  'password-changed',
  'password-reset',
  'password-reset-by-key',
  'password-set-by-hand',
  'certificate-lost',
] as const satisfies readonly SecurityEventKind[];

/**
 * When and from where the account is open now that it was signed out here, as its owner's list of sessions says it;
 * nothing where it is not. Nobody follows the owner about by what they had: it is told as long as one could still be at
 * work here, and to nobody who came in by a password or a key that holds no more. `ahead`: of real time the portal's
 * clock.
 */
async function openElsewhere(
  transaction: Transaction,
  session: SessionRecord,
  { now, ahead }: Times,
): Promise<RefusalValues> {
  const { userId, idHash, createdAt } = session;
  if (userId === undefined || !sessionStands({ ...session, endedBecause: undefined }, now)) return {};
  if (((await transaction.securityEvents.lastOf([userId], takenBack)).get(userId) ?? 0) >= createdAt + ahead) return {};
  const open = await transaction.sessions.openOf(userId);
  const there = open.find((each) => each.idHash !== idHash && each.createdAt >= createdAt && sessionStands(each, now));
  if (!there) return {};
  const { browser, system } = deviceOf(there.agent);
  return {
    at: there.createdAt + ahead,
    from: [browser, system, placeOf(there.source).network].filter((each) => each !== '').join(' · '),
  };
}

/**
 * The caller who may go on under a session now. Refuses with SESSION_REPLACED, PASSWORD_CHANGED,
 * SESSION_ENDED_ELSEWHERE, SESSION_REQUIRED, ROLE_WITHDRAWN or COMPANY_DEREGISTERED.
 */
async function callerBy(
  transaction: Transaction,
  session: SessionRecord | undefined,
  times: Times,
): Promise<Caller | Refusal> {
  const { now } = times;
  const told = endings.get(session?.endedBecause);
  if (session && told !== undefined)
    return new Refusal(
      told,
      session.endedBecause === 'replaced' ? await openElsewhere(transaction, session, times) : {},
    );
  const user =
    session?.userId !== undefined && sessionStands(session, now)
      ? await transaction.users.find(session.userId)
      : undefined;
  if (!session || !user || session.role === undefined) return new Refusal('SESSION_REQUIRED');
  if ((await transaction.companies.find(user.pkCorp))?.deregistered) return new Refusal('COMPANY_DEREGISTERED');
  const acting = await inRole(transaction, user, session.role, now + times.ahead);
  if (acting) return { ...acting, session };
  const [own] = user.roles;
  return own !== undefined && (await wasActing(transaction, user, session.role))
    ? { user, role: own, session: await backInOwn(transaction, session, own) }
    : new Refusal('ROLE_WITHDRAWN');
}

/**
 * Returns a delegate to a role of their own once the delegation has ended. They act for another colleague only by
 * choosing to.
 */
async function backInOwn(transaction: Transaction, session: SessionRecord, own: string): Promise<SessionRecord> {
  const held = await transaction.sessions.lock(session.idHash);
  if (!held || held.role !== session.role || held.endedBecause !== undefined) return session;
  const after = { ...held, role: own };
  await transaction.sessions.save(after);
  return after;
}

/** A session, and its caller or the refusal that says why there is none. */
export interface FoundSession {
  readonly session: SessionRecord | undefined;
  readonly caller: Caller | Refusal;
}

/** The session of an opaque id, and who is signed in by it, or why nobody is. */
export async function findSession(
  transaction: Transaction,
  token: string | undefined,
  times: Times,
): Promise<FoundSession> {
  const session = token === undefined ? undefined : await transaction.sessions.find(await sha256Hex(token));
  return { session, caller: await callerBy(transaction, session, times) };
}
