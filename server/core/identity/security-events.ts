import type { Caller, CallContext } from '../context.ts';
import { randomToken, sha256Hex } from '../secrets.ts';
import type { Store, Transaction } from '../store.ts';
import type { SecurityEventKind } from './security-event-kind.ts';

/**
 * One line of the security log: who did what, from where. Where nobody is signed in, the account is the entered name as
 * `nameInLog` gives it.
 */
export interface SecurityEvent {
  readonly what: SecurityEventKind;
  readonly account: string;
  readonly source: string;
  readonly traceId: string;
}

export type SecurityLog = (event: SecurityEvent) => void;

/** Writes an entry to the security log, if the installation keeps one. */
export function writeSecurityLog(
  { security }: { readonly security?: SecurityLog | undefined },
  { source, traceId }: Pick<SecurityEvent, 'source' | 'traceId'>,
  what: SecurityEventKind,
  account: string,
): void {
  security?.({ what, account, source, traceId });
}

/**
 * A name that somebody entered, for the security log: whole where an account has it. Otherwise only its first character
 * is given, because a password may have been typed in its place. Known and unknown names take equally long.
 */
export async function nameInLog({ store }: { readonly store: Store }, entered: string): Promise<string> {
  const known = await store.transaction(async ({ users }) => users.byName(entered));
  return known ? known.userName : `${Array.from(entered)[0] ?? ''}***`;
}

/** Maximum length of a stored user agent. */
const maxUserAgentCharacters = 300;

/** User agent of a browser as it is stored: shortened, and in printable ASCII only. */
export function agentOf({ agent = '' }: Pick<CallContext, 'agent'>): string {
  return agent.slice(0, maxUserAgentCharacters).replace(/[^\x20-\x7e]/g, '');
}

/** Records an event in the account's own security history, at a time of the portal's clock. */
export async function recordSecurityEvent(
  transaction: Transaction,
  from: Pick<CallContext, 'source' | 'agent'>,
  what: SecurityEventKind,
  userId: string,
  at: number,
): Promise<void> {
  await transaction.securityEvents.save({
    id: randomToken(16),
    userId,
    what,
    at,
    times: 1,
    source: from.source,
    agent: agentOf(from),
  });
}

const hour = 3_600_000;

/**
 * Counts an event that a caller can repeat at will, in the account's own security history. There is one line for each
 * session and hour, so that a loop does not fill the history and hide other events. `at`: the portal's clock. Returns
 * how often it has happened within the hour.
 */
export async function countSecurityEvent(
  transaction: Transaction,
  from: Pick<CallContext, 'source' | 'agent'>,
  what: SecurityEventKind,
  { user, session }: Pick<Caller, 'user' | 'session'>,
  at: number,
): Promise<number> {
  const id = (await sha256Hex(`event\n${what}\n${user.userId}\n${session.idHash}\n${Math.floor(at / hour)}`)).slice(
    0,
    32,
  );
  const times = ((await transaction.securityEvents.lock(id))?.times ?? 0) + 1;
  await transaction.securityEvents.save({
    id,
    userId: user.userId,
    what,
    at,
    times,
    source: from.source,
    agent: agentOf(from),
  });
  return times;
}
