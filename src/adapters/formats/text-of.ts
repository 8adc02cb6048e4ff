/**
 * Its marks tell UTF-16 apart; else the declared encoding of XML holds, else UTF-8, and what is no UTF-8 is taken for
 * the Chinese one.
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
