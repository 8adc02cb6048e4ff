import { quoted, type SettingsReader } from './settings-reader.ts';

export interface VirusScannerSettings {
  /** Address of ClamAV's daemon; undefined where files are not scanned. */
  readonly address: { readonly host: string; readonly port: number } | undefined;
  /** Whether a file is rejected when it could not be scanned. */
  readonly required: boolean;
}

/** Reads VIRUS_SCANNER and VIRUS_SCANNER_REQUIRED. Rejects a required scanner without an address. */
export function readVirusScanner(reader: SettingsReader): VirusScannerSettings {
  const required = reader.choice('VIRUS_SCANNER_REQUIRED', ['on', 'off'], 'off') === 'on';
  const text = reader.text('VIRUS_SCANNER');
  if (text === undefined) {
    if (required)
      reader.refuse(
        'VIRUS_SCANNER is missing: VIRUS_SCANNER_REQUIRED is "on", so it must say where the scanner is, such as 127.0.0.1:3310',
      );
    return { address: undefined, required };
  }
  const [, host = '', port = ''] = /^(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9.-]+):(\d{1,5})$/.exec(text) ?? [];
  if (host !== '' && Number(port) >= 1 && Number(port) <= 65_535)
    return { address: { host: host.replace(/^\[|\]$/g, ''), port: Number(port) }, required };
  reader.refuse(
    `VIRUS_SCANNER is ${quoted(text)}; it must be a host and a port of ClamAV's daemon, such as 127.0.0.1:3310`,
  );
  return { address: undefined, required };
}
