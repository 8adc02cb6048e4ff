import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../server/core/desks.ts';
import type { CallName } from '../../../src/contract/calls.ts';
import type { Call } from '../../../src/contract/call.ts';
import { apiBases } from '../../../server/http/call-routes.ts';
import { portalUnderTest, type PortalUnderTest } from './portal-under-test.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly security: readonly Record<string, unknown>[];
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly 'x-extension'?: string;
}
interface Description {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

let portal: PortalUnderTest;
let text: string;
let description: Description;

beforeAll(async () => {
  portal = await portalUnderTest();
  text = (await portal.app.inject('/openapi.json')).body;
  description = JSON.parse(text) as Description;
});
afterAll(async () => portal.close());

const operationOf = (name: CallName): Operation | undefined => {
  const call: Call = calls[name];
  return description.paths[apiBases[call.base] + call.path]?.[call.method.toLowerCase()];
};

describe('the description of the API', () => {
  it('has no problems under the recommended rules', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
    // The path of `fileDownload` is our choice, that of `fileInfo` is the documents'. A file cannot be called `pks`.
    const others = problems.filter((problem) => problem.ruleId !== 'no-ambiguous-paths');
    expect(
      others.map((problem) => `${problem.ruleId}: ${problem.message} ${problem.location[0]?.pointer ?? ''}`),
    ).toEqual([]);
  });

  it('contains every call under its name, with its source', () => {
    expect(description.openapi).toBe('3.1.0');
    for (const name of Object.keys(calls) as CallName[]) {
      const call: Call = calls[name];
      expect(operationOf(name), name).toMatchObject({
        operationId: name,
        summary: expect.stringContaining(call.source) as string,
      });
    }
  });

  it('has the parameters of a call, and who may make it', () => {
    expect(operationOf('fileInfo')?.parameters).toMatchObject([
      { name: 'ids', in: 'path', required: true },
      { name: 'X-Account', in: 'header', required: false },
    ]);
    expect(operationOf('security')?.parameters.some(({ name }) => name === 'X-Account')).toBe(false);
    expect(operationOf('materialList')?.parameters.map(({ name, required }) => [name, required])).toEqual([
      ['docDatumId', true],
      ['docStdCategories', false],
      ['ignoreDocFiles', false],
      ['X-Account', false],
    ]);
    expect(operationOf('packageConfirm')).toMatchObject({
      security: [{ session: [], xsrf: [] }],
      requestBody: { required: true },
    });
    expect(operationOf('uploadPolicy')?.security).toEqual([{ session: [], xsrf: [] }]);
    expect(operationOf('security')?.security).toEqual([{ session: [] }]);
    expect(operationOf('loginSession')?.security).toEqual([]);
  });

  it('marks the extensions', () => {
    expect(operationOf('packageTotals')?.['x-extension']).toBe('package-totals');
    expect(operationOf('packagePage')?.['x-extension']).toBeUndefined();
  });

  it('resolves each of its references', () => {
    const known = JSON.parse(text) as Record<string, unknown>;
    for (const [, pointer = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const found = pointer
        .split('/')
        .reduce<unknown>((place, key) => (place as Record<string, unknown> | undefined)?.[key], known);
      expect(found, pointer).toBeDefined();
    }
  });
});

describe('the page of the API', () => {
  let page: string;
  let policy: string;
  beforeAll(async () => {
    const answer = await portal.app.inject('/openapi');
    page = answer.body;
    policy = String(answer.headers['content-security-policy']);
  });

  it('shows each call by method and path, once', () => {
    for (const [path, methods] of Object.entries(description.paths))
      for (const [method, { operationId }] of Object.entries(methods)) {
        const shown = page.split(`<details id="call-${operationId}">`);
        expect({ operationId, times: shown.length - 1 }).toEqual({ operationId, times: 1 });
        expect(shown[1]).toContain(`<b>${method.toUpperCase()}</b> <code>${path}</code>`);
      }
  });

  it('names a required field of a request, its type and its limit', () => {
    const shown = page.split('<details id="call-openProduct">')[1]?.split('</details>')[0];
    expect(shown).toContain('<h3>Request</h3>');
    expect(shown).toContain('<code>productType</code> <strong>required</strong> string');
    expect(shown).toMatch(/string \(at most \d+ characters\)/u);
  });

  it('has a target for each of its links', () => {
    const targets = [...page.matchAll(/href="#([^"]+)"/gu)].map(([, target = '']) => target);
    expect(targets.filter((target) => !page.includes(`id="${target}"`))).toEqual([]);
    expect(targets.length).toBeGreaterThan(20);
  });

  it('has no script, and allows only its own style', () => {
    expect(page).not.toMatch(/<script|javascript:| on\w+=/u);
    expect(policy).toMatch(/^default-src 'none';style-src 'sha256-[\w+/=]+';/u);
  });
});
