import type { AreaDownloads } from './evidence/download-work.ts';
import { signedAgreementArchive } from './notices/signed-agreement-archive.ts';
import type { Parts } from './parts.ts';
import { tradeListDownload } from './trade/trade-list-download.ts';

/** Generators of downloads for areas that depend on the evidence area. */
export const areaDownloads = (parts: Parts): AreaDownloads => ({
  protocols: signedAgreementArchive(parts),
  list: tradeListDownload(parts),
});
