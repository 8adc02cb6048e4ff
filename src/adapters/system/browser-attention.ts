import type { WindowFocus } from '../../application/ports/attention.ts';

/**
 * Whether the user attends to this window. A visible window counts as attended, even if another one has the focus.
 * Regaining the focus counts as a return.
 */
export class BrowserAttention implements WindowFocus {
  isThere(): boolean {
    return document.visibilityState === 'visible';
  }

  onChange(listener: (there: boolean) => void): () => void {
    const notify = (): void => listener(this.isThere());
    window.addEventListener('focus', notify);
    document.addEventListener('visibilitychange', notify);
    return () => {
      window.removeEventListener('focus', notify);
      document.removeEventListener('visibilitychange', notify);
    };
  }
}
