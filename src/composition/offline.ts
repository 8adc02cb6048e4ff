import { Container } from 'inversify';
import { createBackEnd } from '../../server/core/back-end.ts';
import type { CaptchaPainter, Clock, DocumentMaker } from '../../server/core/ports.ts';
import type { PasswordHashing } from '../../server/core/parts.ts';
import { LightArchiveOpener } from '../../server/documents/light-archive-opener.ts';
import { LightFileInspector } from '../../server/documents/light-file-inspector.ts';
import { InProcessJobs } from '../../server/jobs/in-process-jobs.ts';
import { LightFileReader } from '../../server/recognition/light-file-reader.ts';
import { signingDirectors } from '../../server/seed/trade/signing-directors.ts';
import { seedWorld } from '../../server/seed/world.ts';
import { MemoryStore } from '../../server/storage/memory/memory-store.ts';
import { LightWorkbookReader } from '../../server/recognition/light-workbook-reader.ts';
import { sheetsOver } from '../../server/wording/sheets-over.ts';
import { fileWriterOver } from '../../server/wording/gathering.ts';
import { MemorySpool } from '../../server/storage/objects/memory-spool.ts';
import { MemoryObjectStore } from '../../server/storage/objects/memory-object-store.ts';
import { fairWeather, InProcessTransport } from '../adapters/offline/in-process-transport.ts';
import { partDigest } from '../adapters/oss/part-upload.ts';
import { SystemClock } from '../adapters/system/system-clock.ts';
import type { RouterNavigator } from '../adapters/system/router-navigator.ts';
import { extensions } from '../contract/call.ts';
import type { Locale } from '../words/locale.ts';
import { StoreAnnouncements } from '../adapters/offline/store-announcements.ts';
import { messageBoxTokens } from './areas/messages/message-tokens.ts';
import { keyAgent } from './areas/entry/key-agent-parts.ts';
import { SimulatedKeyAgent } from '../adapters/offline/simulated-key-agent.ts';
import { x509Authority } from '../../server/certificates/x509-authority.ts';
import { issueCertificate } from '../../server/core/keys/issue-certificate.ts';
import { storedAuthority } from '../../server/core/keys/stored-authority.ts';
import { bindBrowser } from './browser-bindings.ts';
import { bindPresentation } from './presenters.ts';
import { tokens as t } from './tokens.ts';
import { bindWire } from './wire-bindings.ts';

export interface OfflineOptions {
  readonly navigator: RouterNavigator;
  readonly locale: () => Locale;
  readonly pdfAssets: string;
  readonly documents: DocumentMaker;
  readonly captchas: CaptchaPainter;
}

/** Account of the simulated token in the portal without a server. */
const simulatedOwner = 'zhousiyuan';

const clock: Clock = { now: () => Date.now(), realTime: () => Date.now() };

/** Fast hashing, because the memory of a browser tab stores nothing permanently. */
const plainPasswords: PasswordHashing = {
  hash: async (password) => `plain:${password}`,
  verify: async (password, hash) => hash === `plain:${password}`,
};

/** Object addresses a browser can open: each object's bytes under a blob address. */
function blobAddress(_key: string, bytes: Uint8Array, contentType: string): string {
  return URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: contentType }));
}

/** Binds simulated tokens: one for each owner, plugged in while its owner is signed in. */
async function bindTokens(
  container: Container,
  parts: { readonly store: MemoryStore; readonly secret: string; readonly clock: Clock },
): Promise<void> {
  const authority = storedAuthority(parts, x509Authority);
  const tokenOf = (userName: string): SimulatedKeyAgent =>
    new SimulatedKeyAgent(async (publicKey) => {
      const order = { userName, kind: 'HARD', publicKey, days: 365 } as const;
      const { serial, certificate, validFrom, validTo } = await issueCertificate(
        parts,
        x509Authority,
        authority,
        order,
      );
      const issuer = x509Authority.read(certificate)?.issuer ?? '';
      return { serial, certificate, person: userName, company: '', issuer, validFrom, validTo };
    });
  const usual = tokenOf(simulatedOwner);
  const directors = new Map<string, SimulatedKeyAgent>(signingDirectors.map((each) => [each, tokenOf(each)]));
  const present = (): SimulatedKeyAgent => directors.get(container.get(t.SessionStore).who?.userName ?? '') ?? usual;
  container.bind(keyAgent).toConstantValue({
    list: async () => present().list(),
    sign: async (request, signal) => present().sign(request, signal),
  });
  // Creates the directors' certificates in advance, because directors are told before they sign whether they can.
  for (const token of directors.values()) await token.list();
}

/** The portal with the reference back end inside the tab, for trying it without a server. */
export async function offlineContainer({
  navigator,
  locale,
  pdfAssets,
  documents,
  captchas,
}: OfflineOptions): Promise<Container> {
  const store = new MemoryStore();
  const objects = new MemoryObjectStore(blobAddress);
  await seedWorld(store, clock, plainPasswords);
  const secret = crypto.randomUUID();
  const backEnd = createBackEnd({
    sheets: sheetsOver(new LightWorkbookReader()),
    fileWriter: fileWriterOver(new MemorySpool()),
    jobs: new InProcessJobs((fault) => console.error('jobs', fault)),
    reader: new LightFileReader(),
    store,
    clock,
    documents,
    captchas,
    extensions,
    secret,
    certificates: x509Authority,
    passwords: plainPasswords,
    objects,
    inspector: new LightFileInspector(),
    archives: new LightArchiveOpener(),
    report: (fault, about) => console.error(about.call, fault),
  });
  const container = new Container({ jitless: true });
  container
    .bind(t.Transport)
    .toConstantValue(new InProcessTransport(backEnd, { extensions, locale, weather: fairWeather }));
  await bindTokens(container, { store, secret, clock });
  // The store in the tab takes no direct uploads: files go through the call itself, large ones in parts.
  container.bind(t.ObjectUpload).toConstantValue(async () => undefined);
  container
    .bind(t.PartSending)
    .toConstantValue({ digest: partDigest, send: async ({ url }, bytes) => objects.inParts.take(url, bytes) });
  container.bind(messageBoxTokens.Announcements).toConstantValue(new StoreAnnouncements(store));
  // The tab is its own back end, so no version is reported to support.
  container.bind(t.BuildVersion).toConstantValue('');
  bindBrowser(container, new SystemClock(), navigator, pdfAssets);
  bindWire(container);
  bindPresentation(container);
  return container;
}
