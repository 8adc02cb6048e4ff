import { allEntries, type MenuEntry } from './signed-in.ts';

/** Pages that only some companies have, whatever their menus name (document 1, section 2; F-009). */
export const innerOrganisationsPath = '/my/inner-org/index';
export const authorisationsPath = '/my/authorization/index';

/** Which of them the back end has switched on for the company. */
export interface GroupFlags {
  readonly innerOrganisations: boolean;
  readonly authorisations: boolean;
}

/** Whether some menus name a page for which a flag has to be known. */
export const needsGroupFlags = (menus: readonly MenuEntry[]): boolean =>
  allEntries(menus).some(({ path }) => path.startsWith(innerOrganisationsPath) || path.startsWith(authorisationsPath));
