/** Settings of one object store for one bucket. */
export interface StoreSettings {
  readonly folder: string;
  readonly bucket: string;
  /** The host name of the store, without port. It differs from the portal's, because cookies ignore ports. */
  readonly hostName: string;
  readonly keyId: string;
  readonly keySecret: string;
  /** Origins whose pages may post and read; `*.` before a host means every subdomain. */
  readonly allowedOrigins: readonly string[];
  /** Allowed callback addresses, compared exactly. Otherwise a form could make the store call any address. */
  readonly allowedCallbacks: readonly string[];
  /** Maximum size of an object, in bytes. */
  readonly largestObject: number;
  /** Maximum size of a part, in bytes. */
  readonly largestPart: number;
  readonly callbackTimeoutMilliseconds: number;
  readonly now: () => number;
}
