import { maxFileNameCharacters } from '../../uploads/file-name.ts';

/**
 * Names of the files into which a PDF with several invoices is divided: its own name, and the number of the invoice.
 * The names depend on the file only, so that an interrupted attempt can continue.
 */
export function divisionNames(name: string, numbers: readonly string[]): readonly string[] {
  const base = name.replace(/\.pdf$/iu, '');
  return numbers.map((number) => {
    const end = `-${number}.pdf`;
    // Avoids cutting a surrogate pair in half.
    return base.slice(0, maxFileNameCharacters - end.length).replace(/[\ud800-\udbff]$/u, '') + end;
  });
}
