import type { CallName, Calls } from '../../src/contract/calls.ts';
import type { GivenAnswerOf, ParsedRequestOf } from '../../src/contract/call.ts';
import type { CallContext, Caller } from './context.ts';
import { Refusal } from './refusal.ts';

export type Handler<Name extends CallName> = (
  request: ParsedRequestOf<Calls[Name]>,
  context: CallContext,
) => Promise<GivenAnswerOf<Calls[Name]>>;

/** One handler for each call of the contract. */
export type Handlers = { readonly [Name in CallName]: Handler<Name> };

/** Handlers of some calls. */
export type Desk<Names extends CallName> = Pick<Handlers, Names>;

/**
 * The signed-in caller. Otherwise refuses with SESSION_REQUIRED, SESSION_REPLACED, PASSWORD_CHANGED,
 * SESSION_ENDED_ELSEWHERE, ROLE_WITHDRAWN or COMPANY_DEREGISTERED.
 */
export function callerOf({ caller }: CallContext): Caller {
  if (caller instanceof Refusal) throw caller;
  return caller;
}
