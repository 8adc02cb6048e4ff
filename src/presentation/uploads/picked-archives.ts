import type { ArchiveUnpacker } from '../../application/ports/uploads/archive-unpacker.ts';
import type { ArchiveTrouble } from '../../domain/uploads/archive-limits.ts';
import { distinctNames } from '../../domain/uploads/distinct-names.ts';
import { message } from '../../words/catalogue.ts';
import type { Toasts } from '../shared/toasts.ts';
import { noteArchiveTrouble } from './file-findings.ts';

/** Bytes of the largest zip that is opened, as large as any archive that a place accepts. */
const largest = 64 * 1024 * 1024;

const isZip = (head: Uint8Array): boolean =>
  head[0] === 0x50 && head[1] === 0x4b && ((head[2] === 3 && head[3] === 4) || (head[2] === 5 && head[3] === 6));

/** Opens picked zips in place, where a slot takes several documents and no archives. */
export class PickedArchives {
  readonly #unpacker: ArchiveUnpacker;
  readonly #toasts: Pick<Toasts, 'show'>;

  constructor(unpacker: ArchiveUnpacker, toasts: Pick<Toasts, 'show'>) {
    this.#unpacker = unpacker;
    this.#toasts = toasts;
  }

  /** The files in their order, with the files of a zip in its place. A zip that is not opened is refused by name. */
  async open(files: readonly File[]): Promise<readonly File[]> {
    const opened: File[] = [];
    for (const file of files) opened.push(...(await this.openFile(file)));
    return opened;
  }

  private async openFile(file: File): Promise<readonly File[]> {
    try {
      if (!isZip(new Uint8Array(await file.slice(0, 4).arrayBuffer()))) return [file];
      const refuse = (trouble: ArchiveTrouble): readonly File[] => {
        noteArchiveTrouble(file, trouble);
        return [file];
      };
      if (file.size > largest) return refuse('bomb');
      const found = await this.#unpacker.unpack(new Uint8Array(await file.arrayBuffer()));
      if (found === undefined) return [file];
      if (typeof found === 'string') return refuse(found);
      this.#toasts.show('info', message('upload.archive-opened', { name: file.name, files: found.length }));
      const names = distinctNames(found.map(({ path }) => path));
      return found.map(
        ({ bytes }, index) => new File([bytes], names[index] ?? '', { lastModified: file.lastModified }),
      );
    } catch {
      // A file that cannot be read fails when it is uploaded, with its own message.
      return [file];
    }
  }
}
