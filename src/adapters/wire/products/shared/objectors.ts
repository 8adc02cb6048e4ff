import { productCalls } from '../../../../contract/documented/products/products.ts';
import type { WireClient } from '../../wire-client.ts';

/** Who of the company may object to its standing, by name; nobody where the back end does not say. */
export const objectorsOf = async (client: WireClient, signal: AbortSignal | undefined): Promise<readonly string[]> =>
  (await client.send(productCalls.productStates, {}, { signal })).objectors ?? [];
