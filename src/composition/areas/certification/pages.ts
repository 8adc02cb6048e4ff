import type { Container } from 'inversify';
import { bindCertification } from './parts.ts';
import { bindDocumentReader } from '../viewer/reader-parts.ts';
import { bindOnboardingEntry } from '../onboarding/entry-parts.ts';
import { bindViewer } from '../viewer/parts.ts';

// The page is one file, because the name of each separate file would be loaded with every page.
export { RealNameScreen } from '../../../views/certification/real-name/RealNameScreen.tsx';

/** The form, and the viewer of its papers. */
export function bindCertificationPage(container: Container): void {
  for (const bind of [bindDocumentReader, bindViewer, bindCertification, bindOnboardingEntry]) bind(container);
}
