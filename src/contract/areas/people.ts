import { delegationExtensions } from '../extensions/people/delegation-extensions.ts';
import { peopleExtensions } from '../extensions/people/people-extensions.ts';

export const peopleAreaCalls = { ...delegationExtensions, ...peopleExtensions };

type Own = typeof peopleAreaCalls;

declare module '../calls.ts' {
  interface Calls extends Own {}
}
