import * as v from 'valibot';
import { pageConfigWire } from '../../../src/contract/documented/platform/platform.ts';
import { pageConfigFromWire } from '../../../src/contract/platform/page-config-from-wire.ts';
import type { PageConfig } from '../../../src/domain/platform/page-config.ts';
import type { PlatformConfig } from '../records/shell.ts';
import type { SessionRecord } from '../records/entry.ts';
import type { Transaction } from '../store.ts';

/** What is configured for a host, else for any other; nothing where nobody configured anything. */
export async function configFor(transaction: Transaction, host: string): Promise<PlatformConfig> {
  const platform = (await transaction.platforms.find(host)) ?? (await transaction.platforms.find('*'));
  return platform?.config ?? {};
}

/** The same as far as it can be read: one that somebody has spoilt counts as none. */
async function readableFor(transaction: Transaction, host: string): Promise<PlatformConfig> {
  const config = await configFor(transaction, host);
  return v.is(pageConfigWire, config) ? config : {};
}

/** The terms under which somebody works: those of the host by which they signed in. A call may name any. */
export async function termsFor(transaction: Transaction, { host }: Pick<SessionRecord, 'host'>): Promise<PageConfig> {
  return pageConfigFromWire(await readableFor(transaction, host));
}

/** Whether a funder is one of those that ask for original invoices (document 2, section 9). */
export async function asksOriginals(
  transaction: Transaction,
  { host }: Pick<SessionRecord, 'host'>,
  fkFinance: string,
): Promise<boolean> {
  return (await readableFor(transaction, host)).originalInvoiceFunders?.includes(fkFinance) ?? false;
}
