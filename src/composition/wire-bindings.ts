import type { Container } from 'inversify';
import { WireClient } from '../adapters/wire/wire-client.ts';
import { WirePlatformDirectory } from '../adapters/wire/shell/wire-platform-directory.ts';
import { WireSessionDesk } from '../adapters/wire/shell/wire-session-desk.ts';
import { tokens as t } from './tokens.ts';

/** Binds the wire adapters over any transport. `nobodyYet` as in `WireSessionDesk`. */
export function bindWire(container: Container, nobodyYet?: () => boolean): void {
  container
    .bind(t.WireClient)
    .toResolvedValue((transport) => new WireClient(transport), [t.Transport])
    .inSingletonScope();
  container
    .bind(t.PlatformDirectory)
    .toResolvedValue((client, url) => new WirePlatformDirectory(client, url), [t.WireClient, t.PlatformUrl])
    .inSingletonScope();
  container
    .bind(t.SessionDesk)
    .toResolvedValue((client, memory) => new WireSessionDesk(client, memory, nobodyYet), [t.WireClient, t.RoleMemory])
    .inSingletonScope();
}
