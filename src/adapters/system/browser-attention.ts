import type { Attention } from '../../application/ports/attention.ts';

/**
 * What the browser says of its window. A window in sight is attended to, even beside another that has the keys; coming
 * back from that one counts as coming back.
 */
export class BrowserAttention implements Attention {
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
