import { allEntries, type MenuEntry } from './signed-in.ts';

/** Pages that only some companies have, even where the menus contain them (document 1, section 2; F-009). */
export const innerOrganisationsPath = '/my/inner-org/index';
export const authorisationsPath = '/my/authorization/index';

/** Which of these pages the back end has enabled for the company. */
export interface GroupFlags {
  readonly innerOrganisations: boolean;
  readonly authorisations: boolean;
}

/** Whether menus contain a page that depends on a flag. */
export const needsGroupFlags = (menus: readonly MenuEntry[]): boolean =>
  allEntries(menus).some(({ path }) => path.startsWith(innerOrganisationsPath) || path.startsWith(authorisationsPath));
