import { makeAutoObservable, reaction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { PreferenceName, Preferences } from '../../../application/ports/preferences.ts';
import { rightBarAt, type RightBarIcon } from '../../../domain/help/shared/right-bar.ts';
import type { SessionStore } from '../../identity/session-store.ts';

/** How long it stays after the last thing that was done with it, in milliseconds (document 1, section 9). */
export const patience = 7_000;

/** Within so many milliseconds after it came back a press on its button still meant the ball. */
const settling = 600;

/** From how far down one is led back to the top, in pixels (F-076). */
export const farDown = 768;

export interface RightBarParts {
  readonly session: SessionStore;
  readonly clock: Clock;
  readonly preferences: Pick<Preferences, 'read' | 'write'>;
  readonly asksSatisfaction: boolean;
  /** Whether there is help for a page, as far as is known. */
  readonly hasHelp: (path: string) => boolean;
}

/**
 * The bar at the right edge: it slides out some seconds after the last interaction, and a ball brings it back (F-076).
 * It comes by itself once, and from then on as a ball, unless it is wanted open; it never leaves under a pointer or
 * from under the keyboard, and by itself only where movement is wanted and a pointer is what one works with (WCAG
 * 2.2.1).
 */
export class RightBar {
  isOut = false;
  path = '';
  isFarDown = false;
  /** Movement is unwanted. */
  #isStill = false;
  /** The page leaves no room beside it. */
  #isCrowded = false;
  /** Whoever is there works with the keyboard alone. */
  #byKeyboard = false;
  /** When it came back last, on the steady clock. */
  #backAt = 0;
  #held = new Set<'pointer' | 'focus' | 'panel'>();
  #stopTimer: () => void = () => undefined;
  readonly #parts: RightBarParts;

  constructor(parts: RightBarParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
    reaction(
      () => parts.session.who?.userId,
      () => this.recalled(),
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

  /** The page at which it stands. */
  placed(path: string): void {
    this.path = path;
  }

  /**
   * It is drawn: as a ball from the beginning where the screen is small, and where the page leaves no room beside it,
   * unless it is wanted open there. `still`: movement is unwanted.
   */
  drawn({
    small,
    crowded,
    still,
  }: {
    readonly small: boolean;
    readonly crowded: boolean;
    readonly still: boolean;
  }): void {
    [this.#isStill, this.#isCrowded] = [still, crowded];
    if (small || (crowded && this.wish !== 'open')) this.isOut = true;
    this.restarted();
  }

  /** Pointer, keyboard or an open panel is on it: it stays. */
  held(by: 'pointer' | 'focus' | 'panel'): void {
    this.#held.add(by);
    this.#stopTimer();
  }

  /** `byKeyboard`: whoever works with the keyboard alone has all the time there is, until a pointer comes. */
  released(by: 'pointer' | 'focus' | 'panel', byKeyboard = false): void {
    this.#held.delete(by);
    if (byKeyboard) this.#byKeyboard = true;
    else if (by === 'pointer') this.#byKeyboard = false;
    this.restarted();
  }

  /** Fold and ball are one button. Whoever presses what they had just come upon wants it open, and that is kept. */
  togglePressed(): void {
    if (this.isOut || this.#parts.clock.steady() - this.#backAt < settling) {
      this.cameBack();
      this.keep('open');
      return;
    }
    this.slidOut();
    this.keep('folded');
  }

  /** Pointer or keyboard came upon the ball: it is back for as long as they stay. */
  cameBack(): void {
    if (this.isOut) this.#backAt = this.#parts.clock.steady();
    this.isOut = false;
    this.restarted();
  }

  /** Somebody wants it out of the way for now. */
  slidOut(): void {
    this.#stopTimer();
    this.isOut = true;
  }

  /** Somebody is shown around on the page: what is shown may lie below it, where the page leaves no room beside it. */
  gaveWay(): void {
    if (this.#isCrowded) this.slidOut();
  }

  scrolledTo(top: number): void {
    this.isFarDown = top > farDown;
  }

  private restarted(): void {
    this.#stopTimer();
    if (this.#isStill || this.#byKeyboard || this.#held.size > 0 || this.isOut) return;
    this.#stopTimer = this.#parts.clock.wakeAfter(patience, this.wentBySelf);
  }

  /** Who has seen it once knows where it is: on the pages to come it covers nothing of their work unasked. */
  private wentBySelf(): void {
    this.slidOut();
    const { session, preferences } = this.#parts;
    if (session.who && preferences.read(this.preference) === undefined) this.keep('folded');
  }

  private get preference(): PreferenceName {
    return `right-bar:${this.#parts.session.who?.userId ?? ''}`;
  }

  private get wish(): string | undefined {
    return this.#parts.session.who && this.#parts.preferences.read(this.preference);
  }

  private recalled(): void {
    if (this.#parts.session.who) this.isOut = this.wish === 'folded' || (this.#isCrowded && this.wish !== 'open');
  }

  private keep(wish: 'folded' | 'open'): void {
    if (this.#parts.session.who) this.#parts.preferences.write(this.preference, wish);
  }
}
