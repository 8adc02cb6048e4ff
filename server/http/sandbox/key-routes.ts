import type { FastifyInstance } from 'fastify';
import type { SandboxDesk } from '../../core/sandbox/sandbox-desk.ts';
import {
  certificateRequest,
  certificatesRequest,
  hardKeyRequest,
  hardKeyWrittenRequest,
  phoneAnswerRequest,
  revocationRequest,
} from './sandbox-requests.ts';
import { parseRequest, sendData } from './sandbox-reply.ts';

/** Routes of the simulated certificate authority and telephones. */
export function addKeyRoutes(sandbox: FastifyInstance, { keys }: Pick<SandboxDesk, 'keys'>): void {
  if (!keys) return;

  sandbox.get('/certificates', async (request, reply) =>
    sendData(request, reply, await keys.certificates(parseRequest(certificatesRequest, request.query).account)),
  );

  sandbox.post('/certificates', async (request, reply) => {
    const { account, publicKey, days } = parseRequest(certificateRequest, request.body);
    return sendData(request, reply, await keys.issue({ userName: account, kind: 'HARD', publicKey, days }));
  });

  sandbox.post('/certificates/revoked', async (request, reply) => {
    await keys.revoke(parseRequest(revocationRequest, request.body).serial);
    return sendData(request, reply, null);
  });

  sandbox.get('/hard-keys', async (request, reply) => sendData(request, reply, await keys.hard.all()));

  sandbox.post('/hard-keys', async (request, reply) => {
    await keys.hard.applyAction(parseRequest(hardKeyRequest, request.body));
    return sendData(request, reply, await keys.hard.all());
  });

  sandbox.post('/hard-keys/written', async (request, reply) => {
    const { number, publicKey, days } = parseRequest(hardKeyWrittenRequest, request.body);
    return sendData(request, reply, await keys.hard.writeCertificate(number, publicKey, days));
  });

  sandbox.get('/phone', async (request, reply) => sendData(request, reply, await keys.questions()));

  sandbox.post('/phone', async (request, reply) => {
    const { key, agreed } = parseRequest(phoneAnswerRequest, request.body);
    await keys.answer(key, agreed);
    return sendData(request, reply, await keys.questions());
  });
}
