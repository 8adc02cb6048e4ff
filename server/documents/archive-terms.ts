/** Archive formats that are opened in addition to zip. */
export interface ArchiveTerms {
  readonly opensRar: boolean;
}

const rarArgument = 'rar';

/** Command-line arguments for a process that reads archives. */
export const argumentsOf = ({ opensRar }: ArchiveTerms): readonly string[] => (opensRar ? [rarArgument] : []);

/** Terms from the command line of this process. */
export const ownArchiveTerms = (): ArchiveTerms => ({ opensRar: process.argv.includes(rarArgument) });
