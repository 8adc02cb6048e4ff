import type { OtherGatherings } from './evidence/gathering-work.ts';
import { protocolArchive } from './notices/protocol-archive.ts';
import type { Parts } from './parts.ts';
import { tradeListGathering } from './trade/trade-list-gathering.ts';

/** How downloads of areas above evidence are gathered. */
export const otherGatherings = (parts: Parts): OtherGatherings => ({
  protocols: protocolArchive(parts),
  list: tradeListGathering(parts),
});
