import type { Container } from 'inversify';
import { WireListExports } from '../../../adapters/wire/trade/wire-list-exports.ts';
import type { WireClient } from '../../../adapters/wire/wire-client.ts';
import type { SessionStore } from '../../../presentation/identity/session-store.ts';
import type { Toasts } from '../../../presentation/shared/toasts.ts';
import { ListExport } from '../../../presentation/trade/shared/list-export.ts';

/** The export of a list. Its result appears among the downloads. */
export const exportFor =
  (container: Container) =>
  (client: WireClient, session: SessionStore, toasts: Toasts): ListExport =>
    new ListExport({
      exports: new WireListExports(client),
      session,
      toasts,
      downloads: async () => (await import('../evidence/picked-list-parts.ts')).downloadTasks(container),
    });
