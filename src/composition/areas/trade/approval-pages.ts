import type { Container } from 'inversify';
import { bindDocumentReader } from '../viewer/reader-parts.ts';
import { bindViewer } from '../viewer/parts.ts';
import { bindTrade } from './parts.ts';

export { ApplicationScreen } from '../../../views/trade/application/ApplicationScreen.tsx';

/** The page of an application, and the viewer of the files behind it. */
export function bind(container: Container): void {
  for (const each of [bindDocumentReader, bindViewer, bindTrade]) each(container);
}
