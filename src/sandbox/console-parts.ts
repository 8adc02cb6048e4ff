import type { ContentReader } from '../application/ports/viewer/shared/content-reader.ts';
import type { DocumentReader } from '../application/ports/viewer/shared/document-reader.ts';
import { ViewerPresenter } from '../presentation/viewer/shared/viewer-presenter.ts';
import { AccountsPresenter, type PortalOpener } from './accounts/accounts-presenter.ts';
import { ReviewerFiles } from './api/reviewer-files.ts';
import type { SandboxApi } from './api/sandbox-api.ts';
import type { ConsoleParts } from './frame/console-context.ts';
import { QueuePresenter } from './queue/queue-presenter.ts';
import { FaultsPresenter } from './faults/faults-presenter.ts';
import { InvoicesPresenter } from './invoices/invoices-presenter.ts';
import { JobsPresenter } from './jobs/jobs-presenter.ts';
import { StandardsPresenter } from './standards/standards-presenter.ts';
import { DeskPresenter } from './review/desk-presenter.ts';
import { PaperReadings } from './review/paper-readings.ts';
import { ReviewPresenter } from './review/review-presenter.ts';
import { ActionPresenter } from './review/action-presenter.ts';
import { CorrectionStorage } from './review/correction-storage.ts';
import { StepRunner } from './review/step-runner.ts';
import { VerdictStorage, type DraftStorage } from './review/verdict-storage.ts';
import { Loader } from './shared/loader.ts';
import { ActorStore } from './shared/actor-store.ts';
import type { ScheduleAfter } from './shared/schedule-after.ts';
import { NoteStore } from './shared/note-store.ts';
import { PackageShelf } from './shared/package-shelf.ts';
import { PlaceStore, type AddressBar } from './shared/place-store.ts';
import { FreezesPresenter } from './members/freezes-presenter.ts';
import { ApplicationsPresenter } from './applications/applications-presenter.ts';
import { LimitsPresenter } from './limits/limits-presenter.ts';
import { OfficersPresenter } from './officers/officers-presenter.ts';
import { FundersPresenter } from './funders/funders-presenter.ts';
import { CreditsPresenter } from './credits/credits-presenter.ts';
import { OnboardingPresenter } from './onboarding/onboarding-presenter.ts';
import { HardKeysPresenter } from './hard-keys/hard-keys-presenter.ts';
import { BankPresenter } from './bank/bank-presenter.ts';
import { CertificationsPresenter } from './certifications/certifications-presenter.ts';
import { MembersPresenter } from './members/members-presenter.ts';
import { PlatformsPresenter } from './platforms/platforms-presenter.ts';
import { TextsPresenter } from './texts/texts-presenter.ts';
import { SwitchesPresenter } from './world/switches-presenter.ts';
import { WorldPresenter } from './world/world-presenter.ts';

/** The environment of the console: its server and its browser. */
export interface ConsoleEnvironment {
  readonly api: SandboxApi;
  readonly documents: DocumentReader;
  readonly contents: ContentReader;
  readonly bar: AddressBar;
  readonly door: PortalOpener;
  readonly storage: () => DraftStorage;
  /** Storage that lasts as long as the tab. */
  readonly tabStorage: () => DraftStorage;
  readonly realNow: () => number;
  readonly later: ScheduleAfter;
  /** Creates a key that no other request has. */
  readonly newKey: () => string;
}

/** Creates the presenters of the console and connects them. */
export function consoleParts({
  api,
  documents,
  contents,
  bar,
  door,
  storage,
  tabStorage,
  realNow,
  newKey,
  later,
}: ConsoleEnvironment): ConsoleParts {
  const places = new PlaceStore(bar);
  const notes = new NoteStore();
  const shelf = new PackageShelf(api);
  const drawer = new VerdictStorage(storage);
  const actors = new ActorStore(storage);
  const steps = new StepRunner(newKey);
  const actions = new ActionPresenter({
    api,
    drawer: new CorrectionStorage(tabStorage),
    shelf,
    notes,
    places,
    actors,
    steps,
  });
  const switches = new SwitchesPresenter({ api, notes });
  const forget = (): void => {
    drawer.clear();
    actions.forgetCorrections();
    void switches.load();
  };
  const addresses = new ReviewerFiles((pkFile) => shelf.findFile(pkFile));
  return {
    places,
    notes,
    queue: new QueuePresenter(shelf, places),
    papers: new PaperReadings(api, later),
    desk: new DeskPresenter(),
    review: new ReviewPresenter({ api, shelf, drawer, notes, places, actors, steps }),
    actions,
    steps,
    actors,
    viewer: new ViewerPresenter({ addresses, documents, contents }),
    replacedViewer: new ViewerPresenter({ addresses, documents, contents }),
    accounts: new AccountsPresenter(api, notes, door),
    faults: new FaultsPresenter({ api, notes }),
    jobs: new JobsPresenter(api, later),
    invoices: new InvoicesPresenter({ api, notes, later }),
    platforms: new PlatformsPresenter({ api, notes }),
    hardKeys: new HardKeysPresenter({ api, notes }),
    bank: new BankPresenter({ api, notes }),
    onboarding: new OnboardingPresenter({ api, notes }),
    credits: new CreditsPresenter({ api, notes }),
    limits: new LimitsPresenter({ api, notes }),
    officers: new OfficersPresenter({ api, notes }),
    funders: new FundersPresenter({ api, notes, newKey }),
    applications: new ApplicationsPresenter({ api, notes }),
    members: new MembersPresenter({ api, notes }),
    certifications: new CertificationsPresenter({ api, notes, actors }),
    freezes: new FreezesPresenter({ api, notes }),
    texts: new TextsPresenter(api, later),
    feedback: new Loader(async (signal) => api.feedback(signal)),
    standards: new StandardsPresenter({ api, notes }),
    switches,
    world: new WorldPresenter({ api, notes, realNow, forget }),
  };
}
