import { createRoot } from 'react-dom/client';
import { LazyContentReader } from '../adapters/formats/lazy-content-reader.ts';
import { PdfjsDocumentReader } from '../adapters/pdf/pdfjs-document-reader.ts';
import { startTrustedWorker } from '../adapters/pdf/trusted-worker.ts';
import { cookieAmong, cookieName } from '../domain/text/cookies.ts';
import { keepComposedKeys } from '../views/design/actions/composing.ts';
import { chooseLocale, type Locale } from '../words/locale.ts';
import { fetchingSandboxApi } from './api/sandbox-api.ts';
import { consoleParts } from './console-parts.ts';
import { Console } from './frame/Console.tsx';
import { loadConsoleWords } from './words/load-console-words.ts';

/** Keeps a value for the portal and the server, which read it too. */
function keepCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:';
  document.cookie = `${cookieName(name, secure)}=${value}; path=/; samesite=lax${secure ? '; secure' : ''}`;
}

/** Starts the console in the language chosen last, or in Chinese. */
async function startConsole(): Promise<void> {
  let locale = chooseLocale([cookieAmong(document.cookie, 'locale')]);
  const parts = consoleParts({
    api: fetchingSandboxApi(() => locale),
    documents: new PdfjsDocumentReader(__PDF_ASSETS__),
    contents: new LazyContentReader(startTrustedWorker),
    bar: window,
    door: {
      // The portal stores the last role under this name until the browser closes.
      rememberRole: (role) => keepCookie('currentRole3', encodeURIComponent(role)),
      open: (address) => window.open(address, '_blank') !== null,
    },
    storage: () => localStorage,
    tabStorage: () => sessionStorage,
    realNow: () => Date.now(),
    newKey: () => crypto.randomUUID(),
    later: (milliseconds, work) => {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  const onLocaleChanged = (next: Locale): void => {
    locale = next;
    keepCookie('locale', `${next}; max-age=31536000`);
    void parts.accounts.load();
  };
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no place for the console');
  keepComposedKeys(document);
  createRoot(root).render(
    <Console
      parts={parts}
      locale={locale}
      catalogue={await loadConsoleWords(locale)}
      onLocaleChanged={onLocaleChanged}
    />,
  );
}

await startConsole();
