/** Whether a host name or address stays on this machine. Browsers take such a page for a secure context without TLS. */
export function isLoopback(host: string): boolean {
  const name = bare(host);
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}

/** Whether a host stands for every address of the machine, and so is none that a browser could go to. */
export function isEveryAddress(host: string): boolean {
  return ['0.0.0.0', '::'].includes(bare(host));
}

/** `http://host:port`, with the brackets that an IPv6 address needs. */
export function httpAddress(host: string, port: number): string {
  return `http://${bare(host).includes(':') ? `[${bare(host)}]` : host}:${port}`;
}

function bare(host: string): string {
  return host.replace(/^\[|\]$/g, '').toLowerCase();
}
