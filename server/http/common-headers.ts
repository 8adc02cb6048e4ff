import { policyText, portalDirectives } from './content-policy.ts';
import type { HttpParts } from './http-parts.ts';

/**
 * Browser features that the portal does not use and therefore denies to its pages. Browsers report unknown names in
 * their consoles, so the list has only known ones.
 */
const powers = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const;

/** The headers that concern only pages: scripts that a page fetches do not need them. */
export const pageHeaders = [
  'permissions-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-frame-options',
] as const;

/**
 * Headers of every answer: of a route, of a refusal before any route, and of the bare connection. A document may set
 * another content policy.
 */
export function commonHeaders({
  publicUrl,
  filesOrigin,
  formTargets,
}: Pick<HttpParts, 'publicUrl' | 'filesOrigin' | 'formTargets'>): Readonly<Record<string, string>> {
  return {
    'content-security-policy': policyText(portalDirectives(filesOrigin, formTargets)),
    'permissions-policy': powers.map((power) => `${power}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
