import type { GeneratedFile } from '../../../application/ports/generated-file.ts';

/** Lets the browser save a file under its name, without leaving the page. */
export function saveFile(file: GeneratedFile | undefined): void {
  if (file === undefined) return;
  const link = document.createElement('a');
  link.href = file.address;
  link.download = file.name;
  link.click();
}
