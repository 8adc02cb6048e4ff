import { messagesIn, wordIn, type MessageIn, type PlainKeyIn } from './typed-words.ts';
import type { base } from './zh-CN/base.ts';

type Base = typeof base;

/**
 * All texts of the portal. The Chinese catalogue defines the keys; another language must have all of them. Each file in
 * `areas` adds the texts of its area.
 */
export interface Catalogue extends Base {}

/** Keys of texts that need no values. */
export type PlainKey = PlainKeyIn<Catalogue>;

/** A text to show, as presenters hand it on: a key, with its values if the text has any. */
export type Message = MessageIn<Catalogue>;

export const message = messagesIn<Catalogue>();

/** The words of a message in one language. */
export const word = wordIn<Catalogue>;
