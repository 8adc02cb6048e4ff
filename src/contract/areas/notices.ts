import { agreementExportCalls } from '../documented/notices/agreement-exports.ts';
import { noticeCalls } from '../documented/agreements/notices.ts';
import { objectionExtensions } from '../extensions/notices/objection-extensions.ts';
import { protocolExtensions } from '../extensions/notices/protocol-extensions.ts';
import type { CallGroups } from '../call-group.ts';

export const noticesAreaCalls = {
  ...agreementExportCalls,
  ...noticeCalls,
  ...objectionExtensions,
  ...protocolExtensions,
};

type Own = typeof noticesAreaCalls;

declare module '../calls.ts' {
  interface Calls extends Own {}
}

/** Calls of the documents, in the groups of the API's description. */
export const noticesGroups = {
  agreements: { description: 'Exports of agreements', calls: agreementExportCalls },
  notices: { description: 'Notices after sign-in', calls: noticeCalls },
} satisfies CallGroups;
