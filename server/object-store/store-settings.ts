/** How one object store serves one bucket. */
export interface StoreSettings {
  readonly folder: string;
  readonly bucket: string;
  /** The host name under which it answers, without port: a name of its own, because cookies ignore ports. */
  readonly hostName: string;
  readonly keyId: string;
  readonly keySecret: string;
  /** Origins whose pages may post and read; `*.` before a host stands for every name below it. */
  readonly allowedOrigins: readonly string[];
  /** Callback addresses are one of these to the letter, or the store would knock wherever a form tells it to. */
  readonly allowedCallbacks: readonly string[];
  /** The largest object taken at all, in bytes. */
  readonly largestObject: number;
  /** The largest part of an object, in bytes: nobody's address for a part is good for more. */
  readonly largestPart: number;
  readonly callbackTimeoutMilliseconds: number;
  readonly now: () => number;
}
