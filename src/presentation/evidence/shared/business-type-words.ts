import { message, type Message } from '../../../words/catalogue.ts';

/** Names of business types by their codes (document 2, section 3). */
export const businessTypeWords: ReadonlyMap<string, Message> = new Map([
  ['TM01', message('packages.business-goods')],
  ['TM02', message('packages.business-services')],
  ['TM03', message('packages.business-both')],
]);

/** What a kind of trade is called; a code that nobody knows is told as it came. */
export function businessTypeName(code: string): Message {
  return businessTypeWords.get(code) ?? message('packages.business-other', { code });
}
