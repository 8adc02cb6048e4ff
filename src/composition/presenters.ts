import type { Container } from 'inversify';
import type { DocumentVault } from '../application/ports/document-vault.ts';
import type { PlaceFile } from '../application/usecases/evidence/place-file.ts';
import { LocalDrafts } from '../adapters/storage/local-drafts.ts';
import type { Presenters } from '../presentation/presenters.ts';
import { Lookout } from '../presentation/shared/lookout.ts';
import { SessionStore } from '../presentation/shared/session-store.ts';
import { SessionWatch } from '../presentation/shared/session-watch.ts';
import { Toasts } from '../presentation/shared/toasts.ts';
import { UnarrivedFiles } from '../presentation/shared/unarrived-files.ts';
import { UploadQueue } from '../presentation/shared/upload-queue.ts';
import { ShellPresenter } from '../presentation/shell/shell-presenter.ts';
import { offeredBy } from './areas/areas.ts';
import { tokens as t } from './tokens.ts';

/** Files are given on pages of packages, and arrive wherever one is by then. */
const placeOf = (container: Container): PlaceFile => async (...order) => (await import('./areas/evidence-work-parts.ts')).filePlacing(container)(...order);

/** So is what sends them: the first page needs none of it. */
const vaultOf = (container: Container): DocumentVault => ({ upload: async (order) => (await import('./areas/evidence-work-parts.ts')).documentVault(container).upload(order) });

/** What every area shares. */
export function bindPresentation(container: Container): void {
  container.bind(t.SessionStore).toResolvedValue((platforms, sessions) => new SessionStore(platforms, sessions), [t.PlatformDirectory, t.SessionDesk]).inSingletonScope();
  container.bind(t.SessionWatch).toResolvedValue((clock, sessions, store, signals) => new SessionWatch(clock, sessions, store, signals), [t.Clock, t.SessionDesk, t.SessionStore, t.SessionSignals]).inSingletonScope();
  container.bind(t.Lookout).toResolvedValue((clock, attention) => new Lookout(clock, attention), [t.Clock, t.Attention]).inTransientScope();
  container.bind(t.Toasts).toResolvedValue((clock) => new Toasts(clock), [t.Clock]).inSingletonScope();
  container.bind(t.Drafts).toResolvedValue((storage, session) => new LocalDrafts(storage, () => session.who?.userId), [t.DraftStorage, t.SessionStore]).inSingletonScope();
  container.bind(t.UnarrivedFiles).toResolvedValue((drafts) => new UnarrivedFiles(drafts), [t.Drafts]).inSingletonScope();
  container
    .bind(t.UploadQueue)
    .toResolvedValue(
      (identifiers, connectivity, clock, session, unarrived) => new UploadQueue({ vault: vaultOf(container), place: placeOf(container), identifiers, connectivity, clock, session, unarrived }),
      [t.Identifiers, t.Connectivity, t.Clock, t.SessionStore, t.UnarrivedFiles],
    )
    .inSingletonScope();
  container
    .bind(t.ShellPresenter)
    .toResolvedValue(
      (session, watch, queue, toasts, navigator, preferences, drafts) => new ShellPresenter(session, watch, queue, toasts, navigator, preferences, drafts),
      [t.SessionStore, t.SessionWatch, t.UploadQueue, t.Toasts, t.Navigator, t.Preferences, t.Drafts],
    )
    .inSingletonScope();
}

/** What the views ask for. */
export function presentersOf(container: Container): Presenters {
  return {
    session: container.get(t.SessionStore), watch: container.get(t.SessionWatch), toasts: container.get(t.Toasts), queue: container.get(t.UploadQueue), shell: container.get(t.ShellPresenter),
    offersDownloads: container.get(t.WireClient).offers('download-tasks'),
    downloads: async () => (await import('./areas/evidence-picking-parts.ts')).downloadTasks(container),
    waiting: async () => (await import('./areas/evidence-list-parts.ts')).waitingCounters(container),
    messages: async () => (await import('./areas/messages-page.ts')).messageBox(container),
    of: (area) => offeredBy(area, container),
  };
}
