import type { Container } from 'inversify';
import { WireGuaranteeProjects } from '../../../adapters/wire/entry/wire-guarantee-projects.ts';
import { tokens } from '../../tokens.ts';

/** The name of a guarantee project; undefined if there is none, or if that cannot be found out. */
export async function projectName(container: Container, serial: string): Promise<string | undefined> {
  return new WireGuaranteeProjects(container.get(tokens.WireClient)).nameOf(serial).catch(() => undefined);
}
