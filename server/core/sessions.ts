import { absoluteLimit, idleLimit } from '../../src/domain/session/session-limits.ts';
import type { Caller } from './context.ts';
import type { SessionRecord } from './records.ts';
import { randomToken, sha256Hex } from './secrets.ts';
import type { Transaction } from './store.ts';

/** Whether a session still stands at a real instant (milliseconds): half an hour since the user did something, twelve hours in all. */
export function sessionStands(session: SessionRecord, now: number): boolean {
  return session.endedBecause === undefined && now - session.lastActiveAt < idleLimit && now - session.createdAt < absoluteLimit;
}

/** A new session under a fresh 256-bit id; only its digest is stored. */
export async function openSession(now: number, from: Partial<SessionRecord> = {}): Promise<{ readonly token: string; readonly session: SessionRecord }> {
  const token = randomToken(32);
  const session: SessionRecord = {
    userId: undefined, role: undefined, createdAt: now, picAuthToken: randomToken(16), captcha: '', proofChallenge: '',
    pendingUserId: undefined, pendingTokenHash: undefined, endedBecause: undefined, ...from,
    lastActiveAt: now, idHash: await sha256Hex(token),
  };
  return { token, session };
}

/** The session as it stands now, held for change; undefined when it has ended, or was replaced by another, since the call began. */
export async function heldSession(transaction: Transaction, session: SessionRecord, now: number): Promise<SessionRecord | undefined> {
  const held = await transaction.sessions.lock(session.idHash);
  return held && sessionStands(held, now) ? held : undefined;
}

/** The session of an opaque id, and who is signed in by it. */
export async function findSession(transaction: Transaction, token: string | undefined, now: number): Promise<{ readonly session: SessionRecord | undefined; readonly caller: Caller | undefined }> {
  const session = token === undefined ? undefined : await transaction.sessions.find(await sha256Hex(token));
  if (!session || !sessionStands(session, now)) return { session, caller: undefined };
  const user = session.userId === undefined ? undefined : await transaction.users.find(session.userId);
  return { session, caller: user && session.role !== undefined ? { user, role: session.role, session } : undefined };
}
