import { announcementPath, announcementTopics } from '../../src/contract/extensions/announcements.ts';
import { apiBases } from './call-routes.ts';
import { callbackPath, uploadPath } from './file-routes.ts';
import { envelopeOf, refusalResponses } from './open-api-operation.ts';

const uploaded = { $ref: '#/components/schemas/Uploaded' };
const source = 'document 1, section 7';

/** The two upload operations outside the contract: receiving a file, and the object store's notice of an upload. */
export const uploadOperations = {
  [uploadPath]: {
    post: {
      operationId: 'receiveFile',
      summary: `Receive file (${source}; where the upload policy says useOss false)`,
      tags: ['files'],
      security: [{ session: [], xsrf: [] }],
      parameters: [
        {
          name: 'fileName',
          in: 'query',
          required: true,
          description: 'The name from the upload policy',
          schema: { type: 'string' },
        },
      ],
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              required: ['fileContent'],
              properties: { fileContent: { type: 'string', contentMediaType: 'application/octet-stream' } },
            },
          },
        },
      },
      responses: {
        '200': { description: 'The stored file, or the reason why it was refused', content: envelopeOf(uploaded) },
        ...refusalResponses('400', '401', '403', '404', '500', '503'),
      },
    },
  },
  [callbackPath]: {
    post: {
      operationId: 'fileArrived',
      summary: `File arrived (${source}; called by the object store)`,
      tags: ['files'],
      security: [],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['object', 'token'],
              properties: {
                object: { type: 'string' },
                token: { type: 'string', description: 'The token from the signed callback of the upload form' },
                uploadId: { type: 'string' },
              },
            },
          },
        },
      },
      responses: {
        '200': { description: 'The stored file, or the reason why it was refused', content: envelopeOf(uploaded) },
        ...refusalResponses('400', '500'),
      },
    },
  },
};

/** The stream of announcements, which is no call of the contract. */
export const announcementOperation = {
  [apiBases[announcementPath.base] + announcementPath.path]: {
    get: {
      operationId: 'announcements',
      summary: 'Announcements (beyond the documents, extension announcements: events that say that something changed)',
      tags: ['messages'],
      security: [{ session: [] }],
      responses: {
        '200': {
          description: `Server-sent events without content. The name of an event says what changed: ${announcementTopics.join(', ')}`,
          content: { 'text/event-stream': { schema: { type: 'string' } } },
        },
        ...refusalResponses('401', '404', '503'),
      },
    },
  },
};
