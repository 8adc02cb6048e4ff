import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Call } from '../../src/contract/call.ts';
import { calls } from '../core/desks.ts';
import type { CallName } from '../../src/contract/calls.ts';
import { apiBases } from './call-routes.ts';
import type { HttpParts } from './http-parts.ts';
import { announcementOperation, uploadOperations } from './open-api-files.ts';
import { commonResponses, operationOf } from './open-api-operation.ts';
import { cookieNames, xsrfHeader } from './session-cookies.ts';
import type { CallGroups } from '../../src/contract/call-group.ts';
import { callGroups, namedShapes } from '../core/desks.ts';

const groups: CallGroups = {
  ...callGroups,
  extensions: {
    description: 'Beyond the documents; offered where config.json announces it',
    calls: Object.fromEntries(
      Object.entries<Call>({ ...calls }).filter(([, { extension }]) => extension !== undefined),
    ),
  },
};

const conversion = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
} as const satisfies ConversionConfig;

/**
 * The JSON Schema of a value as sent, by reference where it has a name. The keys that belong only to a separate
 * document are left out.
 */
function schemaOf(schema: GenericSchema): JsonSchema {
  const {
    $schema: _own,
    $defs: _elsewhere,
    ...rest
  } = toJsonSchema(schema, { ...conversion, definitions: namedShapes });
  return rest;
}

/** The OpenAPI 3.1 description of every call that exists, made from the contract. */
export function openApi({ publicUrl, version }: Pick<HttpParts, 'publicUrl' | 'version'>): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [tag, group] of Object.entries(groups)) {
    for (const [name, call] of Object.entries(group.calls) as [CallName, Call][]) {
      const path = apiBases[call.base] + call.path;
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call, tag, schemaOf) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Supply chain finance portal',
      version,
      license: { name: 'Unlicensed', url: publicUrl },
      description:
        'The calls of the portal. Amounts are decimal strings in yuan, instants milliseconds since the epoch, days YYYY-MM-DD.',
    },
    servers: [{ url: publicUrl }],
    tags: Object.entries(groups).map(([name, { description }]) => ({ name, description })),
    paths: { ...paths, ...uploadOperations, ...announcementOperation },
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieNames(publicUrl.startsWith('https:')).session,
          description: 'Opaque session id, set by loginSession and loginSuccess',
        },
        xsrf: {
          type: 'apiKey',
          in: 'header',
          name: xsrfHeader,
          description: 'What the cookie XSRF-TOKEN holds, on every call that changes something',
        },
      },
      schemas: { ...toJsonSchemaDefs(namedShapes, conversion), ...envelopeSchemas },
      responses: commonResponses,
    },
  };
}

const envelopeSchemas = {
  Refusal: {
    type: 'object',
    description: 'Nothing was changed. `data` holds the values that the message speaks of.',
    required: ['code', 'message', 'data'],
    properties: {
      code: { type: 'string', not: { const: '0' } },
      message: { type: 'string' },
      traceId: { type: 'string' },
      data: { type: 'object', additionalProperties: true },
    },
  },
};
