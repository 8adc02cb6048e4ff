import { invoicing } from './invoicing/invoicing.ts';
import { notices } from './notices/notices.ts';

/** Fetched together. */
export const member = { ...notices, ...invoicing };
