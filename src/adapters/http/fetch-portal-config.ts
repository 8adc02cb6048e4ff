import * as v from 'valibot';
import { documentedConfig, portalConfig, type PortalConfig } from '../../contract/portal-config.ts';

/** The configuration beside the portal's own files. Where there is none, or none that can be read, the documents' bases hold. */
export async function fetchPortalConfig(address: string): Promise<PortalConfig> {
  try {
    const response = await fetch(address, { cache: 'no-store', credentials: 'same-origin' });
    const read = v.safeParse(portalConfig, response.ok ? await response.json() : undefined);
    return read.success ? read.output : documentedConfig;
  } catch {
    return documentedConfig;
  }
}
