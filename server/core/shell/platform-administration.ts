import { productCodes } from '../../../src/domain/catalogue/product-code.ts';
import { pageConfigWire } from '../../../src/contract/documented/platform/platform.ts';
import {
  maxCharactersOf,
  lookTexts,
  lookTextProblem,
  type LookProblem,
} from '../../../src/domain/shell/shared/platform-look.ts';
import * as v from 'valibot';
import type { PlatformConfig, PlatformRecord } from '../records/shell.ts';
import type { Store } from '../store.ts';

/** A problem of a file of platforms: the host, the field, and the reason. */
export interface PlatformProblem {
  /** The host as it is written there, or its position, from 1 on, where it has none. */
  readonly host: string;
  /** Empty for the whole entry. */
  readonly field: string;
  readonly because: LookProblem | 'no-list' | 'no-object' | 'no-host' | 'twice' | 'unknown' | 'no-kind' | 'no-product';
  /** Maximum length, where the value is too long. */
  readonly most?: number;
}

export type PlatformFile =
  | { readonly ok: true; readonly platforms: readonly PlatformRecord[] }
  | { readonly ok: false; readonly problems: readonly PlatformProblem[] };

/** Host names in the form of browsers: lower case, no scheme, no port; `*` is any other. */
const hostForm =
  /^(?:\*|(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)$/;
const kinds = { ...pageConfigWire.entries, originalInvoiceFunders: v.nullish(v.array(v.string())) };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Parses a file of platforms: a list of `{host, config}` with the fields of the page configuration (document 1, section
 * 3). It reports all problems at once.
 */
export function platformsIn(value: unknown): PlatformFile {
  if (!Array.isArray(value)) return { ok: false, problems: [{ host: '', field: '', because: 'no-list' }] };
  const problems: PlatformProblem[] = [];
  const platforms: PlatformRecord[] = [];
  for (const [index, entry] of (value as readonly unknown[]).entries()) {
    const found = partProblems(entry, String(index + 1), platforms);
    problems.push(...found);
    if (found.length === 0 && isObject(entry))
      platforms.push({ host: entry['host'] as string, config: entry['config'] as PlatformConfig });
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, platforms };
}

function partProblems(entry: unknown, place: string, before: readonly PlatformRecord[]): readonly PlatformProblem[] {
  if (!isObject(entry)) return [{ host: place, field: '', because: 'no-object' }];
  const { host, config, ...others } = entry;
  if (typeof host !== 'string' || !hostForm.test(host))
    return [{ host: typeof host === 'string' ? host : place, field: 'host', because: 'no-host' }];
  const problem = (
    field: string,
    because: PlatformProblem['because'],
    more: { readonly most?: number } = {},
  ): PlatformProblem => ({ host, field, because, ...more });
  if (before.some((each) => each.host === host)) return [problem('host', 'twice')];
  if (!isObject(config)) return [problem('config', 'no-object')];
  return [
    ...Object.keys(others).map((field) => problem(field, 'unknown')),
    ...Object.keys(config)
      .filter((field) => !Object.hasOwn(kinds, field))
      .map((field) => problem(field, 'unknown')),
    ...Object.entries(kinds).flatMap(([field, kind]) =>
      Object.hasOwn(config, field) && !v.is(kind, config[field]) ? [problem(field, 'no-kind')] : [],
    ),
    ...lookTexts.flatMap((field) => lookProblem(config[field] ?? '', field, problem)),
    ...productProblem(config, problem),
  ];
}

type Telling = (
  field: string,
  because: PlatformProblem['because'],
  more?: { readonly most?: number },
) => PlatformProblem;

function lookProblem(text: unknown, field: (typeof lookTexts)[number], problem: Telling): readonly PlatformProblem[] {
  const because = typeof text === 'string' ? lookTextProblem(field, text) : undefined;
  return because === undefined
    ? []
    : [problem(field, because, because === 'too-long' ? { most: maxCharactersOf(field) } : {})];
}

function productProblem(
  { avalableProduct }: Readonly<Record<string, unknown>>,
  problem: Telling,
): readonly PlatformProblem[] {
  const all: readonly unknown[] = Array.isArray(avalableProduct) ? avalableProduct : [];
  return all.every((code) => productCodes.some((known) => known === code))
    ? []
    : [problem('avalableProduct', 'no-product')];
}

/** Applies the configurations to their hosts from the next load on; hosts that are not named stay unchanged. */
export async function applyPlatforms(store: Store, platforms: readonly PlatformRecord[]): Promise<void> {
  await store.transaction(async (transaction) => {
    // Always in the same order, so that two concurrent commands cause no deadlock.
    for (const platform of platforms.toSorted((one, other) => (one.host < other.host ? -1 : 1)))
      await transaction.platforms.save(platform);
  });
}

/** Removes a host, which then looks like any other. Returns whether it existed; `*` is required and stays. */
export async function removePlatform(store: Store, host: string): Promise<'removed' | 'unknown' | 'needed'> {
  if (host === '*') return 'needed';
  return store.transaction(async ({ platforms }) => {
    if (!(await platforms.lock(host))) return 'unknown';
    await platforms.remove(host);
    return 'removed';
  });
}

export async function allPlatforms(store: Store): Promise<readonly PlatformRecord[]> {
  return store.transaction(async ({ platforms }) =>
    (await platforms.all()).toSorted((one, other) => (one.host < other.host ? -1 : 1)),
  );
}
