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
    const seen = (): void => listener(this.isThere());
    window.addEventListener('focus', seen);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('focus', seen);
      document.removeEventListener('visibilitychange', seen);
    };
  }
}
