import type { ByteStream } from '../ports.ts';

/** What a scanner says of a file. `not-scanned` where it could not. */
export type ScanVerdict =
  | { readonly kind: 'clean' }
  | { readonly kind: 'infected'; readonly threat: string }
  | { readonly kind: 'not-scanned' };

/**
 * Looks for viruses. A scanner that is away is told as `not-scanned`; only what the content itself throws comes
 * through.
 */
export interface VirusScanner {
  /** Whether a file that could not be scanned is refused. */
  readonly required: boolean;
  /** The content is asked for once somebody listens. */
  scan(content: () => Promise<ByteStream>): Promise<ScanVerdict>;
}
