import { isAllowedOrigin } from './allowed-origin.ts';
import type { Exchange } from './exchange.ts';
import { OssError } from './oss-error.ts';

const exposed = 'ETag, Content-Range, Accept-Ranges, Content-Length, Content-Type, x-oss-request-id';

/** Allows the page to read the answer, if its origin is allowed. */
export function allowOrigin({ request, response, settings }: Exchange): void {
  response.setHeader('Vary', 'Origin');
  const { origin } = request.headers;
  if (!isAllowedOrigin(settings.allowedOrigins, origin)) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Expose-Headers', exposed);
}

/** Answers a browser's preflight request, which precedes an upload with progress, a part or a range. */
export function answerPreflight({ request, response, settings }: Exchange): void {
  const { origin = '' } = request.headers;
  const method = request.headers['access-control-request-method'] ?? '';
  if (!isAllowedOrigin(settings.allowedOrigins, origin) || !['GET', 'HEAD', 'POST', 'PUT'].includes(method)) {
    throw new OssError(
      403,
      'AccessForbidden',
      'CORSResponse: This CORS request is not allowed. The origin, the method or the headers are not allowed.',
    );
  }
  response.setHeader('Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT');
  const headers = request.headers['access-control-request-headers'];
  if (headers !== undefined) response.setHeader('Access-Control-Allow-Headers', headers);
  response.setHeader('Access-Control-Max-Age', '600');
  response.writeHead(200, { 'Content-Length': 0 }).end();
}
