import { invoicing } from './invoicing/invoicing.ts';
import { protocols } from './notices/protocols.ts';
import { notices } from './notices/notices.ts';

/**
 * What a member is asked on arrival, and the pages to which that leads: fetched together, since each file's name costs
 * every page.
 */
export const member = { ...notices, ...protocols, ...invoicing };
