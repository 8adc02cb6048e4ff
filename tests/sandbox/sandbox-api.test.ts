import { describe, expect, it } from 'vitest';
import { fetchingSandboxApi } from '../../src/sandbox/api/sandbox-api.ts';
import { queued } from './fake-sandbox.ts';

interface Asked {
  readonly path: string;
  readonly method: string | undefined;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

/** A server that gives one answer and records its requests. */
function answering(answer: () => Response) {
  const asked: Asked[] = [];
  const fetched: typeof fetch = async (input, init) => {
    const headers = Object.fromEntries(new Headers(init?.headers));
    asked.push({
      path: typeof input === 'string' ? input : '',
      method: init?.method,
      headers,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    return answer();
  };
  return { asked, api: fetchingSandboxApi(() => 'en', fetched) };
}

const envelope =
  (code: string, data: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify({ code, message: 'as told', data, traceId: 't1' }), { status });

describe('the sandbox’s calls', () => {
  it('read the packages by their schema, in the language in use', async () => {
    const { api, asked } = answering(envelope('0', [queued('DD1', 'UN_AUDIT')]));
    expect(await api.packages()).toEqual([queued('DD1', 'UN_AUDIT')]);
    expect(asked).toMatchObject([
      { path: '/sandbox/v1/packages', method: 'GET', headers: { 'accept-language': 'en' } },
    ]);
  });

  it('send a decision as JSON, a category as a whole without a document', async () => {
    const { api, asked } = answering(envelope('0', { docDatumId: 'DD1', state: 'AUDIT_REJECT', dataVersion: 4 }));
    const answer = await api.review(
      'DD1',
      {
        as: 'first',
        result: 'NOPASS',
        items: [{ materialId: 'M1', documentId: undefined, result: 'NOPASS', reason: '请补充' }],
      },
      'key-1',
    );
    expect(answer).toEqual({ done: true, state: 'AUDIT_REJECT' });
    expect(asked).toMatchObject([
      {
        path: '/sandbox/v1/packages/DD1/review',
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'key-1' },
        body: {
          as: 'first',
          result: 'NOPASS',
          items: [{ docMaterialId: 'M1', docFileId: null, result: 'NOPASS', reason: '请补充' }],
        },
      },
    ]);
  });

  it('send a action with who does it', async () => {
    const { api, asked } = answering(envelope('0', { docDatumId: 'DD1', state: 'INVALID', dataVersion: 4 }));
    const order = { action: 'decline', by: 'bai-jing', reason: '额度已用完', corrections: [] } as const;
    expect(await api.takeAction('DD1', order, 'key-2')).toEqual({ done: true, state: 'INVALID' });
    expect(asked).toMatchObject([
      {
        path: '/sandbox/v1/packages/DD1/actions',
        method: 'POST',
        headers: { 'idempotency-key': 'key-2' },
        body: order,
      },
    ]);
  });

  it.each([
    [
      'REVIEW_STAGE',
      { state: 'UN_FINAL_AUDIT', current: 'final' },
      { because: 'wrong-stage', state: 'UN_FINAL_AUDIT', current: 'final' },
    ],
    [
      'REVIEW_STAGE',
      { state: 'AUDITED', current: '' },
      { because: 'wrong-stage', state: 'AUDITED', current: undefined },
    ],
    ['REVIEW_STAGE', { state: 'AUDITED' }, { because: 'wrong-stage', state: 'AUDITED', current: undefined }],
    ['REVIEW_TAKEN', { by: 'lu-yiming' }, { because: 'taken', by: 'lu-yiming' }],
    ['SAME_REVIEWER', {}, { because: 'same-reviewer' }],
    ['REVIEW_UNMARKED', { count: 3 }, { because: 'unmarked', count: 3 }],
  ])('tell why a step was refused with %s and %o', async (code, values, refusal) => {
    const { api } = answering(envelope(code, values));
    expect(await api.review('DD1', { as: 'first', result: 'PASS', items: [] }, 'key-1')).toEqual({
      done: false,
      ...refusal,
    });
  });

  it('throw for a refusal that a step cannot have', async () => {
    await expect(
      answering(envelope('REVIEW_REASON', {})).api.review('DD1', { as: 'first', result: 'PASS', items: [] }, 'key-1'),
    ).rejects.toMatchObject({ kind: 'refused' });
  });

  it('leave out a action that this console does not know', async () => {
    const { api } = answering(envelope('0', [{ ...queued('DD1', 'UN_AUDIT'), actions: ['cancel', 'a-new-action'] }]));
    expect((await api.packages())[0]?.actions).toEqual(['cancel']);
  });

  it.each([
    [
      'a refusal',
      envelope('COMPANY_DEREGISTERED', null),
      { kind: 'refused', detail: { code: 'COMPANY_DEREGISTERED', serverMessage: 'as told', traceId: 't1' } },
    ],
    ['another host', envelope('NOT_PERMITTED', null, 403), { kind: 'forbidden' }],
    ['a page of text', () => new Response('<html>'), { kind: 'unexpected-answer' }],
    ['an answer of another shape', envelope('0', { now: 'soon' }), { kind: 'unexpected-answer' }],
    [
      'no connection',
      () => {
        throw new TypeError('fetch failed');
      },
      { kind: 'offline' },
    ],
  ])('reject with a fault on %s', async (_what, answer, fault) => {
    await expect(answering(answer).api.clock()).rejects.toMatchObject({ name: 'PortFault', ...fault });
  });

  it('give no address outside the portal for a sign-in', async () => {
    await expect(
      answering(envelope('0', { homeUrl: '//evil.example' })).api.signIn('heqinghe', 'ROLE_CORP_OPERATOR'),
    ).rejects.toMatchObject({ kind: 'unexpected-answer' });
  });
});
