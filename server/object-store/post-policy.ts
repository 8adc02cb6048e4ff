import { OssError } from './oss-error.ts';

export interface SizeRange {
  readonly least: number;
  readonly most: number;
}

type Condition =
  | { readonly kind: 'eq' | 'starts-with'; readonly field: string; readonly value: string }
  | { readonly kind: 'in' | 'not-in'; readonly field: string; readonly values: readonly string[] }
  | { readonly kind: 'size'; readonly range: SizeRange };

export interface PolicyTerms {
  /** The allowed sizes of the file. */
  readonly sizes: SizeRange;
  /** Fields, in lower case, for which the policy allows one value. */
  readonly bound: ReadonlySet<string>;
}

/**
 * Checks a form against its signed policy: the expiry, and every condition on its fields. Refuses with
 * InvalidPolicyDocument or AccessDenied, as OSS does.
 */
export function checkPolicy(policyBase64: string, fields: Readonly<Record<string, string>>, now: number): PolicyTerms {
  const { expiration, conditions } = parsePolicy(policyBase64);
  if (now >= expiration) throw new OssError(403, 'AccessDenied', 'Invalid according to Policy: Policy expired.');
  let sizes: SizeRange = { least: 0, most: Number.MAX_SAFE_INTEGER };
  for (const [stated, condition] of conditions) {
    if (condition.kind === 'size') sizes = narrower(sizes, condition.range);
    else if (!holds(condition, fields[condition.field])) {
      throw new OssError(
        403,
        'AccessDenied',
        `Invalid according to Policy: Policy Condition failed: ${JSON.stringify(stated)}`,
      );
    }
  }
  return {
    sizes,
    bound: new Set(conditions.flatMap(([, condition]) => (condition.kind === 'eq' ? [condition.field] : []))),
  };
}

function holds(condition: Exclude<Condition, { kind: 'size' }>, value: string | undefined): boolean {
  if ('value' in condition)
    return condition.kind === 'eq' ? value === condition.value : (value ?? '').startsWith(condition.value);
  const listed = value !== undefined && condition.values.includes(value);
  return condition.kind === 'in' ? listed : !listed;
}

function narrower(a: SizeRange, b: SizeRange): SizeRange {
  return { least: Math.max(a.least, b.least), most: Math.min(a.most, b.most) };
}

function parsePolicy(policyBase64: string): {
  readonly expiration: number;
  readonly conditions: readonly (readonly [unknown, Condition])[];
} {
  const policy = parsed(Buffer.from(policyBase64, 'base64').toString('utf8'));
  if (!isRecord(policy)) throw invalid('the policy is not a JSON object.');
  const { expiration, conditions } = policy;
  if (
    typeof expiration !== 'string' ||
    !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(expiration) ||
    Number.isNaN(Date.parse(expiration))
  ) {
    throw invalid('expiration is not an ISO 8601 instant.');
  }
  if (!Array.isArray(conditions)) throw invalid('conditions is not a list.');
  return {
    expiration: Date.parse(expiration),
    conditions: conditions.map((stated) => [stated, parseCondition(stated)] as const),
  };
}

function parseCondition(stated: unknown): Condition {
  if (isRecord(stated)) {
    const [entry, more] = Object.entries(stated);
    if (entry === undefined || more !== undefined || typeof entry[1] !== 'string') {
      throw invalid('Invalid Simple-Condition: Simple-Conditions must have exactly one property specified.');
    }
    return { kind: 'eq', field: entry[0].toLowerCase(), value: entry[1] };
  }
  if (!Array.isArray(stated) || stated.length !== 3)
    throw invalid('a condition is neither an object nor a list of three.');
  const [operator, first, second] = stated as unknown[];
  const kind = String(operator).toLowerCase();
  if (kind === 'content-length-range') return sizeCondition(first, second);
  if (typeof first !== 'string' || !first.startsWith('$')) throw invalid('a condition names no field.');
  const field = first.slice(1).toLowerCase();
  if ((kind === 'eq' || kind === 'starts-with') && typeof second === 'string') return { kind, field, value: second };
  if ((kind === 'in' || kind === 'not-in') && Array.isArray(second)) return { kind, field, values: second.map(String) };
  throw invalid(`Invalid condition: ${JSON.stringify(stated)}`);
}

function sizeCondition(least: unknown, most: unknown): Condition {
  if (!Number.isInteger(least) || !Number.isInteger(most) || Number(least) < 0 || Number(most) < Number(least)) {
    throw invalid('content-length-range wants two numbers, the smaller first.');
  }
  return { kind: 'size', range: { least: Number(least), most: Number(most) } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('the policy is not JSON.');
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function invalid(why: string): OssError {
  return new OssError(400, 'InvalidPolicyDocument', `Invalid Policy: ${why}`);
}
