import * as v from 'valibot';
import { calls, type CallName } from '../../src/contract/calls.ts';
import type { RefusalCode } from '../../src/contract/codes.ts';
import { idempotencyHeader, isIdempotent, longestIdempotencyKey } from '../../src/contract/idempotency.ts';
import { accountRead } from '../../src/contract/transport.ts';
import { success, type Envelope } from '../../src/contract/envelope.ts';
import type { Call } from '../../src/contract/call.ts';
import { CallTurns } from './call-turns.ts';
import { claimedStore } from './claimed-store.ts';
import type { Caller, CallerFacts, CallContext } from './context.ts';
import { twoStepDesk } from './account/two-step-desk.ts';
import { mailDesk } from './account/mail-desk.ts';
import { accountDesk } from './account/account-desk.ts';
import { candidatesDesk } from './evidence/candidates-desk.ts';
import { downloadsDesk } from './evidence/downloads-desk.ts';
import { earlierDesk } from './evidence/earlier-desk.ts';
import { eventDesk } from './evidence/event-desk.ts';
import { filesRead, type FileRead } from './evidence/files-read.ts';
import { fileDesk, type FileDesk } from './evidence/file-desk.ts';
import type { ArrivalNotice } from './evidence/file-uploads.ts';
import type { Handlers } from './handlers.ts';
import { storedPasswordKey } from './entry/stored-password-key.ts';
import { feedbackDesk } from './help/feedback-desk.ts';
import { guidanceDesk } from './home/guidance-desk.ts';
import { helpDesk } from './help/help-desk.ts';
import { tourDesk } from './help/tour-desk.ts';
import { KeyedCalls } from './keyed-calls.ts';
import { libraryDesk } from './evidence/library-desk.ts';
import { postDesk } from './messages/post-desk.ts';
import { postSending } from './messages/sending-posts.ts';
import { messageDesk } from './messages/message-desk.ts';
import { paperDesk } from './certification/paper-desk.ts';
import { certificationDesk } from './certification/certification-desk.ts';
import { certificationMessages } from './certification/certification-messages.ts';
import { packageMessages } from './evidence/package-messages.ts';
import { materialChangeDesk } from './evidence/material-change-desk.ts';
import { materialDesk } from './evidence/material-desk.ts';
import { ordersDesk } from './evidence/orders-desk.ts';
import { packageListDesk } from './evidence/package-list-desk.ts';
import { ticketMailWork } from './help/ticket-mail.ts';
import { gatheringWork } from './evidence/gathering-work.ts';
import { overdueDesk } from './evidence/overdue-desk.ts';
import { pickedDesk } from './evidence/picked-desk.ts';
import { invoiceSheetDesk } from './evidence/invoice-sheet-desk.ts';
import { invoiceUsesDesk } from './evidence/invoice-uses-desk.ts';
import { recognitionDesk } from './evidence/recognition-desk.ts';
import { packageDesk } from './evidence/package-desk.ts';
import type { Parts } from './parts.ts';
import { platformDesk } from './shell/platform-desk.ts';
import { ObjectStoreFault, type ByteStream, type ObjectStoreTrouble } from './ports.ts';
import { actingStore } from './identity/acting-store.ts';
import { Refusal } from './refusal.ts';
import { refusalMessage } from './refusal-messages.ts';
import { clarityDesk } from './evidence/clarity-desk.ts';
import { opticalWork, readingWork } from './evidence/reading-work.ts';
import { objectionDesk } from './notices/objection-desk.ts';
import { companyFactsDesk } from './notices/company-facts-desk.ts';
import { settlingDesk } from './settling/settling-desk.ts';
import { workbenchDesk } from './shell/workbench-desk.ts';
import { workbenchEntryDesk } from './entry/workbench-entry-desk.ts';
import { crossingDesk } from './shell/crossing-desk.ts';
import { protocolArchive } from './notices/protocol-archive.ts';
import { protocolDesk } from './notices/protocol-desk.ts';
import { noticeDesk } from './notices/notice-desk.ts';
import { invoicingDesk } from './invoicing/invoicing-desk.ts';
import { companyDataDesk } from './company/company-data-desk.ts';
import { groupDesk } from './company/group-desk.ts';
import { bankAccountDesk } from './company/bank-account-desk.ts';
import { certificateDesk } from './certificates/certificate-desk.ts';
import { certificateCare } from './certificates/certificate-care.ts';
import { paperCare } from './certification/paper-care.ts';
import { paperMessages } from './certification/paper-messages.ts';
import { certificateMessages, cloudApplicationMessages, hardKeyMessages } from './certificates/certificate-messages.ts';
import { hardKeyDesk } from './certificates/hard-key-desk.ts';
import { peopleMessages } from './people/people-messages.ts';
import { settlingMessages } from './settling/settling-messages.ts';
import { applicationMessages } from './products/application-messages.ts';
import { productMessages } from './products/product-messages.ts';
import { joiningDesk } from './people/joining-desk.ts';
import { authorisingDesk } from './people/authorising-desk.ts';
import { delegationCare } from './people/delegation-care.ts';
import { delegationDesk } from './people/delegation-desk.ts';
import { rightsDesk } from './people/rights-desk.ts';
import { peopleDesk } from './people/people-desk.ts';
import { applicationDesk } from './products/application-desk.ts';
import { agreementSignatureDesk } from './products/agreement-signature-desk.ts';
import { productDesk } from './products/product-desk.ts';
import { receivablesDesk } from './evidence/receivables-desk.ts';
import { searchDesk } from './evidence/search-desk.ts';
import { relatingDesk } from './evidence/relating-desk.ts';
import { requestDesk } from './evidence/request-desk.ts';
import { reviewDesk, type ReviewDesk } from './evidence/review-desk.ts';
import { findSession } from './identity/sessions.ts';
import { sharedInspector } from './evidence/shared-inspector.ts';
import { standardsDesk } from './evidence/standards-desk.ts';
import { viewDesk } from './evidence/view-desk.ts';
import { wordMarkDesk } from './evidence/word-mark-desk.ts';
import { signInDesk } from './entry/sign-in-desk.ts';
import { keyDesk } from './entry/key-desk.ts';
import { secondFactorDesk } from './entry/second-factor-desk.ts';
import { partnerDesk } from './entry/partner-desk.ts';
import { registrationDesk } from './registration/registration-desk.ts';
import { identificationDesk } from './registration/identification-desk.ts';
import { recoveryDesk } from './entry/recovery-desk.ts';
import { usableKeyDesk } from './entry/usable-key-desk.ts';
import { recoveryKeyDesk } from './entry/recovery-key-desk.ts';
import { smsDesk } from './entry/sms-desk.ts';
import { StoreUnavailable } from './store.ts';

/** Answer of one call, and the change of the browser's session id: kept, replaced by `token`, or removed. */
export interface Answered {
  readonly envelope: Envelope;
  readonly session: { readonly token: string | undefined } | undefined;
  /** Token by which the browser is trusted from now on; undefined where nothing changes. */
  readonly device?: { readonly token: string } | undefined;
}

/** The reference back end, called without HTTP. */
export interface BackEnd {
  answer(name: CallName, request: unknown, facts: CallerFacts): Promise<Answered>;
  /** Reads no bytes for a caller who may not send them. */
  receiveFile(fileName: string, bytes: ByteStream, facts: CallerFacts): Promise<Answered>;
  /**
   * The object store's notice, under a token that only the store was given. Every other caller gets the same refusal,
   * whatever they name.
   */
  fileArrived(notice: ArrivalNotice, facts: CallerFacts): Promise<Answered>;
  /**
   * Account number of the caller, who would receive announcements. Refuses like `answer` a caller who is not signed in,
   * and with NOT_FOUND where nothing is announced.
   */
  listenerOf(facts: CallerFacts): Promise<string>;
  /** Whether a session signs nobody in, and its end needs no explanation. */
  isNobodys(facts: CallerFacts): Promise<boolean>;
  /** Sends the texts and mails that are due. To be called about once a minute. */
  sendPosts(): Promise<void>;
  /**
   * Reminds of certificates that end, and carries out what was agreed to about them on telephones. To be called about
   * once a minute.
   */
  careForCertificates(): Promise<void>;
  /** Reminds of licences, identity cards and letters of authorisation that end; looks through them once a day. */
  careForPapers(): Promise<void>;
  /** Starts and ends delegations by their days. To be called about once a minute. */
  careForDelegations(): Promise<void>;
  readonly reviews: ReviewDesk;
  readonly files: FileDesk;
  /** For a reviewer: how far each invoice's and contract's file of a package has been read. Refuses with NOT_FOUND. */
  readings(docDatumId: string): Promise<readonly FileRead[]>;
}

const storeTroubles: Readonly<Record<ObjectStoreTrouble, RefusalCode>> = {
  away: 'STORE_AWAY',
  full: 'STORE_FULL',
  'read-only': 'STORE_READ_ONLY',
  refused: 'STORE_REFUSED',
  nonsense: 'STORE_NONSENSE',
};

/** Files of archives that one session may wait for while another is unpacked. */
const mostOpenings = 8;

const signsOut: CallName = 'logout';

function refuseUnknown(): never {
  throw new Refusal('NOT_FOUND');
}

/**
 * Refuses a call under another account than the one that the page shows. A delegate whose delegation has ended may
 * still sign out, or they would leave the portal open.
 */
function refuseAnother({ account }: CallerFacts, caller: Caller | Refusal, call: string): void {
  if (account === undefined || caller instanceof Refusal) return;
  const { userId, actsForId } = accountRead(account);
  if (caller.user.userId !== userId) throw new Refusal('ACCOUNT_SWITCHED', { account: userId });
  if (actsForId !== undefined && caller.actsFor?.userId !== actsForId && call !== signsOut)
    throw new Refusal('ACTING_OVER');
}

/**
 * Registration keeps its receipts itself and permanently: its password is sealed again each time the same request is
 * sent.
 */
const keepsOwnReceipts: CallName = 'registered';

/**
 * The key under which a call's work is done once; undefined for none, and for a call that is refused because nobody is
 * signed in. Refuses with REQUEST_INVALID a key that is too long.
 */
function keyFor(name: CallName, call: Call, { idempotencyKey, caller }: CallContext): string | undefined {
  if (idempotencyKey === undefined || !isIdempotent(name, call)) return undefined;
  if (idempotencyKey.length > longestIdempotencyKey) throw new Refusal('REQUEST_INVALID', { field: idempotencyHeader });
  const refusesAnyway = call.caller === 'signed-in' && caller instanceof Refusal;
  return name === keepsOwnReceipts || refusesAnyway ? undefined : idempotencyKey;
}

function unexpected(fault: unknown): RefusalCode {
  if (fault instanceof ObjectStoreFault) return storeTroubles[fault.because];
  return fault instanceof StoreUnavailable ? 'SERVER_BUSY' : 'SERVER_FAULT';
}

/** Calls that may end the delegation under which they are made, without their work being undone by that end. */
const leavesActing: ReadonlySet<string> = new Set<CallName>(['delegationEnded', 'refreshSession', signsOut]);

/** `standIns` answer calls in place of their desks, on the same parts. */
export function createBackEnd(given: Parts, standIns: (parts: Parts) => Partial<Handlers> = () => ({})): BackEnd {
  const { scope } = given;
  const parts: Parts = scope
    ? { ...given, store: claimedStore(actingStore(given.store, scope, given.clock), scope) }
    : given;
  const keyedCalls = new KeyedCalls(given);
  parts.jobs.does('reading', readingWork(parts, parts.optical && parts));
  if (parts.optical) parts.jobs.does('optical-reading', opticalWork(parts, parts.optical));
  parts.jobs.does('gathering', gatheringWork(parts, protocolArchive(parts)));
  if (parts.ticketMail) parts.jobs.does('ticket-mail', ticketMailWork(parts));
  const files = fileDesk({ ...parts, inspector: sharedInspector(parts) });
  // Uploads may be slow, and files of archives take long to unpack: other calls do not wait for them.
  const [turns, uploadTurns, openingTurns] = [new CallTurns(), new CallTurns(), new CallTurns(1, mostOpenings)];
  const passwordKey = storedPasswordKey(parts);
  const sources = [
    packageMessages,
    certificateMessages,
    cloudApplicationMessages,
    hardKeyMessages,
    certificationMessages,
    peopleMessages(parts.clock),
    settlingMessages,
    applicationMessages,
    productMessages(parts),
    paperMessages,
  ];
  const handlers: Handlers = {
    ...platformDesk(parts),
    ...signInDesk(parts, passwordKey),
    ...smsDesk(parts),
    ...recoveryDesk(parts, passwordKey),
    ...recoveryKeyDesk(parts),
    ...usableKeyDesk(parts),
    ...candidatesDesk(parts),
    ...packageDesk(parts),
    ...packageListDesk(parts),
    ...pickedDesk(parts),
    ...downloadsDesk(parts),
    ...recognitionDesk(parts),
    ...clarityDesk(parts),
    ...invoiceUsesDesk(parts),
    ...invoiceSheetDesk(parts),
    ...wordMarkDesk(parts),
    ...eventDesk(parts),
    ...requestDesk(parts),
    ...relatingDesk(parts),
    ...materialDesk(parts),
    ...standardsDesk(parts),
    ...ordersDesk(parts, files),
    ...overdueDesk(parts),
    ...earlierDesk(parts),
    ...libraryDesk(parts),
    ...viewDesk(parts),
    ...materialChangeDesk(parts),
    ...messageDesk(parts, sources),
    ...postDesk(parts),
    ...accountDesk(parts, passwordKey),
    ...twoStepDesk(parts, passwordKey),
    ...mailDesk(parts, passwordKey),
    ...receivablesDesk(parts),
    ...searchDesk(parts),
    ...noticeDesk(parts),
    ...feedbackDesk(parts),
    ...objectionDesk(parts),
    ...helpDesk(parts),
    ...invoicingDesk(parts),
    ...keyDesk(parts),
    ...crossingDesk(parts),
    ...companyFactsDesk(parts),
    ...guidanceDesk(),
    ...productDesk(parts),
    ...agreementSignatureDesk(parts),
    ...applicationDesk(parts),
    ...tourDesk(parts),
    ...secondFactorDesk(parts),
    ...partnerDesk(parts),
    ...workbenchDesk(parts),
    ...workbenchEntryDesk(parts),
    ...settlingDesk(parts),
    ...registrationDesk(parts, passwordKey),
    ...identificationDesk(parts),
    ...bankAccountDesk(parts),
    ...groupDesk(parts),
    ...certificateDesk(parts, passwordKey),
    ...hardKeyDesk(parts, passwordKey),
    ...protocolDesk(parts),
    ...certificationDesk(parts),
    ...paperDesk(parts),
    ...peopleDesk(parts),
    ...joiningDesk(parts, passwordKey),
    ...rightsDesk(parts),
    ...delegationDesk(parts),
    ...authorisingDesk(parts),
    ...companyDataDesk(parts),
    partsBegun: files.partsBegun,
    partSigned: files.partSigned,
    partsCompleted: files.partsCompleted,
    partsAborted: files.partsAborted,
    partsOpen: files.partsOpen,
    uploadPolicy: files.uploadPolicy,
    fileInfo: files.fileInfo,
    fileDownload: files.fileDownload,
    mimeTypes: files.mimeTypes,
    archiveEntry: files.archiveEntry,
    ...standIns(parts),
  };

  function refused(fault: unknown, call: string, facts: CallerFacts): Envelope {
    const expected = fault instanceof Refusal;
    if (!expected) parts.report(fault, { call, traceId: facts.traceId });
    const refusal = expected ? fault : new Refusal(unexpected(fault));
    return {
      code: refusal.code,
      message: refusalMessage(refusal, facts.locale),
      data: refusal.values,
      traceId: facts.traceId,
    };
  }

  /** Does the work and puts its result into an envelope. */
  async function worded(call: string, facts: CallerFacts, work: () => Promise<unknown>): Promise<Envelope> {
    try {
      return { code: success, message: '', data: await work(), traceId: facts.traceId };
    } catch (fault) {
      return refused(fault, call, facts);
    }
  }

  const times = () => ({ now: parts.clock.steady(), ahead: parts.clock.now() - parts.clock.steady() });

  /**
   * Finds the caller, does the work and puts its result into an envelope, in the session's turn: an account has one
   * session.
   */
  async function enveloped(
    call: string,
    facts: CallerFacts,
    work: (context: CallContext) => Promise<unknown>,
    turnsOf = turns,
    { changes, ofSession }: Partial<Pick<Call, 'changes' | 'ofSession'>> = {},
  ): Promise<Answered> {
    let session: Answered['session'];
    let device: Answered['device'];
    const { sessionToken } = facts;
    const answered = async (): Promise<unknown> => {
      const found = await parts.store.transaction(async (transaction) =>
        findSession(transaction, sessionToken, times()),
      );
      if (!ofSession) refuseAnother(facts, found.caller, call);
      const { caller } = found;
      const working = async (): Promise<unknown> =>
        work({
          ...facts,
          ...found,
          setSession: (token) => (session = { token }),
          setDevice: (token) => (device = { token }),
        });
      return scope && changes && !(caller instanceof Refusal) && caller.actsFor && !leavesActing.has(call)
        ? scope.during(caller, working)
        : working();
    };
    const envelope = await worded(call, facts, async () =>
      sessionToken === undefined ? answered() : turnsOf.take(sessionToken, answered, facts.gone),
    );
    return { envelope, session, device };
  }

  return {
    files,
    sendPosts: postSending(parts, sources),
    careForCertificates: certificateCare(parts),
    careForPapers: paperCare(parts),
    careForDelegations: delegationCare(parts),
    reviews: reviewDesk(parts),
    readings: async (docDatumId) =>
      filesRead(parts, async ({ packages }) => ({
        parent: (await packages.find(docDatumId)) ?? refuseUnknown(),
        pkFiles: undefined,
      })),
    answer: async (name, request, facts) =>
      enveloped(
        name,
        facts,
        async (context) => {
          const call: Call = calls[name];
          if (call.extension && !parts.extensions.includes(call.extension)) throw new Refusal('NOT_FOUND');
          const parsed = v.safeParse(call.request, request, { abortEarly: true });
          if (!parsed.success) throw new Refusal('REQUEST_INVALID', { field: v.getDotPath(parsed.issues[0]) ?? '' });
          // The request was parsed by this very call's schema.
          const handler = handlers[name] as (parsed: unknown, context: CallContext) => Promise<unknown>;
          const work = async (claimed: CallContext): Promise<unknown> => handler(parsed.output, claimed);
          const key = keyFor(name, call, context);
          return key === undefined ? work(context) : keyedCalls.answer(name, key, parsed.output, context, work);
        },
        name === 'archiveEntry' ? openingTurns : turns,
        calls[name],
      ),
    receiveFile: async (fileName, bytes, facts) =>
      enveloped('receiveFile', facts, async (context) => files.receive(fileName, bytes, context), uploadTurns, {
        changes: true,
      }),
    listenerOf: async (facts) => {
      if (!parts.extensions.includes('announcements')) throw new Refusal('NOT_FOUND');
      const { caller } = await parts.store.transaction(async (transaction) =>
        findSession(transaction, facts.sessionToken, times()),
      );
      if (caller instanceof Refusal) throw caller;
      return caller.user.userId;
    },
    isNobodys: async ({ sessionToken }) => {
      if (sessionToken === undefined) return true;
      const { caller } = await parts.store.transaction(async (transaction) =>
        findSession(transaction, sessionToken, times()),
      );
      return caller instanceof Refusal && caller.code === 'SESSION_REQUIRED';
    },
    fileArrived: async (notice, facts) => ({
      envelope: await worded('fileArrived', facts, async () => files.arrived(notice)),
      session: undefined,
    }),
  };
}
