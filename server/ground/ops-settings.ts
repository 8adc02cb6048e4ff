import { isGuessable } from './guessable.ts';
import { isLoopback } from './host-names.ts';
import type { SettingsReader } from './settings-reader.ts';

/** Address of the operators' page. */
export interface OpsSettings {
  readonly host: string;
  readonly port: number;
  /** Required from clients; undefined where none is required. */
  readonly token: string | undefined;
}

/**
 * Reads OPS_PORT, OPS_HOST and OPS_TOKEN; undefined where the page is off. Rejects a page that other machines can reach
 * without a token, and a guessable token.
 */
export function readOpsSettings(reader: SettingsReader, portal: { readonly port: number }): OpsSettings | undefined {
  const token = reader.text('OPS_TOKEN');
  const host = reader.text('OPS_HOST')?.replace(/^\[|\]$/g, '') ?? '127.0.0.1';
  if (reader.text('OPS_PORT') === undefined) {
    if (token !== undefined || reader.text('OPS_HOST') !== undefined)
      reader.refuse(
        'OPS_PORT is missing: OPS_HOST or OPS_TOKEN is given, and without a port nobody can look; it must be a whole number from 1 to 65535',
      );
    return undefined;
  }
  const port = reader.port('OPS_PORT', 9090);
  if (port === portal.port) reader.refuse(`OPS_PORT and PORT are both ${port}; they must differ`);
  if (token === undefined && !isLoopback(host))
    reader.refuse(
      `OPS_TOKEN is missing: OPS_HOST "${host}" is reached from other machines, so a token of at least 24 characters must be asked for, such as the output of: openssl rand -base64 32`,
    );
  if (token !== undefined && (token.length < 24 || isGuessable(token)))
    reader.refuse(
      'OPS_TOKEN can be guessed: it has fewer than 24 characters, fewer than 10 different ones, or repeats itself; take the output of: openssl rand -base64 32',
    );
  return { host, port, token };
}
