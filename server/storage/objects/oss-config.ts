/**
 * Where one bucket is and who may use it. Both addresses are the bucket's own (its name in the host), without a path.
 */
export interface OssConfig {
  /** How browsers reach it, such as `http://files.localhost:8081`. */
  readonly publicAddress: string;
  /** How this server reaches it; the request still names the public host. The public address by default. */
  readonly internalAddress?: string;
  readonly bucket: string;
  readonly keyId: string;
  readonly keySecret: string;
  /** The address of the API that the store calls after an upload, or undefined when it calls nobody. */
  readonly callbackAddress?: string;
  /** False: browsers upload through the API, and no form is given out (document 1, section 3, useOss). */
  readonly directUploads: boolean;
}
