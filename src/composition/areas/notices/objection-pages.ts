import type { Container } from 'inversify';
import { bindDocumentReader } from '../viewer/reader-parts.ts';
import { bindObjections } from './objection-parts.ts';
import { bindViewer } from '../viewer/parts.ts';

export { ObjectionScreen } from '../../../views/notices/objection/ObjectionScreen.tsx';

/** The objection to the company's standing, and the viewer of its proofs. */
export function bindObjectionPage(container: Container): void {
  for (const bind of [bindDocumentReader, bindViewer, bindObjections]) bind(container);
}
