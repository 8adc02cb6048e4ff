import type { MadeFile } from '../../../application/ports/made-file.ts';

/** Lets the browser save a file under its name, without leaving the page. */
export function saveFile(file: MadeFile | undefined): void {
  if (file === undefined) return;
  const link = document.createElement('a');
  link.href = file.address;
  link.download = file.name;
  link.click();
}
