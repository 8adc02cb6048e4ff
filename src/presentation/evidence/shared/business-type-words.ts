import { message, type Message } from '../../../words/catalogue.ts';

/** Names of business types by their codes (document 2, section 3). */
export const businessTypeWords: ReadonlyMap<string, Message> = new Map([
  ['TM01', message('packages.business-goods')],
  ['TM02', message('packages.business-services')],
  ['TM03', message('packages.business-both')],
]);

/** The name of a business type; an unknown code is shown as it is. */
export function businessTypeName(code: string): Message {
  return businessTypeWords.get(code) ?? message('packages.business-other', { code });
}
