function groupsOf(text: string): readonly string[] {
  return text === '' ? [] : text.split(':');
}

/**
 * Network that counts as one source of sign-ins: a single IPv4 address, or the first 64 bits of an IPv6 address,
 * because one customer has all addresses with the same prefix. Other texts are returned unchanged.
 */
export function sourceNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const groups =
    tail === undefined
      ? before
      : [...before, ...Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
