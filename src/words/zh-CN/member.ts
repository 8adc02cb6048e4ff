import { invoicing } from './invoicing/invoicing.ts';
import { protocols } from './notices/protocols.ts';
import { notices } from './notices/notices.ts';

/**
 * The requests to a user on arrival, and the pages to which they lead. They are loaded together, because the name of
 * each separate file would be loaded with every page.
 */
export const member = { ...notices, ...protocols, ...invoicing };
