import { signInCalls } from '../../../../contract/documented/entry/sign-in.ts';
import type { WireClient } from '../../wire-client.ts';

/**
 * The visit in which something is proved: asked for each time, since it is the same while it stands, and that of
 * whoever is signed in.
 */
export async function visitToken(client: WireClient): Promise<string> {
  return (await client.send(signInCalls.loginSession, {})).picAuthToken;
}
