import type { Navigator } from '../../application/ports/navigator.ts';

/** The functions of the view's router. */
export interface Router {
  /** Goes to a path, or by a number of places, back where it is negative. */
  navigate(to: string | number, options: { readonly replace: boolean }): void;
  /** Below the portal's base, with its query. */
  current(): string;
}

/** Passes navigation to the router once the view has one; earlier navigation waits for it. */
export class RouterNavigator implements Navigator {
  #router: Router | undefined;
  #waiting: { readonly path: string; readonly replace: boolean } | undefined;

  attach(router: Router): void {
    this.#router = router;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting) router.navigate(waiting.path, { replace: waiting.replace });
  }

  goTo(path: string): void {
    this.move(path, false);
  }

  replaceWith(path: string, places = 1): void {
    if (places < 2 || !this.#router) {
      this.move(path, true);
      return;
    }
    // Going back attaches the router again, at the first of these history entries, and the waiting navigation continues
    // there.
    this.#waiting = { path, replace: true };
    this.#router.navigate(1 - places, { replace: false });
  }

  current(): string {
    return this.#router?.current() ?? '/';
  }

  private move(path: string, replace: boolean): void {
    if (this.#router) this.#router.navigate(path, { replace });
    else this.#waiting = { path, replace };
  }
}
