import type { Container } from 'inversify';
import { bindDocumentReader } from '../viewer/reader-parts.ts';
import { bindViewer } from '../viewer/parts.ts';
import { bindInstrument } from './instrument-parts.ts';
import { bindTrade } from './parts.ts';

export { ApplicationScreen } from '../../../views/trade/application/ApplicationScreen.tsx';
export { InstrumentScreen } from '../../../views/trade/instrument/InstrumentScreen.tsx';

/** The pages of one application and of one instrument, and the viewer of the files behind them. */
export function bind(container: Container): void {
  for (const each of [bindDocumentReader, bindViewer, bindTrade, bindInstrument]) each(container);
}
