import type { Extension } from '../../src/contract/call.ts';
import type { CallScope } from './call-scope.ts';
import type { PaperReader } from './certification/paper-reader.ts';
import type { FileReader } from './evidence/file-reader.ts';
import type { InvoiceSheets } from './evidence/invoice-sheets.ts';
import type {
  ArchiveOpener,
  CaptchaPainter,
  Clock,
  DocumentMaker,
  FileInspector,
  Gathering,
  Jobs,
  ObjectStore,
} from './ports.ts';
import type { SecurityLog } from './shell/shared/security-events.ts';
import type { MailGateway, TicketMailbox } from './help/mail-gateway.ts';
import type { CertificateAuthority } from './entry/shared/certificate-authority.ts';
import type { CloudSigning } from './entry/shared/cloud-signing.ts';
import type { SmsGateway } from './entry/sms-gateway.ts';
import type { Store } from './store.ts';
import type { VirusScanner } from './evidence/virus-scanner.ts';

/** Slow, salted hashing of passwords. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
}

/** A partner whose portal sends people here. */
export interface Partner {
  readonly code: string;
  readonly secret: string;
}

/** What the core is put together from. */
export interface Parts {
  readonly store: Store;
  /** Where several people are at work: by whom what is being done was asked for. */
  readonly scope?: CallScope | undefined;
  readonly objects: ObjectStore;
  readonly clock: Clock;
  readonly passwords: PasswordHashing;
  readonly inspector: FileInspector;
  /** Who unpacks files of archives; where nobody does, these are listed and not opened. */
  readonly archives?: ArchiveOpener;
  /** Nobody scans where none is given, and files are said to be `not-scanned`. */
  readonly scanner?: VirusScanner;
  /** What need not be waited for, and who reads documents there. */
  readonly jobs: Jobs;
  readonly reader: FileReader;
  /** What writes sheets and archives for whoever takes them home. */
  readonly gathering: Gathering;
  /** Who recognises letters in pictures; where nobody does, scans and photographs say what their codes say. */
  readonly optical?: FileReader;
  /** Who reads licences and identity cards; where nobody does, nothing is proposed. */
  readonly papers?: PaperReader;
  /** Who reads invoices out of sheets; where nobody does, none come so. */
  readonly sheets?: InvoiceSheets;
  readonly documents: DocumentMaker;
  readonly captchas: CaptchaPainter;
  /** Who sends codes to telephones; where nobody does, nobody signs in by one. */
  readonly texts?: SmsGateway | undefined;
  /**
   * Who sends mail to people, and where the portal is that it leads to, without a slash at its end; where nobody does,
   * nobody is asked for an address.
   */
  readonly mail?: { readonly gateway: MailGateway; readonly portal: string } | undefined;
  /** Who sends tickets on to the service desk; where nobody does, they wait in the store. */
  readonly ticketMail?: TicketMailbox | undefined;
  /** Who makes and reads certificates; where nobody does, nobody signs in by a key. */
  readonly certificates?: CertificateAuthority | undefined;
  /** Who has somebody sign on their telephone; where nobody does, certificates lie in tokens alone. */
  readonly cloudSigning?: CloudSigning | undefined;
  /** Where the workbench is, and where alone one is handed over to; undefined where there is none. */
  readonly workbenchUrl?: string | undefined;
  /** Partner portals that may send users here, each with the secret that it shares with this installation alone. */
  readonly partners?: readonly Partner[] | undefined;
  readonly extensions: readonly Extension[];
  /**
   * What only this installation's servers know, the same in all of them; it seals what the database alone must not give
   * away.
   */
  readonly secret: string;
  /** Resolves when a caller has waited long enough for the look into a file; some seconds where not given. */
  readonly patience?: () => Promise<void>;
  /** Who came in, who was refused and who left; left out where nobody keeps such a log. */
  readonly security?: SecurityLog;
  /** A fault that nobody foresaw, for the log; never shown to the caller. */
  readonly report: (fault: unknown, about: { readonly call: string; readonly traceId: string }) => void;
}
