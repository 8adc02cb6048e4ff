import type { Parts } from '../parts.ts';
import { standardLists } from './standard-lists.ts';
import { standardOffers } from './standard-offers.ts';
import { standardTemplates } from './standard-templates.ts';

/**
 * Standards of funders as downloads: the lists, and the filled-in templates (document 2, sections 7 and 8). Where a
 * standard is not given out, STANDARD_NOT_PROVIDED names the hotline.
 */
export const standardsDesk = (parts: Parts) => ({
  ...standardLists(parts),
  ...standardTemplates(parts),
  ...standardOffers(parts),
});
