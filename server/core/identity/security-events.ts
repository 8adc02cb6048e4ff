import type { CallContext } from '../context.ts';
import { randomToken } from '../secrets.ts';
import type { Transaction } from '../store.ts';
import type { SecurityEventKind } from './security-event-kind.ts';

/**
 * One line of the security log: who did what, from where. The account is as it was typed, at most 64 characters, where
 * nobody is signed in.
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

/** More of what a browser says of itself helps nobody to know it again. */
const longestAgent = 300;

/** What a browser says of itself, as much of it as is kept; no control characters, and no half of a surrogate pair. */
export function agentOf({ agent = '' }: Pick<CallContext, 'agent'>): string {
  return agent.slice(0, longestAgent).replace(/[^\x20-\x7e]/g, '');
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
    source: from.source,
    agent: agentOf(from),
  });
}
