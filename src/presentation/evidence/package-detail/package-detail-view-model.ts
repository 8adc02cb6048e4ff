import { shanghaiDate, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import type { PackagedBusiness } from '../../../domain/evidence/materials/evidence-package.ts';
import { otherPartyOf } from '../../../domain/evidence/shared/other-party.ts';
import type { FileReference, Material, MaterialItem } from '../../../domain/evidence/materials/material.ts';
import { itemsWithUnrelatedChanges } from '../../../domain/evidence/materials/mending.ts';
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
import { isMine, type PackageStatus } from '../../../domain/evidence/materials/standing.ts';
import { policyOf, type BookFlags } from '../../../domain/evidence/shared/book-policies.ts';
import type { InvoiceNeed } from '../../../domain/evidence/selection/invoice-need.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import type { PageConfig } from '../../../domain/platform/page-config.ts';
import { packagePermission } from '../../../domain/evidence/shared/package-permissions.ts';
import { worksAs } from '../../../domain/identity/delegation.ts';
import { actsForCore } from '../../../domain/identity/role.ts';
import type { SignedIn } from '../../../domain/identity/signed-in.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { afterView, removableIds, type AfterView } from './after-view.ts';
import { historyLines, type LogLine } from './detail-history.ts';
import { detailLines, waits, type DetailLine } from './detail-lines.ts';
import { mendTitle, timelineLines, type Followed, type TimelineLine } from './detail-timeline.ts';
import type { AccountNumberView } from '../shared/account-numbers.ts';
import { laidBeside } from '../shared/laid-beside.ts';
import { standingSentences } from '../shared/standing-words.ts';
import { shortName } from './short-name.ts';

/** What is known of a package that one follows. */
export interface FollowedPackage extends Followed {
  readonly materials: readonly Material[];
  /** The documents, the log, or the expected day could not be had; nothing may be concluded from its being empty. */
  readonly materialsMissing?: boolean;
  readonly logMissing?: boolean;
  readonly expectedMissing?: boolean;
  /** A signed letter may be given, as its business is overdue. */
  readonly letterWanted?: boolean;
}

export interface PackageDetailView {
  /** On the portal's clock, so that dates of this year can be short. */
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
  /** How many times it was handed in, and not taken back; undefined before, or where nobody could say. */
  readonly version: number | undefined;
  readonly businesses: readonly PackagedBusiness[];
  /** The sentences that say who has it, until when, and whom to call when it is late. */
  readonly holder: readonly Message[];
  /** The day by which it should have been answered has passed. */
  readonly late: boolean;
  /** What was returned is the platform's to correct. */
  readonly byPlatform: boolean;
  /** Who is to correct how many, above what was returned. */
  readonly mendTitle: Message;
  /** What waits to be corrected. */
  /** What it says of its invoices where they are not simply asked for. */
  readonly invoiceNeed: InvoiceNeed | undefined;
  readonly returned: readonly DetailLine[];
  /** How many wait, also where nobody could say which. */
  readonly returnedCount: number;
  /** How many documents have passed while others were returned. */
  readonly passed: number;
  /** How many documents nobody has reviewed yet. */
  readonly unreviewed: number;
  readonly lines: readonly DetailLine[];
  /** What the book tells of its packages. */
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
  /** What is for this person to do next. */
  readonly standingTask: PackageStatus['task'];
  /** What may be done with it after it was handed in, and what was. */
  readonly after: AfterView;
  /** Documents of which one may ask that they be taken out. */
  readonly removable: ReadonlySet<string>;
  readonly previewed: FileReference | undefined;
  readonly allFiles: readonly FileReference[];
  /** What may be laid beside a document. */
  readonly companions: readonly FileReference[];
}

export interface DetailContext {
  readonly who: SignedIn;
  readonly standing: PackageStatus;
  readonly now: number;
  readonly previewed: string | undefined;
  /** Whether the back end lets drafts be given up. */
  readonly offersDiscard: boolean;
  /** Whether it lets submissions be taken back. */
  readonly offersWithdrawal: boolean;
  readonly account: AccountNumberView;
  /** How clear a document's picture is, where that is known. */
  readonly clarity: (item: MaterialItem) => FileClarity | undefined;
  readonly terms: Pick<PageConfig, 'hotline' | 'reasonSeparators'>;
}

/** A funder names no day by which it has done its part: whom one may ask is told instead. */
function funderAsked({ stage }: PackageStatus, phone: string): readonly Message[] {
  return stage === 'funding' ? [message('after.funder-ask', { phone })] : [];
}

/** What the detail page shows to this person. */
export function packageDetailView(
  followed: FollowedPackage,
  { who, standing, now, previewed, offersDiscard, offersWithdrawal, terms, account, clarity }: DetailContext,
): PackageDetailView {
  const { evidence, materials, log } = followed;
  // A draft that was discarded has never been handed in either.
  const handedIn = evidence.state === 'INVALID' ? evidence.submittedAt !== undefined : evidence.state !== 'PREPARE';
  const { hotline, reasonSeparators: separators } = terms;
  // What nobody may change any more is asked of nobody.
  const isOpen = sideOf(stageOf(evidence)) === 'company';
  const lines = detailLines(materials, {
    submitted: handedIn,
    separators,
    clarity: (item) => (isOpen ? clarity(item) : undefined),
  });
  // The letter of an overdue business is given again in a dialog of its own.
  const letters = new Set(
    materials
      .filter(({ categoryId }) => categoryId === overdueCategory)
      .flatMap(({ items }) => items.map(({ documentId }) => documentId)),
  );
  const returned = lines.filter((line) => waits(line) && !letters.has(line.key));
  const returnedCount = followed.materialsMissing ? evidence.returnedItems : returned.length;
  const allFiles = lines.flatMap((line) => line.files);
  const may = (action: 'edit' | 'claim'): boolean => packagePermission(who.role.code, action, evidence.book).allowed;
  const moves = timelineOf(log);
  // What the platform hands back to its own review is no submission; what was withdrawn is none any more.
  const handed = lastEffectiveSubmission(moves);
  const mine = isMine(evidence, { ...who, role: who.role.code });
  const inHand = evidence.state === 'PREPARE' || evidence.state === 'MODIFY';
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
    submittedAt: handed?.at ?? evidence.submittedAt,
    submittedBy: handed?.actorName ?? evidence.submittedBy,
    version: effectiveSubmissions(moves).length || undefined,
    businesses: evidence.businesses,
    late: standing.call === 'late',
    holder: [
      ...standingSentences(standing, evidence, {
        items: returnedCount,
        beside: itemsWithUnrelatedChanges(materials).length,
        phone: hotline,
        ending: moves.at(-1),
      }),
      ...funderAsked(standing, hotline),
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
      // What a colleague has taken up is theirs until one has taken it over.
      mend: mine && evidence.state === 'AUDIT_REJECT',
      continue: mine && inHand,
      claim: may('claim') && evidence.handlerId !== worksAs(who) && (inHand || evidence.state === 'AUDIT_REJECT'),
      discard: may('edit') && offersDiscard && evidence.state === 'PREPARE',
      letter: may('edit') && followed.letterWanted === true,
    },
    standingTask: standing.task,
    after: afterView(followed, { mayAct: may('edit'), offersWithdrawal, now }),
    removable: removableIds(followed, { mayAct: may('edit'), offersWithdrawal }),
    previewed: allFiles.find((file) => file.fileId === previewed),
    allFiles,
    companions: laidBeside(lines),
  };
}
