import type { DocumentKind } from '../../src/domain/evidence/reading/read-fields.ts';
import type { ReadSource } from '../../src/domain/evidence/reading/read-source.ts';
import type { FileKind } from './file-kind.ts';

/** The kinds of files and documents that one source reads. */
export interface SourceKinds {
  readonly source: ReadSource;
  readonly fileKinds: readonly FileKind[];
  readonly documentKinds: readonly DocumentKind[];
}

/**
 * The sources that run in separate processes, the most trusted first. The server uses this table without loading their
 * modules.
 */
export const kindsRead = {
  xml: { source: 'xml', fileKinds: ['xml'], documentKinds: ['invoice'] },
  ofd: { source: 'ofd', fileKinds: ['ofd'], documentKinds: ['invoice'] },
  'pdf-attachment': { source: 'pdf-attachment', fileKinds: ['pdf'], documentKinds: ['invoice'] },
  'pdf-info': { source: 'pdf-info', fileKinds: ['pdf'], documentKinds: ['invoice'] },
  'qr-code': { source: 'qr-code', fileKinds: ['jpeg', 'png', 'pdf'], documentKinds: ['invoice'] },
  'pdf-text': { source: 'pdf-text', fileKinds: ['pdf'], documentKinds: ['invoice', 'contract'] },
} as const satisfies Partial<Record<ReadSource, SourceKinds>>;

/** The kinds that optical recognition reads. It runs after all other sources. */
export const opticalKinds = {
  source: 'optical',
  fileKinds: ['jpeg', 'png', 'pdf'],
  documentKinds: ['invoice', 'contract'],
} as const satisfies SourceKinds;
