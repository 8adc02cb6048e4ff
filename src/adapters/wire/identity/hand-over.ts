import { asPortFault, PortFault } from '../../../application/ports/port-fault.ts';
import { workbenchCalls } from '../../../contract/documented/identity/workbench.ts';
import { isOwnAddress, isWebAddress } from '../../../domain/text/addresses.ts';
import type { WireClient } from '../wire-client.ts';

/** Code for an account that signs in at another domain (document 1, section 8). */
const otherDomain = '018000316';

export const leadsSomewhere = (address: unknown): address is string =>
  typeof address === 'string' && (isWebAddress(address) || isOwnAddress(address));

/**
 * Announces that the user goes to the workbench.
 * @returns the address and its fields, or the sign-in page of another domain if the back end requires it
 * @throws `PortFault`, with an invalid address as an unexpected answer of `call`
 */
export async function handOver(
  client: WireClient,
  address: string,
  call: string,
): Promise<{ readonly address: string; readonly fields: Readonly<Record<string, string>> }> {
  if (!leadsSomewhere(address)) throw new PortFault('unexpected-answer', { call });
  try {
    const saved = await client.send(workbenchCalls.saveAddress, { target: 'WORKBENCH', url: address });
    return { address, fields: saved?.key ? { key: saved.key } : {} };
  } catch (thrown) {
    const { detail } = asPortFault(thrown);
    const elsewhere = detail.code === otherDomain ? detail.values?.['url'] : undefined;
    if (leadsSomewhere(elsewhere)) return { address: elsewhere, fields: {} };
    throw thrown;
  }
}
