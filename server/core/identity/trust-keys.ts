import { mostTrustsInBrowser } from '../../../src/domain/identity/second-factor.ts';
import type { CallContext } from '../context.ts';
import { sha256Hex } from '../secrets.ts';

type Shown = Pick<CallContext, 'deviceToken'>;

/** What a browser shows: one for each account that trusts it; the transport has seen that nobody else made them. */
export const trustTokensOf = ({ deviceToken = '' }: Shown): readonly string[] =>
  deviceToken
    .split('.')
    .filter((each) => /^[\w-]{43}$/.test(each))
    .slice(0, mostTrustsInBrowser);

/** Key of an account's trust in a device. The token of another account finds nothing here. */
export const trustKeyOf = async (userId: string, token: string): Promise<string> =>
  sha256Hex(`device\n${userId}\n${token}`);

/** The keys under which the trust that a browser shows would be kept for an account, whether it stands or not. */
export async function trustsShown(userId: string, from: Shown): Promise<ReadonlySet<string>> {
  return new Set(await Promise.all(trustTokensOf(from).map(async (token) => trustKeyOf(userId, token))));
}
