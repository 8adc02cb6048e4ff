import type { ByteStream } from '../ports.ts';

/** Verdict of a scanner; `not-scanned` where it was unavailable. */
export type ScanVerdict =
  | { readonly kind: 'clean' }
  | { readonly kind: 'infected'; readonly threat: string }
  | { readonly kind: 'not-scanned' };

/** Scans for viruses. Never throws because of the scanner; errors of the content itself are passed on. */
export interface VirusScanner {
  /** Whether a file that could not be scanned is refused. */
  readonly required: boolean;
  /** The content is requested once the scanner is connected. */
  scan(content: () => Promise<ByteStream>): Promise<ScanVerdict>;
}
