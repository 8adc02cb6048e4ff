import type { Container } from 'inversify';
import { CookieRoleMemory } from '../adapters/cookie/cookie-role-memory.ts';
import { onStorageChange } from '../adapters/system/on-storage-change.ts';
import { LocalPreferences } from '../adapters/storage/local-preferences.ts';
import { withoutStorageErrors } from '../adapters/storage/web-storage.ts';
import { BrowserAttention } from '../adapters/system/browser-attention.ts';
import { BrowserConnectivity } from '../adapters/system/browser-connectivity.ts';
import { ChannelSessionSignals } from '../adapters/system/channel-session-signals.ts';
import { ChannelWindowSignals } from '../adapters/system/channel-window-signals.ts';
import { RandomIdentifiers } from '../adapters/system/random-identifiers.ts';
import type { RouterNavigator } from '../adapters/system/router-navigator.ts';
import type { SystemClock } from '../adapters/system/system-clock.ts';
import { contextSwitchTokens } from './areas/shell/context-switch-tokens.ts';
import { tokens as t } from './tokens.ts';

const cookies = {
  read: (): string => document.cookie,
  write: (cookie: string): void => {
    document.cookie = cookie;
  },
  get secure(): boolean {
    return location.protocol === 'https:';
  },
};

/** Binds the services of the browser. `pdfAssets`: address of the reader's character maps and fonts. */
export function bindBrowser(
  container: Container,
  clock: SystemClock,
  navigator: RouterNavigator,
  pdfAssets: string,
): void {
  const local = withoutStorageErrors(() => localStorage);
  container.bind(t.Clock).toConstantValue(clock);
  container.bind(t.Identifiers).toConstantValue(new RandomIdentifiers());
  container.bind(t.Connectivity).toConstantValue(new BrowserConnectivity());
  container.bind(t.Attention).toConstantValue(new BrowserAttention());
  container.bind(t.SessionSignals).toConstantValue(new ChannelSessionSignals());
  container.bind(contextSwitchTokens.ContextSwitchSignals).toConstantValue(new ChannelWindowSignals('account-moved'));
  container.bind(t.Navigator).toConstantValue(navigator);
  container.bind(t.Preferences).toConstantValue(new LocalPreferences(local, onStorageChange));
  container.bind(t.DraftStorage).toConstantValue(local);
  container.bind(t.CookieJar).toConstantValue(cookies);
  container.bind(t.RoleMemory).toConstantValue(
    new CookieRoleMemory(
      cookies,
      withoutStorageErrors(() => sessionStorage),
    ),
  );
  container.bind(t.PdfAssets).toConstantValue(pdfAssets);
  container.bind(t.PlatformUrl).toConstantValue(location.origin);
}
