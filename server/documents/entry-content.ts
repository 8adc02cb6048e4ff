import type { EntryTrouble } from '../../src/domain/viewer/shared/archive-entry.ts';
import { spreadsheetType } from '../../src/contract/generated-file.ts';
import type { Inspection } from '../core/ports.ts';
import { decodeUtf8OrGbk } from './archive-names.ts';
import { textSheetType } from './text-sheet.ts';
import { memorySource } from './byte-source.ts';
import { inspectContent, type ContentReaders } from './inspected-content.ts';

/** The type under which an archive's file may be delivered, or the reason why it may not. */
export type EntryContent = { readonly mimeType: string } | { readonly trouble: EntryTrouble };

const troubles: Readonly<Record<Extract<Inspection, { kind: 'refused' }>['because'], EntryTrouble>> = {
  active: 'active',
  archive: 'unknown-format',
  'not-as-declared': 'damaged',
  'unknown-content': 'unknown-format',
  'foreign-picture': 'unknown-format',
  encrypted: 'encrypted',
  unreadable: 'damaged',
  'check-timed-out': 'timed-out',
  'too-many-pixels': 'too-large',
  empty: 'empty',
};

const textNames = /\.(?:txt|csv|xml)$/iu;
/** Control characters that no text contains: all but tabs, line ends and page breaks. */
// oxlint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u0008\u000e-\u001f\u007f]/u;

/** Whether the bytes are text: UTF-8, the Chinese encoding of Windows, or UTF-16 with a byte order mark. */
function isText(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  const marked =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
  const text = marked === undefined ? decodeUtf8OrGbk(bytes) : new TextDecoder(marked).decode(bytes);
  return text !== undefined && !controlCharacters.test(text);
}

/**
 * Determines the type by inspecting the bytes like those of any upload. The name matters only for texts, which have no
 * signature and are never delivered as a type that browsers run.
 */
export async function entryContent(name: string, bytes: Uint8Array, readers: ContentReaders): Promise<EntryContent> {
  const found = await inspectContent(memorySource(bytes), readers);
  if (found.kind === 'archive') return { trouble: 'unknown-format' };
  if (found.kind === 'sheet' && found.mimeType === textSheetType)
    return textNames.test(name) && isText(bytes) ? { mimeType: 'text/plain' } : { trouble: 'unknown-format' };
  if (found.kind === 'sheet')
    return found.mimeType === spreadsheetType ? { mimeType: spreadsheetType } : { trouble: 'unknown-format' };
  if (found.kind !== 'refused') return { mimeType: found.mimeType };
  const mayBeText = found.because === 'unknown-content' && textNames.test(name);
  return mayBeText && isText(bytes) ? { mimeType: 'text/plain' } : { trouble: troubles[found.because] };
}
