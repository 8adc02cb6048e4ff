import type { Container } from 'inversify';
import { bindCertification } from './parts.ts';
import { bindDocumentReader } from '../viewer/reader-parts.ts';
import { bindSettlingEntry } from '../settling/entry-parts.ts';
import { bindViewer } from '../viewer/parts.ts';

// One file, because each file name is part of what every page loads.
export { RealNameScreen } from '../../../views/certification/real-name/RealNameScreen.tsx';

/** The form, and the viewer of its papers. */
export function bindCertificationPage(container: Container): void {
  for (const bind of [bindDocumentReader, bindViewer, bindCertification, bindSettlingEntry]) bind(container);
}
