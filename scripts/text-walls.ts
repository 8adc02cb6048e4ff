/** What a graph of imports does not show: time, chance, files that are had without an import, and comments too wide. */

const timeless = /^(?:src\/(?:domain|application|contract|presentation|views|words)|server\/core)\//;
const own = /^(?:src|server|features|tests|scripts)\//;
const unseen = /^(?:src|server)\//;
/** The gallery alone finds its examples by their folder: no build of the portal has it. */
const unpatterned = /^(?:src|server)\/(?!gallery\/shelf\.ts$)/;

const walls: readonly { readonly rule: string; readonly where: RegExp; readonly what: RegExp }[] = [
  {
    rule: 'time-and-chance-come-in-by-ports',
    where: timeless,
    what: /\b(?:Date\.now|performance\.now|Math\.random|crypto\.randomUUID)\b|\bnew Date\(\s*\)/u,
  },
  { rule: 'types-are-imported-by-name', where: unseen, what: /\bimport\((['"`])[^'"`]+\1\)\s*\./u },
  { rule: 'no-files-by-pattern', where: unpatterned, what: /\bimport\.meta\.glob\b/u },
  // The formatter breaks code, and leaves comments as they are.
  { rule: 'comments-fit-in-120-columns', where: own, what: /^(?=.{121})\s*(?:\/\/|\/\*\*|\*\s)/mu },
];

/** The walls that a file breaks, by its path and its text. */
export function breachesIn(file: string, text: string): readonly string[] {
  return walls.flatMap(({ rule, where, what }) => (where.test(file) && what.test(text) ? [rule] : []));
}
