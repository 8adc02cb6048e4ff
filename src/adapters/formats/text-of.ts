/**
 * UTF-16 is recognised by its byte order mark. Otherwise the declared encoding of XML is used, then UTF-8; bytes that
 * are no UTF-8 are read as GB 18030.
 */
export function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  if (/^\s*<\?xml[^>]*encoding=["']gb/iu.test(head)) return new TextDecoder('gb18030').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
