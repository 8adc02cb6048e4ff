import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../../../server/recognition/document-source.ts';
import { eInvoiceFields } from '../../../server/recognition/e-invoice-xml.ts';
import { LightFileReader } from '../../../server/recognition/light-file-reader.ts';
import { plainXml } from '../../../server/recognition/plain-xml.ts';
import { xmlText } from '../../../server/recognition/xml-text.ts';
import { xmlTree } from '../../../server/recognition/xml-tree.ts';
import { xmlDocuments } from './made/made-documents.ts';

const limits = { depth: 32, elements: 1_000 };
const bytes = (text: string) => new TextEncoder().encode(text);

describe('the plain XML reader', () => {
  it('reads elements by name, repeated elements, and texts with entities', () => {
    expect(
      plainXml(
        '<?xml version="1.0"?><!-- x --><a:r><b>1 &lt; 2 &#x4E2D;&#25991; &no;</b><b c="d>" /><d><![CDATA[<&>]]></d></a:r>',
        limits,
      ),
    ).toEqual({ r: { b: ['1 < 2 中文 &no;', ''], d: '<&>' } });
  });

  it.each([
    '',
    'words',
    '<a>',
    '</a>',
    '<a></b>',
    '<a/><b/>',
    '<a/>words',
    '<a b=c/>',
    '<a <b/>',
    '<!DOCTYPE a><a/>',
    '<a><!-- </a>',
    '<a>'.repeat(33) + '</a>'.repeat(33),
    `<a>${'<b/>'.repeat(1_000)}</a>`,
  ])('refuses text that is not well-formed or beyond the limits: %.40s', (text) => {
    expect(plainXml(text, limits)).toBeUndefined();
  });

  it('reads only the document’s own names, even special ones', () => {
    expect(Object.keys(plainXml('<__proto__><constructor>1</constructor></__proto__>', limits) ?? {})).toEqual([
      '__proto__',
    ]);
  });

  it('gives the same fields of every electronic invoice as the parser', () => {
    for (const { bytes: file } of xmlDocuments()) {
      const said = eInvoiceFields(plainXml(xmlText(file) ?? '', limits), 'xml');
      expect(said).toEqual(eInvoiceFields(xmlTree(file, defaultLimits), 'xml'));
      expect(said?.length).toBeGreaterThan(8);
    }
  });

  it('ends for any text', () => {
    const piece = fc.constantFrom(
      '<a>',
      '</a>',
      '<b c="',
      '"',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?',
      '?>',
      '&amp;',
      '&#x110000;',
      ' ',
      'x',
      '<',
      '>',
      '/',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const tree = plainXml(pieces.join(''), limits);
        return tree === undefined || Object.keys(tree).length > 0;
      }),
    );
  });
});

describe('the reader in a browser tab', () => {
  const reader = new LightFileReader();

  it('reads the XML of invoices, and names the reason for other files', async () => {
    expect(await reader.readFieldReadings(xmlDocuments()[0]?.bytes ?? bytes(''), 'invoice')).toMatchObject({
      outcome: 'read',
    });
    expect(await reader.readFieldReadings(xmlDocuments()[0]?.bytes ?? bytes(''), 'contract')).toEqual({
      outcome: 'nothing-found',
    });
    expect(await reader.readFieldReadings(bytes('<?xml version="1.0"?><other/>'), 'invoice')).toEqual({
      outcome: 'nothing-found',
    });
    expect(await reader.readFieldReadings(bytes('%PDF-1.7'), 'invoice')).toEqual({ outcome: 'nothing-found' });
    expect(await reader.readFieldReadings(bytes('words'), 'invoice')).toEqual({ outcome: 'unknown-kind' });
  });
});
