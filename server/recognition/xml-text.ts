const encodingWithin = 200;

/**
 * Decodes an XML document as UTF-8, or in the Chinese encoding that it declares; undefined when the bytes are invalid
 * in that encoding. Without the blanks and byte order marks before the document, which its declaration does not allow.
 */
export function xmlText(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1')
    .decode(bytes.subarray(0, encodingWithin))
    .replace(/^(?:\u00ef\u00bb\u00bf)+/u, '');
  const [, declared = 'utf-8'] = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/u.exec(head) ?? [];
  try {
    return new TextDecoder(/^gb/iu.test(declared) ? 'gb18030' : 'utf-8', { fatal: true })
      .decode(bytes)
      .replace(/^[\s\uFEFF]+/u, '');
  } catch {
    return undefined;
  }
}
