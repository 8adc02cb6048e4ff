import { readFile } from 'node:fs/promises';
import { platformsIn, type PlatformProblem } from '../core/shell/platform-administration.ts';
import type { PlatformRecord } from '../core/records/shell.ts';
import { StartupRefusal, systemCode } from './startup-refusal.ts';

const reasons: Readonly<Record<PlatformProblem['because'], string>> = {
  'no-list': 'the file must hold a list of {"host": …, "config": {…}}',
  'no-object': 'must be an object in braces',
  'no-host': 'must be a host name in small letters without scheme and port, or * for any other',
  twice: 'stands there twice',
  unknown: 'is no field of a page configuration',
  'no-kind': 'has a value of another kind than it should',
  'no-product': 'must be codes of products',
  missing: 'is missing',
  'too-long': 'is too long',
  unseen: 'holds signs that nobody sees',
  'no-colour': 'must be a colour such as #0c5a4f',
  'no-address': 'must be an address with https',
  'no-logo': 'must be a small PNG or SVG that is written out (data:image/png;base64,…)',
};

const describeProblem = ({ host, field, because, most }: PlatformProblem): string =>
  `${[host, field].filter((each) => each !== '').join(', ')}${host === '' ? '' : ': '}${reasons[because]}${most === undefined ? '' : `, ${most} characters at most`}`;

/**
 * Reads a file of platforms. Throws `StartupRefusal` for an unreadable or invalid file, with all problems. `called`:
 * how messages refer to the file.
 */
export async function platformFile(path: string, called: string): Promise<readonly PlatformRecord[]> {
  const text = await readFile(path, 'utf8').catch((fault: unknown) => {
    throw new StartupRefusal(`${called} ${path} cannot be read (${systemCode(fault) ?? 'unknown reason'}).`);
  });
  const read = platformsIn(parsed(text, `${called} ${path}`));
  if (!read.ok)
    throw new StartupRefusal(
      [`${called} ${path} is not as it should be:`, ...read.problems.map(describeProblem)].join('\n'),
    );
  return read.platforms;
}

function parsed(text: string, where: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (fault) {
    throw new StartupRefusal(`${where} is no JSON (${fault instanceof Error ? fault.message : String(fault)}).`);
  }
}
