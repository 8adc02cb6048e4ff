import type { ServiceIdentifier } from 'inversify';
import type { Attention } from '../application/ports/attention.ts';
import type { CandidateList } from '../application/ports/evidence/candidate-list.ts';
import type { Clock } from '../application/ports/clock.ts';
import type { Connectivity } from '../application/ports/connectivity.ts';
import type { DocumentAddresses } from '../application/ports/viewer/shared/document-addresses.ts';
import type { DocumentReader } from '../application/ports/viewer/shared/document-reader.ts';
import type { DocumentVault } from '../application/ports/document-vault.ts';
import type { TextStorage } from '../adapters/storage/web-storage.ts';
import type { Drafts } from '../application/ports/drafts.ts';
import type { HolidayCalendar } from '../application/ports/holiday-calendar.ts';
import type { Identifiers } from '../application/ports/identifiers.ts';
import type { MaterialDesk } from '../application/ports/evidence/material-desk.ts';
import type { Navigator } from '../application/ports/navigator.ts';
import type { PackageDesk } from '../application/ports/evidence/package-desk.ts';
import type { PackageList } from '../application/ports/evidence/package-list.ts';
import type { PackageSubmission } from '../application/ports/evidence/package-submission.ts';
import type { PlatformDirectory } from '../application/ports/shell/shared/platform-directory.ts';
import type { Preferences } from '../application/ports/preferences.ts';
import type { RoleMemory } from '../application/ports/shell/shared/role-memory.ts';
import type { SessionDesk } from '../application/ports/shell/shared/session-desk.ts';
import type { SignInDesk } from '../application/ports/entry/sign-in-desk.ts';
import type { ViewingRecord } from '../application/ports/evidence/viewing-record.ts';
import type { ObjectUpload } from '../adapters/wire/wire-document-vault.ts';
import type { WireClient } from '../adapters/wire/wire-client.ts';
import type { Transport } from '../contract/transport.ts';
import type { CheckAnswersPresenter } from '../presentation/evidence/check-answers/check-answers-presenter.ts';
import type { ChooseCreditsPresenter } from '../presentation/evidence/choose-credits/choose-credits-presenter.ts';
import type { MaterialsPresenter } from '../presentation/evidence/materials/materials-presenter.ts';
import type { PackageDetailPresenter } from '../presentation/evidence/package-detail/package-detail-presenter.ts';
import type { PackageListPresenter } from '../presentation/evidence/package-list/package-list-presenter.ts';
import type { Lookout } from '../presentation/shared/lookout.ts';
import type { PackageStandings } from '../presentation/evidence/shared/package-standings.ts';
import type { SessionStore } from '../presentation/shared/session-store.ts';
import type { SessionWatch } from '../presentation/shared/session-watch.ts';
import type { Toasts } from '../presentation/shared/toasts.ts';
import type { UnarrivedFiles } from '../presentation/shared/unarrived-files.ts';
import type { UploadQueue } from '../presentation/shared/upload-queue.ts';
import type { ShellPresenter } from '../presentation/shell/shell-presenter.ts';
import type { SignInPresenter } from '../presentation/entry/sign-in/sign-in-presenter.ts';
import type { SubmittedPresenter } from '../presentation/evidence/submitted/submitted-presenter.ts';
import type { ViewerPresenter } from '../presentation/viewer/shared/viewer-presenter.ts';

function token<Service>(name: string): ServiceIdentifier<Service> {
  return Symbol.for(name);
}

/** One name for everything that is wired. */
export const tokens = {
  Transport: token<Transport>('Transport'),
  ObjectUpload: token<ObjectUpload>('ObjectUpload'),
  WireClient: token<WireClient>('WireClient'),
  PlatformUrl: token<string>('PlatformUrl'),

  Clock: token<Clock>('Clock'),
  Identifiers: token<Identifiers>('Identifiers'),
  Connectivity: token<Connectivity>('Connectivity'),
  Attention: token<Attention>('Attention'),
  Navigator: token<Navigator>('Navigator'),
  Preferences: token<Preferences>('Preferences'),
  RoleMemory: token<RoleMemory>('RoleMemory'),
  DraftStorage: token<TextStorage>('DraftStorage'),
  Drafts: token<Drafts>('Drafts'),
  DocumentReader: token<DocumentReader>('DocumentReader'),

  PlatformDirectory: token<PlatformDirectory>('PlatformDirectory'),
  SignInDesk: token<SignInDesk>('SignInDesk'),
  SessionDesk: token<SessionDesk>('SessionDesk'),
  PackageList: token<PackageList>('PackageList'),
  HolidayCalendar: token<HolidayCalendar>('HolidayCalendar'),
  PackageDesk: token<PackageDesk>('PackageDesk'),
  PackageSubmission: token<PackageSubmission>('PackageSubmission'),
  CandidateList: token<CandidateList>('CandidateList'),
  MaterialDesk: token<MaterialDesk>('MaterialDesk'),
  ViewingRecord: token<ViewingRecord>('ViewingRecord'),
  DocumentVault: token<DocumentVault>('DocumentVault'),
  DocumentAddresses: token<DocumentAddresses>('DocumentAddresses'),

  Lookout: token<Lookout>('Lookout'),
  SessionStore: token<SessionStore>('SessionStore'),
  PackageStandings: token<PackageStandings>('PackageStandings'),
  SessionWatch: token<SessionWatch>('SessionWatch'),
  Toasts: token<Toasts>('Toasts'),
  UnarrivedFiles: token<UnarrivedFiles>('UnarrivedFiles'),
  UploadQueue: token<UploadQueue>('UploadQueue'),

  ShellPresenter: token<ShellPresenter>('ShellPresenter'),
  SignInPresenter: token<SignInPresenter>('SignInPresenter'),
  PackageListPresenter: token<PackageListPresenter>('PackageListPresenter'),
  ChooseCreditsPresenter: token<ChooseCreditsPresenter>('ChooseCreditsPresenter'),
  MaterialsPresenter: token<MaterialsPresenter>('MaterialsPresenter'),
  CheckAnswersPresenter: token<CheckAnswersPresenter>('CheckAnswersPresenter'),
  SubmittedPresenter: token<SubmittedPresenter>('SubmittedPresenter'),
  PackageDetailPresenter: token<PackageDetailPresenter>('PackageDetailPresenter'),
  ViewerPresenter: token<ViewerPresenter>('ViewerPresenter'),
} as const;
