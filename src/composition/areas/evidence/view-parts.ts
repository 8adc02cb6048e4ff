import type { Container } from 'inversify';
import { WireViewDesk } from '../../../adapters/wire/evidence/wire-view-desk.ts';
import type { ListScope } from '../../../domain/evidence/shared/shelf.ts';
import type { SavedViews } from '../../../presentation/evidence/package-list/saved-views.ts';
import { ViewSync } from '../../../presentation/evidence/package-list/view-sync.ts';
import { tokens } from '../../tokens.ts';

/** Bindings of synchronising saved views between devices, loaded after the list is shown. */
export function viewSync(container: Container, views: SavedViews, scope: ListScope): ViewSync {
  return new ViewSync({
    desk: new WireViewDesk(container.get(tokens.WireClient)),
    scope,
    views,
    session: container.get(tokens.SessionStore),
    toasts: container.get(tokens.Toasts),
  });
}
