import { Container } from 'inversify';
import { AxiosTransport } from '../adapters/http/axios-transport.ts';
import type { postObjectUpload } from '../adapters/oss/post-object-upload.ts';
import type { PartSending } from '../adapters/wire/uploads/part-upload.ts';
import { takeSessionAbsence } from '../adapters/system/sent-without-session.ts';
import { SystemClock } from '../adapters/system/system-clock.ts';
import type { RouterNavigator } from '../adapters/system/router-navigator.ts';
import { announcementPath } from '../contract/extensions/announcements.ts';
import { demoAccounts, isDemoHost, type PortalConfig } from '../contract/portal-config.ts';
import { messageBoxTokens } from './areas/messages/message-tokens.ts';
import { bindBrowser } from './browser-bindings.ts';
import { bindPresentation } from './presenters.ts';
import { tokens as t } from './tokens.ts';
import { bindWire } from './wire-bindings.ts';

export interface ProductionOptions {
  readonly config: PortalConfig;
  readonly navigator: RouterNavigator;
  readonly locale: () => string;
  readonly pdfAssets: string;
}

/** Loaded with the pages that send files. */
const uploadLater: typeof postObjectUpload = async (...order) =>
  (await import('../adapters/oss/post-object-upload.ts')).postObjectUpload(...order);

const partsLater: PartSending = {
  digest: async (...order) => (await import('../adapters/oss/part-upload.ts')).partDigest(...order),
  send: async (...order) => (await import('../adapters/oss/part-upload.ts')).sendPart(...order),
};

/** The portal over HTTP, with the back end that its configuration names. */
export function productionContainer({ config, navigator, locale, pdfAssets }: ProductionOptions): Container {
  const container = new Container({ jitless: true });
  const clock = new SystemClock();
  container
    .bind(t.Transport)
    .toConstantValue(new AxiosTransport({ config, locale, onServerTime: (instant) => clock.adjust(instant) }));
  container.bind(t.ObjectUpload).toConstantValue(uploadLater);
  container.bind(t.PartSending).toConstantValue(partsLater);
  if (config.extensions.includes('announcements'))
    container
      .bind(messageBoxTokens.AnnouncementAddress)
      .toConstantValue(config.apiBases[announcementPath.base] + announcementPath.path);
  container.bind(t.BuildVersion).toConstantValue(config.version);
  if (isDemoHost(location.hostname, config.demoHosts)) container.bind(t.DemoAccounts).toConstantValue(demoAccounts);
  bindBrowser(container, clock, navigator, pdfAssets);
  bindWire(container, takeSessionAbsence);
  bindPresentation(container);
  return container;
}
