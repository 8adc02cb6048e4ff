import { platformDesk } from './platform-desk.ts';
import { contextSwitchDesk } from './context-switch-desk.ts';
import { workbenchDesk } from './workbench-desk.ts';
import type { DeskContext } from '../desk-context.ts';

/** Handlers of the area's calls. */
export const shellDesks = ({ parts }: DeskContext) => ({
  ...platformDesk(parts),
  ...contextSwitchDesk(parts),
  ...workbenchDesk(parts),
});
