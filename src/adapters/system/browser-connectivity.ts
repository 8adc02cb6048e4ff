import type { Connectivity } from '../../application/ports/connectivity.ts';

/** The browser's connection state, which does not cover the server. */
export class BrowserConnectivity implements Connectivity {
  isOnline(): boolean {
    return navigator.onLine;
  }

  onChange(listener: (online: boolean) => void): () => void {
    const notify = (): void => listener(this.isOnline());
    window.addEventListener('online', notify);
    window.addEventListener('offline', notify);
    return () => {
      window.removeEventListener('online', notify);
      window.removeEventListener('offline', notify);
    };
  }
}
