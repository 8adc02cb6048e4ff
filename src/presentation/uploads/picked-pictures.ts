import type { PictureConverter } from '../../application/ports/uploads/picture-converter.ts';
import {
  convertedName,
  convertedType,
  foreignFormat,
  formatHead,
  namedFormat,
  type ForeignFormat,
  type ForeignPicture,
} from '../../domain/uploads/picture-format.ts';
import { decodingFlaw } from '../../domain/uploads/foreign-picture-size.ts';
import { message } from '../../words/catalogue.ts';
import type { Toasts } from '../shared/toasts.ts';
import { noteForeignPicture } from './file-findings.ts';

/** Bytes of the largest picture that is converted. */
const largest = 64 * 1024 * 1024;

const formatNames: Readonly<Record<ForeignFormat, string>> = { heic: 'HEIC', webp: 'WebP', avif: 'AVIF', tiff: 'TIFF' };

const isJpeg = (head: Uint8Array): boolean => head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff;

/** Names of converted pictures that are shown. */
const maxShownNames = 3;

/** A converted picture, as it is shown to the user. */
interface Converted {
  readonly name: string;
  readonly type: string;
}

/** Looks at picked files by their bytes, and converts pictures in foreign formats before they are uploaded. */
export class PickedPictures {
  readonly #converter: PictureConverter;
  readonly #toasts: Pick<Toasts, 'show'>;

  constructor(converter: PictureConverter, toasts: Pick<Toasts, 'show'>) {
    this.#converter = converter;
    this.#toasts = toasts;
  }

  /** The files in their order, each of them converted where it has to be and can be. */
  async prepare(files: readonly File[]): Promise<readonly File[]> {
    const prepared: File[] = [];
    const converted: Converted[] = [];
    // One after the other, because a decoded picture may need hundreds of megabytes.
    for (const file of files) prepared.push(await this.prepareFile(file, converted));
    this.tell(converted);
    return prepared;
  }

  private async prepareFile(file: File, converted: Converted[]): Promise<File> {
    try {
      const head = new Uint8Array(await file.slice(0, formatHead).arrayBuffer());
      const format = foreignFormat(head);
      if (format) return await this.convert(file, format, converted);
      // Telephones hand on a JPEG under the name of the original.
      return isJpeg(head) && namedFormat(file.name) !== undefined
        ? new File([file], convertedName(file.name), { type: 'image/jpeg', lastModified: file.lastModified })
        : file;
    } catch {
      // A file that cannot be read fails when it is uploaded, with its own message.
      return file;
    }
  }

  private async convert(file: File, format: ForeignFormat, converted: Converted[]): Promise<File> {
    const toRefused = (flaw: ForeignPicture['flaw']): File => {
      noteForeignPicture(file, { format, flaw });
      return file;
    };
    if (file.size > largest) return toRefused('too-many-pixels');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const flaw = decodingFlaw(bytes, format);
    if (flaw) return toRefused(flaw);
    const type = convertedType(file.name);
    const content = await this.#converter.convert(bytes, format, type);
    if (!content) return toRefused('undecodable');
    converted.push({ name: `${file.name} (${formatNames[format]})`, type: type === 'image/png' ? 'PNG' : 'JPEG' });
    return new File([content], convertedName(file.name), { type, lastModified: file.lastModified });
  }

  private tell(converted: readonly Converted[]): void {
    if (converted.length === 0) return;
    const names = converted.slice(0, maxShownNames).map(({ name }) => name);
    const types = [...new Set(converted.map(({ type }) => type))];
    this.#toasts.show('info', message('upload.converted', { names, all: converted.length, types }));
  }
}
