import * as v from 'valibot';
import { pageConfigWire } from '../../../src/contract/documented/platform/platform.ts';
import { pageConfigFromWire } from '../../../src/contract/platform/page-config-from-wire.ts';
import type { PageConfig } from '../../../src/domain/platform/page-config.ts';
import type { PlatformConfig } from '../records/shell.ts';
import type { SessionRecord } from '../records/entry.ts';
import type { Transaction } from '../store.ts';

/** Configuration of a host, otherwise that of `*`; empty where neither is configured. */
export async function configFor(transaction: Transaction, host: string): Promise<PlatformConfig> {
  const platform = (await transaction.platforms.find(host)) ?? (await transaction.platforms.find('*'));
  return platform?.config ?? {};
}

/** The same configuration if it can be parsed; an invalid one counts as empty. */
async function readableFor(transaction: Transaction, host: string): Promise<PlatformConfig> {
  const config = await configFor(transaction, host);
  return v.is(pageConfigWire, config) ? config : {};
}

/**
 * The terms of the platform for a session: those of the host by which the user signed in, because a request may name
 * any host.
 */
export async function termsFor(transaction: Transaction, { host }: Pick<SessionRecord, 'host'>): Promise<PageConfig> {
  return pageConfigFromWire(await readableFor(transaction, host));
}

/** Whether a funder requires original invoices (document 2, section 9). */
export async function asksOriginals(
  transaction: Transaction,
  { host }: Pick<SessionRecord, 'host'>,
  fkFinance: string,
): Promise<boolean> {
  return (await readableFor(transaction, host)).originalInvoiceFunders?.includes(fkFinance) ?? false;
}
