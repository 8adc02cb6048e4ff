import { signInCalls } from '../../../../contract/documented/entry/sign-in.ts';
import type { WireClient } from '../../wire-client.ts';

/**
 * The visit that a proof belongs to. It is requested each time. It stays the same while it is valid, and is that of the
 * signed-in user.
 */
export async function visitToken(client: WireClient): Promise<string> {
  return (await client.send(signInCalls.loginSession, {})).picAuthToken;
}
