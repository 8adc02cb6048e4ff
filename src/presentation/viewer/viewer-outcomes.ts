import type { EntryTrouble } from '../../domain/viewer/shared/archive-entry.ts';
import { DocumentFault, type DocumentFaultReason } from '../../application/ports/viewer/shared/document-reader.ts';
import { PortFault } from '../../application/ports/port-fault.ts';
import type { Message, PlainKey } from '../../words/catalogue.ts';
import { failureOf } from '../shared/failure.ts';
import type { PreviewForm } from './preview-form.ts';

/** The message in place of a preview: that a retry may help, or that only a download will. */
export interface ViewerOutcome {
  readonly kind: 'cannot-preview' | 'failed';
  readonly because: PlainKey;
  /** The kind of program that opens the downloaded file, where users may not know it. */
  readonly openWith?: PlainKey;
  /** The server's own words, if it gave any (document 1, section 8). */
  readonly serverWords?: Message;
}

const outcomes: Readonly<Record<DocumentFaultReason, ViewerOutcome>> = {
  encrypted: { kind: 'cannot-preview', because: 'viewer.encrypted' },
  damaged: { kind: 'cannot-preview', because: 'viewer.damaged' },
  'too-large': { kind: 'cannot-preview', because: 'viewer.too-large' },
  'timed-out': { kind: 'failed', because: 'viewer.timed-out' },
  'not-available': { kind: 'failed', because: 'viewer.not-available' },
  offline: { kind: 'failed', because: 'viewer.offline' },
  'no-reader': { kind: 'failed', because: 'viewer.no-reader' },
};

const entryOutcomes: Readonly<Record<EntryTrouble, ViewerOutcome>> = {
  'unknown-format': { kind: 'cannot-preview', because: 'written.entry-unknown-format' },
  encrypted: { kind: 'cannot-preview', because: 'written.entry-encrypted' },
  active: { kind: 'cannot-preview', because: 'written.entry-active' },
  'too-large': { kind: 'cannot-preview', because: 'written.entry-too-large' },
  empty: { kind: 'cannot-preview', because: 'written.entry-empty' },
  damaged: { kind: 'cannot-preview', because: 'written.entry-damaged' },
  'timed-out': { kind: 'failed', because: 'written.entry-timed-out' },
};

/** The back end has no view of this file of an archive. */
export class EntryUnshown extends Error {
  override readonly name = 'EntryUnshown';
  readonly because: EntryTrouble;

  constructor(because: EntryTrouble) {
    super(`The file of the archive is not shown: ${because}`);
    this.because = because;
  }
}

export const unknownFormat: ViewerOutcome = { kind: 'cannot-preview', because: 'viewer.unknown-format' };
const storeAway: ViewerOutcome = { kind: 'failed', because: 'viewer.store-away' };
const pictureBroken: ViewerOutcome = { kind: 'failed', because: 'viewer.image-failed' };

const programs: Readonly<Partial<Record<PreviewForm, PlainKey>>> = {
  ofd: 'viewer.open-ofd',
  workbook: 'viewer.open-workbook',
  xml: 'viewer.open-xml',
  picture: 'viewer.open-picture',
};

/** The outcome of a lost connection to a file's store. If the platform answers, only the store is unavailable. */
export async function unreadOutcome(error: unknown, askPlatform: () => Promise<unknown>): Promise<ViewerOutcome> {
  if (!(error instanceof DocumentFault) || error.because !== 'offline') return viewerOutcome(error);
  return askPlatform().then(() => storeAway, viewerOutcome);
}

/** The outcome of a fault. Anything but a fault of reading comes from requesting the address. */
export function viewerOutcome(error: unknown): ViewerOutcome {
  if (error instanceof EntryUnshown) return entryOutcomes[error.because];
  if (error instanceof PortFault && error.kind === 'offline') return outcomes.offline;
  if (error instanceof DocumentFault) return outcomes[error.because];
  const { what } = failureOf(error);
  return what.key === 'refusals.server-said'
    ? { ...outcomes['not-available'], serverWords: what }
    : outcomes['not-available'];
}

/**
 * The outcome for a form, with the kind of program that opens the downloaded file. A damaged picture may only have
 * arrived incomplete.
 */
export function outcomeInForm(outcome: ViewerOutcome, form: PreviewForm | undefined): ViewerOutcome {
  if (form === 'picture' && outcome.because === 'viewer.damaged') return pictureBroken;
  const openWith = form && programs[form];
  return outcome.kind === 'cannot-preview' && openWith ? { ...outcome, openWith } : outcome;
}
