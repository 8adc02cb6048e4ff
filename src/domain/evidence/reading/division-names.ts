import { longestFileName } from '../../uploads/file-name.ts';

/**
 * The names of the files that the invoices of a PDF become: its own name and the number of the invoice. The same file
 * always gives the same names, so that an attempt that was cut off can go on.
 */
export function divisionNames(name: string, numbers: readonly string[]): readonly string[] {
  const base = name.replace(/\.pdf$/iu, '');
  return numbers.map((number) => {
    const end = `-${number}.pdf`;
    // A character of two units is not cut in half.
    return base.slice(0, longestFileName - end.length).replace(/[\ud800-\udbff]$/u, '') + end;
  });
}
