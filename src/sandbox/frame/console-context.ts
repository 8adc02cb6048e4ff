import { createContext, useContext } from 'react';
import type { ViewerPresenter } from '../../presentation/viewer/shared/viewer-presenter.ts';
import type { AccountsPresenter } from '../accounts/accounts-presenter.ts';
import type { QueuePresenter } from '../queue/queue-presenter.ts';
import type { DeskPresenter } from '../review/desk-presenter.ts';
import type { PaperReadings } from '../review/paper-readings.ts';
import type { ReviewPresenter } from '../review/review-presenter.ts';
import type { ActionPresenter } from '../review/action-presenter.ts';
import type { StepRunner } from '../review/step-runner.ts';
import type { Feedback } from '../api/feedback-answers.ts';
import type { Loader } from '../shared/loader.ts';
import type { ActorStore } from '../shared/actor-store.ts';
import type { NoteStore } from '../shared/note-store.ts';
import type { PlaceStore } from '../shared/place-store.ts';
import type { FaultsPresenter } from '../faults/faults-presenter.ts';
import type { InvoicesPresenter } from '../invoices/invoices-presenter.ts';
import type { JobsPresenter } from '../jobs/jobs-presenter.ts';
import type { StandardsPresenter } from '../standards/standards-presenter.ts';
import type { FreezesPresenter } from '../members/freezes-presenter.ts';
import type { ApplicationsPresenter } from '../applications/applications-presenter.ts';
import type { FundersPresenter } from '../funders/funders-presenter.ts';
import type { LimitsPresenter } from '../limits/limits-presenter.ts';
import type { OfficersPresenter } from '../officers/officers-presenter.ts';
import type { CreditsPresenter } from '../credits/credits-presenter.ts';
import type { OnboardingPresenter } from '../onboarding/onboarding-presenter.ts';
import type { HardKeysPresenter } from '../hard-keys/hard-keys-presenter.ts';
import type { BankPresenter } from '../bank/bank-presenter.ts';
import type { CertificationsPresenter } from '../certifications/certifications-presenter.ts';
import type { MembersPresenter } from '../members/members-presenter.ts';
import type { PlatformsPresenter } from '../platforms/platforms-presenter.ts';
import type { TextsPresenter } from '../texts/texts-presenter.ts';
import type { SwitchesPresenter } from '../world/switches-presenter.ts';
import type { WorldPresenter } from '../world/world-presenter.ts';

export interface ConsoleParts {
  readonly places: PlaceStore;
  readonly notes: NoteStore;
  readonly queue: QueuePresenter;
  readonly review: ReviewPresenter;
  /** The document that is open in the review. */
  readonly desk: DeskPresenter;
  /** The reading results of the papers. */
  readonly papers: PaperReadings;
  readonly actions: ActionPresenter;
  readonly steps: StepRunner;
  readonly actors: ActorStore;
  readonly viewer: ViewerPresenter;
  /** The viewer of a document's replaced file, beside the viewer of the present one. */
  readonly replacedViewer: ViewerPresenter;
  readonly accounts: AccountsPresenter;
  readonly freezes: FreezesPresenter;
  readonly world: WorldPresenter;
  readonly switches: SwitchesPresenter;
  readonly faults: FaultsPresenter;
  readonly jobs: JobsPresenter;
  readonly invoices: InvoicesPresenter;
  readonly standards: StandardsPresenter;
  readonly platforms: PlatformsPresenter;
  readonly hardKeys: HardKeysPresenter;
  readonly bank: BankPresenter;
  readonly onboarding: OnboardingPresenter;
  readonly credits: CreditsPresenter;
  readonly limits: LimitsPresenter;
  readonly officers: OfficersPresenter;
  readonly funders: FundersPresenter;
  readonly applications: ApplicationsPresenter;
  readonly members: MembersPresenter;
  readonly certifications: CertificationsPresenter;
  readonly texts: TextsPresenter;
  /** The users' feedback to the platform. */
  readonly feedback: Loader<Feedback>;
}

export const ConsoleContext = createContext<ConsoleParts | undefined>(undefined);

export function useConsole(): ConsoleParts {
  const parts = useContext(ConsoleContext);
  if (!parts) throw new Error('useConsole needs a ConsoleContext above it');
  return parts;
}
