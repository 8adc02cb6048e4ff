import type { Container } from 'inversify';
import { WireGuaranteeProjects } from '../../../adapters/wire/entry/wire-guarantee-projects.ts';
import { tokens } from '../../tokens.ts';

/** The name of a guarantee project; undefined where there is none, or where that cannot be known. */
export async function projectName(container: Container, serial: string): Promise<string | undefined> {
  return new WireGuaranteeProjects(container.get(tokens.WireClient)).nameOf(serial).catch(() => undefined);
}
