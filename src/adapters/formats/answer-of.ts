import type { ContentForm } from '../../application/ports/viewer/shared/content-reader.ts';
import type { FormatAnswer, FormatQuestion } from './format-question.ts';
import { Refused } from './refused.ts';

type Look = (bytes: Uint8Array<ArrayBuffer>) => FormatAnswer | Promise<FormatAnswer>;

// Each module is loaded with the first file of its form.
const looks: Readonly<Record<ContentForm, () => Promise<Look>>> = {
  picture: async () => (await import('./decoded-picture.ts')).decodePicture,
  ofd: async () => (await import('./ofd-file.ts')).ofdFile,
  xml: async () => (await import('./written-xml.ts')).readXml,
  workbook: async () => (await import('./written-workbook.ts')).readWorkbookContent,
  text: async () => (await import('./written-text.ts')).readText,
};

/** Preloads the module for files of a form. A failure is reported with the first file. */
export function lookReady(form: ContentForm): void {
  looks[form]().catch(() => {});
}

/** Reads a file. Never rejects: an unreadable file is refused. */
export async function answerOf({ form, bytes }: FormatQuestion): Promise<FormatAnswer> {
  try {
    return await (
      await looks[form]()
    )(bytes);
  } catch (error) {
    return { kind: 'refused', because: error instanceof Refused ? error.because : 'damaged' };
  }
}
