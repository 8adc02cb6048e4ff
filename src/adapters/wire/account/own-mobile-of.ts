import { accountExtensions } from '../../../contract/extensions/account/account-extensions.ts';
import type { WireClient } from '../wire-client.ts';

/** The masked number of whoever is signed in; undefined where the back end does not tell it. */
export function ownMobileOf(client: WireClient): (() => Promise<string>) | undefined {
  return client.offers('account')
    ? async () => (await client.send(accountExtensions.accountInfo, {})).mobile
    : undefined;
}
