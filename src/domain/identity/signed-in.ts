import type { PlainDate } from '../calendar/plain-date.ts';
import type { RoleCode } from './role.ts';

/** One entry of the menus that the back end allows a role (document 1, section 2). */
export interface MenuEntry {
  readonly code: string;
  readonly name: string;
  /** Below the portal's base, or empty for a group. */
  readonly path: string;
  /** False for pages that are allowed but not listed. */
  readonly listed: boolean;
  readonly children: readonly MenuEntry[];
}

export interface Role {
  readonly code: RoleCode;
  readonly name: string;
}

/** The key by which somebody signs: its number, the last characters by which people know it, and who registered it. */
export interface KeyInUse {
  readonly serial: string;
  readonly suffix: string;
  readonly registrar: string;
}

/** Who is signed in, as whom, and what that opens (document 1, section 3, session info). */
export interface SignedIn {
  readonly userId: string;
  /**
   * The person behind the account, and behind all accounts that are linked with it; undefined where the back end does
   * not say.
   */
  readonly personId?: string | undefined;
  readonly unionId?: string | undefined;
  readonly key?: KeyInUse | undefined;
  readonly userName: string;
  readonly personName: string;
  readonly companyName: string;
  /**
   * The institution for which one acts for the company; undefined for users of an enterprise, and where the back end
   * does not say.
   */
  readonly institution?: string | undefined;
  /** Whether only what the company allocates to an inner organisation is open to the user. */
  readonly isConfined?: boolean | undefined;
  /** Whether the account is in good order (`userState` NORMAL); undefined where the back end does not say. */
  readonly accountState?: 'normal' | 'other' | undefined;
  /** Whether it is the company's main user, who alone is told of its standing (document 1, section 6). */
  readonly isMain?: boolean;
  /** Whether one may go back to the old version (`enableSwitchVersion`). */
  readonly maySwitchVersion?: boolean;
  /**
   * For which colleague one acts in this role, until the end of which day of Shanghai; undefined in a role of one's
   * own, and where the back end does not say.
   */
  readonly actsFor?: { readonly userId: string; readonly personName: string; readonly until: PlainDate } | undefined;
  /**
   * The delegation that had already ended when the client asked: of which colleague, ended by whom (empty where its
   * time ran out), when (in milliseconds), and the day of asking.
   */
  readonly actingOver?:
    | { readonly personName: string; readonly by: string; readonly at: number; readonly today: PlainDate }
    | undefined;
  readonly role: Role;
  readonly candidateRoles: readonly Role[];
  readonly menus: readonly MenuEntry[];
  readonly home: string;
  /**
   * How long after it was asked the session ends, whatever one does, in milliseconds; undefined where the back end does
   * not say.
   */
  readonly sessionLeft?: number | undefined;
}

/** Every entry of some menus, each before what lies below it. */
export function allEntries(menus: readonly MenuEntry[]): readonly MenuEntry[] {
  return menus.flatMap((entry) => [entry, ...allEntries(entry.children)]);
}

/** Whether the menus allow a path below the portal's base; everything else is refused (document 1, section 2). */
export function menusAllow(menus: readonly MenuEntry[], path: string): boolean {
  const plain = path.replace(/\/+$/, '');
  return allEntries(menus).some((entry) => entry.path !== '' && entry.path === plain);
}

/** The signed-in home, which no menu of a role names (document 1, section 2). */
export const homePath = '/index';
