import { describe, expect, it } from 'vitest';
import { fetchingSandboxApi } from '../../src/sandbox/api/sandbox-api.ts';
import { queued } from './fake-sandbox.ts';

interface Asked {
  readonly path: string;
  readonly method: string | undefined;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

/** A server that gives one answer and remembers what it was asked. */
function answering(answer: () => Response) {
  const asked: Asked[] = [];
  const fetched: typeof fetch = async (input, init) => {
    const headers = Object.fromEntries(new Headers(init?.headers));
    asked.push({ path: typeof input === 'string' ? input : '', method: init?.method, headers, body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
    return answer();
  };
  return { asked, api: fetchingSandboxApi(() => 'en', fetched) };
}

const envelope = (code: string, data: unknown, status = 200) => () => new Response(JSON.stringify({ code, message: 'as told', data, traceId: 't1' }), { status });

describe('the sandbox’s calls', () => {
  it('read the packages by their schema, in the language in use', async () => {
    const { api, asked } = answering(envelope('0', [queued('DD1', 'UN_AUDIT')]));
    expect(await api.packages()).toEqual([queued('DD1', 'UN_AUDIT')]);
    expect(asked).toMatchObject([{ path: '/sandbox/v1/packages', method: 'GET', headers: { 'accept-language': 'en' } }]);
  });

  it('send a decision as JSON, a category as a whole without a document', async () => {
    const { api, asked } = answering(envelope('0', { docDatumId: 'DD1', state: 'AUDIT_REJECT', dataVersion: 4 }));
    const answer = await api.review('DD1', { as: 'first', result: 'NOPASS', items: [{ docMaterialId: 'M1', docFileId: undefined, result: 'NOPASS', reason: '请补充' }] });
    expect(answer).toEqual({ done: true, state: 'AUDIT_REJECT' });
    expect(asked).toMatchObject([{
      path: '/sandbox/v1/packages/DD1/review', method: 'POST', headers: { 'content-type': 'application/json' },
      body: { as: 'first', result: 'NOPASS', items: [{ docMaterialId: 'M1', docFileId: null, result: 'NOPASS', reason: '请补充' }] },
    }]);
  });

  it('tell whose turn it is when the stage is another one', async () => {
    const decision = { as: 'first', result: 'PASS', items: [] } as const;
    expect(await answering(envelope('REVIEW_STAGE', { state: 'UN_FINAL_AUDIT', current: 'final' })).api.review('DD1', decision)).toEqual({ done: false, state: 'UN_FINAL_AUDIT', current: 'final' });
    expect(await answering(envelope('REVIEW_STAGE', { state: 'AUDITED', current: '' })).api.review('DD1', decision)).toEqual({ done: false, state: 'AUDITED', current: undefined });
  });

  it.each([
    ['a refusal', envelope('COMPANY_DEREGISTERED', null), { kind: 'refused', detail: { code: 'COMPANY_DEREGISTERED', serverMessage: 'as told', traceId: 't1' } }],
    ['another host', envelope('NOT_PERMITTED', null, 403), { kind: 'forbidden' }],
    ['a page of text', () => new Response('<html>'), { kind: 'unexpected-answer' }],
    ['an answer of another shape', envelope('0', { now: 'soon' }), { kind: 'unexpected-answer' }],
    ['no connection', () => { throw new TypeError('fetch failed'); }, { kind: 'offline' }],
  ])('reject with a fault on %s', async (_what, answer, fault) => {
    await expect(answering(answer).api.clock()).rejects.toMatchObject({ name: 'PortFault', ...fault });
  });

  it('give no address outside the portal for a sign-in', async () => {
    await expect(answering(envelope('0', { homeUrl: '//evil.example' })).api.signIn('heqinghe', 'ROLE_CORP_OPERATOR')).rejects.toMatchObject({ kind: 'unexpected-answer' });
  });
});
