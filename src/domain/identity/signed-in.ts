import type { PlainDate } from '../calendar/plain-date.ts';
import type { RoleCode } from './role.ts';

/** An entry of the menus that the back end gives a role (document 1, section 2). */
export interface MenuEntry {
  readonly code: string;
  readonly name: string;
  /** Path below the portal's base; empty for a group. */
  readonly path: string;
  /** False for pages that are allowed but not shown in the menu. */
  readonly listed: boolean;
  readonly children: readonly MenuEntry[];
}

export interface Role {
  readonly code: RoleCode;
  readonly name: string;
}

/** The key that the user signs with: its serial number, the last characters for display, and its registrar. */
export interface KeyInUse {
  readonly serial: string;
  readonly suffix: string;
  readonly registrar: string;
}

/** The signed-in user with role and menus (document 1, section 3, session info). */
export interface SignedIn {
  readonly userId: string;
  /**
   * The person who owns the account, and the id shared by all linked accounts; undefined where the back end does not
   * say.
   */
  readonly personId?: string | undefined;
  readonly unionId?: string | undefined;
  readonly key?: KeyInUse | undefined;
  readonly userName: string;
  readonly personName: string;
  readonly companyName: string;
  /** Institution for which the user acts; undefined for users of an enterprise, and where the back end does not say. */
  readonly institution?: string | undefined;
  /** Whether the user may see only what the company allocates to the user's inner organisation. */
  readonly isConfined?: boolean | undefined;
  /** Whether the account is in normal state (`userState` NORMAL); undefined where the back end does not say. */
  readonly accountState?: 'normal' | 'other' | undefined;
  /** Whether it is the company's main user, who alone may see the company's standing (document 1, section 6). */
  readonly isMain?: boolean;
  /** Whether the user may return to the old version (`enableSwitchVersion`). */
  readonly maySwitchVersion?: boolean;
  /**
   * Colleague for whom the user acts in this role, and the last Shanghai day; undefined in a role of the user's own,
   * and where the back end does not say.
   */
  readonly actsFor?: { readonly userId: string; readonly personName: string; readonly until: PlainDate } | undefined;
  /**
   * A delegation that had ended before this request: the colleague's name, who ended it (empty where it expired), when
   * (milliseconds since the epoch), and the day of the request.
   */
  readonly actingOver?:
    | { readonly personName: string; readonly by: string; readonly at: number; readonly today: PlainDate }
    | undefined;
  readonly role: Role;
  readonly candidateRoles: readonly Role[];
  readonly menus: readonly MenuEntry[];
  readonly home: string;
  /**
   * Milliseconds from the request to the end of the session, regardless of activity; undefined where the back end does
   * not say.
   */
  readonly sessionLeft?: number | undefined;
}

/** All entries of menus; each precedes its subentries. */
export function allEntries(menus: readonly MenuEntry[]): readonly MenuEntry[] {
  return menus.flatMap((entry) => [entry, ...allEntries(entry.children)]);
}

/** Whether the menus allow a path below the portal's base; all other paths are refused (document 1, section 2). */
export function menusAllow(menus: readonly MenuEntry[], path: string): boolean {
  const plain = path.replace(/\/+$/, '');
  return allEntries(menus).some((entry) => entry.path !== '' && entry.path === plain);
}

/** Home page of signed-in users; no menu contains it (document 1, section 2). */
export const homePath = '/index';
