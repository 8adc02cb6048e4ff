import type { OpenBook } from '../../../../domain/evidence/shared/book-policies.ts';
import type { CandidateSource } from './candidate-source.ts';
import { creditCandidates, creditSource } from './credit-candidates.ts';
import { estCandidates, estSource } from './est-candidates.ts';

/** The candidates' call of each book, under the name by which a back end answers it. */
export const candidateCalls = { candidates: creditCandidates, estCandidates };

export const candidateSources: Readonly<Record<OpenBook, CandidateSource>> = { credit: creditSource, est: estSource };
