import type { Container } from 'inversify';
import { WireDownloadDesk } from '../../../adapters/wire/evidence/wire-download-desk.ts';
import { WirePackageSubmission } from '../../../adapters/wire/evidence/wire-package-submission.ts';
import { WireWholeList } from '../../../adapters/wire/evidence/wire-whole-list.ts';
import { ListedPicks } from '../../../application/usecases/evidence/listed-picks.ts';
import { WirePickedDesk } from '../../../adapters/wire/evidence/wire-picked-desk.ts';
import type { BatchSubmission } from '../../../presentation/evidence/package-list/batch-submission.ts';
import { PickedList } from '../../../presentation/evidence/package-list/picked-list.ts';
import type { ListContent } from '../../../presentation/evidence/package-list/list-look.ts';
import { DownloadCentrePresenter } from '../../../presentation/evidence/download-centre/download-centre-presenter.ts';
import { DownloadTasks } from '../../../presentation/evidence/shared/download-tasks.ts';
import { tokens } from '../../tokens.ts';
import { downloadCentre } from './downloads-tokens.ts';
import { evidenceTokens as t } from './tokens.ts';

/** Bindings of picking packages and of downloads, loaded with the first use. */
export function bindPicking(container: Container): void {
  if (container.isBound(t.DownloadTasks)) return;
  container
    .bind(t.PickedDesk)
    .toResolvedValue(
      (client, session) => {
        if (client.offers('package-picking')) return new WirePickedDesk(client);
        return new ListedPicks({
          whole: new WireWholeList(client),
          submission: new WirePackageSubmission(client),
          person: () =>
            session.who && { userId: session.who.userId, actsFor: session.who.actsFor, role: session.who.role.code },
        });
      },
      [tokens.WireClient, tokens.SessionStore],
    )
    .inSingletonScope();
  container
    .bind(t.DownloadDesk)
    .toResolvedValue((client) => new WireDownloadDesk(client), [tokens.WireClient])
    .inSingletonScope();
  container
    .bind(t.DownloadTasks)
    .toResolvedValue(
      (desk, session, clock, preferences, toasts) =>
        new DownloadTasks({
          desk,
          session,
          clock,
          preferences,
          toasts,
          announcements: async () => (await import('../shell/around-parts.ts')).announcementsFor(container),
        }),
      [t.DownloadDesk, tokens.SessionStore, tokens.Clock, tokens.Preferences, tokens.Toasts],
    )
    .inSingletonScope();
  container
    .bind(downloadCentre)
    .toResolvedValue(
      (client, navigator) =>
        new DownloadCentrePresenter(
          client.offers('download-tasks') ? container.get(t.DownloadTasks) : undefined,
          navigator,
        ),
      [tokens.WireClient, tokens.Navigator],
    )
    .inTransientScope();
}

/** The bindings of a package's actions are loaded too. */
async function batchOf(container: Container): Promise<BatchSubmission> {
  const [{ bindEvidenceWork }, { batchSubmission }] = await Promise.all([
    import('./work-parts.ts'),
    import('./batch-parts.ts'),
  ]);
  bindEvidenceWork(container);
  return batchSubmission(container);
}

export function downloadTasks(container: Container): DownloadTasks {
  bindPicking(container);
  return container.get(t.DownloadTasks);
}

export function createPickedList(container: Container, look: () => ListContent): PickedList {
  bindPicking(container);
  const downloads = container.get(t.PackageList).offersGathering ? downloadTasks(container) : undefined;
  return new PickedList(look, {
    desk: container.get(t.PickedDesk),
    downloads,
    session: container.get(tokens.SessionStore),
    batch: async () => batchOf(container),
  });
}
