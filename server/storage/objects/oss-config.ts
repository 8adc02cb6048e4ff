/** The location and the credentials of one bucket. Both addresses have the bucket in the host and no path. */
export interface OssConfig {
  /** The address for browsers, such as `http://files.localhost:8081`. */
  readonly publicAddress: string;
  /** The address for this server, by default the public one. Requests to it still name the public host. */
  readonly internalAddress?: string;
  readonly bucket: string;
  readonly keyId: string;
  readonly keySecret: string;
  /** The API address that the store calls after an upload; undefined for no call. */
  readonly callbackAddress?: string;
  /** Whether browsers upload straight to the store; otherwise through the API (document 1, section 3, useOss). */
  readonly directUploads: boolean;
}
