import { areas } from './areas.ts';

/**
 * Rules that a graph of imports cannot check: time, chance, ids by their wire names, files that are used without an
 * import, wide comments, the names of an area's files, and the content of the files that join the areas.
 */

const timeless = /^(?:src\/(?:domain|application|contract|presentation|views|words)|server\/core)\//;
const commented = /^(?:src|server|scripts|features\/support)\//;
const own = /^(?:src|server|features|tests|scripts)\//;
const areaNames = areas.names.join('|');
const unseen = /^(?:src|server)\//;
/** Ids have their own names here. Two files read and write addresses, which keep the names of old links. */
const inside =
  /^src\/(?:domain|application|presentation|views|words|composition|gallery)\/(?!evidence\/shared\/list-address\.ts$|entry\/sign-in\/channel-brand\.ts$)/;
/** Only the gallery finds its examples by their folder, and no build of the portal contains it. */
const unpatterned = /^(?:src|server)\/(?!gallery\/shelf\.ts$)/;

const walls: readonly { readonly rule: string; readonly where: RegExp; readonly what: RegExp }[] = [
  {
    rule: 'time-and-chance-come-in-by-ports',
    where: timeless,
    what: /\b(?:Date\.now|performance\.now|Math\.random|crypto\.randomUUID)\b|\bnew Date\(\s*\)/u,
  },
  {
    rule: 'wire-ids-stay-at-the-wire',
    where: inside,
    what: /\b(?:(?:pk|fk)[A-Z]|doc(?:Datum|File|Material|Scene|Std|Type))/u,
  },
  { rule: 'types-are-imported-by-name', where: unseen, what: /\bimport\((['"`])[^'"`]+\1\)\s*\./u },
  { rule: 'no-files-by-pattern', where: unpatterned, what: /\bimport\.meta\.glob\b/u },
  {
    rule: 'areas-are-composed-alike',
    where: new RegExp(
      `^src/composition/areas/(?!areas?\\.ts$|(?:${areaNames})/(?:[a-z]+-)*(?:area|pages|parts|tokens)\\.ts$)`,
      'u',
    ),
    what: /^/u,
  },
  {
    rule: 'comments-begin-with-their-subject',
    where: commented,
    what: /\/\*\*\s+(?:\* )?(?:Of|By|Whose|Whence|Wherein|Whereby|In whose|Under which|To whom|For whom|What comes of|What became of)\b/u,
  },
  {
    rule: 'functions-are-not-bare-participles',
    where:
      /^(?:src\/(?:domain|application|contract|adapters|composition|presentation|sandbox)|server\/(?:core|documents|http|recognition|seed|storage))\//,
    what: /^ *(?:export )?(?:async )?(?:function|const) (?!need|feed|seed|speed|exceed|proceed)(?:[a-z]+ed|begun|done|found|given|gone|held|kept|made|put|said|seen|sent|shown|taken|told|written)(?:\(|<| = (?:async )?(?:\([^)]*\)|[a-z]+)(?: ?: ?[^=]+)? =>)/mu,
  },
  // In a view, an event handler may have the name of its event. Only the events listed here are allowed.
  {
    rule: 'functions-are-not-bare-participles',
    where: /^src\/views\//,
    what: /^ *(?:export )?(?:async )?(?:function|const) (?!need|feed|seed|speed|exceed|proceed|(?:blurred|clicked|closed|confirmed|dragged|dropped|entered|escaped|opened|pasted|picked|pressed|removed|scrolled|searched|sorted|submitted|ticked|toggled|typed)\b)(?:[a-z]+ed|begun|done|found|given|gone|held|kept|made|put|said|seen|sent|shown|taken|told|written)(?:\(|<| = (?:async )?(?:\([^)]*\)|[a-z]+)(?: ?: ?[^=]+)? =>)/mu,
  },
  // A handler of Enter on a button is not a handler of Enter in a field.
  {
    rule: 'enter-is-not-heard-while-composing',
    where:
      /^src\/(?:views|sandbox)\/(?!design\/(?:actions\/suppress-enter|fields\/use-space-hint)\.ts$|entry\/sign-in\/record-early-submit\.ts$)/,
    what: /^(?![^]*\bisComposing\()[^]*\b(?:key|code)\b[^\n]*'(?:Numpad)?Enter'/u,
  },
  {
    rule: 'enter-is-not-heard-while-composing',
    where: /^src\/(?:start-portal|sandbox\/main)\.tsx$/,
    what: /^(?![^]*\bkeepComposedKeys\()/u,
  },
  // An effect returns its cleanup. Newer browsers return a promise from these methods, which React would call.
  {
    rule: 'effects-return-no-scrolling',
    where: /^src\//,
    what: /\buse(?:Layout)?Effect\(\s*\(\) =>(?!\s*\{)[^;]*?\.scroll(?:IntoView|To|By)?(?:\?\.)?\(/u,
  },
  // The formatter wraps code but not comments.
  { rule: 'comments-fit-in-120-columns', where: own, what: /^(?=.{121})\s*(?:\/\/|\/\*\*|\*\s)/mu },
];

/** Files that join the declarations of the areas, each with a pattern for what only a file of an area may contain. */
export const joints: ReadonlyMap<string, RegExp> = new Map([
  ['server/core/back-end.ts', /\.\.\.\w+Desk\(|\w+Messages\b/u],
  ['server/core/desks.ts', /\w+Desk\(|\w+Messages\b|\bdescription:|\bdefineCall\(|\/(?:documented|extensions)\//u],
  ['server/core/refusal-messages.ts', /^\s+[A-Z][A-Z_]+:/mu],
  ['server/core/store.ts', /\bTable<|\b\w+Record\b/u],
  ['server/storage/memory/memory-store.ts', /\bMemoryTable\b|\b\w+Record\b/u],
  ['server/storage/postgres/postgres-transaction.ts', /\b\w+Mapping\b|\b\w+Record\b/u],
  ['server/storage/postgres/table-names.ts', /^\s+'\w+',$|\['\w+'/mu],
  ['src/contract/call.ts', /^\s+'[a-z-]+',$/mu],
  ['src/contract/codes.ts', /'[A-Z][A-Z_]+'/u],
  ['tests/contracts/store.ts', /\bit\(|\bkeeps\(/u],
]);
const maxJointLines = 130;
/** Registers with one file for each area, and one for entries that belong to no area. */
const register = /^(?:server\/core\/(?:records|refusals|tables)|src\/contract\/(?:areas|refusals))\//u;
const registerOfArea = new RegExp(`/(?:common|${areaNames})\\.ts$`, 'u');

function breachesOfJoining(file: string, text: string): readonly string[] {
  const declared = joints.get(file);
  return [
    ...(declared?.test(text) ? ['what-an-area-declares-lies-with-the-area'] : []),
    ...(declared && text.split('\n').length > maxJointLines ? ['joining-files-are-short'] : []),
    ...(register.test(file) && !registerOfArea.test(file) ? ['registers-are-by-area'] : []),
    ...(register.test(file) && /^export\b.*\bfrom\b/mu.test(text) ? ['registers-are-imported-by-area'] : []),
  ];
}

const declaration = /^(?:export )?(?:async )?(?:function|const|class|interface|type) (\w+)/u;
const participle = /^(?:[a-z]+ed|begun|done|found|given|gone|held|kept|made|put|sent|taken|told|written)(?![a-z])/u;
const writing = /\.(?:append|announce|lock|remove|save|saveAll|settle|write)\(/u;
/**
 * Exceptions: imperative verbs that look like participles, and names of things that are stored when they are first
 * needed.
 */
const otherwise = new Set(['queueDownload', 'storedAuthority', 'storedPasswordKey']);

/** Whether a function of the core that writes to the store is named like a state. Commands have imperative verbs. */
function hasParticipleThatWrites(text: string): boolean {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, at) => (declaration.test(line) ? [at] : []));
  return starts.some((at, index) => {
    const name = declaration.exec(lines[at] ?? '')?.[1] ?? '';
    const body = lines.slice(at, starts[index + 1]).join('\n');
    return participle.test(name) && !otherwise.has(name) && /=>|function/u.test(body) && writing.test(body);
  });
}

/** The rules that a file breaks, by its path and its text. */
export function breachesIn(file: string, text: string): readonly string[] {
  const broken = walls.flatMap(({ rule, where, what }) => (where.test(file) && what.test(text) ? [rule] : []));
  const isNamedAsState = file.startsWith('server/core/') && hasParticipleThatWrites(text);
  return [...broken, ...breachesOfJoining(file, text), ...(isNamedAsState ? ['commands-are-imperative'] : [])];
}
