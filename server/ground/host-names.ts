/**
 * Whether a host name or address refers to this machine. Browsers treat such a page as a secure context without TLS.
 */
export function isLoopback(host: string): boolean {
  const name = bare(host);
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}

/** Whether a host means all addresses of the machine, so that browsers cannot open it. */
export function isEveryAddress(host: string): boolean {
  return ['0.0.0.0', '::'].includes(bare(host));
}

/** `http://host:port`, with brackets around an IPv6 address. */
export function httpAddress(host: string, port: number): string {
  return `http://${bare(host).includes(':') ? `[${bare(host)}]` : host}:${port}`;
}

function bare(host: string): string {
  return host.replace(/^\[|\]$/g, '').toLowerCase();
}
