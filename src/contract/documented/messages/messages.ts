import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { count, done, identifier, instant, maybe, nothing, text } from '../../fields.ts';

/**
 * One message as the back end words it in the caller's language. The documents leave its fields open, except state and
 * type.
 */
export const messageWire = v.object({
  messageId: v.string(),
  messageType: v.nullish(v.string()),
  title: v.nullish(v.string()),
  content: v.nullish(v.string()),
  sendTime: instant,
  /** Absent for an unread message. */
  readTime: v.nullish(instant),
  /** The message asks for an action that has not been done. */
  isToDo: v.nullish(v.boolean()),
  /** The page of its subject, below the portal's base. */
  url: v.nullish(v.string()),
});
export type MessageWire = v.InferOutput<typeof messageWire>;

export const messageCalls = {
  messages: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/sys/messages',
    source:
      'document 1, section 7: messageState SENT, messageType ALL; the newest first, of the last 90 days, 500 at most',
    caller: 'signed-in',
    changes: false,
    request: v.object({ messageState: text(20), messageType: text(20) }),
    answer: v.array(messageWire),
  }),
  markMessagesRead: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/sys/messages/read',
    source: 'checklist N-13: either messages by their numbers, or all messages sent until an instant',
    caller: 'signed-in',
    changes: true,
    isPersonal: true,
    request: v.object({
      ids: maybe(v.pipe(v.array(identifier), v.maxLength(500))),
      until: maybe(v.pipe(instant, v.minValue(0))),
    }),
    answer: done,
  }),
  messageCount: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/pagecond/count',
    source: 'checklist N-14: the number of unread messages',
    caller: 'signed-in',
    changes: false,
    request: nothing,
    answer: v.object({ count }),
  }),
};
