import { pagesOf } from '../../../../domain/evidence/reading/invoices-on-paper.ts';
import { lastResultOf, type FileReading } from '../../../../domain/evidence/reading/file-reading.ts';
import {
  hasSeveralInvoices,
  splitObstacle,
  type PaperFindings,
} from '../../../../domain/evidence/reading/paper-findings.ts';
import { isMisplaced } from '../../../../domain/evidence/reading/paper-kind.ts';
import type { Material, MaterialItem } from '../../../../domain/evidence/materials/material.ts';
import { extensionOf } from '../../../../domain/uploads/file-limits.ts';
import { message, type Message } from '../../../../words/catalogue.ts';
import type { PaperView } from '../materials-view-model.ts';

export interface PaperSources {
  readonly item: MaterialItem;
  readonly reading: FileReading | undefined;
  /** Whether the user said that the paper belongs where it is. */
  readonly isKept: boolean;
  /** Whether it is being divided or moved. */
  readonly isBusy: boolean;
  /** How many more documents its material takes; undefined for any number. */
  readonly room: number | undefined;
  /** The material that it could be moved to. */
  readonly target: Pick<Material, 'name'> | undefined;
}

/** How many invoices of a file are listed. */
const maxListedInvoices = 6;

/** The finding about the whole file, if the user has to decide on it; undefined otherwise. */
export function paperView(sources: PaperSources): PaperView | undefined {
  const { item, reading } = sources;
  const paper = lastResultOf(reading)?.paper;
  if (!paper || item.files.length !== 1) return undefined;
  if (item.documentType === 'BUSI_INVOICE' && hasSeveralInvoices(paper)) return severalView(paper, sources);
  return isMisplaced(paper.looksLike, item.documentType) && !sources.isKept ? misplacedView(paper, sources) : undefined;
}

function severalView(paper: PaperFindings, { item, isBusy, room }: PaperSources): PaperView {
  const { invoices } = paper;
  const count = invoices.length;
  const why = whyNot(paper, item, room);
  const listed = invoices
    .slice(0, maxListedInvoices)
    .map((each) => message('reading.several-line', { number: each.number, pages: pagesOf(each).map(String) }));
  return {
    kind: 'several',
    badge: message('reading.several-badge', { count }),
    words: message('reading.several', { count }),
    lines: [
      ...listed,
      ...(count > maxListedInvoices ? [message('reading.several-more', { count: count - maxListedInvoices })] : []),
    ],
    why,
    press: why ? undefined : message('reading.divide', { count }),
    keep: undefined,
    isBusy,
  };
}

function whyNot(paper: PaperFindings, { files: [file] }: MaterialItem, room: number | undefined): Message | undefined {
  if (extensionOf(file?.name ?? '') !== 'pdf') return message('reading.undividable-picture');
  const why = splitObstacle(paper);
  if (why === 'not-all-read')
    return message('reading.undividable-not-all-read', { read: paper.pagesRead, total: paper.pageCount });
  if (why) return message(`reading.undividable-${why}`);
  // The first invoice takes the place of the file.
  return room !== undefined && paper.invoices.length - 1 > room
    ? message('reading.undividable-no-room', { room })
    : undefined;
}

function misplacedView({ looksLike }: PaperFindings, { isBusy, target }: PaperSources): PaperView | undefined {
  if (looksLike === undefined) return undefined;
  return {
    kind: 'misplaced',
    badge: message('reading.misplaced-badge'),
    words: message(`reading.looks-like-${looksLike}`),
    lines: [],
    why: target ? undefined : message('reading.no-place'),
    press: target && message('reading.move-to', { material: target.name }),
    keep: message('reading.keep-here'),
    isBusy,
  };
}
