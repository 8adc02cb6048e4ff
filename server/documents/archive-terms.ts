/** Which archives are opened beside zips. */
export interface ArchiveTerms {
  readonly opensRar: boolean;
}

const rarArgument = 'rar';

/** Arguments of a process that reads archives. */
export const argumentsOf = ({ opensRar }: ArchiveTerms): readonly string[] => (opensRar ? [rarArgument] : []);

/** The terms that this process was started with. */
export const ownArchiveTerms = (): ArchiveTerms => ({ opensRar: process.argv.includes(rarArgument) });
