import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { streamOf } from '../../../server/core/byte-stream.ts';
import type { FileInspector } from '../../../server/core/ports.ts';
import { sha256Hex } from '../../../server/core/secrets.ts';
import { ContentFileInspector } from '../../../server/documents/file-inspector.ts';
import { LightFileInspector } from '../../../server/documents/light-file-inspector.ts';
import { ofdFile } from '../recognition/made/made-ofd.ts';
import { orderAt } from '../recognition/made/made-orders.ts';
import { digitalXml, taxControlXml } from '../recognition/made/made-xml.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const xml = digitalXml(orderAt(0, 'E_SPECIAL_VAT_ELEC'));
const place = 'Doc_0/Attachs/original_invoice.xml';
const ofd = ofdFile(xml, { place, named: 'original_invoice.xml' });
const within = (xmlPart: string) => xml.replace('<Header>', `${xmlPart}<Header>`);
const withEntry = (name: string, bytes = utf8('x')) => zipSync({ 'OFD.xml': utf8('<OFD/>'), [name]: bytes });
const deep = (depth: number) => `<?xml version="1.0"?>${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`;
const bomb = new Uint8Array(80 * 1024 * 1024);

/** A zip that states a thousandth of the true size of each part. */
function lying(zip: Uint8Array): Uint8Array {
  const bytes = Uint8Array.from(zip);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 46 < bytes.length; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 90_000, true);
    if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 90_000, true);
  }
  return bytes;
}

/** A zip whose directory names other parts than it contains. */
function hiding(): Uint8Array {
  const zip = Uint8Array.from(withEntry('hidden.xml'));
  const at = new TextDecoder('latin1').decode(zip).lastIndexOf('hidden.xml');
  zip.set(utf8('other_.xml'), at);
  return zip;
}

const taken: readonly (readonly [string, Uint8Array, object])[] = [
  ['the XML of a fully digital invoice', utf8(xml), { kind: 'xml', mimeType: 'application/xml' }],
  ['one that begins with a byte order mark', utf8(`\uFEFF${xml}`), { kind: 'xml' }],
  ['an OFD whose entry part is named in small letters', zipSync({ 'ofd.xml': utf8('<OFD/>') }), { kind: 'ofd' }],
  ['one behind two byte order marks and blank lines', utf8(`\uFEFF\uFEFF\r\n\n${xml}`), { kind: 'xml' }],
  ['one that says nothing of itself before it begins', utf8(xml.replace(/^<\?xml[^>]*>\s*/u, '')), { kind: 'xml' }],
  [
    'one of the tax-control system with prefixes',
    utf8(taxControlXml(orderAt(1, 'GENERAL_VAT_ELEC'), 'fp:')),
    { kind: 'xml' },
  ],
  ['an OFD', ofd, { kind: 'ofd', mimeType: 'application/ofd' }],
  [
    'a zip that is no OFD, as what it is',
    zipSync({ 'word/document.xml': utf8('<w/>') }),
    { kind: 'archive', mimeType: 'application/zip' },
  ],
];

const refused: readonly (readonly [string, Uint8Array, object])[] = [
  [
    'entities',
    utf8(`<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "${'ha'.repeat(9)}">]><a>&b;&b;</a>`),
    { because: 'active', flaw: 'bomb' },
  ],
  [
    'a document type',
    utf8('<?xml version="1.0"?><!DOCTYPE a SYSTEM "http://127.0.0.1/a.dtd"><a/>'),
    { because: 'unreadable' },
  ],
  [
    'a style sheet',
    utf8(`<?xml version="1.0"?><?xml-stylesheet href="a.xsl"?><EInvoice/>`),
    { because: 'active', flaw: 'script' },
  ],
  [
    'a page for browsers under another prefix',
    utf8(within('<x:script xmlns:x="http://www.w3.org/1999/xhtml">1</x:script>')),
    { because: 'active', flaw: 'html' },
  ],
  ['a script', utf8(within('<script>1</script>')), { because: 'active', flaw: 'html' }],
  ['elements without end', utf8(xml.slice(0, -14)), { because: 'unreadable' }],
  ['elements too deep', utf8(deep(200_000)), { because: 'unreadable' }],
  ['too many elements', utf8(`<?xml version="1.0"?><a>${'<b/>'.repeat(250_000)}</a>`), { because: 'unreadable' }],
  ['two roots', utf8('<?xml version="1.0"?><a/><b/>'), { because: 'unreadable' }],
  [
    'bytes that are no text',
    Uint8Array.from([...utf8('<?xml version="1.0"?><a>'), 0xff, 0xfe, 0x00, ...utf8('</a>')]),
    { because: 'unreadable' },
  ],
  ['a zip that is cut off', ofd.subarray(0, 300), { because: 'unreadable' }],
  ['a bomb', withEntry('Doc_0/a.xml', bomb), { because: 'active', flaw: 'bomb' }],
  ['a bomb that states another size', lying(withEntry('Doc_0/a.xml', bomb)), { because: 'active', flaw: 'bomb' }],
  [
    'a part of an OFD with entities',
    withEntry('Doc_0/Document.xml', utf8('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "ha">]><a>&b;</a>')),
    { because: 'active', flaw: 'bomb' },
  ],
  [
    'a part of an OFD with a document type',
    withEntry('Doc_0/a.dat', utf8('<!DOCTYPE a SYSTEM "http://127.0.0.1/a.dtd"><a/>')),
    { because: 'active', flaw: 'bomb' },
  ],
  [
    'a part of an OFD that a browser would draw',
    withEntry('Doc_0/Document.xml', utf8('<a xmlns:h="http://www.w3.org/1999/xhtml"><h:script/></a>')),
    { because: 'active', flaw: 'html' },
  ],
  [
    'too many parts',
    zipSync({
      'OFD.xml': utf8(''),
      ...Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`${index}.xml`, utf8('')])),
    }),
    { because: 'active', flaw: 'bomb' },
  ],
  ['a program', withEntry('Doc_0/Res/setup.exe'), { because: 'active', flaw: 'program' }],
  ['a script in it', withEntry('Doc_0/a.js'), { because: 'active', flaw: 'script' }],
  ['another archive', withEntry('Doc_0/a.zip'), { because: 'active', flaw: 'archive' }],
  ['a way out of its folder', withEntry('../../etc/cron.d/a'), { because: 'active', flaw: 'archive' }],
  ['a part that its directory hides', hiding(), { because: 'active', flaw: 'archive' }],
];

const inspectors: readonly (readonly [string, FileInspector])[] = [
  ['in a process', new ContentFileInspector()],
  ['in a browser tab', new LightFileInspector()],
];

describe.each(inspectors)('an electronic invoice inspected %s', (_, inspector) => {
  const looked = async (bytes: Uint8Array) =>
    inspector.inspect({ bytes: streamOf(bytes), size: bytes.length, sha256: await sha256Hex(bytes), company: 'C-1' });

  it.each(taken)('is accepted: %s', async (_name, bytes, outcome) => {
    expect(await looked(bytes)).toMatchObject(outcome);
  });

  it.each(refused)('is refused with %s', async (_name, bytes, outcome) => {
    expect(await looked(bytes)).toEqual({ kind: 'refused', ...outcome });
  });
});
