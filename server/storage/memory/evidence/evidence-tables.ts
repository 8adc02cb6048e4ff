import { isUnderWay } from '../../../../src/domain/evidence/reading/file-reading.ts';
import type { DownloadRecord, ReadingRecord, ViewsRecord, WordMarkRecord } from '../../../core/records/evidence.ts';
import type { EvidenceTables } from '../../../core/tables/evidence.ts';
import type { MemoryShelf } from '../memory-shelf.ts';
import { memoryCandidates } from './memory-candidates.ts';
import { copyOf } from './memory-copies.ts';
import { memoryFiles } from './memory-files.ts';
import { memoryItems } from './memory-items.ts';
import { memoryLog, type MemoryLog } from './memory-log.ts';
import { memoryMaterials } from './memory-materials.ts';
import { MemoryPackages } from './memory-packages.ts';
import { memoryTrade } from './memory-trade.ts';

function readingsTable({ table }: MemoryShelf): EvidenceTables['readings'] {
  const readings = table<ReadingRecord>((reading) => reading.pkFile);
  return Object.assign(readings, {
    underWayOf: async (pkCorp: string) =>
      readings.selectUncopied((reading) => reading.pkCorp === pkCorp && isUnderWay(reading)).length,
  });
}

function wordMarksTable({ table }: MemoryShelf): EvidenceTables['wordMarks'] {
  const wordMarks = table<WordMarkRecord>((mark) => mark.id);
  return Object.assign(wordMarks, {
    ofPackage: async (docDatumId: string) =>
      wordMarks.select((mark) => mark.docDatumId === docDatumId).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  });
}

function downloadsTable({ table }: MemoryShelf): EvidenceTables['downloads'] {
  const downloads = table<DownloadRecord>((download) => download.id);
  return Object.assign(downloads, {
    of: async ({ userId, pkCorp, role }: Pick<DownloadRecord, 'userId' | 'pkCorp' | 'role'>) =>
      downloads
        .select((each) => each.userId === userId && each.pkCorp === pkCorp && each.role === role)
        .toSorted((a, b) => b.requestedAt - a.requestedAt || (a.id < b.id ? 1 : -1)),
    expiredBy: async (instant: number) => downloads.select((each) => each.expiresAt <= instant),
  });
}

/** Copies packages. It reads each table once for any number of packages. */
function multiplier(
  packages: MemoryPackages,
  materials: ReturnType<typeof memoryMaterials>,
  candidates: ReturnType<typeof memoryCandidates>,
  { append, linesOf }: MemoryLog,
): EvidenceTables['packages']['multiply'] {
  return async (docDatumIds, first, last) => {
    const wanted = new Set(docDatumIds);
    const ofMaterials = Map.groupBy(
      materials.select((each) => wanted.has(each.docDatumId)),
      (each) => each.docDatumId,
    );
    const ofCandidates = Map.groupBy(
      candidates.select((each) => wanted.has(each.packagedIn ?? '')),
      (each) => each.packagedIn,
    );
    const ofLog = linesOf(wanted);
    for (const record of await packages.findAll(docDatumIds)) {
      const { docDatumId } = record;
      const whole = {
        record,
        materials: ofMaterials.get(docDatumId) ?? [],
        candidates: ofCandidates.get(docDatumId) ?? [],
        log: ofLog.get(docDatumId) ?? [],
      };
      for (let serial = first; serial <= last; serial += 1) {
        const copy = copyOf(whole, serial);
        await packages.save(copy.record);
        await materials.saveAll(copy.materials);
        await candidates.saveAll(copy.candidates);
        copy.log.forEach(append);
      }
    }
  };
}

/** `packagedIds`: ids of the candidates that a valid package has. */
export function evidenceTables(
  shelf: MemoryShelf,
): EvidenceTables & { readonly packagedIds: () => ReadonlySet<string> } {
  const log = memoryLog(shelf);
  const packages = shelf.addTable(new MemoryPackages(shelf.undo, log.log.latestOf));
  const candidates = memoryCandidates(shelf, packages);
  const items = memoryItems(shelf, packages);
  const materials = memoryMaterials(shelf, items);
  return {
    ...memoryTrade(shelf),
    candidates,
    packages: Object.assign(packages, { multiply: multiplier(packages, materials, candidates, log) }),
    materials,
    items,
    files: memoryFiles(shelf, items, materials),
    readings: readingsTable(shelf),
    wordMarks: wordMarksTable(shelf),
    views: shelf.table<ViewsRecord>((each) => each.id),
    downloads: downloadsTable(shelf),
    log: log.log,
    packagedIds: () => {
      const valid = new Set(packages.selectUncopied(({ state }) => state !== 'INVALID').map((each) => each.docDatumId));
      const packaged = candidates.selectUncopied(({ packagedIn }) => packagedIn !== undefined && valid.has(packagedIn));
      return new Set(packaged.map(({ id }) => id));
    },
  };
}
