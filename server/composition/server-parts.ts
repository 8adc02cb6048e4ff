import { extensions as everyExtension } from '../../src/contract/call.ts';
import { AsyncCallScope } from '../ground/async-call-scope.ts';
import { createBackEnd } from '../core/back-end.ts';
import { PortalClock } from '../core/sandbox/portal-clock.ts';
import type { Jobs, ObjectStore } from '../core/ports.ts';
import type { SecurityLog } from '../core/identity/security-events.ts';
import { sandboxKeys } from '../core/sandbox/sandbox-keys.ts';
import { SandboxPhone } from '../core/sandbox/sandbox-phone.ts';
import { x509Authority } from '../certificates/x509-authority.ts';
import { sandboxDesk } from '../core/sandbox/sandbox-desk.ts';
import { SandboxTexts } from '../core/sandbox/sandbox-texts.ts';
import { SandboxMails } from '../core/sandbox/sandbox-mails.ts';
import { SwitchedObjectStore, type StoreFaults } from '../core/sandbox/switched-object-store.ts';
import { SwitchedPaperReader } from '../core/sandbox/switched-paper-reader.ts';
import { SwitchedReader, type ReadingFaults } from '../core/sandbox/switched-reader.ts';
import type { MaintainableStore } from '../core/store.ts';
import type { VirusScanner } from '../core/evidence/virus-scanner.ts';
import { FileSpool } from '../documents/file-spool.ts';
import { ContentArchiveOpener } from '../documents/archive-opener.ts';
import { ContentFileInspector } from '../documents/file-inspector.ts';
import { FileProbe } from '../documents/file-probe.ts';
import { nodeCaptchas } from '../documents/node-captchas.ts';
import { HttpSmsGateway } from '../gateways/http-sms-gateway.ts';
import { SmtpMailGateway } from '../gateways/smtp-mail-gateway.ts';
import type { Settings } from '../ground/settings.ts';
import type { ServerLog } from '../http/server-log.ts';
import type { FileReader } from '../core/evidence/file-reader.ts';
import { BoundedPaperReader } from '../recognition/bounded-paper-reader.ts';
import { SerialQueue } from '../recognition/serial-queue.ts';
import { OpticalReader, opticalProcesses } from '../recognition/optical-reader.ts';
import { DocumentReader, readingProcesses } from '../recognition/read-document.ts';
import { ClamScanner } from '../scanning/clam-scanner.ts';
import { demoPassword } from '../seed/parties/people.ts';
import { seedArrival } from '../seed/evidence/arrived-package.ts';
import { signingDirectors } from '../seed/trade/signing-directors.ts';
import { seedVolume } from '../seed/volume/seed-volume.ts';
import { seedWorld } from '../seed/world.ts';
import { BoundedWorkbookReader } from '../recognition/sheets/bounded-workbook-reader.ts';
import { fileWriterOver } from '../wording/gathering.ts';
import { sheetsOver } from '../wording/sheets-over.ts';
import { simulatedWorkbenchPath } from '../http/sandbox/workbench-route.ts';
import { partnerEntryAddress, sandboxPartner } from '../core/sandbox/sandbox-partner.ts';
import { accountNotes } from './account-notes.ts';
import { argon2Hashing } from './argon2-hashing.ts';
import { SeparateDocumentMaker } from './separate-document-maker.ts';

function scannerOf({ virusScanner: { address, required } }: Settings): { readonly scanner?: VirusScanner } {
  return address === undefined ? {} : { scanner: new ClamScanner(address, required) };
}

/** Recipient of feedback in the demo world. */
const sandboxServiceDesk = 'service@huiyu.example';

/** Infrastructure that the back end runs on. */
export interface Foundations {
  readonly store: MaintainableStore;
  readonly within: ObjectStore;
  readonly jobs: Jobs;
}

/** Creates the back end and, where it is enabled, the sandbox on top of it. */
export function serverParts(
  settings: Settings,
  { secret, arriving }: { readonly secret: string; readonly arriving: string },
  { store, within, jobs }: Foundations,
  log: ServerLog,
  security: SecurityLog,
) {
  const clock = new PortalClock(Date.now);
  const storeFaults: StoreFaults = { trouble: undefined };
  const objects = settings.sandbox ? new SwitchedObjectStore(within, storeFaults) : within;
  const readingFaults: ReadingFaults = { heldUp: false };
  const [letters, eyes] = [readingProcesses(), new SerialQueue(opticalProcesses())];
  const reading = new DocumentReader({ folder: arriving, processes: letters });
  const seeing = new OpticalReader({ folder: arriving, processes: eyes });
  const papers = new BoundedPaperReader({ text: letters, sight: eyes }, arriving);
  const switched = (each: FileReader): FileReader =>
    settings.sandbox ? new SwitchedReader(each, readingFaults) : each;
  const documents = new SeparateDocumentMaker();
  const extensions = settings.extensions === 'all' ? everyExtension : [];
  const { sms, mail } = settings.gateways;
  const texts = sms ? new HttpSmsGateway(sms) : settings.sandbox ? new SandboxTexts(store, clock) : undefined;
  const mailGateway = mail ? new SmtpMailGateway(mail) : settings.sandbox ? new SandboxMails(store, clock) : undefined;
  const ticketMail = mailGateway && { gateway: mailGateway, to: mail?.feedbackTo ?? [sandboxServiceDesk] };
  const workbenchUrl =
    settings.workbenchUrl ?? (settings.sandbox ? `${settings.publicUrl}${simulatedWorkbenchPath}` : undefined);
  const phone = new SandboxPhone({ store, clock, secret }, x509Authority);
  const backEnd = createBackEnd({
    store,
    scope: new AsyncCallScope(),
    objects,
    clock,
    secret,
    formerSecret: settings.formerSessionSecret,
    jobs,
    fileWriter: fileWriterOver(new FileSpool(arriving)),
    sheets: sheetsOver(new BoundedWorkbookReader({ folder: arriving })),
    reader: switched(reading),
    optical: switched(seeing),
    papers: settings.sandbox ? new SwitchedPaperReader(papers, readingFaults) : papers,
    passwords: argon2Hashing,
    inspector: new ContentFileInspector(new FileProbe(undefined, settings), undefined, arriving),
    archives: new ContentArchiveOpener(arriving, undefined, settings),
    ...scannerOf(settings),
    documents,
    captchas: nodeCaptchas,
    texts,
    ticketMail,
    mail: mailGateway && { gateway: mailGateway, portal: `${settings.publicUrl}/cv3` },
    // This certificate authority is for tests only: without the sandbox, no key can sign in.
    ...(settings.sandbox ? { certificates: x509Authority, cloudSigning: phone } : {}),
    extensions,
    security,
    workbenchUrl,
    partners: [...settings.partners, ...(settings.sandbox ? [sandboxPartner(secret)] : [])],
    report: (fault, { call, traceId }) => log.fault('call failed', fault, { call, traceId }),
  });
  const seed = async (): Promise<void> => {
    await seedWorld(store, clock, argon2Hashing);
    if (settings.sandbox) await phone.enrol(signingDirectors);
    await store.tidy();
  };
  const sandbox = settings.sandbox
    ? sandboxDesk({
        store,
        objects,
        storeFaults,
        readingFaults,
        workOf: jobs,
        clock,
        backEnd,
        seed,
        fill: async (order) => seedVolume(store, order, clock.now()),
        arrive: async (book) => seedArrival(store, book, clock.now()),
        password: demoPassword,
        notes: accountNotes,
        security,
        keys: sandboxKeys({ store, clock, secret }, x509Authority, phone),
        partnerEntryAddress: async (order) =>
          partnerEntryAddress(store, sandboxPartner(secret), order, clock.realTime()),
        openingAddress: (pkFile) => `${settings.publicUrl}/sandbox/v1/files/${encodeURIComponent(pkFile)}`,
      })
    : undefined;
  return { clock, documents, extensions, backEnd, seed, sandbox, workbenchUrl };
}
