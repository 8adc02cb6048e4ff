import type { CheckAnswersPresenter } from './evidence/check-answers/check-answers-presenter.ts';
import type { ChooseCreditsPresenter } from './evidence/choose-credits/choose-credits-presenter.ts';
import type { MaterialsPresenter } from './evidence/materials/materials-presenter.ts';
import type { PackageDetailPresenter } from './evidence/package-detail/package-detail-presenter.ts';
import type { PackageListPresenter } from './evidence/package-list/package-list-presenter.ts';
import type { SessionStore } from './shared/session-store.ts';
import type { SessionWatch } from './shared/session-watch.ts';
import type { Toasts } from './shared/toasts.ts';
import type { UploadQueue } from './shared/upload-queue.ts';
import type { ShellPresenter } from './shell/shell-presenter.ts';
import type { SignInPresenter } from './entry/sign-in/sign-in-presenter.ts';
import type { SubmittedPresenter } from './evidence/submitted/submitted-presenter.ts';
import type { ViewerPresenter } from './viewer/shared/viewer-presenter.ts';

/** What every screen may share: one of each in the whole portal. */
export interface SharedStores {
  readonly session: SessionStore;
  readonly watch: SessionWatch;
  readonly toasts: Toasts;
  readonly queue: UploadQueue;
  readonly shell: ShellPresenter;
}

/** A fresh presenter for a screen that opens. Those beyond signing in and the list are there once `prepared` is done. */
export interface Presenters extends SharedStores {
  signIn(): SignInPresenter;
  packageList(): PackageListPresenter;
  /** Fetches the presenters that the first pages do without; faults when they do not arrive. */
  prepared(): Promise<void>;
  chooseCredits(): ChooseCreditsPresenter;
  materials(): MaterialsPresenter;
  checkAnswers(): CheckAnswersPresenter;
  submitted(): SubmittedPresenter;
  packageDetail(): PackageDetailPresenter;
  viewer(): ViewerPresenter;
}
