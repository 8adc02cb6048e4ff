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
  it('is clean under the recommended rules', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
    // The path of `fileDownload` is ours to choose, that of `fileInfo` is the documents'; a file cannot be called
    // `pks`.
    const others = problems.filter((problem) => problem.ruleId !== 'no-ambiguous-paths');
    expect(
      others.map((problem) => `${problem.ruleId}: ${problem.message} ${problem.location[0]?.pointer ?? ''}`),
    ).toEqual([]);
  });

  it('holds every call under its own name, with where it comes from', () => {
    expect(description.openapi).toBe('3.1.0');
    for (const name of Object.keys(calls) as CallName[]) {
      const call: Call = calls[name];
      expect(operationOf(name), name).toMatchObject({
        operationId: name,
        summary: expect.stringContaining(call.source) as string,
      });
    }
  });

  it('says what a call takes and who may make it', () => {
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

  it('marks what goes beyond the documents', () => {
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
