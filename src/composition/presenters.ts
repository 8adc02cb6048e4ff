import type { Container } from 'inversify';
import { LocalDrafts } from '../adapters/storage/local-drafts.ts';
import { PackageListPresenter } from '../presentation/evidence/package-list/package-list-presenter.ts';
import type { Presenters } from '../presentation/presenters.ts';
import { Lookout } from '../presentation/shared/lookout.ts';
import { PackageStandings } from '../presentation/evidence/shared/package-standings.ts';
import { SessionStore } from '../presentation/shared/session-store.ts';
import { SessionWatch } from '../presentation/shared/session-watch.ts';
import { Toasts } from '../presentation/shared/toasts.ts';
import { UnarrivedFiles } from '../presentation/shared/unarrived-files.ts';
import { UploadQueue } from '../presentation/shared/upload-queue.ts';
import { ShellPresenter } from '../presentation/shell/shell-presenter.ts';
import { SignInPresenter } from '../presentation/entry/sign-in/sign-in-presenter.ts';
import { tokens as t } from './tokens.ts';

function bindStores(container: Container): void {
  container.bind(t.SessionStore).toResolvedValue((platforms, sessions) => new SessionStore(platforms, sessions), [t.PlatformDirectory, t.SessionDesk]).inSingletonScope();
  container.bind(t.PackageStandings).toResolvedValue((clock, holidays, session) => new PackageStandings(clock, holidays, session), [t.Clock, t.HolidayCalendar, t.SessionStore]).inSingletonScope();
  container.bind(t.SessionWatch).toResolvedValue((clock, sessions, store) => new SessionWatch(clock, sessions, store), [t.Clock, t.SessionDesk, t.SessionStore]).inSingletonScope();
  container.bind(t.Lookout).toResolvedValue((clock, attention) => new Lookout(clock, attention), [t.Clock, t.Attention]).inTransientScope();
  container.bind(t.Toasts).toResolvedValue((clock) => new Toasts(clock), [t.Clock]).inSingletonScope();
  container.bind(t.Drafts).toResolvedValue((storage, session) => new LocalDrafts(storage, () => session.who?.userId), [t.DraftStorage, t.SessionStore]).inSingletonScope();
  container.bind(t.UnarrivedFiles).toResolvedValue((drafts) => new UnarrivedFiles(drafts), [t.Drafts]).inSingletonScope();
  container
    .bind(t.UploadQueue)
    .toResolvedValue(
      (vault, desk, identifiers, connectivity, clock, session, unarrived) => new UploadQueue({ vault, desk, identifiers, connectivity, clock, session, unarrived }),
      [t.DocumentVault, t.MaterialDesk, t.Identifiers, t.Connectivity, t.Clock, t.SessionStore, t.UnarrivedFiles],
    )
    .inSingletonScope();
  container
    .bind(t.ShellPresenter)
    .toResolvedValue(
      (session, watch, queue, toasts, navigator, preferences, drafts) => new ShellPresenter(session, watch, queue, toasts, navigator, preferences, drafts),
      [t.SessionStore, t.SessionWatch, t.UploadQueue, t.Toasts, t.Navigator, t.Preferences, t.Drafts],
    )
    .inSingletonScope();
}

function bindScreens(container: Container): void {
  container
    .bind(t.SignInPresenter)
    .toResolvedValue((desk, session, watch, navigator) => new SignInPresenter(desk, session, watch, navigator), [t.SignInDesk, t.SessionStore, t.SessionWatch, t.Navigator])
    .inTransientScope();
  container
    .bind(t.PackageListPresenter)
    .toResolvedValue(
      (list, session, navigator, clock, preferences, lookout, standings, viewings) => new PackageListPresenter({ list, session, navigator, clock, preferences, lookout, standings, viewings }),
      [t.PackageList, t.SessionStore, t.Navigator, t.Clock, t.Preferences, t.Lookout, t.PackageStandings, t.ViewingRecord],
    )
    .inTransientScope();
}

/** All that every page shares, and the screens that come first. */
export function bindPresentation(container: Container): void {
  bindStores(container);
  bindScreens(container);
}

/** What the views ask for. */
export function presentersOf(container: Container): Presenters {
  return {
    session: container.get(t.SessionStore), watch: container.get(t.SessionWatch), toasts: container.get(t.Toasts), queue: container.get(t.UploadQueue), shell: container.get(t.ShellPresenter),
    signIn: () => container.get(t.SignInPresenter), packageList: () => container.get(t.PackageListPresenter), chooseCredits: () => container.get(t.ChooseCreditsPresenter),
    materials: () => container.get(t.MaterialsPresenter), checkAnswers: () => container.get(t.CheckAnswersPresenter), submitted: () => container.get(t.SubmittedPresenter),
    packageDetail: () => container.get(t.PackageDetailPresenter), viewer: () => container.get(t.ViewerPresenter),
    prepared: async () => {
      const { bindWork } = await import('./work-bindings.ts');
      if (!container.isBound(t.MaterialsPresenter)) bindWork(container);
    },
  };
}
