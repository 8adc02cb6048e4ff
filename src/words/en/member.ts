import { invoicing } from './invoicing/invoicing.ts';
import { protocols } from './notices/protocols.ts';
import { notices } from './notices/notices.ts';

/** Fetched together. */
export const member = { ...notices, ...protocols, ...invoicing };
