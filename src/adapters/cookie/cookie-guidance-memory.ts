import { cookieAmong, cookieName } from '../../domain/text/cookies.ts';
import type { GuidanceMemory, KeptGuidance } from '../../application/ports/home/guidance-memory.ts';
import { guidanceSeconds } from '../../domain/home/guidance.ts';
import type { CookieJar } from './cookie-role-memory.ts';

const away = 'away';
const nothing: KeptGuidance = { isDismissed: false, finished: [] };
// Browsers drop a cookie of more than four kilobytes. A product has at most ten links.
const most = 40;
const isLink = (id: string): boolean => /^[\w-]{1,64}$/.test(id);

/** The guidance cookie (document 1, section 2), one for each user of a browser. */
export class CookieGuidanceMemory implements GuidanceMemory {
  readonly #jar: CookieJar;

  constructor(jar: CookieJar) {
    this.#jar = jar;
  }

  recall(userId: string): KeptGuidance {
    const value = cookieAmong(this.#jar.read(), this.#nameOf(userId)) ?? '';
    if (value === away) return { isDismissed: true, finished: [] };
    const finished = value.split('.');
    return finished.length <= most && finished.every(isLink) ? { isDismissed: false, finished } : nothing;
  }

  dismiss(userId: string): void {
    this.#keep(userId, away, guidanceSeconds.dismissed);
  }

  markFinished(userId: string, links: readonly string[]): void {
    this.#keep(
      userId,
      links
        .filter((id) => isLink(id) && id !== away)
        .slice(-most)
        .join('.'),
      guidanceSeconds.finished,
    );
  }

  #keep(userId: string, value: string, seconds: number): void {
    const { secure } = this.#jar;
    this.#jar.write(
      `${cookieName(this.#nameOf(userId), secure)}=${value}; path=/; samesite=lax; max-age=${seconds}${secure ? '; secure' : ''}`,
    );
  }

  #nameOf(userId: string): string {
    return `guidance-${encodeURIComponent(userId)}`;
  }
}
