import type { Container } from 'inversify';
import { WireBusinessTrail } from '../../../adapters/wire/evidence/wire-business-trail.ts';
import { WireInvoiceSheets } from '../../../adapters/wire/evidence/wire-invoice-sheets.ts';
import { WireUnfinishedUploads } from '../../../adapters/wire/evidence/wire-unfinished-uploads.ts';
import { WireWordMarks } from '../../../adapters/wire/evidence/wire-word-marks.ts';
import { WireEarlierDocuments } from '../../../adapters/wire/evidence/wire-earlier-documents.ts';
import { WireInvoiceUses } from '../../../adapters/wire/evidence/wire-invoice-uses.ts';
import { WireCandidateList } from '../../../adapters/wire/evidence/wire-candidate-list.ts';
import { WireClarityDesk } from '../../../adapters/wire/evidence/wire-clarity-desk.ts';
import { WireLibraryChanges } from '../../../adapters/wire/evidence/wire-library-changes.ts';
import { WireMaterialDesk } from '../../../adapters/wire/evidence/wire-material-desk.ts';
import { WireMaterialStandards } from '../../../adapters/wire/evidence/wire-material-standards.ts';
import { WireOverdueDesk } from '../../../adapters/wire/evidence/wire-overdue-desk.ts';
import { WirePackageDesk } from '../../../adapters/wire/evidence/wire-package-desk.ts';
import { WireReadingDesk } from '../../../adapters/wire/evidence/wire-reading-desk.ts';
import { WirePackageRelations } from '../../../adapters/wire/evidence/wire-package-relations.ts';
import { WirePackageSubmission } from '../../../adapters/wire/evidence/wire-package-submission.ts';
import { WirePlatformRequests } from '../../../adapters/wire/evidence/wire-platform-requests.ts';
import { WireDocumentVault } from '../../../adapters/wire/uploads/wire-document-vault.ts';
import type { DocumentVault } from '../../../application/ports/uploads/document-vault.ts';
import { placeFile, type PlaceFile } from '../../../application/usecases/evidence/place-file.ts';
import { RetriedRequests } from '../../../application/usecases/evidence/retried-requests.ts';
import { RetriedSubmission } from '../../../application/usecases/evidence/retried-submission.ts';
import { RecentPackages } from '../../../presentation/evidence/shared/recent-packages.ts';
import {
  CheckAnswersPresenter,
  type CheckAnswersParts,
} from '../../../presentation/evidence/check-answers/check-answers-presenter.ts';
import {
  ChooseCandidatesPresenter,
  type ChooseParts,
} from '../../../presentation/evidence/choose-candidates/choose-candidates-presenter.ts';
import type { MaterialsPorts } from '../../../presentation/evidence/materials/materials-ports.ts';
import { MaterialsPresenter } from '../../../presentation/evidence/materials/materials-presenter.ts';
import {
  PackageDetailPresenter,
  type PackageDetailParts,
} from '../../../presentation/evidence/package-detail/package-detail-presenter.ts';
import { StandardDownloads } from '../../../presentation/evidence/shared/standard-downloads.ts';
import { TrailViewer } from '../../../presentation/evidence/shared/trail-viewer.ts';
import { SubmittedPresenter } from '../../../presentation/evidence/submitted/submitted-presenter.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { bindEvidenceShared } from './shared-parts.ts';
import { servicesByName, type NamedTokens } from '../../named-services.ts';
import { tokens } from '../../tokens.ts';
import { evidenceTokens as t } from './tokens.ts';
import { waitingTokens as w } from './waiting-tokens.ts';

/** Services of the upload page, by name. */
const materialsPorts: NamedTokens<Omit<MaterialsPorts, 'book'>> = {
  desk: t.MaterialDesk,
  readings: t.ReadingDesk,
  uses: t.InvoiceUses,
  clarity: t.ClarityDesk,
  sheets: t.InvoiceSheets,
  copies: t.FileCopies,
  marks: t.WordMarks,
  vault: tokens.DocumentVault,
  earlier: t.EarlierDocuments,
  trail: t.BusinessTrail,
  packages: t.PackageDesk,
  unfinished: t.UnfinishedUploads,
  library: t.LibraryChanges,
  businessTerms: t.BusinessTermsDesk,
  queue: tokens.UploadQueue,
  unarrived: tokens.UnarrivedFiles,
  picked: tokens.PickedFiles,
  drafts: tokens.Drafts,
  identifiers: tokens.Identifiers,
  clock: tokens.Clock,
  navigator: tokens.Navigator,
  poller: tokens.RefreshPoller,
  session: tokens.SessionStore,
  toasts: tokens.Toasts,
};

/** Services of the page for choosing candidates, by name. */
const choosePorts: NamedTokens<Omit<ChooseParts, 'book'>> = {
  candidates: t.CandidateList,
  desk: t.PackageDesk,
  list: t.PackageList,
  clock: tokens.Clock,
  drafts: tokens.Drafts,
  identifiers: tokens.Identifiers,
  navigator: tokens.Navigator,
  session: tokens.SessionStore,
  packageRelations: t.PackageRelating,
  toasts: tokens.Toasts,
  financing: t.FinancingDesk,
  businessTerms: t.BusinessTermsDesk,
};

/** Services of the check page, by name. */
const checkPorts: NamedTokens<Omit<CheckAnswersParts, 'book'>> = {
  desk: t.MaterialDesk,
  packages: t.PackageDesk,
  submission: t.PackageSubmission,
  uses: t.InvoiceUses,
  readings: t.ReadingDesk,
  clarity: t.ClarityDesk,
  queue: tokens.UploadQueue,
  identifiers: tokens.Identifiers,
  clock: tokens.Clock,
  navigator: tokens.Navigator,
  session: tokens.SessionStore,
  poller: tokens.RefreshPoller,
  unarrived: tokens.UnarrivedFiles,
  standings: t.PackageStatuses,
  drafts: tokens.Drafts,
  businessTerms: t.BusinessTermsDesk,
};

/** Services of the page of one package, by name. */
const detailPorts: NamedTokens<Omit<PackageDetailParts, 'book'>> = {
  packages: t.PackageDesk,
  desk: t.MaterialDesk,
  clarity: t.ClarityDesk,
  submission: t.PackageSubmission,
  requests: t.PlatformRequests,
  packageRelations: t.PackageRelating,
  overdue: t.OverdueDesk,
  queue: tokens.UploadQueue,
  identifiers: tokens.Identifiers,
  navigator: tokens.Navigator,
  session: tokens.SessionStore,
  clock: tokens.Clock,
  toasts: tokens.Toasts,
  poller: tokens.RefreshPoller,
  standings: t.PackageStatuses,
  viewings: t.ViewingRecord,
};

/** Bindings of the actions on a package. */
export function bindEvidenceWork(container: Container): void {
  if (container.isBound(t.MaterialsPresenter)) return;
  bindEvidenceShared(container);
  container
    .bind(t.MaterialDesk)
    .toResolvedValue((client) => new WireMaterialDesk(client), [tokens.WireClient])
    .inSingletonScope();
  container
    .bind(t.InvoiceSheets)
    .toResolvedValue((client) => new WireInvoiceSheets(client), [tokens.WireClient])
    .inSingletonScope();
  container
    .bind(t.LibraryChanges)
    .toResolvedValue((client) => new WireLibraryChanges(client), [tokens.WireClient])
    .inSingletonScope();
  container
    .bind(t.UnfinishedUploads)
    .toResolvedValue((client) => new WireUnfinishedUploads(client), [tokens.WireClient])
    .inSingletonScope();
  container
    .bind(t.WordMarks)
    .toResolvedValue((client) => new WireWordMarks(client), [tokens.WireClient])
    .inSingletonScope();
  container
    .bind(t.InvoiceUses)
    .toResolvedValue((client) => new WireInvoiceUses(client), [tokens.WireClient])
    .inSingletonScope();
  container
    .bind(t.EarlierDocuments)
    .toResolvedValue((client) => new WireEarlierDocuments(client), [tokens.WireClient])
    .inSingletonScope();
  container
    .bind(t.OverdueDesk)
    .toResolvedValue((client) => new WireOverdueDesk(client), [tokens.WireClient])
    .inSingletonScope();
  container
    .bind(t.ClarityDesk)
    .toResolvedValue((client) => new WireClarityDesk(client), [tokens.WireClient])
    .inSingletonScope();
  container
    .bind(t.ReadingDesk)
    .toResolvedValue((client) => new WireReadingDesk(client), [tokens.WireClient])
    .inSingletonScope();
  container
    .bind(tokens.DocumentVault)
    .toResolvedValue(
      (client, upload, clock, parts) => new WireDocumentVault(client, upload, clock, parts),
      [tokens.WireClient, tokens.ObjectUpload, tokens.Clock, tokens.PartSending],
    )
    .inSingletonScope();
  container
    .bind(t.PackageDesk)
    .toResolvedValue(
      (client, preferences, session) =>
        new WirePackageDesk(client, (found) => new RecentPackages(preferences, session).add(found)),
      [tokens.WireClient, tokens.Preferences, tokens.SessionStore],
    )
    .inSingletonScope();
  container
    .bind(t.PackageSubmission)
    .toResolvedValue(
      (client, packages, clock, session, counters) =>
        new RetriedSubmission({
          submission: new WirePackageSubmission(client),
          packages,
          clock,
          ownName: () => session.who?.personName ?? '',
          onMoved: () => void counters.refresh(),
        }),
      [tokens.WireClient, t.PackageDesk, tokens.Clock, tokens.SessionStore, w.WaitingCounters],
    )
    .inSingletonScope();
  container
    .bind(t.PlatformRequests)
    .toResolvedValue(
      (client, clock) => new RetriedRequests(new WirePlatformRequests(client), clock),
      [tokens.WireClient, tokens.Clock],
    )
    .inSingletonScope();
  container
    .bind(t.PackageRelating)
    .toResolvedValue((client) => new WirePackageRelations(client), [tokens.WireClient])
    .inSingletonScope();
  container
    .bind(t.CandidateList)
    .toResolvedValue((client) => new WireCandidateList(client), [tokens.WireClient])
    .inSingletonScope();
  container
    .bind(t.BusinessTrail)
    .toResolvedValue((client) => new WireBusinessTrail(client), [tokens.WireClient])
    .inSingletonScope();
  container
    .bind(t.TrailViewer)
    .toResolvedValue(
      (trail, viewings, session) => new TrailViewer(trail, viewings, session),
      [t.BusinessTrail, t.ViewingRecord, tokens.SessionStore],
    )
    .inTransientScope();
  container
    .bind(t.MaterialStandards)
    .toResolvedValue(
      (client, financing) => new WireMaterialStandards(client, financing),
      [tokens.WireClient, t.FinancingDesk],
    )
    .inSingletonScope();
  container
    .bind(t.StandardDownloads)
    .toResolvedValue(
      (standards, session) => new StandardDownloads(standards, session),
      [t.MaterialStandards, tokens.SessionStore],
    )
    .inTransientScope();
  container
    .bind(t.ChooseCandidatesPresenter)
    .toResolvedValue(
      (...services: unknown[]) =>
        (book: OpenBook) =>
          new ChooseCandidatesPresenter({ book, ...servicesByName(choosePorts, services) }),
      Object.values(choosePorts),
    )
    .inTransientScope();
  container
    .bind(t.MaterialsPresenter)
    .toResolvedValue(
      (...services: unknown[]) =>
        (book: OpenBook) =>
          new MaterialsPresenter({ book, ...servicesByName(materialsPorts, services) }),
      Object.values(materialsPorts),
    )
    .inTransientScope();
  container
    .bind(t.CheckAnswersPresenter)
    .toResolvedValue(
      (...services: unknown[]) =>
        (book: OpenBook) =>
          new CheckAnswersPresenter({ book, ...servicesByName(checkPorts, services) }),
      Object.values(checkPorts),
    )
    .inTransientScope();
  container
    .bind(t.SubmittedPresenter)
    .toResolvedValue(
      (packages, navigator, session, standings, drafts) => (book: OpenBook) =>
        new SubmittedPresenter(book, packages, navigator, session, standings, drafts),
      [t.PackageDesk, tokens.Navigator, tokens.SessionStore, t.PackageStatuses, tokens.Drafts],
    )
    .inTransientScope();
  container
    .bind(t.PackageDetailPresenter)
    .toResolvedValue(
      (...services: unknown[]) =>
        (book: OpenBook) =>
          new PackageDetailPresenter({ book, ...servicesByName(detailPorts, services) }),
      Object.values(detailPorts),
    )
    .inTransientScope();
}

/** Bindings of uploads, independent of the open page. */
export function documentVault(container: Container): DocumentVault {
  bindEvidenceWork(container);
  return container.get(tokens.DocumentVault);
}

/** Places an arrived file, independent of the open page. */
export function filePlacer(container: Container): PlaceFile {
  bindEvidenceWork(container);
  return async (packageId, placement, fileId, key) => {
    if (placement.kind !== 'letter') return placeFile(container.get(t.MaterialDesk), packageId, placement, fileId, key);
    const given = await container.get(t.OverdueDesk).give(packageId, fileId, key);
    void container.get(w.WaitingCounters).refresh();
    return given;
  };
}
