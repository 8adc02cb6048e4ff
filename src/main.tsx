import { fetchPortalConfig } from './adapters/http/fetch-portal-config.ts';
import { productionContainer } from './composition/production.ts';
import { startPortal } from './start-portal.tsx';

void startPortal(async (parts) => productionContainer({ ...parts, config: await fetchPortalConfig('/cv3/config.json'), pdfAssets: __PDF_ASSETS__ }));
