import type { ContentForm } from '../../application/ports/viewer/shared/content-reader.ts';

/** How a file is shown: as a document of pages in a PDF reader, or in its own form. */
export type PreviewForm = 'pdf' | ContentForm;

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const byType: ReadonlyMap<string, PreviewForm> = new Map([
  ['application/pdf', 'pdf'],
  ...['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp', 'image/bmp'].map(
    (type) => [type, 'picture'] as const,
  ),
  ...['application/ofd', 'application/x-ofd', 'application/vnd.ofd'].map((type) => [type, 'ofd'] as const),
  ...['application/xml', 'text/xml'].map((type) => [type, 'xml'] as const),
  [workbook, 'workbook'],
  ...['text/plain', 'text/csv'].map((type) => [type, 'text'] as const),
]);

const byEnding: ReadonlyMap<string, PreviewForm> = new Map([
  ['pdf', 'pdf'],
  ['jpg', 'picture'],
  ['jpeg', 'picture'],
  ['png', 'picture'],
  ['gif', 'picture'],
  ['webp', 'picture'],
  ['bmp', 'picture'],
  ['ofd', 'ofd'],
  ['xml', 'xml'],
  ['xlsx', 'workbook'],
  ['txt', 'text'],
  ['csv', 'text'],
]);

/** Types without meaning, which stores give to unknown files. */
const meaninglessTypes = new Set([
  '',
  'application/octet-stream',
  'binary/octet-stream',
  'application/zip',
  'application/x-zip-compressed',
]);

/** How a file is shown; undefined if it cannot be. The type decides, or the name if the type has no meaning. */
export function previewOf(mimeType: string, name: string): PreviewForm | undefined {
  const type = mimeType.split(';')[0]?.trim().toLowerCase() ?? '';
  return byType.get(type) ?? (meaninglessTypes.has(type) ? previewOfName(name) : undefined);
}

/** How a file will probably be shown, by its name. Its type is only known with its address. */
export function previewOfName(name: string): PreviewForm | undefined {
  return byEnding.get(/\.([a-z]+)$/iu.exec(name)?.[1]?.toLowerCase() ?? '');
}
