import { delegationExtensions } from '../extensions/people/delegation-extensions.ts';
import { peopleExtensions } from '../extensions/people/people-extensions.ts';

export const peopleAreaCalls = { ...delegationExtensions, ...peopleExtensions };
