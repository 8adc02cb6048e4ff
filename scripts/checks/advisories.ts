import * as v from 'valibot';

/** Days for which a list of advisories is valid. */
export const freshDays = 30;
const day = 86_400_000;

const event = v.object({
  introduced: v.optional(v.string()),
  fixed: v.optional(v.string()),
  last_affected: v.optional(v.string()),
});
/** The part of an advisory in the OSV format that the check reads. */
const advisory = v.object({
  id: v.string(),
  summary: v.optional(v.string(), ''),
  withdrawn: v.optional(v.string()),
  affected: v.array(
    v.object({
      package: v.object({ ecosystem: v.string(), name: v.string() }),
      versions: v.optional(v.array(v.string()), []),
      ranges: v.optional(v.array(v.object({ type: v.string(), events: v.array(event) })), []),
    }),
  ),
});
const snapshotSchema = v.object({
  /** Day on which the list was taken. */
  taken: v.pipe(v.string(), v.isoDate()),
  source: v.pipe(v.string(), v.minLength(1)),
  advisories: v.array(advisory),
});
export type Snapshot = v.InferOutput<typeof snapshotSchema>;

/** Throws where the text is not a list of advisories. */
export const parseSnapshot = (text: string): Snapshot => v.parse(snapshotSchema, JSON.parse(text));

/** The reason why a list is not reliable any more; undefined where it is. */
export function snapshotTrouble({ taken }: Pick<Snapshot, 'taken'>, now: number): string | undefined {
  const age = Math.floor((now - Date.parse(taken)) / day);
  if (age < 0) return `docs/advisories.json is dated ${taken}, which lies ahead`;
  return age <= freshDays
    ? undefined
    : `docs/advisories.json is ${age} days old, and counts for ${freshDays}: refresh it as docs/operations.md says`;
}

interface Version {
  readonly numbers: readonly number[];
  readonly before: readonly string[];
}

function parseVersion(text: string): Version {
  const [core = '', before = ''] = text.replace(/^v/, '').split('+')[0]?.split(/-(.*)/s) ?? [];
  return { numbers: core.split('.').map(Number), before: before === '' ? [] : before.split('.') };
}

/** Order of two versions by semantic versioning. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [parseVersion(one), parseVersion(other)];
  for (let at = 0; at < 3; at += 1) {
    const difference = (a.numbers[at] ?? 0) - (b.numbers[at] ?? 0);
    if (difference !== 0) return difference;
  }
  if (a.before.length === 0 || b.before.length === 0) return b.before.length - a.before.length;
  for (let at = 0; at < Math.max(a.before.length, b.before.length); at += 1) {
    const [left, right] = [a.before[at], b.before[at]];
    if (left === right) continue;
    if (left === undefined) return -1;
    if (right === undefined) return 1;
    const [leftIsNumber, rightIsNumber] = [/^\d+$/.test(left), /^\d+$/.test(right)];
    if (leftIsNumber !== rightIsNumber) return leftIsNumber ? -1 : 1;
    return leftIsNumber ? Number(left) - Number(right) : left < right ? -1 : 1;
  }
  return 0;
}

type Affected = Snapshot['advisories'][number]['affected'][number];

function isInRange(version: string, events: Affected['ranges'][number]['events']): boolean {
  let affected = false;
  for (const { introduced, fixed, last_affected: last } of events) {
    if (introduced !== undefined && (introduced === '0' || compareVersions(version, introduced) >= 0)) affected = true;
    if (fixed !== undefined && compareVersions(version, fixed) >= 0) affected = false;
    if (last !== undefined && compareVersions(version, last) > 0) affected = false;
  }
  return affected;
}

const isAffected = (version: string, { versions, ranges }: Affected): boolean =>
  versions.includes(version) || ranges.some(({ type, events }) => type === 'SEMVER' && isInRange(version, events));

export interface Finding {
  readonly name: string;
  readonly version: string;
  readonly id: string;
  readonly summary: string;
}

const lockSchema = v.object({
  packages: v.record(v.string(), v.object({ name: v.optional(v.string()), version: v.optional(v.string()) })),
});

/** Locked versions that an advisory names. */
export function findings({ advisories }: Pick<Snapshot, 'advisories'>, lock: unknown): readonly Finding[] {
  const { packages } = v.parse(lockSchema, lock);
  const locked = Object.entries(packages).flatMap(([path, each]) => {
    const name = each.name ?? path.split('node_modules/').at(-1) ?? '';
    return path === '' || each.version === undefined ? [] : [{ name, version: each.version }];
  });
  return advisories
    .filter(({ withdrawn }) => withdrawn === undefined)
    .flatMap(({ id, summary, affected }) =>
      locked
        .filter(({ name, version }) =>
          affected.some(
            (each) => each.package.ecosystem === 'npm' && each.package.name === name && isAffected(version, each),
          ),
        )
        .map(({ name, version }) => ({ name, version, id, summary })),
    );
}
