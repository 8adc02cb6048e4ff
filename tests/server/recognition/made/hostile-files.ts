import { createCanvas } from '@napi-rs/canvas';
import { zipSync } from 'fflate';
import { onePage, pdfBytes } from '../../documents/pdf-bytes.ts';
import { ofdFile } from './made-ofd.ts';
import { orderAt } from './made-orders.ts';
import { digitalXml } from './made-xml.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const order = orderAt(0, 'E_SPECIAL_VAT_ELEC');
const plan = { place: 'Doc_0/Attachs/original_invoice.xml', named: 'original_invoice.xml' };

const laughs = `<?xml version="1.0"?><!DOCTYPE EInvoice [<!ENTITY a "ha">${Array.from('bcdefghij', (name, index) => `<!ENTITY ${name} "${`&${'abcdefghi'[index] ?? 'a'};`.repeat(10)}">`).join('')}]><EInvoice><Header><EIid>&j;</EIid></Header></EInvoice>`;
const elsewhere =
  '<?xml version="1.0"?><!DOCTYPE EInvoice [<!ENTITY x SYSTEM "file:///etc/hostname">]><EInvoice><Header><EIid>1&x;</EIid></Header></EInvoice>';

/** A zip in which every stated size is wrong. */
function lyingZip(): Uint8Array {
  const zip = zipSync({ 'OFD.xml': utf8('<OFD/>'), 'Doc_0/original_invoice.xml': new Uint8Array(64 * 1024 * 1024) });
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  for (let place = 0; place + 46 < zip.length; place += 1) {
    if (view.getUint32(place, true) === 0x02014b50) view.setUint32(place + 24, 900, true);
    if (view.getUint32(place, true) === 0x04034b50) view.setUint32(place + 22, 900, true);
  }
  return zip;
}

function manyEntries(): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Array.from({ length: 3_000 }, (_, index) => [`Doc_0/Attachs/${index}/original_invoice.xml`, new Uint8Array(1)]),
    ),
  );
}

/** A picture that states a width and height of 60,000 pixels. */
async function hugePicture(): Promise<Uint8Array> {
  const png = Uint8Array.from(await createCanvas(8, 8).encode('png'));
  new DataView(png.buffer).setUint32(16, 60_000);
  new DataView(png.buffer).setUint32(20, 60_000);
  return png;
}

/** A page that draws another, which draws the next ten times, nine levels deep. */
function nestedDrawings(): Uint8Array {
  const form = (index: number) => {
    const content = index === 8 ? '0 0 1 1 re f' : '/X Do '.repeat(30);
    const resources = index === 8 ? '' : `/Resources << /XObject << /X ${index + 6} 0 R >> >>`;
    return `<< /Type /XObject /Subtype /Form /BBox [0 0 100 100] ${resources} /Length ${content.length} >>\nstream\n${content}\nendstream`;
  };
  return pdfBytes([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >> >>',
    '<< /Length 5 >>\nstream\n/X Do\nendstream',
    ...Array.from({ length: 9 }, (_, index) => form(index)),
  ]);
}

/** Invalid or malicious files, by their effect. */
export async function hostileFiles(): Promise<readonly { readonly name: string; readonly bytes: Uint8Array }[]> {
  const xml = digitalXml(order);
  const ofd = ofdFile(xml, plan);
  return [
    { name: 'nothing at all', bytes: new Uint8Array() },
    { name: 'noise', bytes: Uint8Array.from({ length: 5_000 }, (_, index) => (index * 7_919) % 251) },
    {
      name: 'noise that begins as a picture',
      bytes: Uint8Array.from([0xff, 0xd8, 0xff, ...Array.from({ length: 2_000 }, (_, index) => (index * 31) % 256)]),
    },
    {
      name: 'noise that begins as a zip',
      bytes: Uint8Array.from([0x50, 0x4b, 3, 4, ...Array.from({ length: 2_000 }, (_, index) => (index * 31) % 256)]),
    },
    { name: 'noise that begins as a PDF', bytes: utf8(`%PDF-1.7\n${'x y z '.repeat(500)}`) },
    {
      name: 'a spreadsheet',
      bytes: zipSync({ 'xl/workbook.xml': utf8('<workbook/>'), '[Content_Types].xml': utf8('<Types/>') }),
    },
    { name: 'another XML', bytes: utf8('<?xml version="1.0"?><order><number>1</number></order>') },
    {
      name: 'an issuer\u2019s own XML',
      bytes: utf8('<?xml version="1.0"?><Invoice><Fphm>26612900000000000127</Fphm><Kprq>2026-09-18</Kprq></Invoice>'),
    },
    { name: 'a billion laughs', bytes: utf8(laughs) },
    { name: 'an entity that lies elsewhere', bytes: utf8(elsewhere) },
    { name: 'XML that is deep', bytes: utf8(`${'<EInvoice>'.repeat(50_000)}${'</EInvoice>'.repeat(50_000)}`) },
    { name: 'XML that is long', bytes: utf8(`<EInvoice>${'<a>1</a>'.repeat(400_000)}</EInvoice>`) },
    { name: 'XML that breaks off', bytes: utf8(xml.slice(0, -40)) },
    {
      name: 'XML that is not UTF-8',
      bytes: Uint8Array.from([...utf8('<?xml version="1.0"?><EInvoice>'), 0xff, 0xfe, ...utf8('</EInvoice>')]),
    },
    { name: 'an OFD with a billion laughs', bytes: ofdFile(laughs, plan) },
    { name: 'an OFD that breaks off', bytes: ofd.subarray(0, ofd.length - 200) },
    {
      name: 'an OFD that leads nowhere',
      bytes: ofdFile(xml, { place: 'elsewhere.xml', named: '../../../../etc/passwd' }),
    },
    {
      name: 'a zip of 64 MB',
      bytes: zipSync({ 'OFD.xml': utf8('<OFD/>'), 'original_invoice.xml': new Uint8Array(64 * 1024 * 1024) }),
    },
    { name: 'a zip that lies of its sizes', bytes: lyingZip() },
    { name: 'a zip of very many', bytes: manyEntries() },
    { name: 'a PDF without anything', bytes: pdfBytes(onePage) },
    { name: 'a PDF whose drawings draw each other', bytes: nestedDrawings() },
    { name: 'a picture of 60,000 by 60,000', bytes: await hugePicture() },
    { name: 'a picture that breaks off', bytes: (await createCanvas(400, 400).encode('png')).subarray(0, 300) },
  ];
}
