import type { FastifyInstance } from 'fastify';
import { Refusal } from '../core/refusal.ts';

const escapedNul = /(?<!\\)(?:\\\\)*\\u0000/;

/** JSON is the only body that calls accept; an empty body is an empty request. */
export function takeJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') return done(null, {});
    if (escapedNul.test(body)) return done(new Refusal('REQUEST_INVALID', { field: 'body' }));
    return parse(request, body, done);
  });
}
