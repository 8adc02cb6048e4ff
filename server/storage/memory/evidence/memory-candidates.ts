import type { CandidateRecord } from '../../../core/records/evidence.ts';
import type { CandidateQuery } from '../../../core/tables/evidence.ts';
import type { MemoryShelf } from '../memory-shelf.ts';
import { dueAmong, isDue } from './memory-due.ts';
import { canJoin } from './can-join.ts';
import type { MemoryPackages } from './memory-packages.ts';

const among = (values: readonly string[] | undefined, value: string): boolean =>
  values === undefined || values.includes(value);

/** Whether a candidate matches a query. `isVoid` tells whether a package is in the state INVALID. */
function matches(candidate: CandidateRecord, query: CandidateQuery, isVoid: (docDatumId: string) => boolean): boolean {
  return (
    candidate.pkCorp === query.pkCorp &&
    candidate.book === query.book &&
    candidate.side === query.side &&
    among(query.states, candidate.state) &&
    among(query.businessTypes, candidate.businessType) &&
    (query.productType === undefined || query.productType === candidate.productType) &&
    (query.joining === undefined || canJoin(candidate, query.joining, isVoid)) &&
    (query.counterparty === undefined ||
      [candidate.counterpartyName, candidate.payerName, candidate.creditSourceName].some((name) =>
        name.includes(query.counterparty ?? ''),
      ))
  );
}

export function memoryCandidates({ table }: MemoryShelf, packages: MemoryPackages) {
  const candidates = table<CandidateRecord>((candidate) => candidate.id);
  const isVoid = (docDatumId: string): boolean =>
    packages.selectUncopied((each) => each.docDatumId === docDatumId)[0]?.state === 'INVALID';
  return Object.assign(candidates, {
    page: async (query: CandidateQuery) => {
      const found = candidates
        .select((candidate) => matches(candidate, query, isVoid))
        .toSorted((a, b) => (a.number < b.number ? -1 : a.number > b.number ? 1 : 0));
      return { total: found.length, records: found.slice(query.offset, query.offset + query.limit) };
    },
    hasOfCore: async (pkCorp: string, fkCorpCore: string) =>
      candidates.selectUncopied((each) => each.pkCorp === pkCorp && each.coreEnterpriseId === fkCorpCore).length > 0,
    inPackage: async (docDatumId: string) =>
      candidates
        .select((candidate) => candidate.packagedIn === docDatumId)
        .toSorted((a, b) => (a.number < b.number ? -1 : 1)),
    inPackages: async (docDatumIds: readonly string[]) => {
      const named = new Set(docDatumIds);
      return candidates.select(({ packagedIn }) => packagedIn !== undefined && named.has(packagedIn));
    },
    ...dueAmong((query) => candidates.select((candidate) => isDue(candidate, query, isVoid))),
  });
}
