import type { CandidateFilter, CandidatePage } from '../../../../domain/evidence/selection/candidate.ts';
import type { OpenBook } from '../../../../domain/evidence/shared/book-policies.ts';
import type { AnswerOf, Call, GivenAnswerOf, ParsedRequestOf, RequestOf } from '../../../call.ts';

/** Query for one page of a book's candidates. Pages count from 1. */
export interface CandidatesAsked {
  readonly book: OpenBook;
  readonly filter: CandidateFilter;
  readonly page: number;
  readonly pageSize: number;
  /** Candidates in these states only; undefined for the states that can be chosen and those of financed candidates. */
  readonly states?: readonly string[];
}

/** Mapping of a call that carries candidates, for both sides of the wire. */
interface CandidateCarriage<C extends Call> {
  readonly call: C;
  ask(asked: CandidatesAsked): RequestOf<C>;
  toQuery(request: ParsedRequestOf<C>): CandidatesAsked;
  answer(page: CandidatePage): GivenAnswerOf<C>;
  read(answer: AnswerOf<C>): CandidatePage;
}

export type Send = <Sent extends Call>(call: Sent, request: RequestOf<Sent>) => Promise<AnswerOf<Sent>>;

/** The portal's side of a call that fetches candidates. */
export interface CandidateSource {
  readonly call: Call;
  fetch(send: Send, asked: CandidatesAsked): Promise<CandidatePage>;
}

/** Both sides of a call that fetches candidates. */
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
  toQuery,
  answer,
  read,
}: CandidateCarriage<C>): CandidateCalls<C> {
  return {
    call,
    fetch: async (send, query) => read(await send(call, ask(query))),
    serve: async (request, find) => answer(await find(toQuery(request))),
  };
}
