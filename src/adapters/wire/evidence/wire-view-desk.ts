import type { KeptRevision, ViewDesk } from '../../../application/ports/evidence/view-desk.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import { bookToWire } from '../../../contract/documented/evidence/book-mapping.ts';
import { viewExtensions } from '../../../contract/extensions/evidence/view-extensions.ts';
import type { KeptViews } from '../../../domain/evidence/shared/kept-views.ts';
import type { ListScope } from '../../../domain/evidence/shared/shelf.ts';
import type { WireClient } from '../wire-client.ts';

const listToWire = ({ book }: ListScope) => (book === undefined ? {} : bookToWire(book));

export class WireViewDesk implements ViewDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  async read(scope: ListScope): Promise<KeptRevision> {
    const { revision, views, usual } = await this.client.send(viewExtensions.keptViews, listToWire(scope));
    return { revision, kept: { views, usual: usual ?? undefined } };
  }

  async write(scope: ListScope, revision: number, { views, usual }: KeptViews): Promise<number | undefined> {
    try {
      const kept = await this.client.send(viewExtensions.keepViews, {
        ...listToWire(scope),
        revision,
        views: views.map(({ name, address }) => ({ name, address })),
        ...(usual === undefined ? {} : { usual }),
      });
      return kept.revision;
    } catch (fault) {
      if (fault instanceof PortFault && fault.detail.code === 'VIEWS_STALE') return undefined;
      throw fault;
    }
  }
}
