import { describe, expect, it } from 'vitest';
import { inspectTextSheet } from '../../../server/documents/inspected-text-sheet.ts';
import { inspectXml } from '../../../server/documents/inspected-xml.ts';
import { textSheet } from '../../../server/documents/text-sheet.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const sheet = { kind: 'sheet', mimeType: 'text/csv' };
const unknown = { kind: 'refused', because: 'unknown-content' };
const script = { kind: 'refused', because: 'active', flaw: 'script' };

describe('a text under the name of a workbook', () => {
  it.each([
    ['rows with commas', '发票号码,金额,税额\n1,2,3', sheet],
    ['rows below a title', '发票明细\n发票号码\t金额\t税额\n1\t2\t3', sheet],
    ['a number kept as a text', 'a,b,c\n="0012",-5,+86 574', sheet],
    ['one row', 'a,b,c', unknown],
    ['two columns', 'a,b\n1,2\n', unknown],
    ['a letter', 'Dear customer,\nyour invoice, as agreed, is attached.\nKind regards\n', unknown],
    ['a web page', '<html><table><tr><td>1,2,3\n4,5,6', unknown],
    ['control characters', 'a,b,c\n1,\u0001,3', unknown],
    ['a command to another program', "a,b,c\n=cmd|'/c calc'!A0,2,3", script],
    ['a command behind a sign', 'a,b,c\n1,"@SUM(1)+cmd|\' /c calc\'!A0",3', script],
    ['an address that is fetched', 'a,b,c\n1,"=WEBSERVICE(""http://example.com"")",3', script],
    ['a link', 'a\tb\tc\n1\t=HYPERLINK("http://example.com")\t3', script],
  ])('that holds %s is judged by its content', (_what, text, found) => {
    expect(inspectTextSheet(bytes(text))).toEqual(found);
  });

  it('is known by the separator that most lines have', () => {
    expect(textSheet(bytes('甲,乙\t金额\t税额\n丙,丁\t1\t2'))).toMatchObject({ form: 'rows', separator: '\t' });
    expect(textSheet(bytes('a;b;c\n1,5;2,5;3'))).toMatchObject({ form: 'rows', separator: ';' });
  });

  it('in the XML of Excel 2003 is a sheet, and other XML is not', () => {
    const book =
      '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>';
    expect(inspectXml(bytes(book))).toEqual(sheet);
    expect(inspectXml(bytes('<?xml version="1.0"?><EInvoice/>'))).toEqual({ kind: 'xml', mimeType: 'application/xml' });
  });
});
