const encodingWithin = 200;

/**
 * UTF-8 unless the document says one of the Chinese encodings; undefined for bytes that are not what they are said to
 * be.
 */
export function xmlText(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, encodingWithin));
  const [, declared = 'utf-8'] = /^\s*<\?xml[^>]*encoding=["']([\w-]+)["']/u.exec(head) ?? [];
  try {
    return new TextDecoder(/^gb/iu.test(declared) ? 'gb18030' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
