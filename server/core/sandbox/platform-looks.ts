import * as v from 'valibot';
import { pageConfigWire } from '../../../src/contract/documented/platform/platform.ts';
import { lookFlags, lookTexts, type PlatformLook } from '../../../src/domain/shell/shared/platform-look.ts';
import { Refusal } from '../refusal.ts';
import type { PlatformConfig } from '../records/shell.ts';
import type { Transaction } from '../store.ts';

/** A host and how it looks. */
export interface HostLook {
  /** `*` for any that is not configured by name. */
  readonly host: string;
  readonly look: PlatformLook;
}

const readable = (config: PlatformConfig): PlatformConfig => (v.is(pageConfigWire, config) ? config : {});

function lookOf(config: PlatformConfig): PlatformLook {
  const { slogan, logoUrl, ...said } = readable(config);
  const one: PlatformConfig = {
    ...said,
    topSlogan: said.topSlogan || slogan,
    platformLogo: said.platformLogo || logoUrl,
  };
  const texts = lookTexts.map((field) => [field, one[field] ?? '']);
  const flags = lookFlags.map((field) => [
    field,
    field === 'shortBar' ? one.rightBar === 'helpAndFold' : (one[field] ?? false),
  ]);
  return Object.fromEntries([...texts, ...flags]) as PlatformLook;
}

export async function platformLooks(transaction: Transaction): Promise<readonly HostLook[]> {
  return (await transaction.platforms.all()).map(({ host, config }) => ({ host, look: lookOf(config) }));
}

/**
 * Has a host look otherwise from the next load on; what else it configures stays, unless it could not be read. Refuses
 * with NOT_FOUND a host that nobody has configured.
 */
export async function changeLook(
  transaction: Transaction,
  { host, look: { shortBar, ...look } }: HostLook,
): Promise<HostLook> {
  const platform = await transaction.platforms.lock(host);
  if (!platform) throw new Refusal('NOT_FOUND');
  // The other spellings would speak where these are empty.
  const config: PlatformConfig = {
    ...readable(platform.config),
    slogan: '',
    logoUrl: '',
    ...look,
    rightBar: shortBar ? 'helpAndFold' : 'whole',
  };
  await transaction.platforms.save({ host, config });
  return { host, look: lookOf(config) };
}
