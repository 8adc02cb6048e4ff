import { PortFault } from '../../../application/ports/port-fault.ts';
import { packageFromWire } from '../../../contract/documented/evidence/package-mapping.ts';
import type { PackageWire } from '../../../contract/documented/evidence/package-list.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';

/** Parses a package of an open book; throws `unexpected-answer` for any other. */
export function packageOfKnownBook(wire: PackageWire): EvidencePackage {
  const evidence = packageFromWire(wire);
  if (!evidence) throw new PortFault('unexpected-answer');
  return evidence;
}
