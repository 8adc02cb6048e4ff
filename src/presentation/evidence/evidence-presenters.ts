import type { OpenBook } from '../../domain/evidence/shared/book-policies.ts';
import { areaKey } from '../shared/area-key.ts';
import type { CheckAnswersPresenter } from './check-answers/check-answers-presenter.ts';
import type { ChooseCandidatesPresenter } from './choose-candidates/choose-candidates-presenter.ts';
import type { DownloadCentrePresenter } from './download-centre/download-centre-presenter.ts';
import type { MaterialsPresenter } from './materials/materials-presenter.ts';
import type { PackageDetailPresenter } from './package-detail/package-detail-presenter.ts';
import type { PackageListPresenter } from './package-list/package-list-presenter.ts';
import type { ReceivablesPresenter } from './receivables/receivables-presenter.ts';
import type { StandardDownloads } from './shared/standard-downloads.ts';
import type { TrailViewer } from './shared/trail-viewer.ts';
import type { SubmittedPresenter } from './submitted/submitted-presenter.ts';

/** Creates a presenter for each screen that opens. */
export interface EvidencePresenters {
  /** The list of one book; of all books if none is given. */
  packageList(book: OpenBook | undefined): PackageListPresenter;
  chooseCandidates(book: OpenBook): ChooseCandidatesPresenter;
  materials(book: OpenBook): MaterialsPresenter;
  checkAnswers(book: OpenBook): CheckAnswersPresenter;
  submitted(book: OpenBook): SubmittedPresenter;
  packageDetail(book: OpenBook): PackageDetailPresenter;
  standardDownloads(): StandardDownloads;
  trailViewer(): TrailViewer;
  receivables(): ReceivablesPresenter;
  downloadCentre(): DownloadCentrePresenter;
}

export const evidenceArea = areaKey<EvidencePresenters>('evidence');
