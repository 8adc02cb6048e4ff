import type { DeskContext } from '../desk-context.ts';
import type { Desk } from '../handlers.ts';
import { guidanceDesk } from './guidance-desk.ts';

/** Handlers of the area's calls. */
export const homeDesks: (context: DeskContext) => Desk<'guidances'> = () => guidanceDesk();
