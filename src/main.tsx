import { lacksCookiesOrStorage } from './adapters/system/browser-storage.ts';
import { fetchPortalConfig } from './adapters/http/fetch-portal-config.ts';
import { productionContainer } from './composition/production.ts';
import { startPortal } from './start-portal.tsx';

const notice = lacksCookiesOrStorage(window) ? document.getElementById('browser-lacks') : null;
if (notice) {
  document.getElementById('root')?.replaceChildren();
  notice.hidden = false;
} else
  void startPortal(async (parts) =>
    productionContainer({ ...parts, config: await fetchPortalConfig('/cv3/config.json'), pdfAssets: __PDF_ASSETS__ }),
  );
