import type { Container } from 'inversify';
import { CheckAnswersPresenter } from '../presentation/evidence/check-answers/check-answers-presenter.ts';
import { ChooseCreditsPresenter } from '../presentation/evidence/choose-credits/choose-credits-presenter.ts';
import { MaterialsPresenter } from '../presentation/evidence/materials/materials-presenter.ts';
import { PackageDetailPresenter } from '../presentation/evidence/package-detail/package-detail-presenter.ts';
import { SubmittedPresenter } from '../presentation/evidence/submitted/submitted-presenter.ts';
import { noticedAddresses } from '../presentation/viewer/noticed-addresses.ts';
import { ViewerPresenter } from '../presentation/viewer/shared/viewer-presenter.ts';
import { tokens as t } from './tokens.ts';

/** The screens that one works in, beyond signing in and the list. */
export function bindWork(container: Container): void {
  container
    .bind(t.ChooseCreditsPresenter)
    .toResolvedValue(
      (candidates, desk, list, clock, drafts, identifiers, navigator, session) => new ChooseCreditsPresenter({ candidates, desk, list, clock, drafts, identifiers, navigator, session }),
      [t.CandidateList, t.PackageDesk, t.PackageList, t.Clock, t.Drafts, t.Identifiers, t.Navigator, t.SessionStore],
    )
    .inTransientScope();
  container
    .bind(t.MaterialsPresenter)
    .toResolvedValue(
      (desk, packages, queue, unarrived, drafts, clock, navigator, session, toasts, lookout) =>
        new MaterialsPresenter({ desk, packages, queue, unarrived, drafts, clock, navigator, session, toasts, lookout }),
      [t.MaterialDesk, t.PackageDesk, t.UploadQueue, t.UnarrivedFiles, t.Drafts, t.Clock, t.Navigator, t.SessionStore, t.Toasts, t.Lookout],
    )
    .inTransientScope();
  container
    .bind(t.CheckAnswersPresenter)
    .toResolvedValue(
      (desk, packages, submission, queue, identifiers, clock, navigator, session, lookout, unarrived, standings, drafts) =>
        new CheckAnswersPresenter({ desk, packages, submission, queue, identifiers, clock, navigator, session, lookout, unarrived, standings, drafts }),
      [t.MaterialDesk, t.PackageDesk, t.PackageSubmission, t.UploadQueue, t.Identifiers, t.Clock, t.Navigator, t.SessionStore, t.Lookout, t.UnarrivedFiles, t.PackageStandings, t.Drafts],
    )
    .inTransientScope();
  container.bind(t.SubmittedPresenter).toResolvedValue((packages, navigator, session, standings) => new SubmittedPresenter(packages, navigator, session, standings), [t.PackageDesk, t.Navigator, t.SessionStore, t.PackageStandings]).inTransientScope();
  container
    .bind(t.PackageDetailPresenter)
    .toResolvedValue(
      (packages, desk, submission, identifiers, navigator, session, clock, toasts, lookout, standings, viewings) =>
        new PackageDetailPresenter({ packages, desk, submission, identifiers, navigator, session, clock, toasts, lookout, standings, viewings }),
      [t.PackageDesk, t.MaterialDesk, t.PackageSubmission, t.Identifiers, t.Navigator, t.SessionStore, t.Clock, t.Toasts, t.Lookout, t.PackageStandings, t.ViewingRecord],
    )
    .inTransientScope();
  container
    .bind(t.ViewerPresenter)
    .toResolvedValue(
      (addresses, reader, session) => new ViewerPresenter(noticedAddresses(addresses, session.faultSeen), reader),
      [t.DocumentAddresses, t.DocumentReader, t.SessionStore],
    )
    .inTransientScope();
}
