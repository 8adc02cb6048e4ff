import type { StoreSettings } from './store-settings.ts';

/** Headers of every answer of the store: uploaded content cannot run, and can be framed by the portal alone. */
export function commonHeaders({
  allowedOrigins,
}: Pick<StoreSettings, 'allowedOrigins'>): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': `sandbox; default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors ${allowedOrigins.join(' ') || "'none'"}`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Permissions-Policy':
      'camera=(), display-capture=(), fullscreen=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    // A page under https loads only from https, so the store is under https too.
    ...(allowedOrigins.length > 0 && allowedOrigins.every((origin) => origin.startsWith('https:'))
      ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}
