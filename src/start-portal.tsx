import { createRoot } from 'react-dom/client';
import type { ReactNode } from 'react';
import type { Container } from 'inversify';
import { RouterNavigator } from './adapters/system/router-navigator.ts';
import { entryParts } from './composition/areas/entry/area.ts';
import { presentersOf } from './composition/presenters.ts';
import { tokens } from './composition/tokens.ts';
import { Portal } from './views/Portal.tsx';
import { PlainFailed } from './views/shell/PlainFailed.tsx';
import { preloadSignIn, SignInRoute } from './views/entry/sign-in/SignInRoute.tsx';
import { keepComposedKeys } from './views/design/actions/composing.ts';
import { lazyScreen } from './views/lazy/lazy-screen.ts';
import { preloadPage } from './views/pages/load-page.ts';
import { pageAt, type Page } from './views/pages/page.ts';
import { readTypedBefore } from './views/entry/sign-in/take-over.ts';
import { WordsProvider } from './words/WordsProvider.tsx';
import { loadCatalogue, loadWords } from './words/load-catalogue.ts';
import { localeAtStart } from './words/locale-at-start.ts';
import type { Locale } from './words/locale.ts';
import { cookieAmong, cookieName } from './domain/text/cookies.ts';
import type { WordsInUse } from './words/words-context.ts';

export interface PortalParts {
  readonly navigator: RouterNavigator;
  /** The current language, which may change while the portal is open. */
  readonly locale: () => Locale;
}

/** Cookie by which the server chooses the language of its answers and of the sign-in document. */
function keepLocaleCookie(locale: Locale): void {
  const secure = location.protocol === 'https:';
  document.cookie = `${cookieName('locale', secure)}=${locale}; path=/; max-age=31536000; samesite=lax${secure ? '; secure' : ''}`;
}

/** The frame and all areas of the portal, which the sign-in page does not need yet. */
const frame = async () => {
  const [{ FramedPages, PrerenderedFrame }, { bindFrame }, { areas, pagesOf }] = await Promise.all([
    import('./views/shell/framed.ts'),
    import('./composition/frame-parts.ts'),
    import('./composition/areas/areas.ts'),
  ]);
  return { FramedPages, PrerenderedFrame, bindFrame, areas, pagesOf };
};

/** Loads the page of the address in parallel with the configuration. Drawing the page reports a failure. */
async function fetchAhead(locale: Locale): Promise<void> {
  const path = location.pathname.replace(/^\/cv3(?=\/)/, '');
  if (/^\/(login|zjzcy|fin4)(\/|$)/.test(path)) {
    preloadSignIn();
    await entryParts();
    return;
  }
  const { areas } = await frame();
  const page = pageAt(
    areas.flatMap(({ pages }) => pages),
    path,
    location.search,
  );
  page?.Screen.preload();
  if (page) await Promise.all([page.parts(), loadWords(locale, page.words)]);
}

/** Prepares loading the frame with all pages. */
function loadFrame(container: Container) {
  const load = async () => {
    const { bindFrame, pagesOf, ...views } = await frame();
    bindFrame(container);
    pages ??= pagesOf(container);
    return { ...views, pages };
  };
  let pages: readonly Page[] | undefined;
  const Frame = lazyScreen(async () => {
    const { FramedPages, pages: all } = await load();
    return () => <FramedPages pages={all} />;
  });
  /** Loads the page that most users open, and draws it out of sight, while the user types the password. */
  const onGoingOn = async (learn: WordsInUse['learn']): Promise<ReactNode> => {
    Frame.preload();
    const {
      PrerenderedFrame,
      pages: [first],
    } = await load();
    preloadPage(first, learn);
    return first && <PrerenderedFrame page={first} />;
  };
  return { Frame, onGoingOn };
}

class UnreachedConfig extends Error {}

/** Replaces the content of the document by the portal, in the language last chosen. */
export async function startPortal(containerOf: (parts: PortalParts) => Promise<Container>): Promise<void> {
  const begun = localeAtStart({
    address: location.href,
    kept: cookieAmong(document.cookie, 'locale'),
    languages: navigator.languages,
  });
  let { locale } = begun;
  if (begun.asked) {
    keepLocaleCookie(locale);
    history.replaceState(history.state, '', begun.address);
  }
  keepComposedKeys(document);
  // The browser's own margin is removed before the first paint, so that nothing visible moves.
  document.body.style.margin = '0';
  void fetchAhead(locale).catch(() => undefined);
  const router = new RouterNavigator();
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no place for the portal');
  // Without its configuration the portal does not know the address of its back end.
  const [container, catalogue] = await Promise.all([
    containerOf({ navigator: router, locale: () => locale }).catch(
      (thrown: unknown) => new UnreachedConfig('No configuration', { cause: thrown }),
    ),
    loadCatalogue(locale),
  ]);
  if (container instanceof UnreachedConfig) {
    createRoot(root).render(
      <WordsProvider locale={locale} catalogue={catalogue}>
        <PlainFailed thrown={container} onRetry={() => location.reload()} reloads />
      </WordsProvider>,
    );
    return;
  }
  const presenters = presentersOf(container);
  const preferences = container.get(tokens.Preferences);
  const onLocaleChanged = (next: Locale): void => {
    locale = next;
    preferences.write('locale', next);
    keepLocaleCookie(next);
    void presenters.session.load();
  };
  const typedBefore = readTypedBefore(document);
  const { Frame, onGoingOn } = loadFrame(container);
  const signInPage = { words: [], prepare: async () => (await entryParts())(container) } as const;
  createRoot(root).render(
    <Portal
      presenters={presenters}
      locale={locale}
      catalogue={catalogue}
      onLocaleChanged={onLocaleChanged}
      attachRouter={(attached) => router.attach(attached)}
      Frame={Frame}
      signIn={({ isFirst }) => (
        <SignInRoute page={signInPage} typedBefore={isFirst ? typedBefore : undefined} onGoingOn={onGoingOn} />
      )}
    />,
  );
}
