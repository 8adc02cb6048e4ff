import { fillWithDemoWorld, plainPasswords, scenarioStart } from '../../features/support/demo-world.ts';
import { ManualClock } from '../../features/support/manual-clock.ts';
import { AsyncCallScope } from '../../server/ground/async-call-scope.ts';
import { createBackEnd, type BackEnd } from '../../server/core/back-end.ts';
import type { Handlers } from '../../server/core/handlers.ts';
import type { Parts } from '../../server/core/parts.ts';
import { SandboxMails } from '../../server/core/sandbox/sandbox-mails.ts';
import { SandboxTexts } from '../../server/core/sandbox/sandbox-texts.ts';
import type { Store } from '../../server/core/store.ts';
import { LightArchiveOpener } from '../../server/documents/light-archive-opener.ts';
import { LightFileInspector } from '../../server/documents/light-file-inspector.ts';
import { nodeCaptchas } from '../../server/documents/node-captchas.ts';
import { demoPassword } from '../../server/seed/parties/people.ts';
import { MemoryStore } from '../../server/storage/memory/memory-store.ts';
import { InProcessJobs } from '../../server/jobs/in-process-jobs.ts';
import { LightFileReader } from '../../server/recognition/light-file-reader.ts';
import { LightWorkbookReader } from '../../server/recognition/light-workbook-reader.ts';
import { sheetsOver } from '../../server/wording/sheets-over.ts';
import { fileWriterOver } from '../../server/wording/gathering.ts';
import { MemorySpool } from '../../server/storage/objects/memory-spool.ts';
import { MemoryObjectStore } from '../../server/storage/objects/memory-object-store.ts';
import { WireCandidateList } from '../../src/adapters/wire/evidence/wire-candidate-list.ts';
import { WireClient } from '../../src/adapters/wire/wire-client.ts';
import { WireDocumentAddresses } from '../../src/adapters/wire/viewer/wire-document-addresses.ts';
import { WireDocumentVault } from '../../src/adapters/wire/uploads/wire-document-vault.ts';
import { WireClarityDesk } from '../../src/adapters/wire/evidence/wire-clarity-desk.ts';
import { WireDownloadDesk } from '../../src/adapters/wire/evidence/wire-download-desk.ts';
import { WirePickedDesk } from '../../src/adapters/wire/evidence/wire-picked-desk.ts';
import { WireReadingDesk } from '../../src/adapters/wire/evidence/wire-reading-desk.ts';
import { WireEarlierDocuments } from '../../src/adapters/wire/evidence/wire-earlier-documents.ts';
import { WireInvoiceUses } from '../../src/adapters/wire/evidence/wire-invoice-uses.ts';
import { WireMaterialDesk } from '../../src/adapters/wire/evidence/wire-material-desk.ts';
import { WireBusinessTrail } from '../../src/adapters/wire/evidence/wire-business-trail.ts';
import { WireFinancingDesk } from '../../src/adapters/wire/evidence/wire-financing-desk.ts';
import { WireMaterialStandards } from '../../src/adapters/wire/evidence/wire-material-standards.ts';
import { WirePackageDesk } from '../../src/adapters/wire/evidence/wire-package-desk.ts';
import { WireWholeList } from '../../src/adapters/wire/evidence/wire-whole-list.ts';
import { WirePackageList } from '../../src/adapters/wire/evidence/wire-package-list.ts';
import { WireOverdueDesk } from '../../src/adapters/wire/evidence/wire-overdue-desk.ts';
import { WireLibraryChanges } from '../../src/adapters/wire/evidence/wire-library-changes.ts';
import { WirePackageRelations } from '../../src/adapters/wire/evidence/wire-package-relations.ts';
import { WirePackageSubmission } from '../../src/adapters/wire/evidence/wire-package-submission.ts';
import { WirePlatformRequests } from '../../src/adapters/wire/evidence/wire-platform-requests.ts';
import { WirePlatformDirectory } from '../../src/adapters/wire/shell/wire-platform-directory.ts';
import { WireGuidanceDesk } from '../../src/adapters/wire/home/wire-guidance-desk.ts';
import { WireCompanyDesk } from '../../src/adapters/wire/home/wire-company-desk.ts';
import { WireWorkbenchDesk } from '../../src/adapters/wire/shell/wire-workbench-desk.ts';
import { WirePartnerEntry } from '../../src/adapters/wire/entry/wire-partner-entry.ts';
import { WireContextSwitchDesk } from '../../src/adapters/wire/shell/wire-context-switch-desk.ts';
import { WireSessionDesk } from '../../src/adapters/wire/shell/wire-session-desk.ts';
import { WireMessageAlertDesk } from '../../src/adapters/wire/messages/wire-message-alert-desk.ts';
import { WireMessageDesk } from '../../src/adapters/wire/messages/wire-message-desk.ts';
import { WireRecordsSearch } from '../../src/adapters/wire/evidence/wire-records-search.ts';
import { WireAgreementDesk } from '../../src/adapters/wire/notices/wire-agreement-desk.ts';
import { WireAgreementSignatures } from '../../src/adapters/wire/products/wire-agreement-signatures.ts';
import { WireApplicationDesk } from '../../src/adapters/wire/products/wire-application-desk.ts';
import { WireOnboardingDesk } from '../../src/adapters/wire/onboarding/wire-onboarding-desk.ts';
import { WireDelegationDesk } from '../../src/adapters/wire/people/wire-delegation-desk.ts';
import { WireJoinDesk } from '../../src/adapters/wire/people/wire-join-desk.ts';
import { WirePeopleDesk } from '../../src/adapters/wire/people/wire-people-desk.ts';
import { WireCompanyDataDesk } from '../../src/adapters/wire/company/wire-company-data-desk.ts';
import { WireAllocationDesk } from '../../src/adapters/wire/trade/wire-allocation-desk.ts';
import { WireApprovalDesk } from '../../src/adapters/wire/trade/wire-approval-desk.ts';
import { WireFundingDesk } from '../../src/adapters/wire/trade/wire-funding-desk.ts';
import { WireImportDesk } from '../../src/adapters/wire/trade/wire-import-desk.ts';
import { WirePayrollDesk } from '../../src/adapters/wire/trade/wire-payroll-desk.ts';
import { WireLimitDesk } from '../../src/adapters/wire/trade/wire-limit-desk.ts';
import { WireToDoCounts } from '../../src/adapters/wire/trade/wire-to-do-counts.ts';
import { WireToDoDesk } from '../../src/adapters/wire/trade/wire-to-do-desk.ts';
import { WireTradeDesk } from '../../src/adapters/wire/trade/wire-trade-desk.ts';
import { WireInstrumentBook } from '../../src/adapters/wire/trade/wire-instrument-book.ts';
import { WireHoldingBook } from '../../src/adapters/wire/trade/wire-holding-book.ts';
import { WireGroupDesk } from '../../src/adapters/wire/company/wire-group-desk.ts';
import { WireGroupDirectory } from '../../src/adapters/wire/shell/wire-group-directory.ts';
import { WireOrganisationDesk } from '../../src/adapters/wire/company/wire-organisation-desk.ts';
import { WireAuthorisationDesk } from '../../src/adapters/wire/company/wire-authorisation-desk.ts';
import { WireBankAccountDesk } from '../../src/adapters/wire/company/wire-bank-account-desk.ts';
import { WireCertificationDesk } from '../../src/adapters/wire/certification/wire-certification-desk.ts';
import { WireInvoicingDesk } from '../../src/adapters/wire/invoicing/wire-invoicing-desk.ts';
import { WireObjectionDesk } from '../../src/adapters/wire/notices/wire-objection-desk.ts';
import { WireNoticeDesk } from '../../src/adapters/wire/notices/wire-notice-desk.ts';
import { WireSignedAgreementDesk } from '../../src/adapters/wire/notices/wire-signed-agreement-desk.ts';
import { WireCertificateDesk } from '../../src/adapters/wire/certificates/wire-certificate-desk.ts';
import { WireHardKeyDesk } from '../../src/adapters/wire/certificates/wire-hard-key-desk.ts';
import { WireMailDesk } from '../../src/adapters/wire/account/wire-mail-desk.ts';
import { WireTwoStepDesk } from '../../src/adapters/wire/account/wire-two-step-desk.ts';
import { WireAccountDesk } from '../../src/adapters/wire/account/wire-account-desk.ts';
import { WirePasswordSealing } from '../../src/adapters/wire/entry/wire-password-sealing.ts';
import { WireBusinessTermsDesk } from '../../src/adapters/wire/products/shared/wire-business-terms-desk.ts';
import { WireProductDesk } from '../../src/adapters/wire/products/wire-product-desk.ts';
import { WireKeySignIn } from '../../src/adapters/wire/entry/wire-key-sign-in.ts';
import { WireSmsSignIn } from '../../src/adapters/wire/entry/wire-sms-sign-in.ts';
import { WireSecondProofDesk } from '../../src/adapters/wire/entry/wire-second-proof-desk.ts';
import { WireKeyIdentityDesk } from '../../src/adapters/wire/registration/wire-key-identity-desk.ts';
import { WireRegistrationDesk } from '../../src/adapters/wire/registration/wire-registration-desk.ts';
import { WireUsableKeys } from '../../src/adapters/wire/entry/shared/wire-usable-keys.ts';
import { WireRecoveryByKey } from '../../src/adapters/wire/entry/wire-recovery-by-key.ts';
import { WireRecoveryDesk } from '../../src/adapters/wire/entry/wire-recovery-desk.ts';
import { WireFeedbackDesk } from '../../src/adapters/wire/help/wire-feedback-desk.ts';
import { WireTourMemory } from '../../src/adapters/wire/help/wire-tour-memory.ts';
import { WireHelpDesk } from '../../src/adapters/wire/help/wire-help-desk.ts';
import { WireViewDesk } from '../../src/adapters/wire/evidence/wire-view-desk.ts';
import { WireSignInDesk } from '../../src/adapters/wire/entry/wire-sign-in-desk.ts';
import { WireWordMarks } from '../../src/adapters/wire/evidence/wire-word-marks.ts';
import { WireUnfinishedUploads } from '../../src/adapters/wire/evidence/wire-unfinished-uploads.ts';
import { WireViewingRecord } from '../../src/adapters/wire/evidence/wire-viewing-record.ts';
import { extensions } from '../../src/contract/call.ts';
import type { RequestOf } from '../../src/contract/call.ts';
import { partExtensions } from '../../src/contract/extensions/part-extensions.ts';
import type { Transport } from '../../src/contract/transport.ts';
import { scenarioPartner } from '../../features/support/scenario-partner.ts';
import { savePasswordKey, testSecret } from '../../features/support/password-key.ts';
import { nothingInParts } from './part-sending.ts';

/**
 * The reference back end with the demo world, on the given store or a new one in memory. Its clock does not advance.
 */
export async function demoBackEnd(
  store: Store = new MemoryStore(),
  secret = testSecret,
  more: Partial<Parts> = {},
  standIns?: (parts: Parts) => Partial<Handlers>,
): Promise<BackEnd> {
  const clock = { now: () => scenarioStart, realTime: () => Date.now() };
  await fillWithDemoWorld(store, clock, plainPasswords);
  if (secret === testSecret) await savePasswordKey(store);
  return createBackEnd(
    {
      sheets: sheetsOver(new LightWorkbookReader()),
      fileWriter: fileWriterOver(new MemorySpool()),
      jobs: new InProcessJobs(() => undefined),
      reader: new LightFileReader(),
      workbenchUrl: 'https://workbench.example/entry',
      partners: [scenarioPartner],
      store,
      scope: new AsyncCallScope(),
      clock,
      extensions,
      secret,
      passwords: plainPasswords,
      objects: new MemoryObjectStore(),
      inspector: new LightFileInspector(),
      archives: new LightArchiveOpener(),
      captchas: nodeCaptchas,
      texts: new SandboxTexts(store, clock),
      mail: { gateway: new SandboxMails(store, clock), portal: 'https://portal.example/cv3' },
      documents: {
        make: async () => ({ bytes: new Uint8Array([0x25, 0x50, 0x44, 0x46]), mimeType: 'application/pdf' }),
      },
      report: (fault) => {
        throw fault;
      },
      ...more,
    },
    standIns,
  );
}

/** The session of a device as one tab knows it, with its own role memory. */
function sessionsOfTab(client: WireClient): WireSessionDesk {
  let role: string | undefined;
  return new WireSessionDesk(client, {
    recall: () => role,
    remember: (next) => {
      role = next;
    },
    forget: () => {
      role = undefined;
    },
  });
}

/** All desks of one device with a transport. */
export function desksOver(transport: Transport) {
  const client = new WireClient(transport);
  const sessions = sessionsOfTab(client);
  return {
    sessions,
    anotherTab: () => ({ sessions: sessionsOfTab(client) }),
    account: new WireAccountDesk(client, sessions, new WirePasswordSealing(client)),
    agreements: new WireAgreementDesk(client),
    notices: new WireNoticeDesk(client),
    objections: new WireObjectionDesk(client),
    invoicing: new WireInvoicingDesk(client),
    certification: new WireCertificationDesk(client),
    bankAccounts: new WireBankAccountDesk(client),
    group: new WireGroupDesk(client),
    trade: new WireTradeDesk(client),
    approvals: new WireApprovalDesk(client),
    funding: new WireFundingDesk(client),
    imports: new WireImportDesk(client),
    payrolls: new WirePayrollDesk(client),
    allocations: new WireAllocationDesk(client),
    limits: new WireLimitDesk(client),
    toDo: new WireToDoDesk(client),
    toDoCounts: new WireToDoCounts(client),
    holdings: new WireHoldingBook(client),
    instruments: new WireInstrumentBook(client),
    authorising: new WireAuthorisationDesk(client),
    organising: new WireOrganisationDesk(client),
    groups: new WireGroupDirectory(client),
    companyData: new WireCompanyDataDesk(client),
    people: new WirePeopleDesk(client),
    delegations: new WireDelegationDesk(client),
    joining: new WireJoinDesk(client, new WirePasswordSealing(client)),
    onboarding: new WireOnboardingDesk(client),
    applications: new WireApplicationDesk(client),
    products: new WireProductDesk(client),
    signatures: new WireAgreementSignatures(client),
    recalled: new WireBusinessTermsDesk(client),
    platforms: new WirePlatformDirectory(client, 'http://127.0.0.1'),
    sms: new WireSmsSignIn(client),
    keySignIn: new WireKeySignIn(client),
    secondProof: new WireSecondProofDesk(client),
    signIn: new WireSignInDesk(client),
    switcher: new WireContextSwitchDesk(client),
    workbench: new WireWorkbenchDesk(client),
    partnerEntry: new WirePartnerEntry(client),
    company: new WireCompanyDesk(client),
    guidance: new WireGuidanceDesk(client),
    protocols: new WireSignedAgreementDesk(client),
    certificates: new WireCertificateDesk(client, new WirePasswordSealing(client)),
    hardKeys: new WireHardKeyDesk(client, new WirePasswordSealing(client)),
    mail: new WireMailDesk(client, new WirePasswordSealing(client)),
    twoStep: new WireTwoStepDesk(client, new WirePasswordSealing(client)),
    registration: new WireRegistrationDesk(client, new WirePasswordSealing(client)),
    keyIdentity: new WireKeyIdentityDesk(client),
    recovery: new WireRecoveryDesk(client, new WirePasswordSealing(client)),
    recoveryByKey: new WireRecoveryByKey(client),
    usableKeys: new WireUsableKeys(client),
    messages: new WireMessageDesk(client),
    alerts: new WireMessageAlertDesk(client),
    invoiceUses: new WireInvoiceUses(client),
    overdue: new WireOverdueDesk(client),
    earlier: new WireEarlierDocuments(client),
    feedback: new WireFeedbackDesk(client),
    help: new WireHelpDesk(client),
    tours: new WireTourMemory(client),
    list: new WirePackageList(client),
    whole: new WireWholeList(client),
    packages: new WirePackageDesk(client),
    submission: new WirePackageSubmission(client),
    candidates: new WireCandidateList(client),
    standards: new WireMaterialStandards(client, new WireFinancingDesk(client)),
    financing: new WireFinancingDesk(client),
    trail: new WireBusinessTrail(client),
    unfinished: new WireUnfinishedUploads(client),
    begin: async (request: RequestOf<typeof partExtensions.beginParts>) =>
      client.send(partExtensions.beginParts, request),
    materials: new WireMaterialDesk(client),
    vault: new WireDocumentVault(client, async () => undefined, new ManualClock(scenarioStart), nothingInParts),
    addresses: new WireDocumentAddresses(client),
    clarity: new WireClarityDesk(client),
    readings: new WireReadingDesk(client),
    marks: new WireWordMarks(client),
    picked: new WirePickedDesk(client),
    downloads: new WireDownloadDesk(client),
    search: new WireRecordsSearch(client),
    requests: new WirePlatformRequests(client),
    relating: new WirePackageRelations(client),
    library: new WireLibraryChanges(client),
    views: new WireViewDesk(client),
    viewings: new WireViewingRecord(client),
  };
}

export type Desks = ReturnType<typeof desksOver>;

export async function signIn(desks: Desks, userName: string): Promise<void> {
  const outcome = await desks.signIn.signIn({ userName, password: demoPassword, captcha: undefined, proof: undefined });
  if (!outcome.signedIn) throw new Error(`${userName} could not sign in`);
}
