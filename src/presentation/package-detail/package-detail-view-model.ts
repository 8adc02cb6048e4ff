import { daysBetween, shanghaiDate, type PlainDate } from '../../domain/calendar/plain-date.ts';
import type { EvidencePackage, PackagedCredit } from '../../domain/materials/evidence-package.ts';
import type { FileReference, Material, MaterialItem } from '../../domain/materials/material.ts';
import { displayStateOf, type DisplayState } from '../../domain/materials/package-state.ts';
import { holderOf, timelineOf, type LogEntry } from '../../domain/materials/progress.ts';
import { readableReason } from '../../domain/materials/review.ts';
import type { ReviewResult, UploadStage } from '../../domain/materials/stage.ts';
import { moneyToText } from '../../domain/money/money.ts';
import { packagePermission } from '../../domain/session/package-permissions.ts';
import type { SignedIn } from '../../domain/session/signed-in.ts';
import { message, type Message } from '../../words/catalogue.ts';
import { invoiceTypeWords } from '../shared/invoice-type-words.ts';
import { historyLines, logWords, returnedCount, type LogLine } from './detail-history.ts';
import { shortName } from './short-name.ts';

/** What is known of a package that one follows. */
export interface FollowedPackage {
  readonly evidence: EvidencePackage;
  readonly materials: readonly Material[];
  readonly log: readonly LogEntry[];
  readonly expected: PlainDate | undefined;
}

export interface DetailLine {
  /** Of the item, or of the material as a whole. */
  readonly key: string;
  readonly stage: UploadStage;
  /** Kind and number of the document, or the category's name. */
  readonly title: Message;
  readonly note: Message | undefined;
  /** Decimal text in yuan. */
  readonly amount: string | undefined;
  readonly result: ReviewResult;
  readonly reason: string;
  readonly reviewedAt: number | undefined;
  readonly reviewedBy: MaterialItem['reviewedBy'];
  readonly changedSinceReturn: boolean;
  readonly replaced: MaterialItem['replaced'];
  readonly files: readonly FileReference[];
}

export interface TimelineLine {
  readonly key: string;
  readonly state: 'done' | 'bad' | 'now' | 'next';
  readonly title: Message;
  readonly who: string;
  readonly at: number | undefined;
  readonly notes: readonly Message[];
}

export interface PackageDetailView {
  /** On the portal's clock, so that dates of this year can be short. */
  readonly today: PlainDate;
  readonly docDatumId: string;
  readonly title: string;
  readonly state: DisplayState;
  readonly stateCode: string;
  readonly amount: string;
  readonly creditSource: string;
  readonly supplier: string;
  readonly payer: string;
  readonly funder: string;
  readonly accountNumber: string;
  readonly expectedDueDate: PlainDate | undefined;
  readonly submittedAt: number | undefined;
  readonly submittedBy: string;
  readonly version: number;
  readonly credits: readonly PackagedCredit[];
  /** The sentence that says who has it and until when. */
  readonly holder: Message;
  /** What waits to be corrected. */
  readonly returned: readonly DetailLine[];
  /** How many documents have passed while others were returned. */
  readonly passed: number;
  readonly lines: readonly DetailLine[];
  readonly timeline: readonly TimelineLine[];
  readonly log: readonly LogEntry[];
  readonly history: readonly LogLine[];
  readonly actions: { readonly mend: boolean; readonly continue: boolean; readonly claim: boolean };
  readonly previewed: FileReference | undefined;
  readonly allFiles: readonly FileReference[];
}

function itemTitle(item: MaterialItem, material: Material): Message {
  if (item.invoice?.number) return message('detail.invoice', { number: item.invoice.number });
  if (item.contract?.number) return message('detail.contract', { number: item.contract.number });
  return message('detail.named', { name: material.name });
}

/** What was replaced has not been looked at yet. */
const unreviewed = { reviewedAt: undefined, reviewedBy: undefined } as const;

function itemLine(item: MaterialItem, material: Material): DetailLine {
  const amount = item.invoice?.total ?? item.contract?.amount;
  return {
    key: item.docFileId, stage: material.stage, title: itemTitle(item, material), note: item.invoice?.type ? invoiceTypeWords[item.invoice.type] : undefined, amount: amount && moneyToText(amount),
    result: item.result, reason: readableReason(item.reason), ...(item.changedSinceReturn ? unreviewed : { reviewedAt: item.reviewedAt, reviewedBy: item.reviewedBy }), changedSinceReturn: item.changedSinceReturn, replaced: item.replaced, files: item.files,
  };
}

function linesOf(material: Material): readonly DetailLine[] {
  const judged = material.result === 'NOPASS';
  if (material.items.length > 0 && !judged) return material.items.map((item) => itemLine(item, material));
  const whole: DetailLine = {
    key: material.docMaterialId, stage: material.stage, title: message('detail.named', { name: material.name }), note: judged ? undefined : message('detail.nothing-given'), amount: undefined,
    result: material.result, reason: readableReason(material.reason), ...unreviewed, changedSinceReturn: judged && material.items.some((item) => item.changedSinceReturn), replaced: undefined, files: [],
  };
  return [whole, ...material.items.map((item) => itemLine(item, material))];
}

function waited(since: number, now: number): Message {
  const days = Math.max(0, daysBetween(shanghaiDate(since), shanghaiDate(now)));
  return days === 0 ? message('detail.since-today') : message('detail.since-days', { days });
}

const nowTitles: Readonly<Record<DisplayState, Message | undefined>> = {
  'to-be-completed': message('detail.now-assembling'), modifying: message('detail.now-modifying'), returned: message('detail.now-returned'), 'to-be-organised': message('detail.now-organising'),
  organising: message('detail.now-reviewing'), passed: message('detail.now-funder'), invalid: undefined, submitted: undefined, unrecognised: message('detail.now-unrecognised'),
};

function nextTitles(state: DisplayState): readonly Message[] {
  const review = message('detail.next-review');
  const funder = message('detail.next-funder');
  if (state === 'to-be-completed' || state === 'modifying' || state === 'returned') return [review, funder];
  return state === 'organising' || state === 'to-be-organised' ? [funder] : [];
}

function untilWords(state: DisplayState, expected: PlainDate | undefined): readonly Message[] {
  if (expected === undefined) return [];
  if (state === 'organising' || state === 'to-be-organised') return [message('detail.expected', { until: expected })];
  return state === 'passed' ? [] : [message('detail.expected-today', { until: expected })];
}

function timelineLines({ evidence, log, expected }: FollowedPackage, now: number): readonly TimelineLine[] {
  const state = displayStateOf(evidence.state);
  const done = timelineOf(log).map((entry, index): TimelineLine => ({
    key: `${entry.at}-${index}`, state: entry.action === 'returned' || entry.action === 'discarded' ? 'bad' : 'done', title: logWords(entry), who: entry.actorName, at: entry.at,
    notes: entry.action === 'returned' && returnedCount(entry) > 0 ? [message('detail.items-returned', { items: returnedCount(entry) })] : [],
  }));
  const title = nowTitles[state];
  const current: readonly TimelineLine[] = title
    ? [{ key: 'now', state: 'now', title, who: holderOf(evidence.state) === 'you' ? evidence.handlerName : '', at: undefined, notes: [waited(evidence.since, now), ...untilWords(state, expected)] }]
    : [];
  return [...done, ...current, ...nextTitles(state).map((next, index): TimelineLine => ({ key: `next-${index}`, state: 'next', title: next, who: '', at: undefined, notes: [] }))];
}

function holderSentence({ evidence, expected }: FollowedPackage, returnedItems: number, mayMend: boolean): Message {
  const state = displayStateOf(evidence.state);
  if (state === 'returned' && !mayMend) return message('detail.holder-colleague', { name: evidence.handlerName, items: returnedItems, until: expected });
  if (state === 'returned') return message('detail.holder-returned', { items: returnedItems, until: expected });
  if (evidence.state === 'BIZ_MODIFY') return message('detail.holder-platform', { until: expected });
  if (state === 'to-be-completed' || state === 'modifying') return message('detail.holder-you', { name: evidence.handlerName, until: expected });
  if (state === 'organising' || state === 'to-be-organised') return message('detail.holder-platform', { until: expected });
  if (state === 'passed') return message('detail.holder-funder', { funder: evidence.funderName });
  return message(state === 'invalid' ? 'detail.holder-nobody' : 'detail.holder-unknown');
}

/** What the detail page shows to this person. */
export function packageDetailView(followed: FollowedPackage, who: SignedIn, now: number, previewed: string | undefined): PackageDetailView {
  const { evidence, materials, log } = followed;
  const lines = materials.flatMap(linesOf);
  const returned = lines.filter((line) => line.result === 'NOPASS' && !line.changedSinceReturn);
  const allFiles = lines.flatMap((line) => line.files);
  const may = (action: 'edit' | 'claim'): boolean => packagePermission(who.role.code, action).allowed;
  const inHand = evidence.state === 'PREPARE' || evidence.state === 'MODIFY';
  return {
    today: shanghaiDate(now), docDatumId: evidence.docDatumId, title: shortName(evidence.creditSourceName) || evidence.docDatumId, state: displayStateOf(evidence.state), stateCode: evidence.state, amount: moneyToText(evidence.totalAmount), creditSource: evidence.creditSourceName,
    supplier: evidence.supplierName, payer: evidence.payerName, funder: evidence.funderName, accountNumber: evidence.accountNumber, expectedDueDate: evidence.expectedDueDate,
    submittedAt: evidence.submittedAt, submittedBy: evidence.submittedBy, version: evidence.dataVersion, credits: evidence.credits,
    holder: holderSentence(followed, returned.length, may('edit')), returned, passed: lines.filter((line) => line.result === 'PASS').length, lines, timeline: timelineLines(followed, now), log: log.toSorted((a, b) => b.at - a.at), history: historyLines(log),
    actions: {
      mend: may('edit') && evidence.state === 'AUDIT_REJECT', continue: may('edit') && inHand,
      claim: may('claim') && evidence.handlerId !== who.userId && (inHand || evidence.state === 'AUDIT_REJECT'),
    },
    previewed: allFiles.find((file) => file.pkFile === previewed), allFiles,
  };
}
