import * as v from 'valibot';
import { PortFault } from '../../application/ports/port-fault.ts';
import { shortPatience } from '../../contract/call.ts';
import { documentedConfig, portalConfig, type PortalConfig } from '../../contract/portal-config.ts';

/**
 * The configuration beside the portal's own files. Where there is none, or none that can be read, the documents' bases
 * hold. Faults where no answer comes in time: nobody can say then which bases hold.
 */
export async function fetchPortalConfig(address: string, patience = shortPatience): Promise<PortalConfig> {
  try {
    const response = await fetch(address, {
      cache: 'no-store',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(patience),
    });
    const read = v.safeParse(portalConfig, response.ok ? await response.json() : undefined);
    return read.success ? read.output : documentedConfig;
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return documentedConfig;
    throw new PortFault(thrown instanceof DOMException && thrown.name === 'TimeoutError' ? 'timed-out' : 'offline', {
      call: 'config',
    });
  }
}
