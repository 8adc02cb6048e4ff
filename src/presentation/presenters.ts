import type { DownloadTasks } from './evidence/shared/download-tasks.ts';
import type { WaitingNumbers } from './home/shared/waiting-numbers.ts';
import type { ContextSwitcher } from './shell/context-switch/context-switcher.ts';
import type { PalettePresenter } from './shell/palette/palette-presenter.ts';
import type { MessageBox } from './messages/shared/message-box.ts';
import type { AreaKey } from './shared/area-key.ts';
import type { SessionStore } from './identity/session-store.ts';
import type { SessionWatch } from './identity/session-watch.ts';
import type { Trail } from './pages/trail.ts';
import type { Toasts } from './shared/toasts.ts';
import type { UploadQueue } from './evidence/shared/upload-queue.ts';
import type { ShellPresenter } from './shell/shell-presenter.ts';

/** Stores that all screens share, one of each in the whole portal. */
export interface SharedStores {
  readonly session: SessionStore;
  readonly watch: SessionWatch;
  readonly toasts: Toasts;
  readonly queue: UploadQueue;
  readonly shell: ShellPresenter;
}

/** The shared stores, and what each area offers its own screens. */
export interface Presenters extends SharedStores {
  /** The build and the last steps, loaded with the frame. */
  readonly trail: Trail;
  /** The address of the demonstration's accounts; undefined outside a demonstration. */
  readonly demoAccounts: string | undefined;
  /** Whether the back end gathers files for download. Its tasks are loaded on first use. */
  readonly offersDownloads: boolean;
  downloads(): Promise<DownloadTasks>;
  /** Converts picked pictures in foreign formats and opens zips, loaded with the first picked file. */
  prepareFiles?(files: readonly File[], opensArchives: boolean): Promise<readonly File[]>;
  /** The numbers of waiting items, in the menu and on the home page, loaded once a user is signed in. */
  waiting(): Promise<WaitingNumbers>;
  /** The messages under the bell, loaded once a user is signed in. */
  messages(): Promise<MessageBox>;
  /** The header's search, loaded once a user is signed in. */
  finding(): Promise<PalettePresenter>;
  /** Other platforms to go to from the bar, loaded once a user is signed in. */
  switcher(): Promise<ContextSwitcher>;
  /**
   * The presenters of an area.
   * @throws if the page was not prepared
   */
  of<Offered>(area: AreaKey<Offered>): Offered;
}
