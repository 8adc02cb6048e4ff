import { createHash } from 'node:crypto';

/** A PDF with these objects, numbered from 1, the first the catalogue, and with additional entries in its trailer. */
export function pdfBytes(objects: readonly string[], trailer = ''): Uint8Array {
  let text = '%PDF-1.4\n';
  const places = objects.map((body, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(text);
}

export const onePage = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >>',
];

const padding = '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a';
const owner = '11'.repeat(32);
const documentId = '22'.repeat(16);

/** Encrypted with 40 bits: anyone can open it when the user's password is empty, otherwise only with the password. */
export function encryptedPdf(user: 'empty password' | 'unknown password'): Uint8Array {
  const key = createHash('md5')
    .update(Buffer.from(padding + owner + 'ffffffff' + documentId, 'hex'))
    .digest()
    .subarray(0, 5);
  const check =
    user === 'empty password' ? Buffer.from(rc4(key, Buffer.from(padding, 'hex'))).toString('hex') : '33'.repeat(32);
  const encryption = `<< /Filter /Standard /V 1 /R 2 /O <${owner}> /U <${check}> /P -1 >>`;
  return pdfBytes([...onePage, encryption], `/Encrypt 4 0 R /ID [<${documentId}> <${documentId}>]`);
}

function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => ([state[a], state[b]] = [state[b] ?? 0, state[a] ?? 0]);
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return data.map((byte) => {
    i = (i + 1) & 255;
    j = (j + (state[i] ?? 0)) & 255;
    swap(i, j);
    return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0);
  });
}
