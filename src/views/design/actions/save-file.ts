import type { MadeFile } from '../../../application/ports/made-file.ts';

/** Has the browser save a file under its name; the page itself stays. */
export function saveFile(file: MadeFile | undefined): void {
  if (file === undefined) return;
  const link = document.createElement('a');
  link.href = file.address;
  link.download = file.name;
  link.click();
}
