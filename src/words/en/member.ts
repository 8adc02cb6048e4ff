import { invoicing } from './invoicing/invoicing.ts';
import { protocols } from './notices/protocols.ts';
import { notices } from './notices/notices.ts';

/** Loaded together. */
export const member = { ...notices, ...protocols, ...invoicing };
