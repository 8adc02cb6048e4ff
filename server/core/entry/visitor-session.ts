import type { CallContext } from '../context.ts';
import type { SessionRecord } from '../records/entry.ts';
import { Refusal } from '../refusal.ts';
import { isSessionValid } from '../identity/sessions.ts';

/** The visitor's own session; refuses with SIGN_IN_EXPIRED when it is gone or was opened for another form. */
export function visitorSession(context: CallContext, picAuthToken: string | undefined, now: number): SessionRecord {
  const { session } = context;
  const isOwn =
    session && isSessionValid(session, now) && (picAuthToken === undefined || session.picAuthToken === picAuthToken);
  if (!isOwn) throw new Refusal('SIGN_IN_EXPIRED');
  return session;
}
