import type { Container } from 'inversify';
import { bindCertification } from './parts.ts';
import { bindDocumentReader } from '../viewer/reader-parts.ts';
import { bindSettlingEntry } from '../settling/entry-parts.ts';
import { bindViewer } from '../viewer/parts.ts';

// In one file: its name and those of what it needs stand in what every page fetches.
export { RealNameScreen } from '../../../views/certification/real-name/RealNameScreen.tsx';

/** The form, and the viewer of its papers. */
export function bindCertificationPage(container: Container): void {
  for (const bind of [bindDocumentReader, bindViewer, bindCertification, bindSettlingEntry]) bind(container);
}
