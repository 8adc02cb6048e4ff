import type { GroupFlags } from '../../../domain/identity/group-pages.ts';

/** Which of a group's pages the company has (document 1, section 7). Throws `PortFault`. */
export interface GroupDirectory {
  flags(): Promise<GroupFlags>;
}
