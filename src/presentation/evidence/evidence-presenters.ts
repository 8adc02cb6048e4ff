import { areaKey } from '../shared/area-key.ts';
import type { CheckAnswersPresenter } from './check-answers/check-answers-presenter.ts';
import type { ChooseCreditsPresenter } from './choose-credits/choose-credits-presenter.ts';
import type { MaterialsPresenter } from './materials/materials-presenter.ts';
import type { PackageDetailPresenter } from './package-detail/package-detail-presenter.ts';
import type { PackageListPresenter } from './package-list/package-list-presenter.ts';
import type { SubmittedPresenter } from './submitted/submitted-presenter.ts';

/** A fresh presenter for each screen that opens. */
export interface EvidencePresenters {
  packageList(): PackageListPresenter;
  chooseCredits(): ChooseCreditsPresenter;
  materials(): MaterialsPresenter;
  checkAnswers(): CheckAnswersPresenter;
  submitted(): SubmittedPresenter;
  packageDetail(): PackageDetailPresenter;
}

export const evidenceArea = areaKey<EvidencePresenters>('evidence');
