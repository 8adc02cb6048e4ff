import type { Call, Extension } from './call.ts';

/** Names the account as which a call is meant, and the colleague for whom one acts by it. */
export const accountHeader = 'X-Account';

/** As whom a call is meant, in one text. */
export const accountText = (userId: string | undefined, actsForId: string | undefined): string | undefined =>
  actsForId === undefined ? userId : `${userId}/${actsForId}`;

/** The reverse; `actsForId` is undefined for what is meant by oneself. */
export function accountRead(text: string): { readonly userId: string; readonly actsForId: string | undefined } {
  const [userId = '', actsForId] = text.split('/');
  return { userId, actsForId };
}

export interface ExchangeOptions {
  readonly signal?: AbortSignal | undefined;
  /** Makes a create or confirm that is sent twice happen once. */
  readonly idempotencyKey?: string | undefined;
  /**
   * As whom it is meant (`accountText`): refused where the session has become another's, or one does not act for that
   * colleague any more.
   */
  readonly account?: string | undefined;
}

/** What came back, not yet understood. */
export interface RawAnswer {
  readonly status: number;
  /** The parsed JSON body. */
  readonly body: unknown;
  readonly traceId: string | undefined;
}

/** Carries calls to a back end, over a wire or without one. Faults only when nothing came back. */
export interface Transport {
  exchange(call: Call, request: unknown, options: ExchangeOptions): Promise<RawAnswer>;
  /** The direct upload of document 1, section 7 (`fileContent`), with true progress in bytes. */
  sendFile(
    fileName: string,
    bytes: Uint8Array<ArrayBuffer>,
    options: {
      readonly onProgress: (sent: number) => void;
      readonly signal: AbortSignal;
      readonly account?: string | undefined;
    },
  ): Promise<RawAnswer>;
  /** An address that an image element may show for a call whose answer is a picture. */
  pictureAddress(call: Call, request: unknown): Promise<string>;
  /** What the back end announces beyond the documents. */
  offers(extension: Extension): boolean;
}
