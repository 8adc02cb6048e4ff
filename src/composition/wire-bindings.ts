import type { Container } from 'inversify';
import { WireClient } from '../adapters/wire/wire-client.ts';
import { WireDocumentVault } from '../adapters/wire/wire-document-vault.ts';
import { WirePlatformDirectory } from '../adapters/wire/shell/wire-platform-directory.ts';
import { WireSessionDesk } from '../adapters/wire/shell/wire-session-desk.ts';
import { tokens as t } from './tokens.ts';

/** The desks over the contract, whatever carries it. */
export function bindWire(container: Container): void {
  container.bind(t.WireClient).toResolvedValue((transport) => new WireClient(transport), [t.Transport]).inSingletonScope();
  container.bind(t.PlatformDirectory).toResolvedValue((client, url) => new WirePlatformDirectory(client, url), [t.WireClient, t.PlatformUrl]).inSingletonScope();
  container.bind(t.SessionDesk).toResolvedValue((client, memory) => new WireSessionDesk(client, memory), [t.WireClient, t.RoleMemory]).inSingletonScope();
  container.bind(t.DocumentVault).toResolvedValue((client, upload, clock) => new WireDocumentVault(client, upload, clock), [t.WireClient, t.ObjectUpload, t.Clock]).inSingletonScope();
}
