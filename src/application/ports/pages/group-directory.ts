import type { GroupFlags } from '../../../domain/identity/group-pages.ts';

/** Pages of a group that the company has (document 1, section 7). Throws `PortFault`. */
export interface GroupDirectory {
  flags(): Promise<GroupFlags>;
}
