import { deflateSync } from 'node:zlib';

/** The ways in which programs write PDFs: ASCII85 streams, object streams, incremental updates, linearised files. */
export const manners = ['signs', 'packed objects', 'changes', 'first page first'] as const;
export type Manner = (typeof manners)[number];

/** A PDF without active content, the same for the same seed. One byte for each character. */
export function cleanPdf(manner: Manner, seed: number): Uint8Array {
  const chance = new Chance(seed);
  return new Uint8Array(Buffer.from(writers[manner](contentOf(manner, chance), chance), 'latin1'));
}

/** The number of pages of such a PDF. */
export const pagesOf = (seed: number): number => 1 + (seed % 3);

interface Content {
  readonly seed: number;
  /**
   * Bodies of objects; the first is numbered 1 and is the catalogue. Only streams contain the keyword of their bytes.
   */
  readonly objects: readonly string[];
  /** The number of the document information. */
  readonly info: number;
}

class Chance {
  readonly seed: number;
  #state: number;

  constructor(seed: number) {
    this.seed = seed;
    this.#state = (seed + 1) * 0x9e37_79b9;
  }

  /** A whole number below `most`. */
  below(most: number): number {
    this.#state = (this.#state + 0x6d2b_79f5) | 0;
    let value = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 2 ** 32) * most);
  }

  one<Thing>(things: readonly [Thing, ...(readonly Thing[])]): Thing {
    return things[this.below(things.length)] ?? things[0];
  }

  bytes(count: number): string {
    return Array.from({ length: count }, () => String.fromCharCode(this.below(256))).join('');
  }
}

const words = [
  '/JavaScript',
  '/JS (app.alert)',
  'see /URI (javascript:x)',
  '/Launch /F (C:\\\\x.exe)',
  '/EF << /F 5 0 R >>',
  '/S /SubmitForm',
  'file:///c:/x',
  '/XFA',
  '/RichMedia',
  '/OpenAction',
  'Invoice 2026-0007',
  '9 0 R',
  '/Font',
  'obj',
  'endstream',
  '100% /F',
] as const;

/** The bytes in ASCII85, with its end marker. */
export function inSigns(bytes: string): string {
  let signs = '';
  for (let at = 0; at < bytes.length; at += 4) {
    const four = [0, 1, 2, 3].map((place) => (at + place < bytes.length ? bytes.charCodeAt(at + place) : 0));
    let value = four.reduce((sum, byte) => sum * 256 + byte, 0);
    let five = '';
    for (let count = 0; count < 5; count += 1) {
      five = String.fromCharCode((value % 85) + 33) + five;
      value = Math.floor(value / 85);
    }
    const isWhole = at + 4 <= bytes.length;
    signs += isWhole ? five.replace('!!!!!', 'z') : five.slice(0, bytes.length - at + 1);
  }
  return `${signs}~>`;
}

/** Packed without compression at level 0, so that the words can be read in the file. */
export function packed(bytes: string, level: number): string {
  return deflateSync(Buffer.from(bytes, 'latin1'), { level }).toString('latin1');
}

function stream(dictionary: string, bytes: string, manner: Manner, chance: Chance): string {
  const data = packed(bytes, chance.one([0, 6, 9]));
  if (manner === 'signs' && chance.below(3) > 0) {
    const signs = inSigns(data);
    const said = `${dictionary} /Filter [ /ASCII85Decode /FlateDecode ] /Length ${signs.length}`;
    return `<<\n${said}\n>>\nstream\n${signs}endstream`;
  }
  if (chance.below(4) === 0) return `<< ${dictionary} /Length ${bytes.length} >>\nstream\n${bytes}\nendstream`;
  return `<< ${dictionary} /Filter /FlateDecode /Length ${data.length} >>\nstream\r\n${data}\r\nendstream`;
}

function contentOf(manner: Manner, chance: Chance): Content {
  const pages = pagesOf(chance.seed);
  const [font, picture, first] = [3, 4, 6];
  const kids = Array.from({ length: pages }, (_unused, index) => `${first + 3 * index} 0 R`).join(' ');
  const side = 20 + chance.below(60);
  const image = '/Type /XObject /Subtype /Image /BitsPerComponent 8 /ColorSpace /DeviceRGB';
  const maker = `/Producer (maker \\(of /F\\)) /CreationDate (D:20260301120000+08'00')`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (zh-CN) /Dests << /Launch [${first} 0 R /Fit] >> >>`,
    `<< /Type /Pages /Count ${pages} /Kids [ ${kids} ] >>`,
    '<< /BaseFont /Helvetica /Encoding /WinAnsiEncoding /Name /F /Subtype /Type1 /Type /Font >>',
    stream(`${image} /Width ${side} /Height ${side}`, chance.bytes(3 * side * side), manner, chance),
    `<< /Title (${chance.one(words)}) /Subject (${chance.one(words)}) ${maker} >>`,
  ];
  for (let page = 0; page < pages; page += 1) {
    const at = first + 3 * page;
    const text = Array.from({ length: 12 }, () => `(${chance.one(words)}) Tj T*`).join('\n');
    const resources = `/Font << /F ${font} 0 R /F1 ${font} 0 R >> /XObject << /Movie ${picture} 0 R >>`;
    const link = `<< /S /URI /URI (https://example.com/${chance.below(999)}) >>`;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [ 0 0 595 842 ] /Contents ${at + 1} 0 R /Annots [ ${at + 2} 0 R ]
  /Resources << ${resources} >> >>`,
      stream('', `BT /F 9 Tf 12 TL 40 800 Td\n${text}\nET\nq 80 0 0 80 40 40 cm /Movie Do Q`, manner, chance),
      `<< /Type /Annot /Subtype /Link /F 4 /Rect [ 0 0 90 90 ] /Contents (${chance.one(words)}) /A ${link} >>`,
    );
  }
  return { seed: chance.seed, objects, info: 5 };
}

const isStream = (body: string): boolean => body.endsWith('endstream');
const place = (at: number): string => String(at).padStart(10, '0');
const head = '%PDF-1.5\n%\u00e2\u00e3\u00cf\u00d3\n';

interface Written {
  readonly text: string;
  readonly places: ReadonlyMap<number, number>;
}

/** Appends objects to the text, and returns the offset of each. */
function written(text: string, objects: readonly (readonly [number, string])[]): Written {
  const places = new Map<number, number>();
  let whole = text;
  for (const [number, body] of objects) {
    places.set(number, whole.length);
    whole += `${number} 0 obj\n${body}\nendobj\n`;
  }
  return { text: whole, places };
}

function table(places: ReadonlyMap<number, number>): string {
  const rows = [...places].map(([number, at]) => `${number} 1\n${place(at)} 00000 n \n`);
  return `xref\n0 1\n0000000000 65535 f \n${rows.join('')}`;
}

function numbered(objects: readonly string[]): readonly (readonly [number, string])[] {
  return objects.map((body, index) => [index + 1, body] as const);
}

function inOnePiece({ objects, info }: Content): string {
  const { text, places } = written(head, numbered(objects));
  const id = `<${'d2'.repeat(16)}>`;
  const said = `/ID [${id}${id}]\n% made here\n/Info ${info} 0 R /Root 1 0 R /Size ${objects.length + 1}`;
  const trailer = `trailer\n<<\n${said}\n>>`;
  return `${text}${table(places)}${trailer}\nstartxref\n${text.length}\n%%EOF\n`;
}

/** Each update rewrites a page's text, its link and the document information. */
function withChanges(content: Content, chance: Chance): string {
  const { objects, info } = content;
  let text = inOnePiece(content);
  for (let change = 0; change <= chance.below(3); change += 1) {
    const before = text.slice(0, text.lastIndexOf('\n%%EOF')).split('\n').at(-1) ?? '';
    const title = `<< /Title (${chance.one(words)}) >>`;
    const link = (objects[7] ?? '').replace('example.com', 'example.org');
    const again = [
      [info, title],
      [7, objects[6] ?? ''],
      [8, link],
    ] as const;
    const { text: longer, places } = written(text, again);
    const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${info} 0 R /Prev ${before} >>`;
    text = `${longer}${table(places)}${trailer}\nstartxref\n${longer.length}\n%%EOF\n`;
  }
  return text;
}

/** All objects that are not streams are in one object stream, and the cross-reference table is a stream too. */
function withPackedObjects({ objects, info }: Content, chance: Chance): string {
  const loose = numbered(objects).filter(([, body]) => !isStream(body));
  let [index, bodies] = ['', ''];
  for (const [number, body] of loose) {
    index += `${number} ${bodies.length} `;
    bodies += `${body}${chance.one(['\n', ' '])}`;
  }
  const [holder, last] = [objects.length + 1, objects.length + 2];
  const data = packed(index + bodies, chance.one([0, 6, 9]));
  const counts = `/N ${loose.length} /First ${index.length} /Length ${data.length}`;
  const holding = `<< /Type /ObjStm ${counts} /Filter /FlateDecode >>\nstream\n${data}\nendstream`;
  const streams = numbered(objects).filter(([, body]) => isStream(body));
  const { text, places } = written(head, [...streams, [holder, holding]]);
  const all = new Map([...places, [last, text.length]]);
  const rows = Array.from({ length: last + 1 }, (_unused, number) => {
    const turn = loose.findIndex(([each]) => each === number);
    return turn >= 0 ? [2, holder, turn] : all.has(number) ? [1, all.get(number) ?? 0, 0] : [0, 0, 0];
  });
  const bytes = rows.flatMap(([kind = 0, at = 0, turn = 0]) => [kind, at >>> 24, at >>> 16, at >>> 8, at, turn]);
  const packedRows = packed(bytes.map((byte) => String.fromCharCode(byte & 255)).join(''), 9);
  const said = `/Type /XRef /W [ 1 4 1 ] /Size ${last + 1} /Root 1 0 R /Info ${info} 0 R`;
  const dictionary = `<< ${said} /Filter /FlateDecode /Length ${packedRows.length} >>`;
  const tableStream = `${last} 0 obj\n${dictionary}\nstream\n${packedRows}\nendstream\nendobj\n`;
  return `${text}${tableStream}startxref\n${text.length}\n%%EOF\n`;
}

/** The first page comes first, with its own table. All offsets have ten digits, so that they do not move. */
function withFirstPageFirst({ objects, info }: Content): string {
  const isEarly = (number: number): boolean => number < 9 && number !== 2;
  const early = numbered(objects).filter(([number]) => isEarly(number));
  const late = numbered(objects).filter(([number]) => !isEarly(number));
  const linear = objects.length + 1;
  const draft = (length: number, firstTable: number, lastTable: number, places: ReadonlyMap<number, number>) => {
    const counts = `/L ${place(length)} /E ${place(firstTable)} /N 1 /T ${place(lastTable)}`;
    const opened = written(head, [[linear, `<< /Linearized 1 ${counts} /O 6 /H [ 0000000000 0000000000 ] >>`]]);
    const ofFirst = new Map(early.map(([number]) => [number, places.get(number) ?? 0]));
    const trailer = `trailer\n<< /Size ${linear + 1} /Root 1 0 R /Info ${info} 0 R /Prev ${place(lastTable)} >>`;
    const tables = `${table(new Map([...ofFirst, ...opened.places]))}${trailer}\nstartxref\n0\n%%EOF\n`;
    const first = written(opened.text + tables, early);
    const rest = written(first.text, late);
    const end = `trailer\n<< /Size ${linear + 1} >>\nstartxref\n${place(opened.text.length)}\n%%EOF\n`;
    const text = `${rest.text}${table(rest.places)}${end}`;
    return { text, at: opened.text.length, last: rest.text.length, places: new Map([...first.places, ...rest.places]) };
  };
  const once = draft(0, 0, 0, new Map());
  return draft(once.text.length, once.at, once.last, once.places).text;
}

const writers: Readonly<Record<Manner, (content: Content, chance: Chance) => string>> = {
  signs: inOnePiece,
  changes: withChanges,
  'packed objects': withPackedObjects,
  'first page first': withFirstPageFirst,
};
