import type { DownloadTasks } from './evidence/shared/download-tasks.ts';
import type { WaitingCounters } from './evidence/shared/waiting-counters.ts';
import type { Crossings } from './shell/crossings/crossings.ts';
import type { PalettePresenter } from './shell/palette/palette-presenter.ts';
import type { MessageBox } from './messages/shared/message-box.ts';
import type { AreaKey } from './shared/area-key.ts';
import type { SessionStore } from './identity/session-store.ts';
import type { SessionWatch } from './identity/session-watch.ts';
import type { Trail } from './pages/trail.ts';
import type { Toasts } from './shared/toasts.ts';
import type { UploadQueue } from './evidence/shared/upload-queue.ts';
import type { ShellPresenter } from './shell/shell-presenter.ts';

/** What every screen may share: one of each in the whole portal. */
export interface SharedStores {
  readonly session: SessionStore;
  readonly watch: SessionWatch;
  readonly toasts: Toasts;
  readonly queue: UploadQueue;
  readonly shell: ShellPresenter;
}

/** What every screen may share, and what each area offers its own. */
export interface Presenters extends SharedStores {
  /** The build and the last steps; it comes with the frame. */
  readonly trail: Trail;
  /** Where one signs in as anybody, in a demonstration; undefined elsewhere. */
  readonly demoAccounts: string | undefined;
  /** Whether the back end gathers what is to be taken home, and how one follows it: fetched when it is first wanted. */
  readonly offersDownloads: boolean;
  downloads(): Promise<DownloadTasks>;
  /** How many packages wait, as the menu shows it: fetched with the first sign of somebody. */
  waiting(): Promise<WaitingCounters>;
  /** What one is told, as the bell shows it: fetched with the first sign of somebody. */
  messages(): Promise<MessageBox>;
  /** What the bar looks up: fetched with the first sign of somebody. */
  finding(): Promise<PalettePresenter>;
  /** Where else one may go from the bar: fetched with the first sign of somebody. */
  crossings(): Promise<Crossings>;
  /** Throws for what stands behind a page that has not been prepared. */
  of<Offered>(area: AreaKey<Offered>): Offered;
}
