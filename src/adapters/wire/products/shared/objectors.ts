import { productCalls } from '../../../../contract/documented/products/products.ts';
import type { WireClient } from '../../wire-client.ts';

/** The names of the people in the company who may object to its standing; empty if the back end does not say. */
export const objectorsOf = async (client: WireClient, signal: AbortSignal | undefined): Promise<readonly string[]> =>
  (await client.send(productCalls.productStates, {}, { signal })).objectors ?? [];
