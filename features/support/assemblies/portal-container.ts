import { Container } from 'inversify';
import { CookieRoleMemory } from '../../../src/adapters/cookie/cookie-role-memory.ts';
import type { PartSending } from '../../../src/adapters/wire/uploads/part-upload.ts';
import type { ObjectUpload } from '../../../src/adapters/wire/uploads/wire-document-vault.ts';
import type { TextStorage } from '../../../src/adapters/storage/web-storage.ts';
import { KeptHandles } from '../../../src/adapters/storage/kept-handles.ts';
import { LocalPreferences } from '../../../src/adapters/storage/local-preferences.ts';
import { noAnnouncements, type Announcements } from '../../../src/application/ports/identity/announcements.ts';
import { WirePlatformDirectory } from '../../../src/adapters/wire/shell/wire-platform-directory.ts';
import { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { RandomIdentifiers } from '../../../src/adapters/system/random-identifiers.ts';
import { bindAccount } from '../../../src/composition/areas/account/parts.ts';
import { bindEntry } from '../../../src/composition/areas/entry/parts.ts';
import { secondCodeMemory } from '../../../src/composition/areas/entry/second-parts.ts';
import { codeMemory } from '../../../src/composition/areas/entry/sms-parts.ts';
import { bindRecovery, recoveryMemory, reviewMemory } from '../../../src/composition/areas/entry/recovery-parts.ts';
import { KeptRegistration } from '../../../src/adapters/storage/kept-registration.ts';
import { bindIdentify } from '../../../src/composition/areas/registration/identify-parts.ts';
import { bindIntegration } from '../../../src/composition/areas/registration/integration-parts.ts';
import { bindRegistration, registrationMemory } from '../../../src/composition/areas/registration/parts.ts';
import {
  registrationArea,
  type RegistrationPresenters,
} from '../../../src/presentation/registration/registration-presenters.ts';
import { TabReviewMemory } from '../../../src/adapters/storage/tab-review-memory.ts';
import { TabRecoveryMemory } from '../../../src/adapters/storage/tab-recovery-memory.ts';
import { recoveryArea, type RecoveryPresenters } from '../../../src/presentation/entry/recovery-presenters.ts';
import { keyAgent } from '../../../src/composition/areas/entry/key-agent-parts.ts';
import { ScenarioToken } from '../scenario-token.ts';
import { TabKeyTipMemory } from '../../../src/adapters/storage/tab-key-tip-memory.ts';
import { keyTipMemory } from '../../../src/composition/areas/entry/key-tip-parts.ts';
import { TabIdentifiedMemory } from '../../../src/adapters/storage/tab-identified-memory.ts';
import { TabCodeMemory } from '../../../src/adapters/storage/tab-code-memory.ts';
import { bindEvidenceList } from '../../../src/composition/areas/evidence/list-parts.ts';
import { bindEvidenceWork } from '../../../src/composition/areas/evidence/work-parts.ts';
import { bindViewer } from '../../../src/composition/areas/viewer/parts.ts';
import { bindHelp } from '../../../src/composition/areas/help/parts.ts';
import { bindHome } from '../../../src/composition/areas/home/parts.ts';
import { bindLimits } from '../../../src/composition/areas/home/limits-parts.ts';
import { bindStart } from '../../../src/composition/areas/home/start-parts.ts';
import { bindToDo } from '../../../src/composition/areas/home/to-do-parts.ts';
import { bindMessages, messageBox } from '../../../src/composition/areas/messages/parts.ts';
import { idleSignalToken } from '../../../src/composition/areas/shell/idle-signal-parts.ts';
import { arrivalTokens } from '../../../src/composition/areas/notices/arrival-tokens.ts';
import { noticesPages, type NoticesPresenters } from '../../../src/presentation/notices/notices-presenters.ts';
import { bindSignedAgreements } from '../../../src/composition/areas/notices/signed-agreements-parts.ts';
import { bindObjections } from '../../../src/composition/areas/notices/objection-parts.ts';
import { bindArrival } from '../../../src/composition/areas/notices/arrival-parts.ts';
import { bindOnboarding } from '../../../src/composition/areas/onboarding/parts.ts';
import {
  onboardingArea,
  type OnboardingPresenters,
} from '../../../src/presentation/onboarding/onboarding-presenters.ts';
import { bindCompany } from '../../../src/composition/areas/company/parts.ts';
import { bindFinancing } from '../../../src/composition/areas/trade/financing-parts.ts';
import { bindTrade } from '../../../src/composition/areas/trade/parts.ts';
import { bindStatistics } from '../../../src/composition/areas/trade/statistics-parts.ts';
import { bindPayments } from '../../../src/composition/areas/trade/payment-parts.ts';
import { bindSuppliers } from '../../../src/composition/areas/trade/supplier-parts.ts';
import { bindInstrument } from '../../../src/composition/areas/trade/instrument-parts.ts';
import { tradeArea, type TradePresenters } from '../../../src/presentation/trade/trade-presenters.ts';
import { bindPeople } from '../../../src/composition/areas/people/parts.ts';
import { peopleArea, type PeoplePresenters } from '../../../src/presentation/people/people-presenters.ts';
import { companyArea, type CompanyPresenters } from '../../../src/presentation/company/company-presenters.ts';
import { bindInvoicing } from '../../../src/composition/areas/invoicing/parts.ts';
import { invoicingArea, type InvoicingPresenters } from '../../../src/presentation/invoicing/invoicing-presenters.ts';
import { bindCertificates } from '../../../src/composition/areas/certificates/parts.ts';
import {
  certificatesArea,
  type CertificatesPresenters,
} from '../../../src/presentation/certificates/certificates-presenters.ts';
import { pictureMeasurer } from '../../../src/composition/areas/certification/tokens.ts';
import { measureOf } from '../scenario-readers.ts';
import { bindCertification } from '../../../src/composition/areas/certification/parts.ts';
import {
  certificationArea,
  type CertificationPresenters,
} from '../../../src/presentation/certification/certification-presenters.ts';
import { bindProducts } from '../../../src/composition/areas/products/parts.ts';
import { productsArea, type ProductsPresenters } from '../../../src/presentation/products/products-presenters.ts';
import { messageBoxTokens } from '../../../src/composition/areas/messages/message-tokens.ts';
import { contextSwitchTokens } from '../../../src/composition/areas/shell/context-switch-tokens.ts';
import { waitingTokens } from '../../../src/composition/areas/evidence/waiting-tokens.ts';
import { waitingTokens as numberTokens } from '../../../src/composition/areas/home/waiting-tokens.ts';
import { accountArea, type AccountPresenters } from '../../../src/presentation/account/account-presenters.ts';
import { helpArea, type HelpPresenters } from '../../../src/presentation/help/shared/help-presenters.ts';
import { openHelpArea, type OpenHelpPresenters } from '../../../src/presentation/help/shared/open-help-area.ts';
import { homeArea, type HomePresenters } from '../../../src/presentation/home/home-presenters.ts';
import { evidenceArea, type EvidencePresenters } from '../../../src/presentation/evidence/evidence-presenters.ts';
import { entryArea, type EntryPresenters } from '../../../src/presentation/entry/entry-presenters.ts';
import { messagesArea, type MessagesPresenters } from '../../../src/presentation/messages/messages-presenters.ts';
import { viewerArea, type ViewerPresenters } from '../../../src/presentation/viewer/shared/viewer-presenters.ts';
import { analyticsTokens } from '../../../src/composition/analytics-tokens.ts';
import { bindFrame } from '../../../src/composition/frame-parts.ts';
import { bindPresentation, presentersOf } from '../../../src/composition/presenters.ts';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { tokens as t } from '../../../src/composition/tokens.ts';
import { bindWire } from '../../../src/composition/wire-bindings.ts';
import { StoredFileCopies } from '../../../src/adapters/pdf/stored-file-copies.ts';
import { evidenceTokens } from '../../../src/composition/areas/evidence/tokens.ts';
import { viewerTokens } from '../../../src/composition/areas/viewer/tokens.ts';
import type { Transport } from '../../../src/contract/transport.ts';
import type { ManualClock } from '../manual-clock.ts';
import { cookieJar, type KeptCookies } from '../cookie-jar.ts';
import { browserWindows } from '../browser-windows.ts';
import { PlainContentReader } from '../plain-content-reader.ts';
import { PlainDocumentReader } from '../plain-document-reader.ts';
import { RecordingNavigator } from '../recording-navigator.ts';
import type { Weather } from '../weather.ts';

export function memoryStorage(): TextStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
  };
}

/** A browser with one window. */
const noWindows = { notifyChange: () => undefined, onChange: () => () => undefined };

/** Storage of one device that remains when the portal is closed. */
export interface DeviceMemory {
  readonly local: TextStorage;
  readonly tab: TextStorage;
  readonly cookies: KeptCookies;
  token?: ScenarioToken;
}

const fetchAnywhere: typeof fetch = async (...request) => fetch(...request);

/** The portal without a browser: real presenters and desks with a transport. */
export function portalContainer(
  transport: Transport,
  objectUpload: ObjectUpload,
  parts: PartSending,
  weather: Weather,
  clock: ManualClock,
  memory: DeviceMemory,
  fetchFile = fetchAnywhere,
  announcements: Announcements = noAnnouncements,
): Container {
  const container = new Container();
  const jar = cookieJar(() => clock.now(), memory.cookies);
  container.bind(t.Transport).toConstantValue(transport);
  container.bind(t.ObjectUpload).toConstantValue(objectUpload);
  container.bind(t.PartSending).toConstantValue({
    digest: async (bytes) => parts.digest(bytes),
    send: async (address, bytes, options) =>
      weather.part(bytes.length, options.signal, async () => parts.send(address, bytes, options)),
  });
  container.bind(t.PlatformUrl).toConstantValue('http://127.0.0.1');
  container.bind(t.Clock).toConstantValue(clock);
  container.bind(t.Identifiers).toConstantValue(new RandomIdentifiers());
  container.bind(t.Connectivity).toConstantValue(weather);
  container.bind(t.Attention).toConstantValue(weather);
  container.bind(t.SessionSignals).toConstantValue(browserWindows()());
  container.bind(waitingTokens.WaitingSignals).toConstantValue(noWindows);
  container.bind(numberTokens.TradeSignals).toConstantValue(noWindows);
  container.bind(messageBoxTokens.MessageSignals).toConstantValue(noWindows);
  container.bind(contextSwitchTokens.ContextSwitchSignals).toConstantValue(noWindows);
  container.bind(contextSwitchTokens.OpeningSignals).toConstantValue(noWindows);
  container.bind(messageBoxTokens.Announcements).toConstantValue(announcements);
  container
    .bind(idleSignalToken)
    .toConstantValue({ whenIdle: async () => undefined, whenIdleAndVisible: async () => true });
  container.bind(arrivalTokens.WindowTurns).toConstantValue({ take: async (_matter, work) => work() });
  container.bind(recoveryMemory).toConstantValue(new TabRecoveryMemory(memory.tab));
  container.bind(reviewMemory).toConstantValue(new TabReviewMemory(memory.tab));
  container.bind(registrationMemory).toConstantValue(new KeptRegistration(memory.local, memory.tab));
  container.bind(keyAgent).toConstantValue((memory.token ??= new ScenarioToken()));
  container.bind(pictureMeasurer).toConstantValue({ measure: async (bytes) => measureOf(bytes) });
  container.bind(codeMemory).toConstantValue(new TabCodeMemory(memory.tab));
  container.bind(secondCodeMemory).toConstantValue(new TabCodeMemory(memory.tab, 'entry.second-code'));
  container.bind(keyTipMemory).toConstantValue(new TabKeyTipMemory(memory.tab));
  container.bind(analyticsTokens.IdentifiedMemory).toConstantValue(new TabIdentifiedMemory(memory.tab));
  container.bind(t.Navigator).toConstantValue(new RecordingNavigator());
  container.bind(t.Preferences).toConstantValue(new LocalPreferences(memory.local));
  container.bind(t.DraftStorage).toConstantValue(memory.local);
  container.bind(t.CookieJar).toConstantValue(jar);
  container.bind(t.RoleMemory).toConstantValue(new CookieRoleMemory(jar, memory.tab));
  container.bind(t.DocumentReader).toConstantValue(new PlainDocumentReader(fetchFile));
  container.bind(t.ContentReader).toConstantValue(
    new PlainContentReader(async (...request) => {
      weather.fileFetched();
      return fetchFile(...request);
    }),
  );
  container
    .bind(evidenceTokens.FileCopies)
    .toResolvedValue((addresses) => new StoredFileCopies(addresses, fetchFile), [viewerTokens.DocumentAddresses])
    .inSingletonScope();
  bindWire(container);
  bindPresentation(container);
  container
    .bind(t.PickedFiles)
    .toResolvedValue((session) => new KeptHandles(weather.places.shelf, () => session.who?.userId), [t.SessionStore])
    .inSingletonScope();
  bindFrame(container);
  for (const bind of [
    bindEntry,
    bindRecovery,
    bindRegistration,
    bindIntegration,
    bindIdentify,
    bindEvidenceList,
    bindEvidenceWork,
    bindMessages,
    bindAccount,
    bindHome,
    bindLimits,
    bindStart,
    bindToDo,
    bindArrival,
    bindObjections,
    bindInvoicing,
    bindCertification,
    bindCompany,
    bindTrade,
    bindFinancing,
    bindStatistics,
    bindPayments,
    bindSuppliers,
    bindInstrument,
    bindPeople,
    bindOnboarding,
    bindProducts,
    bindCertificates,
    bindSignedAgreements,
    bindHelp,
    bindViewer,
  ])
    bind(container);
  return container;
}

/** The shared presenters and those of every area. */
export type AllPresenters = Presenters &
  EntryPresenters &
  RecoveryPresenters &
  RegistrationPresenters &
  EvidencePresenters &
  MessagesPresenters &
  HomePresenters &
  AccountPresenters &
  HelpPresenters &
  OpenHelpPresenters &
  NoticesPresenters &
  InvoicingPresenters &
  CertificationPresenters &
  CompanyPresenters &
  TradePresenters &
  PeoplePresenters &
  OnboardingPresenters &
  ProductsPresenters &
  CertificatesPresenters &
  ViewerPresenters;

/** All presenters of a portal after all its parts have loaded. */
export function allPresentersOf(container: Container): AllPresenters {
  const shared = presentersOf(container);
  // In the browser, the page is loaded with them. Nothing here draws it.
  return {
    ...shared,
    messages: async () => messageBox(container),
    ...shared.of(entryArea),
    ...shared.of(recoveryArea),
    ...shared.of(registrationArea),
    ...shared.of(evidenceArea),
    ...shared.of(messagesArea),
    ...shared.of(homeArea),
    ...shared.of(accountArea),
    ...shared.of(helpArea),
    ...shared.of(openHelpArea),
    ...shared.of(noticesPages),
    ...shared.of(invoicingArea),
    ...shared.of(certificationArea),
    ...shared.of(companyArea),
    ...shared.of(tradeArea),
    ...shared.of(peopleArea),
    ...shared.of(onboardingArea),
    ...shared.of(productsArea),
    ...shared.of(certificatesArea),
    ...shared.of(viewerArea),
  };
}

/** The session store of the same portal at another host. */
export function sessionAt(container: Container, host: string): SessionStore {
  return new SessionStore(
    new WirePlatformDirectory(container.get(t.WireClient), `http://${host}`),
    container.get(t.SessionDesk),
  );
}

/** The token of the device, because the scenarios bind nothing else there. */
export function tokenOf(container: Container): ScenarioToken {
  const bound = container.get(keyAgent);
  if (!(bound instanceof ScenarioToken)) throw new Error('Another agent is bound');
  return bound;
}
