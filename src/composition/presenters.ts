import type { Container } from 'inversify';
import { accountText } from '../contract/transport.ts';
import { LocalDrafts } from '../adapters/storage/local-drafts.ts';
import type { Presenters } from '../presentation/presenters.ts';
import { RefreshPoller } from '../presentation/shared/refresh-poller.ts';
import { SessionStore } from '../presentation/identity/session-store.ts';
import { SessionWatch } from '../presentation/identity/session-watch.ts';
import { Toasts } from '../presentation/shared/toasts.ts';
import { ShellPresenter, type SessionUploads } from '../presentation/shell/shell-presenter.ts';
import { servicesOf } from './areas/area.ts';
import { entry } from './areas/entry/area.ts';
import { openHelp } from './areas/help/open-area.ts';
import { contextSwitchTokens } from './areas/shell/context-switch-tokens.ts';
import { tokens as t } from './tokens.ts';

/** Services that are loaded with the frame, where users sign in and out. */
const uploadsOf = (container: Container): SessionUploads => ({
  clear: () => container.get(t.UploadQueue).clear(),
  forgetPlacesOf: (userId) => container.get(t.UploadQueue).forgetPlacesOf(userId),
  resume: () => container.get(t.UploadQueue).resume(),
});

/** Services that all areas share. */
export function bindPresentation(container: Container): void {
  container
    .bind(t.SessionStore)
    .toResolvedValue(
      (platforms, sessions, client, signals) => {
        const store = new SessionStore(platforms, sessions, signals, async (menus) =>
          (await import('./group-menus-parts.ts')).groupMenus(client, menus),
        );
        client.account = () => accountText(store.account, store.who?.actsFor?.userId);
        return store;
      },
      [t.PlatformDirectory, t.SessionDesk, t.WireClient, contextSwitchTokens.ContextSwitchSignals],
    )
    .inSingletonScope();
  container
    .bind(t.SessionWatch)
    .toResolvedValue(
      (clock, sessions, store, signals) => new SessionWatch(clock, sessions, store, signals),
      [t.Clock, t.SessionDesk, t.SessionStore, t.SessionSignals],
    )
    .inSingletonScope();
  container
    .bind(t.RefreshPoller)
    .toResolvedValue((clock, attention) => new RefreshPoller(clock, attention), [t.Clock, t.Attention])
    .inTransientScope();
  container
    .bind(t.Toasts)
    .toResolvedValue((clock) => new Toasts(clock), [t.Clock])
    .inSingletonScope();
  container
    .bind(t.Drafts)
    .toResolvedValue(
      (storage, session) => new LocalDrafts(storage, () => session.who?.userId),
      [t.DraftStorage, t.SessionStore],
    )
    .inSingletonScope();
  container
    .bind(t.ShellPresenter)
    .toResolvedValue(
      (session, watch, toasts, navigator, preferences, drafts) =>
        new ShellPresenter(session, watch, uploadsOf(container), toasts, navigator, preferences, drafts),
      [t.SessionStore, t.SessionWatch, t.Toasts, t.Navigator, t.Preferences, t.Drafts],
    )
    .inSingletonScope();
}

/** Services of the views. Before the frame is loaded, only those of the sign-in page are available. */
export function presentersOf(container: Container): Presenters {
  return {
    session: container.get(t.SessionStore),
    watch: container.get(t.SessionWatch),
    toasts: container.get(t.Toasts),
    shell: container.get(t.ShellPresenter),
    get trail() {
      return container.get(t.Trail);
    },
    get queue() {
      return container.get(t.UploadQueue);
    },
    demoAccounts: container.isBound(t.DemoAccounts) ? container.get(t.DemoAccounts) : undefined,
    offersDownloads: container.get(t.WireClient).offers('download-tasks'),
    downloads: async () => (await import('./areas/evidence/picked-list-parts.ts')).downloadTasks(container),
    prepareFiles: async (files, opensArchives) =>
      (await import('./file-preparation-parts.ts')).prepareFiles(container, files, opensArchives),
    waiting: async () => (await import('./areas/home/waiting-parts.ts')).waitingNumbers(container),
    messages: async () => (await import('./areas/shell/around-parts.ts')).messageBox(container),
    finding: async () => (await import('./areas/shell/around-parts.ts')).palette(container),
    switcher: async () => (await import('./areas/shell/around-parts.ts')).switcher(container),
    of: (area) => servicesOf(container.isBound(t.Areas) ? container.get(t.Areas) : [entry, openHelp], area, container),
  };
}
