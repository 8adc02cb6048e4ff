import type { commonCalls } from './areas/common.ts';

type Common = typeof commonCalls;

/**
 * Every call that portal and back end share. An area adds its calls in its own file below `areas`, and
 * `server/core/desks.ts` joins them with their handlers.
 */
export interface Calls extends Common {}

export type CallName = keyof Calls;
