import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GenericSchema } from 'valibot';
import { calls } from '../../server/core/desks.ts';
import type { CallName } from '../../src/contract/calls.ts';
import { candidateLists } from '../../src/contract/documented/evidence/candidates/candidate-sources.ts';
import { sampled } from '../support/audit.ts';

/** The area of each call: the folder that declares it, or the file where it belongs to all areas. */
const areas = new Map([
  ...Object.keys(candidateLists).map((name) => [name, 'evidence'] as const),
  ...['documented', 'extensions'].flatMap((half) => {
    const folder = join('src/contract', half);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    return files.flatMap((file) => {
      const area = file.split(/[/\\]/u)[0] ?? '';
      const declared = readFileSync(join(folder, file), 'utf8').matchAll(/^ {2}(\w+): defineCall\(/gmu);
      return [...declared].map(([, name = '']) => [name, area] as const);
    });
  }),
]);

export function areaOf(call: CallName): string {
  const area = areas.get(call);
  if (area === undefined) throw new Error(`Nobody knows where ${call} is declared`);
  return area;
}

/** The type of a call's answer: an object, an array, or nothing. */
function answerOf(call: CallName): string {
  let schema: GenericSchema = calls[call].answer;
  while ('wrapped' in schema) schema = schema.wrapped as GenericSchema;
  return schema.type;
}

/** A sample of a long list of calls, with each kind of call and of answer of each area. */
export const sampledCalls = (names: readonly CallName[]): readonly CallName[] =>
  sampled(names, (call) => {
    const { caller, changes, method } = calls[call];
    return { area: areaOf(call), caller, changes, method, answer: answerOf(call) };
  });
