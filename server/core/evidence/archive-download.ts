import type { Parts } from '../parts.ts';
import type { ArchivedFile, ByteStream, SheetWords } from '../ports.ts';
import { streamOf } from '../byte-stream.ts';
import type { PackagesOrder, FileRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { DownloadError, type DownloadContent, type DownloadRequester } from './shared/download-content.ts';
import { prepareServedObject } from './shared/served-object.ts';
import { generateFile } from './shared/generate-file.ts';
import { packageMaterials } from './material-model.ts';
import { pickedNumbers, pickedQueries } from './picked-packages.ts';

/** Limits of one archive: packages, files, and declared bytes. */
const maxPackages = 200;
const maxFiles = 5000;
const maxDeclaredBytes = 2 * 1024 ** 3;

interface ListedFile {
  readonly docDatumId: string;
  readonly material: string;
  readonly name: string;
  readonly pkFile: string;
  readonly size: number;
}

interface FileList {
  readonly wanted: readonly ListedFile[];
  /** Lines about missing files. */
  readonly absent: readonly string[];
}

/**
 * A part of a path that is valid on every system: without separators, invisible signs or reserved names, and at most
 * 100 characters long. A name that is only an extension gets an underscore before it.
 */
export function safePart(text: string): string {
  const seen = text
    .normalize('NFC')
    .replaceAll(/[\p{C}<>:"/\\|?*]/gu, '_')
    .replaceAll(/^\s+|[\s.]+$/gu, '');
  const plain = seen.replace(/^[\s.]*\.(?=[^\s.]+$)/u, '_.').replace(/^[\s.]+/u, '');
  const dot = plain.lastIndexOf('.');
  const extension = dot > 0 && plain.length - dot <= 10 ? plain.slice(dot) : '';
  const stem = Array.from(plain.slice(0, plain.length - extension.length))
    .slice(0, 100 - extension.length)
    .join('');
  // These names are reserved on Windows, with any extension.
  const shown = /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu.test(stem) ? `_${stem}` : stem;
  return shown + extension || '_';
}

/** Returns a function that makes paths unique, ignoring case, by adding a number to a repeated one. */
export function uniquePaths(): (path: string) => string {
  const taken = new Set<string>();
  return (path) => {
    const dot = path.lastIndexOf('.');
    const cut = dot > path.lastIndexOf('/') + 1 ? dot : path.length;
    let unique = path;
    for (let turn = 2; taken.has(unique.toLowerCase()); turn += 1)
      unique = `${path.slice(0, cut)} (${turn})${path.slice(cut)}`;
    taken.add(unique.toLowerCase());
    return unique;
  };
}

async function listPackages(
  transaction: Transaction,
  numbers: readonly string[],
  words: SheetWords,
): Promise<FileList> {
  const [wanted, absent]: [ListedFile[], string[]] = [[], []];
  for (const docDatumId of numbers) {
    for (const { name, required, items } of await packageMaterials(transaction, docDatumId)) {
      const material = words.material(name);
      const files = items.flatMap((item) => item.files);
      if (files.length === 0 && required) absent.push(words.absent.noFile(docDatumId, material));
      wanted.push(
        ...files.map((file) => ({ docDatumId, material, name: file.name, pkFile: file.fileId, size: file.size })),
      );
    }
  }
  return { wanted, absent };
}

/**
 * Gathers all files of the picked packages into an archive, with a folder for each package and category and a list of
 * missing files. Fails with TOO_MUCH beyond 200 packages, 5,000 files or 2 GB.
 */
export async function archiveDownload(
  parts: Parts,
  { picked, orderBy, descending, locale }: PackagesOrder,
  { user, role }: DownloadRequester,
): Promise<DownloadContent> {
  const { store, objects, fileWriter, clock } = parts;
  const words = await fileWriter.sheetWords(locale);
  const { numbers, wanted, absent } = await store.transaction(async (transaction) => {
    const found = await pickedNumbers(
      transaction,
      pickedQueries(picked, { user, role }, clock.now()),
      { orderBy, descending },
      maxPackages,
    );
    if (found.length > maxPackages) throw new DownloadError('TOO_MUCH');
    return { numbers: found, ...(await listPackages(transaction, found, words)) };
  });
  if (wanted.length > maxFiles || wanted.reduce((sum, { size }) => sum + size, 0) > maxDeclaredBytes)
    throw new DownloadError('TOO_MUCH');

  /** Bytes of a file; undefined where it has not arrived or is no longer stored. */
  async function bytesOf(pkFile: string): Promise<ByteStream | undefined> {
    const file: FileRecord | undefined = await store.transaction(async (transaction) => transaction.files.find(pkFile));
    if (file?.state !== 'stored' || (file.pkCorp !== undefined && file.pkCorp !== user.pkCorp)) return undefined;
    return objects.get((await prepareServedObject(objects, await generateFile(parts, file))).objectKey);
  }

  async function* files(reportProgress: (done: number) => Promise<void>): AsyncGenerator<ArchivedFile> {
    const [unique, lines] = [uniquePaths(), [...absent]];
    for (const [index, { docDatumId, material, name, pkFile }] of wanted.entries()) {
      const bytes = await bytesOf(pkFile);
      if (bytes)
        yield {
          name: unique(`${safePart(docDatumId)}/${safePart(material)}/${safePart(name)}`),
          bytes,
          isCompressible: /\.(?:xml|txt|docx?|xlsx?)$/iu.test(name),
        };
      else lines.push(words.absent.missingFile(docDatumId, material, name));
      await reportProgress(index + 1);
    }
    // The byte order mark lets every editor recognise UTF-8.
    if (lines.length > 0)
      yield {
        name: unique(words.absent.fileName),
        bytes: streamOf(new TextEncoder().encode(`\ufeff${[words.absent.head, ...lines].join('\r\n')}\r\n`)),
        isCompressible: true,
      };
  }

  return {
    contentType: 'application/zip',
    extension: 'zip',
    total: numbers.length === 0 ? 0 : wanted.length + (absent.length > 0 ? 1 : 0),
    bytes: (reportProgress) => fileWriter.writeArchive(files(reportProgress), clock.now()),
  };
}
