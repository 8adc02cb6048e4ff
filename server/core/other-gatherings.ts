import type { OtherGatherings } from './evidence/gathering-work.ts';
import { signedAgreementArchive } from './notices/signed-agreement-archive.ts';
import type { Parts } from './parts.ts';
import { tradeListGathering } from './trade/trade-list-gathering.ts';

/** Generators of downloads for areas that depend on the evidence area. */
export const otherGatherings = (parts: Parts): OtherGatherings => ({
  protocols: signedAgreementArchive(parts),
  list: tradeListGathering(parts),
});
