import type { CollectionFlags } from '../../core/trade/collection-terms.ts';
import { companies } from '../parties/companies.ts';

/** How the payments of the core enterprises are collected, by their ids: one lacks a contract, one pays by itself. */
export const collections: ReadonlyMap<string, CollectionFlags> = new Map([
  [companies.qiheng.pkCorp, { collectMode: 'ONLINE', authFlag: true, collectFlag: true, contractFlag: true }],
  [companies.lanchuan.pkCorp, { collectMode: 'ONLINE', authFlag: true, collectFlag: true, contractFlag: false }],
  [companies.beiyu.pkCorp, { collectMode: 'OFFLINE', authFlag: false, collectFlag: true, contractFlag: false }],
]);
