import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { portalDirectives } from './content-policy.ts';
import type { HttpParts } from './http-parts.ts';

export async function addSecurityHeaders(app: FastifyInstance, { publicUrl, filesOrigin }: Pick<HttpParts, 'publicUrl' | 'filesOrigin'>): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: portalDirectives(filesOrigin) },
    strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
}
