import type { Material } from '../../../domain/evidence/materials/material.ts';
import { allowedExtensions } from '../../../domain/uploads/file-limits.ts';

/** The file types that share one size limit, in bytes. */
export interface SizeLimit {
  readonly extensions: readonly string[];
  readonly bytes: number;
}

/** The size limits by file type, the largest first. */
export function sizesOf(limits: Material['limits']): readonly SizeLimit[] {
  const bySize = Map.groupBy(allowedExtensions(limits), (extension) => limits.maximumKilobytes[extension] ?? 0);
  return [...bySize]
    .map(([kilobytes, extensions]) => ({ extensions, bytes: kilobytes * 1024 }))
    .toSorted((a, b) => b.bytes - a.bytes);
}
