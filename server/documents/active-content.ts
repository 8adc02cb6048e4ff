/** What a document may not carry: what runs, and what hides. */
export type ActiveContent = 'script' | 'launch' | 'attachment' | 'media' | 'html' | 'archive' | 'program' | 'bomb';

const markup = /<\s*(?:!doctype\s+html|html|head|body|script|iframe|object|embed|svg|\?php)[\s/>]/iu;
const archiveDirectory = 'PK\u0005\u0006';
const archives = ['PK\u0003\u0004', archiveDirectory, 'Rar!\u001a', "7z\u00bc\u00af'\u001c"];
// Behind it stands a remark, whose length has two bytes.
const directoryWithin = 66_000;
const program = /^\s*(?:MZ|.ELF|#!\/)/u;

/** What stands before or after a document, if it is one that runs or unpacks by itself. One character for each byte. */
export function foreignContent(text: string): ActiveContent | undefined {
  if (program.test(text)) return 'program';
  if (archives.some((signature) => text.includes(signature))) return 'archive';
  return markup.test(text) ? 'html' : undefined;
}

/** Whether a file with this at its end is an archive as well: a directory there finds it wherever it begins, and its remark may be the rest of a picture. */
export function endsAsArchive(text: string): boolean {
  return text.slice(-directoryWithin).includes(archiveDirectory);
}
