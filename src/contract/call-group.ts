import type { GenericSchema } from 'valibot';
import type { Call } from './call.ts';

/** Calls that the API's description lists together. */
export interface CallGroup {
  readonly description: string;
  readonly calls: Readonly<Record<string, Call>>;
}

/** Groups by their tag. */
export type CallGroups = Readonly<Record<string, CallGroup>>;

/** Schemas by the names under which the API's description refers to them. */
export type NamedShapes = Readonly<Record<string, GenericSchema>>;
