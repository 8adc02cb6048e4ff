import type { Parts } from '../parts.ts';
import type { ArchivedFile, ByteStream, SheetWords } from '../ports.ts';
import { streamOf } from '../byte-stream.ts';
import type { PackagesOrder, FileRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { NotGathered, type Gathered, type Gatherer } from './shared/gathered.ts';
import { makeFile } from './shared/make-file.ts';
import { packageMaterials } from './material-model.ts';
import { pickedNumbers, pickedQueries } from './picked-packages.ts';

/** What goes into one archive at most: packages, files, and bytes as they were said to be. */
const mostPackages = 200;
const mostFiles = 5000;
const mostBytes = 2 * 1024 ** 3;

interface Wanted {
  readonly docDatumId: string;
  readonly material: string;
  readonly name: string;
  readonly pkFile: string;
  readonly size: number;
}

interface Listed {
  readonly wanted: readonly Wanted[];
  /** Lines about what there is no file of. */
  readonly absent: readonly string[];
}

/**
 * A part of a path as every system takes it: without separators, signs that are not seen, or names that mean something
 * else; at most 100 characters. What is nothing but an extension keeps it behind a sign of ours.
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
  // Windows takes none of these, whatever stands behind the dot.
  const shown = /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu.test(stem) ? `_${stem}` : stem;
  return shown + extension || '_';
}

/** Gives each path once: of two alike, ignoring case, the second gets a number. */
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

async function listPackages(transaction: Transaction, numbers: readonly string[], words: SheetWords): Promise<Listed> {
  const [wanted, absent]: [Wanted[], string[]] = [[], []];
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
export async function gatherArchive(
  parts: Parts,
  { picked, orderBy, descending, locale }: PackagesOrder,
  { user, role }: Gatherer,
): Promise<Gathered> {
  const { store, objects, gathering, clock } = parts;
  const words = await gathering.words(locale);
  const { numbers, wanted, absent } = await store.transaction(async (transaction) => {
    const found = await pickedNumbers(
      transaction,
      pickedQueries(picked, { user, role }, clock.now()),
      { orderBy, descending },
      mostPackages,
    );
    if (found.length > mostPackages) throw new NotGathered('TOO_MUCH');
    return { numbers: found, ...(await listPackages(transaction, found, words)) };
  });
  if (wanted.length > mostFiles || wanted.reduce((sum, { size }) => sum + size, 0) > mostBytes)
    throw new NotGathered('TOO_MUCH');

  /** A file's bytes; undefined where it has not arrived, or the store has it no more. */
  async function bytesOf(pkFile: string): Promise<ByteStream | undefined> {
    const file: FileRecord | undefined = await store.transaction(async (transaction) => transaction.files.find(pkFile));
    if (file?.state !== 'stored' || (file.pkCorp !== undefined && file.pkCorp !== user.pkCorp)) return undefined;
    return objects.get((await makeFile(parts, file)).objectKey);
  }

  async function* files(noted: (done: number) => Promise<void>): AsyncGenerator<ArchivedFile> {
    const [unique, lines] = [uniquePaths(), [...absent]];
    for (const [index, { docDatumId, material, name, pkFile }] of wanted.entries()) {
      const bytes = await bytesOf(pkFile);
      if (bytes)
        yield {
          name: unique(`${safePart(docDatumId)}/${safePart(material)}/${safePart(name)}`),
          bytes,
          packs: /\.(?:xml|txt|docx?|xlsx?)$/iu.test(name),
        };
      else lines.push(words.absent.lost(docDatumId, material, name));
      await noted(index + 1);
    }
    // With a mark at its beginning, by which every editor knows its letters.
    if (lines.length > 0)
      yield {
        name: unique(words.absent.fileName),
        bytes: streamOf(new TextEncoder().encode(`\ufeff${[words.absent.head, ...lines].join('\r\n')}\r\n`)),
        packs: true,
      };
  }

  return {
    contentType: 'application/zip',
    extension: 'zip',
    total: numbers.length === 0 ? 0 : wanted.length + (absent.length > 0 ? 1 : 0),
    bytes: (noted) => gathering.archive(files(noted), clock.now()),
  };
}
