import type { PortFault } from '../../application/ports/port-fault.ts';
import { fieldProblems } from './field-problems.ts';

/**
 * Why a change of the company's people or of their rights was refused: it is not permitted, its subject does not exist,
 * a reason of the call itself, or problems of its fields.
 */
export type PeopleFieldRefusal<Reason extends string, Field extends string, Problem extends string> =
  | { readonly done: false; readonly because: Reason | 'not-permitted' | 'gone' }
  | { readonly done: false; readonly because: 'refused'; readonly problems: Partial<Readonly<Record<Field, Problem>>> };

/**
 * Parses a refusal by PEOPLE_REFUSED or another code, NOT_PERMITTED or NOT_FOUND; any other fault is rethrown.
 */
export function parsePeopleRefusal<Reason extends string, Field extends string, Problem extends string>(
  fault: PortFault,
  reasons: readonly Reason[],
  fields: readonly Field[],
  known: readonly Problem[],
  refusalCode = 'PEOPLE_REFUSED',
): PeopleFieldRefusal<Reason, Field, Problem> {
  const { code, values } = fault.detail;
  if (code === 'NOT_PERMITTED') return { done: false, because: 'not-permitted' };
  if (code === 'NOT_FOUND') return { done: false, because: 'gone' };
  if (code !== refusalCode) throw fault;
  const because = reasons.find((each) => each === values?.['because']);
  if (because) return { done: false, because };
  const problems = fieldProblems(values?.['fields'], fields, known);
  if (Object.keys(problems).length === 0) throw fault;
  return { done: false, because: 'refused', problems };
}
