import { messageCalls } from '../documented/messages/messages.ts';
import { messageAlertExtensions } from '../extensions/messages/message-alert-extensions.ts';
import type { CallGroups } from '../call-group.ts';

export const messagesAreaCalls = { ...messageCalls, ...messageAlertExtensions };

type Own = typeof messagesAreaCalls;

declare module '../calls.ts' {
  interface Calls extends Own {}
}

/** Calls of the documents, in the groups of the API's description. */
export const messagesGroups = {
  messages: { description: 'Messages to users', calls: messageCalls },
} satisfies CallGroups;
