import type { PasswordKey } from './entry/password-key.ts';
import type { FileDesk } from './evidence/file-desk.ts';
import type { MessageSource } from './messages/shared/message-source.ts';
import type { Parts } from './parts.ts';

/** Context from which the desks of all areas are created. */
export interface DeskContext {
  readonly parts: Parts;
  /** The installation's key, which decrypts passwords. */
  readonly passwordKey: () => Promise<PasswordKey>;
  readonly files: FileDesk;
  /** Message sources of all areas. */
  readonly messageSources: readonly MessageSource[];
}

/** Creates the message sources of an area. */
export type MessageSources = (parts: Parts) => readonly MessageSource[];
