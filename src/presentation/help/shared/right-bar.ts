import { makeAutoObservable, reaction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { PreferenceName, Preferences } from '../../../application/ports/preferences.ts';
import { rightBarAt, type RightBarIcon } from '../../../domain/help/shared/right-bar.ts';
import type { SessionStore } from '../../identity/session-store.ts';

/** How long the bar stays after the last interaction, in milliseconds (document 1, section 9). */
export const barVisibleMs = 7_000;

/** A press within this time after the bar came back was meant for the ball, in milliseconds. */
const pressTolerance = 600;

/** The scroll position from which the way to the top is offered, in pixels (F-076). */
export const backToTopScrollPx = 768;

export interface RightBarParts {
  readonly session: SessionStore;
  readonly clock: Clock;
  readonly preferences: Pick<Preferences, 'read' | 'write'>;
  readonly asksSatisfaction: boolean;
  /** Whether there is help for a page, as far as is known. */
  readonly hasHelp: (path: string) => boolean;
}

/**
 * The bar at the right edge. It slides out some seconds after the last interaction, and a ball brings it back (F-076).
 * It opens by itself once, and is a ball from then on unless the user wants it open. It never leaves while it has the
 * pointer or the focus, or while a panel is open beside it. The view moves nothing for a user who wants no motion.
 */
export class RightBar {
  isOut = false;
  path = '';
  isFarDown = false;
  /** Whether the page leaves no room beside itself. */
  #isCrowded = false;
  /** When the bar came back last, in monotonic time. */
  #backAt = 0;
  #holders = new Set<'pointer' | 'focus' | 'panel'>();
  #stopTimer: () => void = () => undefined;
  readonly #parts: RightBarParts;

  constructor(parts: RightBarParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
    reaction(
      () => parts.session.who?.userId,
      () => this.restore(),
      { fireImmediately: true },
    );
  }

  get icons(): readonly RightBarIcon[] {
    const { session, asksSatisfaction, hasHelp } = this.#parts;
    return rightBarAt(session.pageConfig, {
      path: this.path,
      signedIn: session.who !== undefined,
      hasHelp: hasHelp(this.path),
      asksSatisfaction,
    });
  }

  get targets() {
    const { onlineService, rightBar } = this.#parts.session.pageConfig;
    return { service: onlineService, wechat: rightBar.wechat, survey: rightBar.survey };
  }

  get hasHelpCentre(): boolean {
    return this.#parts.session.pageConfig.rightBar.hasHelpCentre;
  }

  /** Sets the present page. */
  pageOpened(path: string): void {
    this.path = path;
  }

  /**
   * The bar was drawn. It begins as a ball on a small screen, and on a page without room unless the user wants it open.
   */
  barDrawn({ small, crowded }: { readonly small: boolean; readonly crowded: boolean }): void {
    this.#isCrowded = crowded;
    if (small || (crowded && this.wish !== 'open')) this.isOut = true;
    this.restartTimer();
  }

  /** The pointer, the focus or an open panel keeps the bar. */
  holdBegun(by: 'pointer' | 'focus' | 'panel'): void {
    this.#holders.add(by);
    this.#stopTimer();
  }

  /** Ends a hold. The seven seconds begin then. */
  holdEnded(by: 'pointer' | 'focus' | 'panel'): void {
    this.#holders.delete(by);
    this.restartTimer();
  }

  /** Folds or opens the bar. A press just after the ball was approached means that the bar should stay open. */
  togglePressed(): void {
    if (this.isOut || this.#parts.clock.monotonicTime() - this.#backAt < pressTolerance) {
      this.ballApproached();
      this.keep('open');
      return;
    }
    this.slideOut();
    this.keep('folded');
  }

  /** The pointer or the focus reached the ball; the bar stays as long as they do. */
  ballApproached(): void {
    if (this.isOut) this.#backAt = this.#parts.clock.monotonicTime();
    this.isOut = false;
    this.restartTimer();
  }

  /** Moves the bar out of the way. */
  slideOut(): void {
    this.#stopTimer();
    this.isOut = true;
  }

  /** Makes room for a tour of the page, if the page leaves none. */
  makeRoom(): void {
    if (this.#isCrowded) this.slideOut();
  }

  scrolledTo(top: number): void {
    this.isFarDown = top > backToTopScrollPx;
  }

  private restartTimer(): void {
    this.#stopTimer();
    if (this.#holders.size > 0 || this.isOut) return;
    this.#stopTimer = this.#parts.clock.wakeAfter(barVisibleMs, this.slideOutByItself);
  }

  /** Slides out automatically. After the first time the bar stays folded on other pages. */
  private slideOutByItself(): void {
    this.slideOut();
    const { session, preferences } = this.#parts;
    if (session.who && preferences.read(this.preferenceName) === undefined) this.keep('folded');
  }

  private get preferenceName(): PreferenceName {
    return `right-bar:${this.#parts.session.who?.userId ?? ''}`;
  }

  private get wish(): string | undefined {
    return this.#parts.session.who && this.#parts.preferences.read(this.preferenceName);
  }

  private restore(): void {
    if (this.#parts.session.who) this.isOut = this.wish === 'folded' || (this.#isCrowded && this.wish !== 'open');
  }

  private keep(wish: 'folded' | 'open'): void {
    if (this.#parts.session.who) this.#parts.preferences.write(this.preferenceName, wish);
  }
}
