import type { Call, Extension } from './call.ts';

/** Header with the account for which a call is meant, and the colleague for whom the user acts. */
export const accountHeader = 'X-Account';

/** Value of that header. */
export const accountText = (userId: string | undefined, actsForId: string | undefined): string | undefined =>
  actsForId === undefined ? userId : `${userId}/${actsForId}`;

/** The reverse; `actsForId` is undefined where the user acts for themselves. */
export function accountRead(text: string): { readonly userId: string; readonly actsForId: string | undefined } {
  const [userId = '', actsForId] = text.split('/');
  return { userId, actsForId };
}

export interface ExchangeOptions {
  readonly signal?: AbortSignal | undefined;
  /** Makes a create or confirm that is sent twice happen once. */
  readonly idempotencyKey?: string | undefined;
  /**
   * The account for which it is meant (`accountText`). Refused where the session has become another account's, or the
   * user no longer acts for that colleague.
   */
  readonly account?: string | undefined;
}

/** A response that is not parsed yet. */
export interface RawAnswer {
  readonly status: number;
  /** The parsed JSON body. */
  readonly body: unknown;
  readonly traceId: string | undefined;
}

/** Carries calls to a back end, over HTTP or in process. It throws only when no response came. */
export interface Transport {
  exchange(call: Call, request: unknown, options: ExchangeOptions): Promise<RawAnswer>;
  /** The direct upload of document 1, section 7 (`fileContent`), with progress in bytes. */
  sendFile(
    fileName: string,
    bytes: Uint8Array<ArrayBuffer>,
    options: {
      readonly onProgress: (sent: number) => void;
      readonly signal: AbortSignal;
      readonly account?: string | undefined;
    },
  ): Promise<RawAnswer>;
  /** An address that an image element can show, for a call whose answer is a picture. */
  pictureAddress(call: Call, request: unknown): Promise<string>;
  /** Whether the back end announces an extension beyond the documents. */
  offers(extension: Extension): boolean;
}
