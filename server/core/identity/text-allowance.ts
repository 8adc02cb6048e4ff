import { countInPeriod } from '../../../src/domain/identity/period-count.ts';
import { sourceNetwork } from '../../../src/domain/identity/source-network.ts';
import {
  prefixOf,
  textCaps,
  textPeriods,
  waitForCap,
  type TextPeriod,
  type TextScope,
} from '../../../src/domain/identity/text-caps.ts';
import { Refusal } from '../refusal.ts';
import { sha256Hex } from '../secrets.ts';
import type { Transaction } from '../store.ts';

/** The known requesters of a text message, and its destination. */
export interface CountedText {
  readonly mobile?: string;
  /** Address of the caller. */
  readonly source?: string;
  readonly companyId?: string;
  readonly userId?: string;
}

const keyOf = async (scope: TextScope, value: string, period: TextPeriod): Promise<string> =>
  sha256Hex(`text-cap\n${scope}\n${value}\n${period}`);

const periods = Object.keys(textPeriods) as readonly TextPeriod[];

function scopesOf({ mobile, source, companyId, userId }: CountedText): readonly (readonly [TextScope, string])[] {
  const given: readonly (readonly [TextScope, string | undefined])[] = [
    ['installation', ''],
    ['prefix', mobile === undefined ? undefined : prefixOf(mobile)],
    ['network', source === undefined ? undefined : sourceNetwork(source)],
    ['company', companyId],
    ['user', userId],
  ];
  return given.flatMap(([scope, value]) => (value === undefined ? [] : [[scope, value] as const]));
}

/**
 * Counts a text message against the caps of the installation, the number's series, the network, the company and the
 * user. Refuses with TEXTS_LIMITED and the minutes to wait where a cap is reached; a refused message is not counted.
 * Locks the counts in the order of their keys: call it after all other locks of a transaction but those of codes.
 */
export async function takeTextAllowance(
  transaction: Transaction,
  text: CountedText,
  now: number,
): Promise<Refusal | undefined> {
  const named = await Promise.all(
    scopesOf(text).flatMap(([scope, value]) =>
      periods.map(async (period) => ({
        scope,
        period,
        key: await keyOf(scope, value, period),
      })),
    ),
  );
  const counts = [];
  for (const each of named.toSorted((one, other) => (one.key < other.key ? -1 : 1)))
    counts.push({ ...each, past: await transaction.callCounts.lock(each.key) });
  const wait = Math.max(...counts.map(({ scope, period, past }) => waitForCap(past, textCaps[scope][period], now)));
  if (wait > 0) return new Refusal('TEXTS_LIMITED', { minutes: Math.ceil(wait / 60_000) });
  for (const { key, period, past } of counts)
    await transaction.callCounts.save({ key, ...countInPeriod(past, textPeriods[period], now) });
  return undefined;
}

/** A cap of text messages for operators. */
export interface TextCapUse {
  readonly scope: TextScope;
  readonly period: TextPeriod;
  readonly cap: number;
  /** Messages of the present period; undefined for a scope whose counts are kept under digests. */
  readonly used: number | undefined;
}

/** One scope of the counts, such as one company. */
export interface TextCount {
  readonly scope: TextScope;
  /** Number of the company, name of the user in lower case, prefix or network; empty for the installation. */
  readonly value: string;
}

/** Use of the caps of one scope. `now`: real time. */
export async function textCapUsesOf(
  { callCounts }: Pick<Transaction, 'callCounts'>,
  { scope, value }: TextCount,
  now: number,
): Promise<readonly (TextCapUse & { readonly used: number })[]> {
  return Promise.all(
    periods.map(async (period) => {
      const count = await callCounts.find(await keyOf(scope, value, period));
      const used = count !== undefined && now < count.until ? count.calls : 0;
      return { scope, period, cap: textCaps[scope][period], used };
    }),
  );
}

/** Resets the counts of one scope, so that messages can be sent again. Locks them in the order of their keys. */
export async function resetTextCounts(
  { callCounts }: Pick<Transaction, 'callCounts'>,
  { scope, value }: TextCount,
): Promise<void> {
  const keys = await Promise.all(periods.map(async (period) => keyOf(scope, value, period)));
  for (const key of keys.toSorted()) {
    await callCounts.lock(key);
    await callCounts.remove(key);
  }
}

/** All caps of text messages, and the use of the installation's cap. `now`: real time. */
export async function textCapUses(
  transaction: Pick<Transaction, 'callCounts'>,
  now: number,
): Promise<readonly TextCapUse[]> {
  const ofInstallation = await textCapUsesOf(transaction, { scope: 'installation', value: '' }, now);
  const others = (Object.keys(textCaps) as readonly TextScope[]).filter((scope) => scope !== 'installation');
  return [
    ...ofInstallation,
    ...others.flatMap((scope) =>
      periods.map((period) => ({ scope, period, cap: textCaps[scope][period], used: undefined })),
    ),
  ];
}
