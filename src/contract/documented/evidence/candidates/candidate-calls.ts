import type { CandidateFilter, CandidatePage } from '../../../../domain/evidence/selection/candidate.ts';
import type { OpenBook } from '../../../../domain/evidence/shared/book-policies.ts';
import type { AnswerOf, Call, GivenAnswerOf, ParsedRequestOf, RequestOf } from '../../../call.ts';

/** One page of what packages of a book may be made for. Pages count from 1. */
export interface CandidatesAsked {
  readonly book: OpenBook;
  readonly filter: CandidateFilter;
  readonly page: number;
  readonly pageSize: number;
  /**
   * Only those in these states; undefined for those in which one may be chosen, and those in which they are used up.
   */
  readonly states?: readonly string[];
}

/** How a call carries candidates, in both directions: what one side writes the other reads. */
interface CandidateCarriage<C extends Call> {
  readonly call: C;
  ask(asked: CandidatesAsked): RequestOf<C>;
  asked(request: ParsedRequestOf<C>): CandidatesAsked;
  answer(page: CandidatePage): GivenAnswerOf<C>;
  read(answer: AnswerOf<C>): CandidatePage;
}

export type Send = <Sent extends Call>(call: Sent, request: RequestOf<Sent>) => Promise<AnswerOf<Sent>>;

/** The call by which the candidates of a shelf come, as the portal sends it. */
export interface CandidateSource {
  readonly call: Call;
  fetch(send: Send, asked: CandidatesAsked): Promise<CandidatePage>;
}

/** The same with the back end's half. */
export interface CandidateCalls<C extends Call> extends CandidateSource {
  readonly call: C;
  serve(
    request: ParsedRequestOf<C>,
    find: (asked: CandidatesAsked) => Promise<CandidatePage>,
  ): Promise<GivenAnswerOf<C>>;
}

export function candidateCallsOf<C extends Call>({
  call,
  ask,
  asked,
  answer,
  read,
}: CandidateCarriage<C>): CandidateCalls<C> {
  return {
    call,
    fetch: async (send, wanted) => read(await send(call, ask(wanted))),
    serve: async (request, find) => answer(await find(asked(request))),
  };
}
