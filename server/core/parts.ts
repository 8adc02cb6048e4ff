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
   * Unified social credit codes of the companies that agreed to this partner: it can name accounts of no other. `all`
   * is for the partner that the sandbox plays.
   */
  readonly companies: readonly string[] | 'all';
}

/** Components of the core. */
export interface Parts {
  readonly store: Store;
  /** Caller and claim of the call in progress; undefined where only one user works. */
  readonly scope?: CallScope | undefined;
  readonly objects: ObjectStore;
  readonly clock: Clock;
  readonly passwords: PasswordHashing;
  readonly inspector: FileInspector;
  /** Unpacks files of archives; without it, these are listed and not opened. */
  readonly archives?: ArchiveOpener;
  /** Without it, files are not scanned and are reported as `not-scanned`. */
  readonly scanner?: VirusScanner;
  /** Work in the background, and the reader of documents. */
  readonly jobs: Jobs;
  readonly reader: FileReader;
  /** Writes sheets and archives for downloads. */
  readonly fileWriter: FileWriter;
  /** Recognises text in pictures; without it, only the codes in scans and photographs are read. */
  readonly optical?: FileReader;
  /** Reads licences and identity cards; without it, nothing is proposed. */
  readonly papers?: PaperReader;
  /** Reads invoices and forms out of sheets; without it, no sheets are accepted. */
  readonly sheets?: InvoiceSheets & ImportSheets & PayrollSheets;
  readonly documents: DocumentMaker;
  readonly captchas: CaptchaPainter;
  /** Sends codes to telephones; without it, users cannot sign in by a code. */
  readonly texts?: SmsGateway | undefined;
  /**
   * Sends mail to users, with the portal's address for links, without a slash at its end. Without it, users are not
   * asked for a mail address.
   */
  readonly mail?: { readonly gateway: MailGateway; readonly portal: string } | undefined;
  /** Sends tickets to the service desk; without it, they wait in the store. */
  readonly ticketMail?: TicketMailbox | undefined;
  /** Issues and reads certificates; without it, users cannot sign in by a key. */
  readonly certificates?: CertificateAuthority | undefined;
  /** Has users sign on their telephones; without it, certificates exist in tokens only. */
  readonly cloudSigning?: CloudSigning | undefined;
  /** Address of the workbench, the only target of hand-overs; undefined where there is none. */
  readonly workbenchUrl?: string | undefined;
  /** Partner portals that may send users here, each with the secret that it shares with this installation alone. */
  readonly partners?: readonly Partner[] | undefined;
  readonly extensions: readonly Extension[];
  /** Secret shared by this installation's servers. It seals what the database alone must not reveal. */
  readonly secret: string;
  /** Secret before the present one. It opens what was sealed under it, which is sealed again when it is used. */
  readonly formerSecret?: string | undefined;
  /** Resolves when a caller has waited long enough for the inspection of a file; some seconds by default. */
  readonly patience?: () => Promise<void>;
  /** Log of sign-ins, refusals and sign-outs; left out where none is kept. */
  readonly security?: SecurityLog;
  /** Reports an unexpected fault to the log; it is never shown to the caller. */
  readonly report: (fault: unknown, about: { readonly call: string; readonly traceId: string }) => void;
}
