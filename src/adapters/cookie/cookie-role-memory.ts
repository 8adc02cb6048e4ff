import { cookieAmong, cookieName } from '../../domain/text/cookies.ts';
import type { RoleMemory } from '../../application/ports/shell/shared/role-memory.ts';

/** The browser's cookies, as far as the portal writes any. */
export interface CookieJar {
  /** All cookies as `name=value`, separated by semicolons. */
  read(): string;
  write(cookie: string): void;
  /** Whether the page was loaded over TLS, so that cookies are restricted to it. */
  readonly secure: boolean;
}

/** Storage that lasts as long as the tab. */
export interface TabMemory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const name = 'currentRole3';

/** The tab's own memory first, then the cookie named for the current role (document 1, section 6). */
export class CookieRoleMemory implements RoleMemory {
  readonly #jar: CookieJar;
  readonly #tab: TabMemory;

  constructor(jar: CookieJar, tab: TabMemory) {
    this.#jar = jar;
    this.#tab = tab;
  }

  recall(): string | undefined {
    const role = this.#tab.getItem(name) ?? cookieAmong(this.#jar.read(), name);
    return role !== undefined && /^[A-Z_]{1,64}$/.test(role) ? role : undefined;
  }

  remember(role: string): void {
    this.#tab.setItem(name, role);
    this.#write(`${encodeURIComponent(role)}; path=/; samesite=lax`);
  }

  forget(): void {
    this.#tab.removeItem(name);
    this.#write('; path=/; samesite=lax; max-age=0');
  }

  #write(value: string): void {
    const { secure } = this.#jar;
    this.#jar.write(`${cookieName(name, secure)}=${value}${secure ? '; secure' : ''}`);
  }
}
