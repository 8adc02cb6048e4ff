import { describe, expect, it } from 'vitest';
import { memorySource } from '../../../server/documents/byte-source.ts';
import { inspectContent } from '../../../server/documents/inspected-content.ts';
import { lightReaders } from '../../../server/documents/light-file-inspector.ts';
import { pdfActives } from '../../../server/documents/pdf-active-content.ts';
import { pdfTexts } from '../../../server/documents/pdf-texts.ts';
import { readPdf } from '../../../server/documents/read-pdf.ts';
import { inSigns, packed } from './clean-pdfs.ts';
import { onePage, pdfBytes } from './pdf-bytes.ts';

const [catalogue = '', pages = '', page = ''] = onePage;
const latin = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));
const plain = Buffer.from(pdfBytes(onePage)).toString('latin1');
/** One page, with a text before its first object. */
const withFirst = (text: string): Uint8Array => latin(plain.slice(0, 9) + text + plain.slice(9));
const stream = (dictionary: string, bytes: string): string =>
  `<< ${dictionary} /Length ${bytes.length} >>\nstream\n${bytes}\nendstream`;
const streamObject = (dictionary: string, bytes: string): string => `9 0 obj\n${stream(dictionary, bytes)}\nendobj\n`;
const looseStream = (dictionary: string, bytes: string): Uint8Array => withFirst(streamObject(dictionary, bytes));
const packedObjects = (content: string, dictionary = '/N 1 /First 4'): string =>
  streamObject(`/Type /ObjStm ${dictionary} /Filter /FlateDecode`, packed(content, 9));
const action = '<< /S /JavaScript /JS (app.alert(1)) >>';
const longEntries = '/A /B '.repeat(500_000);
const endAmongThem = `7 0 8 12 (endstream) ${action}`;
const twoPacked = '/Type /ObjStm /N 2 /First 8 /Filter /FlateDecode';
const remarked = '/Type /ObjStm /N 1 /First 4 /Filter %x\n/FlateDecode';
const scripted = `9 0 obj ${action} endobj`;
const withScript = Buffer.from(pdfBytes([...onePage, action])).toString('latin1');
const bare = (text: string): string => text.replaceAll(/[()]/gu, '');
const actives = async (bytes: Uint8Array) => pdfActives(memorySource(bytes));

/** Keywords that matter in an object, but not within text or stream data. */
const words = [
  '/F(C:\\\\calc.exe)',
  '/URI(file:///c:/calc.exe)',
  '/URI(javascript:1)',
  '/JS',
  '/JavaScript',
  '/Launch',
  '/XFA',
  '/EF<</F 5 0 R>>',
  '/UF(\\\\\\\\host\\\\x)',
  '/S/SubmitForm',
  '/Sound',
  '/RichMedia',
  '/OnInstantiate',
  '/Encrypt 9 0 R',
  '/Type/ObjStm',
];
/** Keywords that are possible in ASCII85, which has no lower-case letters after u. */
const ofSigns = ['/F(C:\\calc', '/URI(file:', '/JS(1)', '/Launch', '/XFA', '/EF<</F', '/S/SubmitForm', '/UF(\\\\host'];

describe.each([
  ['with a PDF reader', { ...lightReaders, pdf: readPdf }],
  ['by bytes alone', lightReaders],
])('a clean PDF inspected %s', (_how, readers) => {
  const taken = async (bytes: Uint8Array): Promise<void> => {
    expect(await inspectContent(memorySource(bytes), readers)).toMatchObject({ kind: 'pdf', pages: 1 });
  };

  it.each(ofSigns)('is accepted when an encoded picture contains %s', async (word) => {
    const signs = inSigns('some picture');
    await taken(looseStream('/Filter /ASCII85Decode /Subtype /Image', signs.slice(0, 5) + word + signs.slice(5)));
  });

  it.each(words)('is accepted when a compressed stream contains %s', async (word) => {
    await taken(withFirst(streamObject('/Filter /FlateDecode', packed(`q ${word} Q`, 0))));
  });

  it.each(words)('is accepted when the text of its page contains %s', async (word) => {
    const text = `BT (see ${word.replaceAll(/[()]/gu, '')}) Tj (see \\(${word}\\)) Tj ET`;
    await taken(pdfBytes([catalogue, pages, page.replace(/>>$/u, '/Contents 4 0 R >>'), stream('', text)]));
  });

  it.each(words)('is accepted when its title, also a compressed one, or a comment contains %s', async (word) => {
    const title = word.replaceAll(/[()]/gu, ' ');
    await taken(pdfBytes([...onePage, `<< /Title (${title}) % ${title}\n/Subject (${title}) >>`], '/Info 4 0 R'));
    await taken(withFirst(packedObjects(`9 0 << /Title (${title}) % ${title}\n/Subject (a) >>`)));
  });

  const kinds = ['F', 'Launch', 'Movie', 'Sound', 'RichMedia', 'ImportData', 'SubmitForm', 'GoToE'];
  it.each(kinds)('is accepted when a font and a destination are named /%s', async (name) => {
    const resources = `/Resources << /Font << /${name} 4 0 R >> >>`;
    const places = `/Dests << /${name} [3 0 R /Fit] >>`;
    const font = `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Name /${name} >>`;
    const withPlaces = catalogue.replace(/>>$/u, `${places} >>`);
    await taken(pdfBytes([withPlaces, pages, page.replace(/>>$/u, `${resources} >>`), font]));
  });

  it('is accepted when an object stream contains the word for its end within its stated length', async () => {
    const objects = packed('9 0 << /Title (endstream) >>', 0);
    await taken(looseStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', objects));
  });

  it('is accepted when a font’s name has several words, which readers skip', async () => {
    await taken(pdfBytes([...onePage, '<< /Type /Font /BaseFont /Times New Roman /Subtype /Type1 >>']));
  });

  it('is accepted when an object is longer than a chunk of reading', async () => {
    await taken(withFirst(`9 0 obj [${'<< /Type /Page /Parent 2 0 R >> '.repeat(90_000)}] endobj\n`));
  });
});

describe('an object is found', () => {
  it.each<readonly [string, Uint8Array]>([
    ['in the data of a stream as they are', withFirst(streamObject('', scripted))],
    ['in the data of a packed stream', withFirst(streamObject('/Filter /FlateDecode', packed(scripted, 0)))],
    ['among the signs of a stream', looseStream('/Filter /ASCII85Decode', `87cUR ${scripted.replace('v', '#76')}~>`)],
    ['behind packed data of a stream', looseStream('/Filter /FlateDecode', `${packed('q Q', 9)}\n${scripted}`)],
    ['in a stream whose length leads behind it', withFirst(`9 0 obj << /Length 9999 >>\nstream\n${scripted}\n`)],
    ['in a string of another', withFirst(`9 0 obj (\n${bare(scripted)}) endobj\n`)],
    ['in a string that does not end', withFirst(`9 0 obj << /Title ( >> endobj\n${scripted}\n`)],
    ['in a remark', withFirst(`%${scripted}\n`)],
    ['in an earlier revision', latin(`${withScript}4 0 obj << >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n`)],
    ['behind the end', latin(`${plain}${scripted}\n`)],
    ['right behind a number', withFirst(`9 0obj${action} endobj\n`)],
    ['by a number that readers bear', withFirst(`9 0.obj ${action} endobj\n`)],
    ['by numbers with remarks between them', withFirst(`9%x\n0%x\nobj%x\n${action} endobj\n`)],
    ['without an end', withFirst(`9 0 obj ${action}\n`)],
    ['in a trailer', latin(plain.replace('/Root 1 0 R', `/Root << /OpenAction ${action} >>`))],
    ['under a key that stands there twice, as the first', withFirst(`9 0 obj << /S /JavaScript /S /URI >> endobj\n`)],
    ['under a key that stands there twice, as the last', withFirst(`9 0 obj << /S /URI /S /JavaScript >> endobj\n`)],
    ['under a key whose name is escaped', withFirst('9 0 obj << /#53 /Java#53cript >> endobj\n')],
    ['under a name that ends at a NUL', withFirst('9 0 obj << /S /JavaScript#00x >> endobj\n')],
    ['behind a word that is no value', withFirst('9 0 obj << /S x /JavaScript >> endobj\n')],
    ['as a key behind a word that is no value', withFirst('9 0 obj << /S x /Rendition 1 >> endobj\n')],
    ['behind a word that is no key', withFirst('9 0 obj << x /T /JavaScript >> endobj\n')],
    ['behind a value that is a name and may be its key', withFirst('9 0 obj << /Fields /XFA 4 0 R >> endobj\n')],
    ['behind a word that is no object', withFirst(`9 0 obj x ${action} endobj\n`)],
    ['behind another object that has the same head', withFirst(`9 0 obj << >> (a) ${action} endobj\n`)],
    ['behind a string with a bracket of its own', withFirst('9 0 obj << /T (\\() /S /JavaScript >> endobj\n')],
    ['in lists of lists', withFirst(`9 0 obj << /Next [[ 1 ] [ ${action} ]] >> endobj\n`)],
    ['as the kind of another', withFirst('9 0 obj /JavaScript endobj\n')],
    ['in a dictionary of megabytes, at its end', withFirst(`9 0 obj << ${longEntries} /S /JavaScript >> endobj\n`)],
    ['among packed ones, behind those of the index', withFirst(packedObjects(`9 0 << >> ${action}`))],
    ['among packed ones, where the index leads into a string', withFirst(packedObjects(`9 4 (ab ${bare(action)})`))],
    ['among packed ones, whose filter stands behind a remark', looseStream(remarked, packed(`9 0 ${action}`, 9))],
    ['among packed ones, behind remarks in their index', withFirst(packedObjects(`9%\n0 ${action}`, '/N 1 /First 5'))],
    ['among packed ones, with the word for an end among them', looseStream(twoPacked, packed(endAmongThem, 0))],
  ])('%s', async (_where, bytes) => {
    expect(await actives(bytes)).toBe('script');
  });

  const places = Array.from({ length: 16 }, (_unused, index) => index);
  it.each(places)('when a chunk ends %i characters behind its beginning', async (behind) => {
    const before = `%${'x'.repeat(1024 * 1024 - plain.indexOf('1 0 obj') - 2 - behind)}\n`;
    expect(await actives(withFirst(`${before}9 0 obj\n${action} endobj\n`))).toBe('script');
    expect(await actives(withFirst(`${before}trailer\n<< /Root << /OpenAction ${action} >> >>\n`))).toBe('script');
    const stretch = packedObjects(`9 0 ${action}`);
    const filler = `%${'x'.repeat(1024 * 1024 - 11 - stretch.indexOf('>>') - 2 - behind)}\n`;
    expect(await actives(withFirst(filler + stretch))).toBe('script');
    expect(await actives(withFirst(`${before.trimEnd()}Rar!\u001a\u0007\n`))).toBe('archive');
  });
});

describe('a PDF is damaged', () => {
  it.each<readonly [string, string]>([
    ['a key has no value', '9 0 obj << /Type >> endobj\n'],
    ['a dictionary has no end', '9 0 obj << /Type /Page endobj\n'],
    ['an object begins within a dictionary', '9 0 obj << /Type 1 endobj\n8 0 obj << >> >> endobj\n'],
    ['a list ends as a dictionary', '9 0 obj [ 1 2 >> ] endobj\n'],
    ['brackets lie within each other without number', `9 0 obj ${'['.repeat(200)} ${']'.repeat(200)} endobj\n`],
    ['objects lie within each other without number', '9 0 obj (\n'.repeat(20_000)],
    ['packed objects have no index', packedObjects('9 0 << >>', '')],
    ['the index of packed objects is too short', packedObjects('9 0 << >>', '/N 2 /First 4')],
    ['the index of packed objects is elsewhere', packedObjects('9 0 << >>', '/N 7 0 R /First 4')],
    ['it says twice where packed objects begin', packedObjects('9 0 << >>', '/N 1 /First 4 /First 5')],
    ['packed objects break off', packedObjects('9 0 << /Type /Page')],
    ['it says elsewhere how objects are packed', packedObjects('9 0 << >>', '/N 1 /First 4 /DecodeParms 7 0 R')],
    ['there are more packed objects than anyone packs', packedObjects(`9 0 ${'<<>>'.repeat(300_001)}`)],
    ['their index is longer than anyone writes', packedObjects('0 0 '.repeat(300_001), '/N 300001 /First 1200004')],
    ['long remarks hide a stream', `9 0 obj << >>%${'x'.repeat(9000)}\nstream\nq\nendstream endobj\n`],
    ['it says at length how a stream is written', streamObject(`/Filter [ ${' '.repeat(9000)}/Fl ]`, packed('q', 9))],
  ])('when %s', async (_what, first) => {
    expect(await actives(withFirst(first))).toBe('damaged');
  });

  it('when the index of an object stream points into one object again and again', async () => {
    const places = Array.from({ length: 3000 }, (_unused, index) => `${index} ${index} `).join('');
    const content = `${places}${'('.repeat(20_000)}${')'.repeat(20_000)}`;
    expect(await actives(withFirst(packedObjects(content, `/N 3000 /First ${places.length}`)))).toBe('damaged');
  });
});

it.each<readonly [string, number, string]>([
  ['remarks', 1, `%${'x'.repeat(1022)}\n`],
  ['objects without an end', 16, '9 0 obj (\n'.padEnd(1024)],
])('of 40 MB of %s at most %i MB are held at once', async (_what, megabytes, kilobyte) => {
  const asked: number[] = [];
  const all = Buffer.from(kilobyte.repeat(40 * 1024), 'latin1');
  const read = async (from: number, to: number) => (asked.push(to - from), new Uint8Array(all.subarray(from, to)));
  for await (const _each of pdfTexts({ size: all.length, read }));
  expect(Math.max(...asked)).toBe(megabytes * 1024 * 1024);
});

it('data that resembles an object does not make a PDF unreadable', async () => {
  for (const data of [' 1 obj(\\', ' x 1 obj 5 << /A', ' x 1 obj 5 /Launch']) {
    expect(await actives(looseStream('/Filter /FlateDecode', packed('q', 9) + data)), data).toBeUndefined();
  }
});

describe('an attached file', () => {
  const streams = '/EF << /F 5 0 R >>';
  const attached = (spec: string): Uint8Array => withFirst(`9 0 obj << /Type /Filespec ${spec} ${streams} >> endobj\n`);

  it('is accepted as data only when each of its names is one of data, and nothing else is present', async () => {
    expect(await actives(attached('/F (a.xml) /CI << /Schema /Text >>'))).toBeUndefined();
    const others = ['/F (a.xml) /UF (b.exe)', '/F (a.xml) /F (b.exe)', '/Desc (a.xml)', '/F (a.xml) x', '/F 7 0 R'];
    for (const spec of others) {
      expect(await actives(attached(spec)), spec).toBe('attachment');
    }
  });

  it('is not connected to a string in an object of its own', async () => {
    const before = Buffer.from(attached('/F (a.xml)')).toString('latin1');
    expect(await actives(latin(before.replace('%%EOF', '8 0 obj (file: x) endobj\n%%EOF')))).toBeUndefined();
  });

  it('counts once when a later revision repeats it', async () => {
    const spec = '9 0 obj << /F (a.xml) /EF << /F 5 0 R >> >> endobj\n'.padEnd(300);
    expect(await actives(withFirst(spec + spec))).toBeUndefined();
    expect(await actives(withFirst(spec + spec.replace('5 0 R', '6 0 R')))).toBe('attachment');
  });
});

describe('a structure that no producer writes so far apart or so long:', () => {
  const megabytes = (count: number): string => ' '.repeat(count * 1024 * 1024);
  const farPacked = (gap: string): string => {
    const bytes = packed(`4 0 ${action}`, 9);
    return `9 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${bytes.length} >>${gap}stream\n${bytes}\nendstream\nendobj\n`;
  };

  it.each<[string, () => string]>([
    ['packed objects behind two megabytes of blanks', () => farPacked(megabytes(2))],
    ['packed objects behind a little more blanks than are looked through', () => farPacked(' '.repeat(8200))],
    [
      'an object that begins behind seventeen megabytes of blanks',
      () => `4 0 obj${megabytes(17)}<< /S /Launch /F (calc.exe) >> endobj\n`,
    ],
    [
      'an object with a string of seventeen megabytes',
      () => `4 0 obj [ (${'a'.repeat(17 * 1024 * 1024)}) << /Subtype /Link /A ${action} >> ] endobj\n`,
    ],
    [
      'a stream whose line does not end within what readers look through',
      () => `9 0 obj\n<< /Length 9 >>\nstream${' '.repeat(300)}\nxxxxxxxxx\nendstream\nendobj\n`,
    ],
  ])('%s is unreadable', async (_what, text) => {
    expect(await actives(withFirst(text()))).toBe('damaged');
  });

  it('compressed objects behind blanks are inspected', async () => {
    expect(await actives(withFirst(farPacked(' '.repeat(100))))).toBe('script');
  });

  it.each([
    [
      'behind blanks',
      `/F (a.xml) /EF <<${' '.repeat(220)}/F 6 0 R >>`,
      `/F (a.xml) /EF <<${' '.repeat(220)}/F 7 0 R >>`,
    ],
    ['of which one is called otherwise by a name', '/F (a.xml) /UF /evil.exe /EF << /F 6 0 R >>', ''],
    ['of which one is called otherwise in a list', '/F (a.xml) /UF [(evil.exe)] /EF << /F 6 0 R >>', ''],
  ])('attached files %s are not data', async (_how, first, second) => {
    const attached = [first, second]
      .filter((each) => each !== '')
      .map((each, index) => `${20 + index} 0 obj << /Type /Filespec ${each} >> endobj\n`);
    expect(await actives(withFirst(attached.join('')))).toBe('attachment');
  });
});
