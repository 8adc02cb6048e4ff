import * as v from 'valibot';
import { PortFault } from '../../application/ports/port-fault.ts';
import { optionalTimeoutMs } from '../../contract/call.ts';
import { documentedConfig, portalConfig, type PortalConfig } from '../../contract/portal-config.ts';

/**
 * The configuration file beside the portal's own files. If there is none, or it is invalid, the base paths of the
 * documents are used. Faults if no answer comes in time, because the base paths are unknown then.
 */
export async function fetchPortalConfig(address: string, timeoutMs = optionalTimeoutMs): Promise<PortalConfig> {
  try {
    const response = await fetch(address, {
      cache: 'no-store',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeoutMs),
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
