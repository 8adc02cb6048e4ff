import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import { displayStateOf, type DisplayState } from '../../../domain/evidence/materials/package-state.ts';
import type { InvoiceNeed } from '../../../domain/evidence/selection/invoice-need.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import type { PackageStatus } from '../../../domain/evidence/materials/standing.ts';
import type { AccountNumberView } from './account-numbers.ts';
import { bookTitles } from './book-titles.ts';
import { pathsOf } from './package-paths.ts';
import { standingLine } from './standing-words.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';

export interface PackageRow {
  readonly packageId: string;
  /** The path of the package's own page. */
  readonly path: string;
  /** What its product is called. */
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
  /** What it says of its invoices where they are not simply asked for. */
  readonly invoiceNeed: InvoiceNeed | undefined;
  readonly createdOn: string;
  readonly state: DisplayState;
  readonly stateCode: string;
  readonly progress: Message;
  /** Red is what waits for whoever looks, amber what is late. */
  readonly urgency: 'mine' | 'late' | undefined;
  readonly action: { readonly label: Message; readonly path: string };
}

/**
 * What this person may do with a package in its state (document 1, section 6); what a colleague has is taken over on
 * its own page.
 */
function actionOf(each: EvidencePackage, standing: PackageStatus): PackageRow['action'] {
  const mayEdit = standing.holder.who === 'me';
  const { state } = each;
  const paths = pathsOf(each.book);
  if (mayEdit && (state === 'PREPARE' || state === 'MODIFY'))
    return { label: message('packages.continue'), path: paths.upload(each.packageId) };
  if (mayEdit && state === 'AUDIT_REJECT')
    return { label: message('packages.mend'), path: paths.detail(each.packageId) };
  if (standing.task === 'sign') return { label: message('packages.letter'), path: paths.detail(each.packageId) };
  return { label: message('packages.view'), path: paths.detail(each.packageId) };
}

export function packageRow(each: EvidencePackage, standing: PackageStatus, account: AccountNumberView): PackageRow {
  return {
    packageId: each.packageId,
    path: pathsOf(each.book).detail(each.packageId),
    product: bookTitles[each.book].name,
    payer: each.payerName,
    creditSource: each.creditSourceName,
    supplier: each.supplierName,
    funder: each.funderName,
    account,
    amount: moneyToText(each.totalAmount),
    expectedPayment: each.expectedPaymentAmount && moneyToText(each.expectedPaymentAmount),
    expectedDueDate: each.expectedDueDate,
    invoiceNeed: each.invoiceNeed,
    createdOn: shanghaiDate(each.createdAt),
    state: displayStateOf(each.state),
    stateCode: each.state,
    progress: standingLine(standing, each, each.returnedItems),
    urgency: standing.task ? 'mine' : standing.call === 'late' ? 'late' : undefined,
    action: actionOf(each, standing),
  };
}
