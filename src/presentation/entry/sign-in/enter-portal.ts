import type { Navigator } from '../../../application/ports/navigator.ts';
import { returnPlace } from '../../pages/return-place.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { SessionWatch } from '../../identity/session-watch.ts';

/** Opens the page that a user came from before signing in, or the first page of the role. */
export async function enterPortal(session: SessionStore, watch: SessionWatch, navigator: Navigator): Promise<void> {
  await session.start(() => {
    watch.start();
    const from = returnPlace(navigator.current().split('?')[1] ?? '');
    navigator.replaceWith(from ?? session.landing ?? '/error-page/403');
  });
}
