import type { Connectivity } from '../../application/ports/connectivity.ts';

/** What the browser says of the connection. It knows of cables, not of servers. */
export class BrowserConnectivity implements Connectivity {
  isOnline(): boolean {
    return navigator.onLine;
  }

  onChange(listener: (online: boolean) => void): () => void {
    const heard = (): void => listener(this.isOnline());
    window.addEventListener('online', heard);
    window.addEventListener('offline', heard);
    return () => {
      window.removeEventListener('online', heard);
      window.removeEventListener('offline', heard);
    };
  }
}
