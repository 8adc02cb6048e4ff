import type { Area } from './areas/area.ts';
import { token } from './token.ts';
import type { WindowFocus } from '../application/ports/attention.ts';
import type { Clock } from '../application/ports/clock.ts';
import type { Connectivity } from '../application/ports/connectivity.ts';
import type { ContentReader } from '../application/ports/viewer/shared/content-reader.ts';
import type { DocumentReader } from '../application/ports/viewer/shared/document-reader.ts';
import type { DocumentVault } from '../application/ports/uploads/document-vault.ts';
import type { TextStorage } from '../adapters/storage/web-storage.ts';
import type { Drafts } from '../application/ports/drafts.ts';
import type { Identifiers } from '../application/ports/identifiers.ts';
import type { Navigator } from '../application/ports/navigator.ts';
import type { PlatformDirectory } from '../application/ports/platform/platform-directory.ts';
import type { Preferences } from '../application/ports/preferences.ts';
import type { CookieJar } from '../adapters/cookie/cookie-role-memory.ts';
import type { RoleMemory } from '../application/ports/shell/shared/role-memory.ts';
import type { SessionSignals } from '../application/ports/identity/session-signals.ts';
import type { SessionDesk } from '../application/ports/identity/session-desk.ts';
import type { PartSending } from '../adapters/wire/uploads/part-upload.ts';
import type { ObjectUpload } from '../adapters/wire/uploads/wire-document-vault.ts';
import type { WireClient } from '../adapters/wire/wire-client.ts';
import type { Transport } from '../contract/transport.ts';
import type { RefreshPoller } from '../presentation/shared/refresh-poller.ts';
import type { SessionStore } from '../presentation/identity/session-store.ts';
import type { SessionWatch } from '../presentation/identity/session-watch.ts';
import type { Trail } from '../presentation/pages/trail.ts';
import type { Toasts } from '../presentation/shared/toasts.ts';
import type { PickedFiles } from '../application/ports/uploads/picked-files.ts';
import type { UnarrivedFiles } from '../presentation/evidence/shared/unarrived-files.ts';
import type { UploadQueue } from '../presentation/evidence/shared/upload-queue.ts';
import type { ShellPresenter } from '../presentation/shell/shell-presenter.ts';

/** Tokens of the services that all areas share. */
export const tokens = {
  Transport: token<Transport>('Transport'),
  ObjectUpload: token<ObjectUpload>('ObjectUpload'),
  PartSending: token<PartSending>('PartSending'),
  WireClient: token<WireClient>('WireClient'),
  /** Address of the reader's character maps and fonts. */
  PdfAssets: token<string>('PdfAssets'),
  PlatformUrl: token<string>('PlatformUrl'),

  Clock: token<Clock>('Clock'),
  Identifiers: token<Identifiers>('Identifiers'),
  Connectivity: token<Connectivity>('Connectivity'),
  Attention: token<WindowFocus>('Attention'),
  SessionSignals: token<SessionSignals>('SessionSignals'),
  Navigator: token<Navigator>('Navigator'),
  Preferences: token<Preferences>('Preferences'),
  CookieJar: token<CookieJar>('CookieJar'),
  RoleMemory: token<RoleMemory>('RoleMemory'),
  DraftStorage: token<TextStorage>('DraftStorage'),
  Drafts: token<Drafts>('Drafts'),
  DocumentReader: token<DocumentReader>('DocumentReader'),
  ContentReader: token<ContentReader>('ContentReader'),

  PlatformDirectory: token<PlatformDirectory>('PlatformDirectory'),
  SessionDesk: token<SessionDesk>('SessionDesk'),
  DocumentVault: token<DocumentVault>('DocumentVault'),

  RefreshPoller: token<RefreshPoller>('RefreshPoller'),
  SessionStore: token<SessionStore>('SessionStore'),
  SessionWatch: token<SessionWatch>('SessionWatch'),
  Toasts: token<Toasts>('Toasts'),
  Trail: token<Trail>('Trail'),
  PickedFiles: token<PickedFiles>('PickedFiles'),
  UnarrivedFiles: token<UnarrivedFiles>('UnarrivedFiles'),
  UploadQueue: token<UploadQueue>('UploadQueue'),

  /** Version of the build; bound if it is known. */
  BuildVersion: token<string>('BuildVersion'),

  /** Page for signing in as any user; bound in a demonstration. */
  DemoAccounts: token<string>('DemoAccounts'),

  /** All areas of the portal, once the frame is loaded. */
  Areas: token<readonly Area<unknown>[]>('Areas'),

  ShellPresenter: token<ShellPresenter>('ShellPresenter'),
} as const;
