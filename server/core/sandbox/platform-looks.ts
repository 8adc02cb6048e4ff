import * as v from 'valibot';
import { pageConfigWire } from '../../../src/contract/documented/platform/platform.ts';
import { lookFlags, lookTexts, type PlatformLook } from '../../../src/domain/shell/shared/platform-look.ts';
import { Refusal } from '../refusal.ts';
import type { PlatformConfig } from '../records/shell.ts';
import type { Transaction } from '../store.ts';

/** A host and its appearance. */
export interface HostLook {
  /** `*` for any that is not configured by name. */
  readonly host: string;
  readonly look: PlatformLook;
}

const readConfig = (config: PlatformConfig): PlatformConfig => (v.is(pageConfigWire, config) ? config : {});

function lookOf(config: PlatformConfig): PlatformLook {
  const { slogan, logoUrl, ...said } = readConfig(config);
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
 * Changes a host's appearance from the next load on. Its other configuration stays, unless it is unreadable. Refuses a
 * host without configuration with NOT_FOUND.
 */
export async function changeLook(
  transaction: Transaction,
  { host, look: { shortBar, ...look } }: HostLook,
): Promise<HostLook> {
  const platform = await transaction.platforms.lock(host);
  if (!platform) throw new Refusal('NOT_FOUND');
  // The alternative fields are cleared, because they would be used where these are empty.
  const config: PlatformConfig = {
    ...readConfig(platform.config),
    slogan: '',
    logoUrl: '',
    ...look,
    rightBar: shortBar ? 'helpAndFold' : 'whole',
  };
  await transaction.platforms.save({ host, config });
  return { host, look: lookOf(config) };
}
