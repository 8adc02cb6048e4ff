import type { CandidateFilter, CandidatePage } from '../../../../domain/evidence/selection/candidate.ts';
import type { AnswerOf, Call, RequestOf } from '../../../call.ts';

export type Send = <Sent extends Call>(call: Sent, request: RequestOf<Sent>) => Promise<AnswerOf<Sent>>;

/** Where the candidates of a book come from. Pages count from 1. */
export type CandidateSource = (send: Send, filter: CandidateFilter, page: number, pageSize: number) => Promise<CandidatePage>;
