import { DocumentFault, type DocumentReader } from '../../application/ports/viewer/shared/document-reader.ts';
import { imageBroken, unreadOutcome, type ViewerOutcome } from './viewer-outcomes.ts';

/** Why an image did not come, which a browser does not say: whoever reads documents finds its place away, or something there that is no picture. */
export async function imageOutcome(url: string, reader: DocumentReader, askPlatform: () => Promise<unknown>, signal: AbortSignal): Promise<ViewerOutcome> {
  try {
    const document = await reader.open(async () => url, signal);
    await document.close();
    return imageBroken;
  } catch (error) {
    return error instanceof DocumentFault && error.because === 'offline' ? unreadOutcome(error, askPlatform) : imageBroken;
  }
}
