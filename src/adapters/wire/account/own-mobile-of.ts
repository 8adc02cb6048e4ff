import { accountExtensions } from '../../../contract/extensions/account/account-extensions.ts';
import type { WireClient } from '../wire-client.ts';

/** The signed-in user's masked number; undefined where the back end does not offer it. */
export function ownMobileOf(client: WireClient): (() => Promise<string>) | undefined {
  return client.offers('account')
    ? async () => (await client.send(accountExtensions.accountInfo, {})).mobile
    : undefined;
}
