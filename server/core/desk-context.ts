import type { PasswordKey } from './entry/password-key.ts';
import type { FileDesk } from './evidence/file-desk.ts';
import type { MessageSource } from './messages/shared/message-source.ts';
import type { Parts } from './parts.ts';

/** What the desks of every area are made of. */
export interface DeskContext {
  readonly parts: Parts;
  /** The installation's key, by which passwords are opened. */
  readonly passwordKey: () => Promise<PasswordKey>;
  readonly files: FileDesk;
  /** What people are told, by all areas. */
  readonly messageSources: readonly MessageSource[];
}

/** What people are told by an area. */
export type MessageSources = (parts: Parts) => readonly MessageSource[];
