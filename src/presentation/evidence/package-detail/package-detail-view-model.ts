import { shanghaiDate, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import type { PackagedBusiness } from '../../../domain/evidence/materials/evidence-package.ts';
import { otherPartyOf } from '../../../domain/evidence/shared/other-party.ts';
import type { FileReference, Material, MaterialItem } from '../../../domain/evidence/materials/material.ts';
import { itemsWithUnrelatedChanges } from '../../../domain/evidence/materials/document-correction.ts';
import type { FileClarity } from '../../../domain/uploads/picture-clarity.ts';
import { displayStateOf, type DisplayState } from '../../../domain/evidence/materials/package-state.ts';
import { sideOf, stageOf } from '../../../domain/evidence/materials/package-stage.ts';
import { overdueCategory } from '../../../domain/evidence/materials/overdue.ts';
import {
  lastEffectiveSubmission,
  effectiveSubmissions,
  timelineOf,
  type LogEntry,
} from '../../../domain/evidence/materials/progress.ts';
import { isMine, type PackageStatus } from '../../../domain/evidence/materials/package-status.ts';
import { policyOf, type BookFlags } from '../../../domain/evidence/shared/book-policies.ts';
import type { InvoiceNeed } from '../../../domain/evidence/selection/invoice-need.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import type { PageConfig } from '../../../domain/platform/page-config.ts';
import { packagePermission } from '../../../domain/evidence/shared/package-permissions.ts';
import { worksAs } from '../../../domain/identity/delegation.ts';
import { actsForCore } from '../../../domain/identity/role.ts';
import type { SignedIn } from '../../../domain/identity/signed-in.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { afterView, removableIds, type FollowUpActions } from './after-view.ts';
import { historyLines, type LogLine } from './detail-history.ts';
import { detailLines, awaitsCorrection, type DetailLine } from './detail-lines.ts';
import { mendTitle, timelineLines, type PackageProgress, type TimelineLine } from './detail-timeline.ts';
import type { AccountNumberView } from '../shared/account-numbers.ts';
import { comparableFiles } from '../shared/comparable-files.ts';
import { statusSentences } from '../shared/status-words.ts';
import { shortName } from './short-name.ts';

/** The facts of a followed package. */
export interface FollowedPackage extends PackageProgress {
  readonly materials: readonly Material[];
  /** True if the documents, the log or the expected day could not be loaded. An empty list means nothing then. */
  readonly materialsMissing?: boolean;
  readonly logMissing?: boolean;
  readonly expectedMissing?: boolean;
  /** Whether a signed letter may be given, because the business is overdue. */
  readonly letterWanted?: boolean;
}

export interface PackageDetailView {
  /** Today on the portal's clock, by which dates of this year are shortened. */
  readonly today: PlainDate;
  readonly packageId: string;
  readonly title: string;
  readonly state: DisplayState;
  readonly stateCode: string;
  readonly amount: string;
  readonly creditSource: string;
  readonly supplier: string;
  readonly payer: string;
  readonly funder: string;
  readonly account: AccountNumberView;
  readonly expectedDueDate: PlainDate | undefined;
  readonly submittedAt: number | undefined;
  readonly submittedBy: string;
  /** How many valid submissions there were; undefined before the first, or if unknown. */
  readonly version: number | undefined;
  readonly businesses: readonly PackagedBusiness[];
  /** The sentences that name the holder, the deadline, and whom to call after it. */
  readonly holder: readonly Message[];
  /** Whether the expected day of the answer has passed. */
  readonly late: boolean;
  /** Whether the platform corrects the returned documents. */
  readonly byPlatform: boolean;
  /** The heading above the returned documents. */
  readonly mendTitle: Message;
  /** The package's invoice requirement, unless invoices are simply required. */
  readonly invoiceNeed: InvoiceNeed | undefined;
  /** Documents that await correction. */
  readonly returned: readonly DetailLine[];
  /** How many documents await correction, also if the documents are unknown. */
  readonly returnedCount: number;
  /** How many documents have passed while others were returned. */
  readonly passed: number;
  /** How many documents have not been reviewed yet. */
  readonly unreviewed: number;
  readonly lines: readonly DetailLine[];
  /** The parts of a package that the pages of this book show. */
  readonly flags: BookFlags;
  readonly timeline: readonly TimelineLine[];
  readonly log: readonly LogEntry[];
  readonly history: readonly LogLine[];
  readonly materialsMissing: boolean;
  readonly logMissing: boolean;
  readonly expectedMissing: boolean;
  readonly actions: {
    readonly mend: boolean;
    readonly continue: boolean;
    readonly claim: boolean;
    readonly discard: boolean;
    readonly letter: boolean;
  };
  /** The user's next task. */
  readonly standingTask: PackageStatus['task'];
  /** The possible actions on a submitted package, and the notices on it. */
  readonly after: FollowUpActions;
  /** Ids of the documents that the company may ask to remove. */
  readonly removable: ReadonlySet<string>;
  readonly previewed: FileReference | undefined;
  readonly allFiles: readonly FileReference[];
  /** Files that may be compared with a document. */
  readonly companions: readonly FileReference[];
}

export interface DetailContext {
  readonly who: SignedIn;
  readonly standing: PackageStatus;
  readonly now: number;
  readonly previewed: string | undefined;
  /** Whether the back end lets drafts be discarded. */
  readonly offersDiscard: boolean;
  /** Whether the back end lets submissions be withdrawn. */
  readonly offersWithdrawal: boolean;
  readonly account: AccountNumberView;
  /** How clear the picture of a document is; undefined if unknown. */
  readonly clarity: (item: MaterialItem) => FileClarity | undefined;
  readonly terms: Pick<PageConfig, 'hotline' | 'reasonSeparators'>;
}

/** The contact during funding. A funder names no day by which it answers. */
function funderContact({ stage }: PackageStatus, phone: string): readonly Message[] {
  return stage === 'funding' ? [message('after.funder-ask', { phone })] : [];
}

/** The view of the detail page for this user. */
export function packageDetailView(
  followed: FollowedPackage,
  { who, standing, now, previewed, offersDiscard, offersWithdrawal, terms, account, clarity }: DetailContext,
): PackageDetailView {
  const { evidence, materials, log } = followed;
  // A draft that was discarded has never been handed in either.
  const handedIn = evidence.state === 'INVALID' ? evidence.submittedAt !== undefined : evidence.state !== 'PREPARE';
  const { hotline, reasonSeparators: separators } = terms;
  // Clarity matters only while the company may still change the documents.
  const isOpen = sideOf(stageOf(evidence)) === 'company';
  const lines = detailLines(materials, {
    submitted: handedIn,
    separators,
    clarity: (item) => (isOpen ? clarity(item) : undefined),
  });
  // The letter of an overdue business has its own dialog.
  const letters = new Set(
    materials
      .filter(({ categoryId }) => categoryId === overdueCategory)
      .flatMap(({ items }) => items.map(({ documentId }) => documentId)),
  );
  const returned = lines.filter((line) => awaitsCorrection(line) && !letters.has(line.key));
  const returnedCount = followed.materialsMissing ? evidence.returnedItems : returned.length;
  const allFiles = lines.flatMap((line) => line.files);
  const may = (action: 'edit' | 'claim'): boolean => packagePermission(who.role.code, action, evidence.book).allowed;
  const moves = timelineOf(log);
  // If the platform returns a package to its own review, that is no submission. A withdrawn submission no longer
  // counts.
  const submission = lastEffectiveSubmission(moves);
  const isHandler = isMine(evidence, { ...who, role: who.role.code });
  const isEditable = evidence.state === 'PREPARE' || evidence.state === 'MODIFY';
  return {
    today: shanghaiDate(now),
    packageId: evidence.packageId,
    title:
      shortName(
        otherPartyOf(
          who.companyName,
          actsForCore(who.role.code)
            ? [evidence.supplierName, evidence.payerName]
            : [evidence.creditSourceName, evidence.payerName],
        ),
      ) || evidence.packageId,
    state: displayStateOf(evidence.state),
    stateCode: evidence.state,
    amount: moneyToText(evidence.totalAmount),
    creditSource: evidence.creditSourceName,
    invoiceNeed: evidence.invoiceNeed,
    supplier: evidence.supplierName,
    payer: evidence.payerName,
    funder: evidence.funderName,
    account,
    expectedDueDate: evidence.expectedDueDate,
    submittedAt: submission?.at ?? evidence.submittedAt,
    submittedBy: submission?.actorName ?? evidence.submittedBy,
    version: effectiveSubmissions(moves).length || undefined,
    businesses: evidence.businesses,
    late: standing.call === 'late',
    holder: [
      ...statusSentences(standing, evidence, {
        items: returnedCount,
        beside: itemsWithUnrelatedChanges(materials).length,
        phone: hotline,
        ending: moves.at(-1),
      }),
      ...funderContact(standing, hotline),
    ],
    byPlatform: standing.holder.who === 'platform',
    mendTitle: mendTitle(standing, returned.length),
    returned,
    returnedCount,
    passed: lines.filter((line) => line.result === 'PASS').length,
    unreviewed: lines.filter(
      (line) =>
        line.files.length > 0 && line.result === 'UNKNOWN' && !line.changedSinceReturn && !letters.has(line.key),
    ).length,
    lines,
    flags: policyOf(evidence.book).flags,
    timeline: timelineLines(followed, standing, now),
    log: log.toSorted((a, b) => b.at - a.at),
    history: historyLines(log, { separators, act: policyOf(evidence.book).funderAct }),
    materialsMissing: followed.materialsMissing ?? false,
    logMissing: followed.logMissing ?? false,
    expectedMissing: followed.expectedMissing ?? false,
    actions: {
      // The user must first claim a package that a colleague handles.
      mend: isHandler && evidence.state === 'AUDIT_REJECT',
      continue: isHandler && isEditable,
      claim: may('claim') && evidence.handlerId !== worksAs(who) && (isEditable || evidence.state === 'AUDIT_REJECT'),
      discard: may('edit') && offersDiscard && evidence.state === 'PREPARE',
      letter: may('edit') && followed.letterWanted === true,
    },
    standingTask: standing.task,
    after: afterView(followed, { mayAct: may('edit'), offersWithdrawal, now }),
    removable: removableIds(followed, { mayAct: may('edit'), offersWithdrawal }),
    previewed: allFiles.find((file) => file.fileId === previewed),
    allFiles,
    companions: comparableFiles(lines),
  };
}
