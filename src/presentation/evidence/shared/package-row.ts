import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import { displayStateOf, type DisplayState } from '../../../domain/evidence/materials/package-state.ts';
import type { InvoiceNeed } from '../../../domain/evidence/selection/invoice-need.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import type { PackageStatus } from '../../../domain/evidence/materials/package-status.ts';
import type { AccountNumberView } from './account-numbers.ts';
import { bookTitles } from './book-titles.ts';
import { pathsOf } from './package-paths.ts';
import { statusLine } from './status-words.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';

export interface PackageRow {
  readonly packageId: string;
  /** The path of the package's own page. */
  readonly path: string;
  /** The name of the product. */
  readonly product: PlainKey;
  readonly payer: string;
  readonly creditSource: string;
  readonly supplier: string;
  readonly funder: string;
  readonly account: AccountNumberView;
  /** Decimal text in yuan. */
  readonly amount: string;
  readonly expectedPayment: string | undefined;
  readonly expectedDueDate: string | undefined;
  /** The package's invoice requirement, unless invoices are simply required. */
  readonly invoiceNeed: InvoiceNeed | undefined;
  readonly createdOn: string;
  readonly state: DisplayState;
  readonly stateCode: string;
  readonly progress: Message;
  /** Whether it waits for the user. */
  readonly isMine: boolean;
  readonly urgency: Urgency | undefined;
  readonly action: { readonly label: Message; readonly path: string };
}

/** `urgent` waits for the user and costs something, `mine` waits for the user, `late` is late at the platform. */
export type Urgency = 'urgent' | 'mine' | 'late';

/** A returned package holds up the financing, an overdue one needs a letter, and a draft that lapses soon is lost. */
function urgencyOf({ task, until, call }: PackageStatus): Urgency | undefined {
  if (task === 'correct' || task === 'sign' || (task && until?.kind === 'lapse')) return 'urgent';
  if (task) return 'mine';
  return call === 'late' ? 'late' : undefined;
}

/**
 * The user's action on a package in its state (document 1, section 6). A package of a colleague is claimed on its own
 * page.
 */
function actionOf(evidence: EvidencePackage, standing: PackageStatus): PackageRow['action'] {
  const mayEdit = standing.holder.who === 'me';
  const { state } = evidence;
  const paths = pathsOf(evidence.book);
  if (mayEdit && (state === 'PREPARE' || state === 'MODIFY'))
    return { label: message('packages.continue'), path: paths.upload(evidence.packageId) };
  if (mayEdit && state === 'AUDIT_REJECT')
    return { label: message('packages.mend'), path: paths.detail(evidence.packageId) };
  if (standing.task === 'sign') return { label: message('packages.letter'), path: paths.detail(evidence.packageId) };
  return { label: message('packages.view'), path: paths.detail(evidence.packageId) };
}

export function packageRow(evidence: EvidencePackage, standing: PackageStatus, account: AccountNumberView): PackageRow {
  return {
    packageId: evidence.packageId,
    path: pathsOf(evidence.book).detail(evidence.packageId),
    product: bookTitles[evidence.book].name,
    payer: evidence.payerName,
    creditSource: evidence.creditSourceName,
    supplier: evidence.supplierName,
    funder: evidence.funderName,
    account,
    amount: moneyToText(evidence.totalAmount),
    expectedPayment: evidence.expectedPaymentAmount && moneyToText(evidence.expectedPaymentAmount),
    expectedDueDate: evidence.expectedDueDate,
    invoiceNeed: evidence.invoiceNeed,
    createdOn: shanghaiDate(evidence.createdAt),
    state: displayStateOf(evidence.state),
    stateCode: evidence.state,
    progress: statusLine(standing, evidence, evidence.returnedItems),
    isMine: standing.task !== undefined,
    urgency: urgencyOf(standing),
    action: actionOf(evidence, standing),
  };
}
