import { absoluteLimit, idleLimit } from '../../../src/domain/identity/session-limits.ts';
import type { Caller } from '../context.ts';
import type { SessionRecord } from '../records/entry.ts';
import type { UserRecord } from '../records/company.ts';
import { Refusal, type RefusalValues } from '../refusal.ts';
import type { SecurityEventKind } from './security-event-kind.ts';
import { deviceOf } from '../../../src/domain/identity/device.ts';
import { networkOriginOf } from '../../../src/domain/identity/source-place.ts';
import type { RefusalCode } from '../../../src/contract/codes.ts';
import { randomToken, sha256Hex } from '../secrets.ts';
import { callerInRole, hasEndedDelegation } from './people-in-role.ts';
import type { Transaction } from '../store.ts';

/** An instant of real time, and how far the portal's clock is ahead of it, in milliseconds. */
interface Times {
  readonly now: number;
  readonly ahead: number;
}

/**
 * Whether a session is valid at an instant of real time, in milliseconds: for half an hour since the user's last
 * activity, and for twelve hours in all.
 */
export function isSessionValid(session: SessionRecord, now: number): boolean {
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
  const locked = await transaction.sessions.lock(session.idHash);
  return locked && isSessionValid(locked, now) ? locked : undefined;
}

/**
 * Opens the only session of an account and ends its others. Returns the token and the number of ended sessions. The
 * transaction must lock the account before any session, or concurrent sign-ins would not see each other.
 */
export async function openOnlySession(
  transaction: Transaction,
  user: UserRecord,
  now: number,
  from: Partial<SessionRecord>,
): Promise<{ readonly token: string; readonly ended: number }> {
  const { token, session } = await openSession(now, { ...from, userId: user.userId });
  await transaction.sessions.save(session);
  // Announces it to the other windows of the account at once.
  await transaction.announce([{ userId: user.userId, topic: 'session' }]);
  return { token, ended: await transaction.sessions.endOthers(user.userId, session.idHash) };
}

/** Refusals that tell the user why their session was ended. */
const refusalsOfEnds: ReadonlyMap<SessionRecord['endedBecause'], RefusalCode> = new Map([
  ['replaced', 'SESSION_REPLACED'],
  ['password-changed', 'PASSWORD_CHANGED'],
  ['ended-elsewhere', 'SESSION_ENDED_ELSEWHERE'],
]);

/** Reasons for an end that take an account away from an intruder who used its owner's credentials. */
const takeoverEvents = [
  'password-changed',
  'password-reset',
  'password-reset-by-key',
  'password-set-by-hand',
  'certificate-lost',
] as const satisfies readonly SecurityEventKind[];

/**
 * Time and origin of the session that replaced this one, as in the owner's list of sessions; empty where there is none.
 * They are disclosed only while this session would still be valid, and not to a session that was opened by credentials
 * which have been changed since. Otherwise an intruder could observe the owner.
 */
async function describeOtherSession(
  transaction: Transaction,
  session: SessionRecord,
  { now, ahead }: Times,
): Promise<RefusalValues> {
  const { userId, idHash, createdAt } = session;
  if (userId === undefined || !isSessionValid({ ...session, endedBecause: undefined }, now)) return {};
  if (((await transaction.securityEvents.lastOf([userId], takeoverEvents)).get(userId) ?? 0) >= createdAt + ahead)
    return {};
  const open = await transaction.sessions.openOf(userId);
  const other = open.find((each) => each.idHash !== idHash && each.createdAt >= createdAt && isSessionValid(each, now));
  if (!other) return {};
  const { browser, system } = deviceOf(other.agent);
  return {
    at: other.createdAt + ahead,
    from: [browser, system, networkOriginOf(other.source).network].filter((each) => each !== '').join(' · '),
  };
}

/**
 * The caller of a session, or a refusal: SESSION_REPLACED, PASSWORD_CHANGED, SESSION_ENDED_ELSEWHERE, SESSION_REQUIRED,
 * ROLE_WITHDRAWN or COMPANY_DEREGISTERED.
 */
async function callerOfSession(
  transaction: Transaction,
  session: SessionRecord | undefined,
  times: Times,
): Promise<Caller | Refusal> {
  const { now } = times;
  const code = refusalsOfEnds.get(session?.endedBecause);
  if (session && code !== undefined)
    return new Refusal(
      code,
      session.endedBecause === 'replaced' ? await describeOtherSession(transaction, session, times) : {},
    );
  const user =
    session?.userId !== undefined && isSessionValid(session, now)
      ? await transaction.users.find(session.userId)
      : undefined;
  if (!session || !user || session.role === undefined) return new Refusal('SESSION_REQUIRED');
  if ((await transaction.companies.find(user.pkCorp))?.deregistered) return new Refusal('COMPANY_DEREGISTERED');
  const acting = await callerInRole(transaction, user, session.role, now + times.ahead);
  if (acting) return { ...acting, session };
  const [own] = user.roles;
  return own !== undefined && (await hasEndedDelegation(transaction, user, session.role))
    ? { user, role: own, session: await returnToOwnRole(transaction, session, own) }
    : new Refusal('ROLE_WITHDRAWN');
}

/**
 * Returns a delegate to a role of their own once the delegation has ended. They act for another colleague only by
 * choosing to.
 */
async function returnToOwnRole(transaction: Transaction, session: SessionRecord, own: string): Promise<SessionRecord> {
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

/** The session of an opaque token, with its caller or the refusal. */
export async function findSession(
  transaction: Transaction,
  token: string | undefined,
  times: Times,
): Promise<FoundSession> {
  const session = token === undefined ? undefined : await transaction.sessions.find(await sha256Hex(token));
  return { session, caller: await callerOfSession(transaction, session, times) };
}
