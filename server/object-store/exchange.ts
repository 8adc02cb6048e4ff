import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DiskVault } from './disk-vault.ts';
import { OssError } from './oss-error.ts';
import type { PartVault } from './part-vault.ts';
import type { StoreSettings } from './store-settings.ts';

/** One request with everything that is needed to answer it. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The request's body. Leaving it partly read keeps the connection open, so that a refusal can still be sent. */
  readonly body: AsyncIterable<Buffer>;
  readonly settings: StoreSettings;
  readonly vault: DiskVault;
  /** Objects that are uploaded in parts, until they are complete. */
  readonly partVault: PartVault;
  /** The object's key; empty for the bucket itself. */
  readonly key: string;
  readonly query: Readonly<Record<string, string>>;
}

/**
 * Checks a key by the rules of OSS: up to 1023 bytes, not beginning with a slash or backslash, without control
 * characters.
 */
export function checkKey(key: string): void {
  const bytes = Buffer.byteLength(key);
  // oxlint-disable-next-line no-control-regex
  if (bytes >= 1 && bytes <= 1023 && !/^[/\\]|[\u0000-\u001f\u007f]/.test(key)) return;
  throw new OssError(400, 'InvalidObjectName', 'The specified object is not valid.');
}

/** Restricts content types to short, plain ones, because they are sent back as a header. */
export function checkedContentType(given: string | undefined): string {
  const contentType = given?.trim() || 'application/octet-stream';
  if (/^[\w.+-]+\/[\w.+-]+(?:\s*;\s*[\w.+-]+="?[\w.+-]+"?)*$/.test(contentType) && contentType.length <= 200)
    return contentType;
  throw new OssError(400, 'InvalidArgument', 'The content type is not valid.');
}
