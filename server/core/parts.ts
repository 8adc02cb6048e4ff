import type { Extension } from '../../src/contract/call.ts';
import type { CallScope } from './call-scope.ts';
import type { PaperReader } from './certification/paper-reader.ts';
import type { FileReader } from './evidence/file-reader.ts';
import type { InvoiceSheets } from './evidence/invoice-sheets.ts';
import type { ImportSheets } from './trade/imports/import-sheets.ts';
import type { PayrollSheets } from './trade/payroll/payroll-sheets.ts';
import type {
  ArchiveOpener,
  CaptchaPainter,
  Clock,
  DocumentMaker,
  FileInspector,
  FileWriter,
  Jobs,
  ObjectStore,
} from './ports.ts';
import type { SecurityLog } from './identity/security-events.ts';
import type { MailGateway, TicketMailbox } from './help/mail-gateway.ts';
import type { CertificateAuthority } from './keys/certificate-authority.ts';
import type { CloudSigning } from './keys/cloud-signing.ts';
import type { SmsGateway } from './entry/sms-gateway.ts';
import type { Store } from './store.ts';
import type { VirusScanner } from './evidence/virus-scanner.ts';

/** Slow, salted hashing of passwords. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
}

/** A partner whose portal sends users here. */
export interface Partner {
  readonly code: string;
  readonly secret: string;
  /**
   * Unified social credit codes of the companies that agreed to this partner; it may name accounts of these companies
   * only. `all` is for the partner that the sandbox simulates.
   */
  readonly companies: readonly string[] | 'all';
}

/** Components of the core. */
export interface Parts {
  readonly store: Store;
  /** Caller and claim of the current call; undefined where there is only one user. */
  readonly scope?: CallScope | undefined;
  readonly objects: ObjectStore;
  readonly clock: Clock;
  readonly passwords: PasswordHashing;
  readonly inspector: FileInspector;
  /** Unpacks files of archives; without it, they are only listed. */
  readonly archives?: ArchiveOpener;
  /** Virus scanner; without it, files are reported as `not-scanned`. */
  readonly scanner?: VirusScanner;
  /** Background jobs, and the reader of documents. */
  readonly jobs: Jobs;
  readonly reader: FileReader;
  /** Writes sheets and archives for downloads. */
  readonly fileWriter: FileWriter;
  /** Recognises text in pictures; without it, only codes in scans and photographs are read. */
  readonly optical?: FileReader;
  /** Reads licences and identity cards; without it, no values are proposed. */
  readonly papers?: PaperReader;
  /** Reads invoices and forms from sheets; without it, sheets are not accepted. */
  readonly sheets?: InvoiceSheets & ImportSheets & PayrollSheets;
  readonly documents: DocumentMaker;
  readonly captchas: CaptchaPainter;
  /** Sends codes to telephones; without it, users cannot sign in with a code. */
  readonly texts?: SmsGateway | undefined;
  /**
   * Sends mail to users. `portal`: the portal's address for links, without a final slash. Without it, users cannot give
   * a mail address.
   */
  readonly mail?: { readonly gateway: MailGateway; readonly portal: string } | undefined;
  /** Sends tickets to the service desk; without it, they stay in the store. */
  readonly ticketMail?: TicketMailbox | undefined;
  /** Issues and reads certificates; without it, users cannot sign in with a key. */
  readonly certificates?: CertificateAuthority | undefined;
  /** Lets users sign on their telephones; without it, certificates exist in tokens only. */
  readonly cloudSigning?: CloudSigning | undefined;
  /** Address of the workbench, the only target of hand-overs; undefined for none. */
  readonly workbenchUrl?: string | undefined;
  /** Partner portals that may sign in their users here, each with a secret shared with this installation only. */
  readonly partners?: readonly Partner[] | undefined;
  readonly extensions: readonly Extension[];
  /** Secret shared by the servers of this installation. It encrypts what the database alone must not reveal. */
  readonly secret: string;
  /** The previous secret. It decrypts older data, which is encrypted again with the current one when used. */
  readonly formerSecret?: string | undefined;
  /** Resolves when a caller has waited long enough for the check of a file; some seconds by default. */
  readonly untilTooLong?: () => Promise<void>;
  /** Log of sign-ins, refusals and sign-outs; absent for none. */
  readonly security?: SecurityLog;
  /** Reports an unexpected fault to the log; it is never shown to the caller. */
  readonly report: (fault: unknown, about: { readonly call: string; readonly traceId: string }) => void;
}
