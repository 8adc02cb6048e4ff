import type { Container } from 'inversify';
import { TabIdentifiedMemory } from '../adapters/storage/tab-identified-memory.ts';
import { withoutStorageErrors } from '../adapters/storage/web-storage.ts';
import { NoAnalytics } from '../adapters/system/no-analytics.ts';
import type { PlaceFile } from '../application/usecases/evidence/place-file.ts';
import { Identification } from '../presentation/shell/analytics/identification.ts';
import { Trail } from '../presentation/pages/trail.ts';
import { UnarrivedFiles } from '../presentation/evidence/shared/unarrived-files.ts';
import { UploadQueue } from '../presentation/evidence/shared/upload-queue.ts';
import { lazyPickedFiles } from './lazy-picked-files.ts';
import { lazyVault } from './lazy-vault.ts';
import { analyticsTokens } from './analytics-tokens.ts';
import { areas } from './areas/areas.ts';
import { bindIdleSignal } from './areas/shell/idle-signal-parts.ts';
import { tokens as t } from './tokens.ts';

/** The upload queue belongs to the frame, because files arrive after the user has left the page. */
const placeOf =
  (container: Container): PlaceFile =>
  async (...order) =>
    (await import('./areas/evidence/work-parts.ts')).filePlacer(container)(...order);

/**
 * Bindings of the frame around every page: all areas, the uploads in progress, and the last steps for support. The
 * sign-in page loads none of it, so that a further area costs it nothing.
 */
export function bindFrame(container: Container): void {
  if (container.isBound(t.Areas)) return;
  container.bind(t.Areas).toConstantValue(areas);
  bindIdleSignal(container);
  const trail = new Trail(container.isBound(t.BuildVersion) ? container.get(t.BuildVersion) : '');
  container.bind(t.Trail).toConstantValue(trail);
  container.get(t.WireClient).failed = (call, thrown) => trail.callFailed(call, thrown);
  if (!container.isBound(t.PickedFiles))
    container
      .bind(t.PickedFiles)
      .toResolvedValue((session) => lazyPickedFiles(() => session.who?.userId), [t.SessionStore])
      .inSingletonScope();
  container
    .bind(t.UnarrivedFiles)
    .toResolvedValue((drafts, picked) => new UnarrivedFiles(drafts, picked), [t.Drafts, t.PickedFiles])
    .inSingletonScope();
  container
    .bind(t.UploadQueue)
    .toResolvedValue(
      (identifiers, connectivity, clock, session, unarrived) =>
        new UploadQueue({
          vault: lazyVault(container),
          place: placeOf(container),
          identifiers,
          connectivity,
          clock,
          session,
          unarrived,
        }),
      [t.Identifiers, t.Connectivity, t.Clock, t.SessionStore, t.UnarrivedFiles],
    )
    .inSingletonScope();
  if (!container.isBound(analyticsTokens.Analytics))
    container.bind(analyticsTokens.Analytics).toConstantValue(new NoAnalytics());
  if (!container.isBound(analyticsTokens.IdentifiedMemory))
    container
      .bind(analyticsTokens.IdentifiedMemory)
      .toConstantValue(new TabIdentifiedMemory(withoutStorageErrors(() => sessionStorage)));
  container
    .bind(analyticsTokens.Identification)
    .toResolvedValue(
      (analytics, memory, clock, session) => new Identification({ analytics, memory, clock, session }),
      [analyticsTokens.Analytics, analyticsTokens.IdentifiedMemory, t.Clock, t.SessionStore],
    )
    .inSingletonScope();
  // The service is only created here. It observes the sign-in and reacts to it.
  container.get(analyticsTokens.Identification);
}
