import type { CallContext } from '../context.ts';
import type { SessionRecord } from '../records/entry.ts';
import { Refusal } from '../refusal.ts';
import { sessionStands } from '../identity/sessions.ts';

/** The visitor's own session; refuses with SIGN_IN_EXPIRED when it is gone or was opened for another form. */
export function visitorSession(context: CallContext, picAuthToken: string | undefined, now: number): SessionRecord {
  const { session } = context;
  const stands =
    session && sessionStands(session, now) && (picAuthToken === undefined || session.picAuthToken === picAuthToken);
  if (!stands) throw new Refusal('SIGN_IN_EXPIRED');
  return session;
}
