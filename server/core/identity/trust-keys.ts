import { maxTrustsInBrowser } from '../../../src/domain/identity/second-factor.ts';
import type { CallContext } from '../context.ts';
import { sha256Hex } from '../secrets.ts';

type DeviceTokens = Pick<CallContext, 'deviceToken'>;

/** Tokens that a browser presents, one for each account that trusts it. The transport has verified their origin. */
export const trustTokensOf = ({ deviceToken = '' }: DeviceTokens): readonly string[] =>
  deviceToken
    .split('.')
    .filter((each) => /^[\w-]{43}$/.test(each))
    .slice(0, maxTrustsInBrowser);

/** Key of an account's trust in a device. The token of another account finds nothing here. */
export const trustKeyOf = async (userId: string, token: string): Promise<string> =>
  sha256Hex(`device\n${userId}\n${token}`);

/** Keys of an account's trust under the tokens that a browser presents, whether the trust is valid or not. */
export async function shownTrustKeys(userId: string, from: DeviceTokens): Promise<ReadonlySet<string>> {
  return new Set(await Promise.all(trustTokensOf(from).map(async (token) => trustKeyOf(userId, token))));
}
