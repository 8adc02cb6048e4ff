import type { BusinessTrail } from '../../../application/ports/evidence/business-trail.ts';
import type { CandidateList } from '../../../application/ports/evidence/candidate-list.ts';
import type { FileCopies } from '../../../application/ports/evidence/file-copies.ts';
import type { InvoiceSheets } from '../../../application/ports/evidence/invoice-sheets.ts';
import type { UnfinishedUploads } from '../../../application/ports/evidence/unfinished-uploads.ts';
import type { WordMarks } from '../../../application/ports/evidence/word-marks.ts';
import type { EarlierDocuments } from '../../../application/ports/evidence/earlier-documents.ts';
import type { InvoiceUses } from '../../../application/ports/evidence/invoice-uses.ts';
import type { LibraryChanges } from '../../../application/ports/evidence/library-changes.ts';
import type { MaterialDesk } from '../../../application/ports/evidence/material-desk.ts';
import type { FinancingDesk } from '../../../application/ports/evidence/financing-desk.ts';
import type { MaterialStandards } from '../../../application/ports/evidence/material-standards.ts';
import type { DownloadDesk } from '../../../application/ports/evidence/download-desk.ts';
import type { PickedDesk } from '../../../application/ports/evidence/picked-desk.ts';
import type { DownloadTasks } from '../../../presentation/evidence/shared/download-tasks.ts';
import type { OverdueDesk } from '../../../application/ports/evidence/overdue-desk.ts';
import type { PackageDesk } from '../../../application/ports/evidence/package-desk.ts';
import type { PackageList } from '../../../application/ports/evidence/package-list.ts';
import type { PackageRelations } from '../../../application/ports/evidence/package-relations.ts';
import type { BusinessTermsDesk } from '../../../application/ports/parties/business-terms-desk.ts';
import type { PackageSubmission } from '../../../application/ports/evidence/package-submission.ts';
import type { ClarityDesk } from '../../../application/ports/evidence/clarity-desk.ts';
import type { ReadingDesk } from '../../../application/ports/evidence/reading-desk.ts';
import type { PlatformRequests } from '../../../application/ports/evidence/platform-requests.ts';
import type { ViewingRecord } from '../../../application/ports/evidence/viewing-record.ts';
import type { HolidayCalendar } from '../../../application/ports/holiday-calendar.ts';
import type { CheckAnswersPresenter } from '../../../presentation/evidence/check-answers/check-answers-presenter.ts';
import type { ChooseCandidatesPresenter } from '../../../presentation/evidence/choose-candidates/choose-candidates-presenter.ts';
import type { MaterialsPresenter } from '../../../presentation/evidence/materials/materials-presenter.ts';
import type { PackageDetailPresenter } from '../../../presentation/evidence/package-detail/package-detail-presenter.ts';
import type { PackageListPresenter } from '../../../presentation/evidence/package-list/package-list-presenter.ts';
import type { PackageStatuses } from '../../../presentation/evidence/shared/package-statuses.ts';
import type { StandardDownloads } from '../../../presentation/evidence/shared/standard-downloads.ts';
import type { TrailViewer } from '../../../presentation/evidence/shared/trail-viewer.ts';
import type { SubmittedPresenter } from '../../../presentation/evidence/submitted/submitted-presenter.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { token } from '../../token.ts';

/** Creates a presenter for the book of its page. */
type OfBook<Presenter> = (book: OpenBook) => Presenter;

/** Tokens that only this area uses. */
export const evidenceTokens = {
  FileCopies: token<FileCopies>('FileCopies'),
  MaterialDesk: token<MaterialDesk>('MaterialDesk'),
  LibraryChanges: token<LibraryChanges>('LibraryChanges'),
  InvoiceSheets: token<InvoiceSheets>('InvoiceSheets'),
  InvoiceUses: token<InvoiceUses>('InvoiceUses'),
  UnfinishedUploads: token<UnfinishedUploads>('UnfinishedUploads'),
  WordMarks: token<WordMarks>('WordMarks'),
  ReadingDesk: token<ReadingDesk>('ReadingDesk'),
  PickedDesk: token<PickedDesk>('PickedDesk'),
  DownloadDesk: token<DownloadDesk>('DownloadDesk'),
  DownloadTasks: token<DownloadTasks>('DownloadTasks'),
  ClarityDesk: token<ClarityDesk>('ClarityDesk'),
  EarlierDocuments: token<EarlierDocuments>('EarlierDocuments'),
  OverdueDesk: token<OverdueDesk>('OverdueDesk'),
  PackageList: token<PackageList>('PackageList'),
  HolidayCalendar: token<HolidayCalendar>('HolidayCalendar'),
  PackageDesk: token<PackageDesk>('PackageDesk'),
  BusinessTermsDesk: token<BusinessTermsDesk>('BusinessTermsDesk'),
  PackageSubmission: token<PackageSubmission>('PackageSubmission'),
  PlatformRequests: token<PlatformRequests>('PlatformRequests'),
  BusinessTrail: token<BusinessTrail>('BusinessTrail'),
  TrailViewer: token<TrailViewer>('TrailViewer'),
  FinancingDesk: token<FinancingDesk>('FinancingDesk'),
  MaterialStandards: token<MaterialStandards>('MaterialStandards'),
  StandardDownloads: token<StandardDownloads>('StandardDownloads'),
  PackageRelating: token<PackageRelations>('PackageRelating'),
  CandidateList: token<CandidateList>('CandidateList'),
  ViewingRecord: token<ViewingRecord>('ViewingRecord'),
  PackageStatuses: token<PackageStatuses>('PackageStatuses'),
  PackageListPresenter: token<(book: OpenBook | undefined) => PackageListPresenter>('PackageListPresenter'),
  ChooseCandidatesPresenter: token<OfBook<ChooseCandidatesPresenter>>('ChooseCandidatesPresenter'),
  MaterialsPresenter: token<OfBook<MaterialsPresenter>>('MaterialsPresenter'),
  CheckAnswersPresenter: token<OfBook<CheckAnswersPresenter>>('CheckAnswersPresenter'),
  SubmittedPresenter: token<OfBook<SubmittedPresenter>>('SubmittedPresenter'),
  PackageDetailPresenter: token<OfBook<PackageDetailPresenter>>('PackageDetailPresenter'),
} as const;
