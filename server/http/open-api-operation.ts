import type { JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Call } from '../../src/contract/call.ts';
import type { CallName } from '../../src/contract/calls.ts';
import { idempotencyHeader, isIdempotent, maxIdempotencyKeyCharacters } from '../../src/contract/idempotency.ts';
import { accountHeader } from '../../src/contract/transport.ts';

type SchemaOf = (schema: GenericSchema) => JsonSchema;

const responses: Readonly<Record<string, string>> = {
  '400': 'REQUEST_INVALID: a field is invalid; `data.field` names it',
  '401': 'SESSION_REQUIRED or SESSION_REPLACED',
  '403': 'XSRF_INVALID or NOT_PERMITTED',
  '404': "NOT_FOUND: it does not exist, or is another company's",
  '409':
    'ACCOUNT_SWITCHED: the session now belongs to another account than the one named in the header; ACTING_OVER: the caller no longer acts for the colleague named there',
  '429': 'TOO_MANY_REQUESTS',
  '500': 'SERVER_FAULT',
  '503': 'SERVER_BUSY: the database cannot be reached',
};

const refusalContent = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };

export const commonResponses = Object.fromEntries(
  Object.entries(responses).map(([status, description]) => [
    `Refused${status}`,
    { description, content: refusalContent },
  ]),
);

/** References to the responses that all calls have in common, by status such as `400`. */
export function refusalResponses(...statuses: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/Refused${status}` }]));
}

/** The content of a 200 answer: success with these data, or a business refusal. */
export function envelopeOf(data: JsonSchema): Record<string, unknown> {
  const succeeded = {
    type: 'object',
    required: ['code'],
    properties: { code: { const: '0' }, message: { type: 'string' }, data, traceId: { type: 'string' } },
  };
  return { 'application/json': { schema: { anyOf: [succeeded, { $ref: '#/components/schemas/Refusal' }] } } };
}

function securityOf(call: Call): readonly object[] {
  const needsXsrf = call.changes && !call.beginsVisit;
  if (call.caller === 'signed-in') return [needsXsrf ? { session: [], xsrf: [] } : { session: [] }];
  return needsXsrf ? [{ session: [], xsrf: [] }] : [];
}

function parametersOf(call: Call, request: JsonSchema): readonly object[] {
  const properties = Object.entries(request.properties ?? {}).filter(
    ([name]) => call.method !== 'POST' || call.path.includes(`{${name}}`),
  );
  return properties.map(([name, schema]) => {
    const inPath = call.path.includes(`{${name}}`);
    // A list is sent as values separated by commas. The schema of such a parameter describes one value.
    return {
      name,
      in: inPath ? 'path' : 'query',
      required: inPath || (request.required?.includes(name) ?? false),
      schema,
    };
  });
}

const wordsOf = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (letter) => letter.toUpperCase());

export function operationOf(name: CallName, call: Call, tag: string, schemaOf: SchemaOf): Record<string, unknown> {
  const request = schemaOf(call.request);
  const signedIn = call.caller === 'signed-in' ? ['401', '404', ...(call.ofSession ? [] : ['409'])] : [];
  const takesAccount = call.caller === 'signed-in' && !call.ofSession;
  const account = {
    name: accountHeader,
    in: 'header',
    required: false,
    description:
      'The account that the caller sees on the page; after a slash, the account of the colleague for whom the caller acts. Another account in the session is refused with ACCOUNT_SWITCHED, an ended delegation with ACTING_OVER',
    schema: { type: 'string' },
  };
  const idempotencyKey = {
    name: idempotencyHeader,
    in: 'header',
    required: false,
    schema: { type: 'string', maxLength: maxIdempotencyKeyCharacters },
    description:
      'The request is carried out once in 24 hours. A repetition waits for the first answer and gets it. IDEMPOTENCY_REUSED: the key came with another request; IDEMPOTENCY_IN_WORK: the first request has run for more than half a minute; IDEMPOTENCY_UNKNOWN: the first request was interrupted and may be partly done',
  };
  return {
    operationId: name,
    summary: `${wordsOf(name)} (${call.source})`,
    tags: [tag],
    security: securityOf(call),
    ...(call.extension === undefined ? {} : { 'x-extension': call.extension }),
    parameters: [
      ...parametersOf(call, request),
      ...(isIdempotent(call) ? [idempotencyKey] : []),
      ...(takesAccount ? [account] : []),
    ],
    ...(call.method === 'POST'
      ? { requestBody: { required: true, content: { 'application/json': { schema: request } } } }
      : {}),
    responses: {
      '200': call.answersPicture
        ? {
            description: 'The picture, or a refusal',
            content: { 'image/png': {}, 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
          }
        : {
            description: 'Success, or a refusal of the business by its code',
            content: envelopeOf(schemaOf(call.answer)),
          },
      ...refusalResponses(
        '400',
        ...signedIn,
        ...(call.changes || call.caller === 'signed-in' ? ['403'] : []),
        ...(call.base === 'sso' ? ['429'] : []),
        '500',
        '503',
      ),
    },
  };
}
