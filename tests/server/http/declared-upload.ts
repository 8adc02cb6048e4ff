import { createHash } from 'node:crypto';
import { calls, type Answer, type Browser } from './browser.ts';

export const littlePdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Pages/Count 1>>endobj\ntrailer<<>>\n%%EOF');
export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** A place of a clerk's own draft that accepts any file. */
export async function placeForFiles(clerk: Browser): Promise<string> {
  const { records } = (
    await clerk.post(calls.page, { docType: 'CREDIT', page: 1, pageSize: 20, docDatumStates: ['PREPARE'] })
  ).data as { records: { docDatumId: string }[] };
  const materials = (await clerk.get(`${calls.materials}?docDatumId=${records[0]?.docDatumId}`)).data as {
    docMaterialId: string;
    docFileType: string;
  }[];
  return materials.find((each) => each.docFileType === 'OTHER')?.docMaterialId ?? '';
}

let uploads = 0;

/**
 * Requests a policy, by default for the small PDF. The store in memory accepts no uploads itself, so the policy names
 * the API.
 */
export async function declaredFile(
  clerk: Browser,
  docMaterialId: string,
  wish: { readonly size?: number; readonly digest?: string; readonly uploadId?: string } = {},
): Promise<{ fileName: string; pkFile?: string }> {
  uploads += 1;
  const query = new URLSearchParams({
    localFileName: '说明.pdf',
    size: String(wish.size ?? littlePdf.length),
    sha256: wish.digest ?? sha256(littlePdf),
    docMaterialId,
    uploadId: wish.uploadId ?? `upload-${uploads}`,
  });
  return (await clerk.get(`${calls.policy}?${query}`)).data;
}

export async function sendFile(
  browser: Browser,
  fileName: string,
  bytes: Buffer,
  headers: Readonly<Record<string, string>> = {},
  field = 'fileContent',
): Promise<Answer> {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(bytes)]), 'named by the user.pdf');
  const encoded = new Response(form);
  return browser.send('POST', `${calls.upload}?fileName=${fileName}`, Buffer.from(await encoded.arrayBuffer()), {
    'content-type': encoded.headers.get('content-type') ?? '',
    ...headers,
  });
}
