import type { CallName } from '../../src/contract/calls.ts';
import { CallRecords } from './call-records.ts';
import { CallTurns } from './call-turns.ts';
import { fencedStore } from './fenced-store.ts';
import type { CallContext, CallerFacts } from './context.ts';
import { readFiles, type FileRead } from './evidence/files-read.ts';
import { fileDesk, type FileDesk } from './evidence/file-desk.ts';
import type { ArrivalNotice } from './evidence/file-uploads.ts';
import type { Handlers } from './handlers.ts';
import { storedPasswordKey } from './entry/stored-password-key.ts';
import { KeyedCalls } from './keyed-calls.ts';
import { createAlertSender } from './messages/alert-sender.ts';
import type { Parts } from './parts.ts';
import type { ByteStream } from './ports.ts';
import { actingStore } from './identity/acting-store.ts';
import { Refusal } from './refusal.ts';
import { areaDownloads } from './area-downloads.ts';
import { certificateMaintenance } from './certificates/certificate-maintenance.ts';
import { paperMaintenance } from './certification/paper-maintenance.ts';
import { delegationMaintenance } from './people/delegation-maintenance.ts';
import { tradeMaintenance } from './trade/trade-maintenance.ts';
import { reviewDesk, type ReviewDesk } from './evidence/review-desk.ts';
import { sharedInspector } from './evidence/shared-inspector.ts';
import { CallRunner, type CallResult } from './answering.ts';
import { CallTable } from './call-table.ts';
import { createHandlers, createMessageSources } from './desks.ts';
import { doEvidenceJobs } from './evidence/evidence-desks.ts';
import { doHelpJobs } from './help/help-desks.ts';

/** The reference back end, called without HTTP. */
export interface BackEnd {
  answer(name: CallName, request: unknown, facts: CallerFacts): Promise<CallResult>;
  /** Receives an uploaded file. Reads no bytes where the caller may not upload. */
  receiveFile(fileName: string, bytes: ByteStream, facts: CallerFacts): Promise<CallResult>;
  /**
   * Accepts the object store's notification of an arrived file, which carries a token that only the store has. All
   * other callers get the same refusal.
   */
  fileArrived(notice: ArrivalNotice, facts: CallerFacts): Promise<CallResult>;
  /**
   * Account for which the caller receives announcements. Refuses like `answer` a caller who is not signed in, and with
   * NOT_FOUND where announcements are off.
   */
  listenerOf(facts: CallerFacts): Promise<string>;
  /** Whether a session belongs to no signed-in user, so that its end needs no explanation. */
  isVisitor(facts: CallerFacts): Promise<boolean>;
  /** Sends the due texts and mails. Call it about once a minute. */
  sendAlerts(): Promise<void>;
  /** Reminds of expiring certificates; completes orders confirmed on telephones. Call it about once a minute. */
  maintainCertificates(): Promise<void>;
  /** Reminds of expiring licences, identity cards and letters of authorisation. Call it about once a minute. */
  maintainPapers(): Promise<void>;
  /** Starts and ends delegations by their days. Call it about once a minute. */
  maintainDelegations(): Promise<void>;
  /** Ends applications, and returns amounts in transit, whose time has run out. Call it about once a minute. */
  maintainTrade(): Promise<void>;
  readonly reviews: ReviewDesk;
  readonly files: FileDesk;
  /** Readings of a package's invoices and contracts, for the sandbox's reviewer. Refuses with NOT_FOUND. */
  readings(docDatumId: string): Promise<readonly FileRead[]>;
}

function refuseUnknown(): never {
  throw new Refusal('NOT_FOUND');
}

/** The parts with a store that checks the delegation and the claim of the call in progress. */
function partsOfScope(given: Parts): Parts {
  const { scope } = given;
  return scope ? { ...given, store: fencedStore(actingStore(given.store, scope, given.clock), scope) } : given;
}

/** Creates the back end. `standIns` replaces the handlers of some calls, on the same parts. */
export function createBackEnd(given: Parts, standIns: (parts: Parts) => Partial<Handlers> = () => ({})): BackEnd {
  const parts = partsOfScope(given);
  doEvidenceJobs(parts, areaDownloads(parts));
  doHelpJobs(parts);
  const files = fileDesk({ ...parts, inspector: sharedInspector(parts) });
  const messageSources = createMessageSources(parts);
  const handlers = {
    ...createHandlers({ parts, files, messageSources, passwordKey: storedPasswordKey(parts) }),
    ...standIns(parts),
  };
  const answering = new CallRunner(parts);
  const records = new CallRecords(given);
  const table = new CallTable(handlers, answering, new KeyedCalls(given), records, parts);
  const uploadTurns = new CallTurns();
  const receive = (name: string, bytes: ByteStream, context: CallContext) => async () =>
    files.receive(name, bytes, context);
  return {
    files,
    sendAlerts: createAlertSender(parts, messageSources),
    maintainCertificates: certificateMaintenance(parts),
    maintainPapers: paperMaintenance(parts),
    maintainDelegations: delegationMaintenance(parts),
    maintainTrade: tradeMaintenance(parts),
    reviews: reviewDesk(parts),
    readings: async (docDatumId) =>
      readFiles(parts, async ({ packages }) => ({
        parent: (await packages.find(docDatumId)) ?? refuseUnknown(),
        pkFiles: undefined,
      })),
    answer: async (name, request, facts) => table.answer(name, request, facts),
    receiveFile: async (fileName, bytes, facts) =>
      answering.answer(
        'receiveFile',
        facts,
        async (context) =>
          records.during('receiveFile', { pkFile: fileName }, context, receive(fileName, bytes, context)),
        { changes: true },
        uploadTurns,
      ),
    listenerOf: async (facts) => {
      if (!parts.extensions.includes('announcements')) throw new Refusal('NOT_FOUND');
      const { caller } = await answering.findSession(facts);
      if (caller instanceof Refusal) throw caller;
      return caller.user.userId;
    },
    isVisitor: async (facts) => {
      if (facts.sessionToken === undefined) return true;
      const { caller } = await answering.findSession(facts);
      return caller instanceof Refusal && caller.code === 'SESSION_REQUIRED';
    },
    fileArrived: async (notice, facts) => ({
      envelope: await answering.envelope('fileArrived', facts, async () => files.acceptNotice(notice)),
      session: undefined,
    }),
  };
}
