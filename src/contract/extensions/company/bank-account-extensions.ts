import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { count, date, flag, identifier, instant, nothing, text } from '../../fields.ts';

const own = {
  base: 'web',
  source: 'checklist F-062: the company’s accounts and their small-amount verification',
  caller: 'signed-in',
  extension: 'bank-accounts',
} as const;

const account = v.object({
  accountId: identifier,
  bankName: v.string(),
  branchName: v.string(),
  bankNo: v.string(),
  /** Only its last digits. */
  accountNo: v.string(),
  addedAt: instant,
  addedBy: v.string(),
  isDefault: flag,
  verifiedAt: v.nullish(instant),
  /**
   * The small transfer that waits for its amount: when it was sent, until which Shanghai day its amount is accepted,
   * how many wrong amounts were entered, and why the bank returned it.
   */
  transfer: v.object({ sentAt: instant, until: date, wrong: count, returned: v.nullish(v.string()) }),
  /** Number of transfers that may still be sent to it today. */
  transfersLeft: count,
  /** Whether no further transfer can be sent to it. */
  isSpent: flag,
});
const accounts = v.object({ accountName: v.string(), editable: flag, accounts: v.array(account) });

/**
 * The accounts of the caller's company. Refused with NOT_PERMITTED for a user who is neither the main user nor an
 * administrator, NOT_FOUND for an account that is not the company's.
 */
export const bankAccountExtensions = {
  bankAccounts: defineCall({
    ...own,
    method: 'GET',
    path: '/corp/v1/extensions/company/bank-accounts',
    changes: false,
    request: nothing,
    answer: accounts,
  }),
  /**
   * Adds an account. Refused with REQUEST_INVALID and the field, and with BANK_ACCOUNT_REFUSED because it is `listed`
   * already, belongs to another company (`elsewhere`), there are `too-many`, or no more transfers may be sent today
   * (`spent-today`) or at all (`spent`).
   */
  addBankAccount: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/company/bank-accounts',
    changes: true,
    request: v.object({ bankName: text(200), branchName: text(200), bankNo: text(40), accountNo: text(80) }),
    answer: accounts,
  }),
  /**
   * The amount that arrived, in yuan. A wrong amount counts as a try and is no refusal; the answer has the number of
   * tries that are left. Refused with BANK_ACCOUNT_REFUSED `not-now` where no amount is awaited, `elsewhere` where
   * another company has verified it meanwhile, and REQUEST_INVALID for an amount that no small transfer can have.
   */
  enterSmallAmount: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/company/bank-accounts/amount',
    changes: true,
    request: v.object({ accountId: identifier, amount: text(20) }),
    answer: v.object({ ...accounts.entries, matched: flag }),
  }),
  /** Refused with BANK_ACCOUNT_REFUSED `not-now`, `spent-today` or `spent`. */
  sendSmallTransfer: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/company/bank-accounts/transfers',
    changes: true,
    request: v.object({ accountId: identifier }),
    answer: accounts,
  }),
  /** Refused with BANK_ACCOUNT_REFUSED `not-now` for one that is not verified. */
  chooseBankAccount: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/company/bank-accounts/default',
    changes: true,
    request: v.object({ accountId: identifier }),
    answer: accounts,
  }),
  /**
   * Removes an account. Refused with BANK_ACCOUNT_REFUSED `default` for the default account while another could replace
   * it, `financing` for one to which a financing is to be paid.
   */
  removeBankAccount: defineCall({
    ...own,
    method: 'POST',
    path: '/corp/v1/extensions/company/bank-accounts/removed',
    changes: true,
    request: v.object({ accountId: identifier }),
    answer: accounts,
  }),
};
