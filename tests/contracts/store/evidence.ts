import { candidatesStoreContract } from './evidence/candidates.ts';
import { filesStoreContract } from './evidence/files.ts';
import { listsAndReadingsStoreContract } from './evidence/lists-and-readings.ts';
import { logStoreContract } from './evidence/log.ts';
import { materialsStoreContract } from './evidence/materials.ts';
import { packagesStoreContract } from './evidence/packages.ts';
import { tradeStoreContract } from './evidence/trade.ts';
import type { StoreSuite } from './store-suite.ts';

export function evidenceStoreContract(suite: StoreSuite): void {
  candidatesStoreContract(suite);
  filesStoreContract(suite);
  listsAndReadingsStoreContract(suite);
  logStoreContract(suite);
  materialsStoreContract(suite);
  packagesStoreContract(suite);
  tradeStoreContract(suite);
}
