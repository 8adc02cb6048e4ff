import { decodeUtf8OrGbk } from './archive-names.ts';

/** Type of a text sheet inside the server. */
export const textSheetType = 'text/csv';

export type TextSheet =
  /** A workbook in the XML of Excel 2003. */
  | { readonly form: 'xml'; readonly text: string }
  /** Rows of cells between separators. */
  | { readonly form: 'rows'; readonly text: string; readonly separator: string };

/** Control characters that no text contains: all but tabs, line ends and page breaks. */
// oxlint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u0008\u000e-\u001f\u007f]/u;
const separators = ['\t', ',', ';'];
/** Numbers of characters and lines from which the separator of a text is determined. */
const lookedAt = 20_000;
const linesLookedAt = 50;
/** Minimum numbers of columns and rows of a table. */
const minColumns = 3;
const minRows = 2;

/** The bytes as text: UTF-8, UTF-16 with a byte order mark, or the Chinese encoding of Windows. */
function decodeText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const marked =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
  const text = marked === undefined ? decodeUtf8OrGbk(bytes) : new TextDecoder(marked).decode(bytes);
  return text === undefined || controlCharacters.test(text) ? undefined : text.replace(/^\ufeff/u, '');
}

/** The separator by which most lines have the columns of a table; undefined for other texts. */
function separatorOf(text: string): string | undefined {
  const lines = text
    .slice(0, lookedAt)
    .split(/\r\n?|\n/u)
    .slice(0, linesLookedAt);
  const rowsBy = (separator: string): number =>
    lines.filter((line) => line.split(separator).length >= minColumns).length;
  return separators.find(
    (separator) => rowsBy(separator) >= minRows && separators.every((other) => rowsBy(other) <= rowsBy(separator)),
  );
}

/**
 * Recognises a text sheet, regardless of its file name: many programs save XML or plain rows under the name of a
 * workbook. Undefined for other content.
 */
export function textSheet(bytes: Uint8Array): TextSheet | undefined {
  const text = decodeText(bytes);
  if (text === undefined) return undefined;
  if (/^\s*</u.test(text))
    return /^\s*<\?xml\s/u.test(text) &&
      /<(?:\w+:)?Workbook\s[^>]*urn:schemas-microsoft-com:office:spreadsheet/u.test(text.slice(0, lookedAt))
      ? { form: 'xml', text }
      : undefined;
  const separator = separatorOf(text);
  return separator === undefined ? undefined : { form: 'rows', text, separator };
}

/** Commands to other programs, and functions that call them or fetch addresses, in cells of a text. */
const commands =
  /(?:^|[\t,;"\r\n])\s*[=+\-@][^\t\r\n]{0,200}?(?:\|[^\t\r\n]{0,200}?!|\b(?:HYPERLINK|WEBSERVICE|IMPORT\w*|CALL|EXEC|REGISTER(?:\.ID)?|DDE)\s*\()/iu;

/** Whether opening the text in a spreadsheet program could run a command. */
export function runsAsSheet({ text }: TextSheet): boolean {
  return commands.test(text);
}
