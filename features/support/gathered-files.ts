import { strFromU8, unzipSync } from 'fflate';

/** The content of a data address. */
export function bytesAt(url: string): Uint8Array {
  return Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (character) => character.charCodeAt(0));
}

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The cells of a sheet, row by row: texts as they are, numbers as they are written. */
export function sheetRows(bytes: Uint8Array): readonly (readonly string[])[] {
  const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  return [...sheet.matchAll(/<row>(.*?)<\/row>/gsu)].map(([, row = '']) =>
    [...row.matchAll(/<c\/>|<c [^>]*>(.*?)<\/c>/gsu)].map(([, cell = '']) =>
      unescaped(/<t [^>]*>(.*?)<\/t>/su.exec(cell)?.[1] ?? /<v>(.*?)<\/v>/su.exec(cell)?.[1] ?? ''),
    ),
  );
}

/** The files of an archive, by their paths. */
export const filesOf = (bytes: Uint8Array): Readonly<Record<string, Uint8Array>> => unzipSync(bytes);

/** The paths of the files in an archive. */
export function fileNames(bytes: Uint8Array): readonly string[] {
  return Object.keys(unzipSync(bytes));
}
