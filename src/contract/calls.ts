import { candidateCalls } from './documented/evidence/candidates/candidate-sources.ts';
import { earlierCalls } from './documented/evidence/earlier.ts';
import { fileCalls } from './documented/files.ts';
import { libraryCalls } from './documented/evidence/library.ts';
import { materialChangeCalls } from './documented/evidence/material-changes.ts';
import { materialCalls } from './documented/evidence/materials.ts';
import { orderCalls } from './documented/evidence/orders.ts';
import { packageListCalls } from './documented/evidence/package-list.ts';
import { packageCalls } from './documented/evidence/packages.ts';
import { clarityCalls } from './documented/evidence/clarity.ts';
import { invoiceSheetCalls } from './documented/evidence/invoice-sheets.ts';
import { wordMarkCalls } from './documented/evidence/word-marks.ts';
import { overdueCalls } from './documented/evidence/overdue.ts';
import { recognitionCalls } from './documented/evidence/recognition.ts';
import { relatingCalls } from './documented/evidence/relating.ts';
import { standardCalls } from './documented/evidence/standards.ts';
import { standardDownloadCalls } from './documented/evidence/standard-downloads.ts';
import { feedbackCalls } from './documented/help/feedback.ts';
import { helpCalls } from './documented/help/helps.ts';
import { helpExtensions } from './extensions/help/help-extensions.ts';
import { tourExtensions } from './extensions/help/tour-extensions.ts';
import { surveyExtensions } from './extensions/help/survey-extensions.ts';
import { messageCalls } from './documented/messages/messages.ts';
import { platformCalls } from './documented/platform/platform.ts';
import { signInCalls } from './documented/entry/sign-in.ts';
import { partnerEntryCalls } from './documented/entry/partner-entry.ts';
import { registrationCalls } from './documented/registration/registration.ts';
import { recoveryCalls } from './documented/entry/recovery.ts';
import { signInExtensions } from './extensions/entry/sign-in-extensions.ts';
import { usableKeyCalls } from './documented/entry/shared/usable-keys.ts';
import { keyHelpCalls } from './documented/keys/key-helps.ts';
import { secondProofExtensions } from './extensions/entry/second-proof-extensions.ts';
import { keyRecoveryExtensions } from './extensions/entry/key-recovery-extensions.ts';
import { keyExtensions } from './extensions/entry/key-extensions.ts';
import { twoStepExtensions } from './extensions/account/two-step-extensions.ts';
import { accountExtensions } from './extensions/account/account-extensions.ts';
import { mailExtensions } from './extensions/account/mail-extensions.ts';
import { downloadExtensions } from './extensions/evidence/download-extensions.ts';
import { pickedExtensions } from './extensions/evidence/picked-extensions.ts';
import { partExtensions } from './extensions/part-extensions.ts';
import { archiveExtensions } from './extensions/archive-extensions.ts';
import { invoiceExtensions } from './extensions/evidence/invoice-extensions.ts';
import { packageExtensions } from './extensions/evidence/package-extensions.ts';
import { viewExtensions } from './extensions/evidence/view-extensions.ts';
import { packageFigureExtensions } from './extensions/evidence/package-figure-extensions.ts';
import { noticeCalls } from './documented/agreements/notices.ts';
import { invoicingCalls } from './documented/invoicing/invoicing.ts';
import { objectionExtensions } from './extensions/notices/objection-extensions.ts';
import { receivableExtensions } from './extensions/evidence/receivable-extensions.ts';
import { searchExtensions } from './extensions/evidence/search-extensions.ts';
import { messagePostExtensions } from './extensions/messages/message-post-extensions.ts';
import { guidanceCalls } from './documented/home/guidances.ts';
import { companyFactsExtensions } from './extensions/home/company-facts-extensions.ts';
import { companyDataExtensions } from './extensions/company/company-data-extensions.ts';
import { innerOrgCalls } from './documented/company/inner-orgs.ts';
import { authorisationExtensions } from './extensions/company/authorisation-extensions.ts';
import { bankAccountExtensions } from './extensions/company/bank-account-extensions.ts';
import { authorisingExtensions } from './extensions/company/authorising-extensions.ts';
import { delegationExtensions } from './extensions/people/delegation-extensions.ts';
import { peopleExtensions } from './extensions/people/people-extensions.ts';
import { agreementSignatureExtensions } from './extensions/products/agreement-signature-extensions.ts';
import { applicationExtensions } from './extensions/products/application-extensions.ts';
import { productCalls } from './documented/products/products.ts';
import { realNameCalls } from './documented/certification/shared/real-name.ts';
import { realNameExtensions } from './extensions/certification/real-name-extensions.ts';
import { settlingCalls } from './documented/settling/settling.ts';
import { workbenchCalls } from './documented/identity/workbench.ts';
import { corpCalls } from './documented/shell/corp.ts';
import { companyExtensions } from './extensions/shell/company-extensions.ts';
import { certificateCalls } from './documented/certificates/certificates.ts';
import { protocolExtensions } from './extensions/notices/protocol-extensions.ts';
import { agreementExportCalls } from './documented/notices/agreement-exports.ts';
import { certificateExtensions } from './extensions/certificates/certificate-extensions.ts';
import { heldKeyCalls } from './documented/certificates/shared/held-keys.ts';
import { identificationExtensions } from './extensions/registration/identification-extensions.ts';
import { hardKeyExtensions } from './extensions/certificates/hard-key-extensions.ts';
import { packageListExtensions } from './extensions/evidence/package-list-extensions.ts';

/**
 * Every call that portal and back end share: the table from which routes, wire adapters and the API description are
 * made.
 */
export const calls = {
  ...platformCalls,
  ...signInCalls,
  ...fileCalls,
  ...candidateCalls,
  ...standardCalls,
  ...packageListCalls,
  ...packageCalls,
  ...relatingCalls,
  ...materialCalls,
  ...recognitionCalls,
  ...clarityCalls,
  ...invoiceSheetCalls,
  ...wordMarkCalls,
  ...packageListExtensions,
  ...packageExtensions,
  ...signInExtensions,
  ...standardDownloadCalls,
  ...orderCalls,
  ...pickedExtensions,
  ...downloadExtensions,
  ...invoiceExtensions,
  ...overdueCalls,
  ...earlierCalls,
  ...partExtensions,
  ...libraryCalls,
  ...viewExtensions,
  ...materialChangeCalls,
  ...messageCalls,
  ...accountExtensions,
  ...twoStepExtensions,
  ...mailExtensions,
  ...packageFigureExtensions,
  ...receivableExtensions,
  ...searchExtensions,
  ...noticeCalls,
  ...feedbackCalls,
  ...invoicingCalls,
  ...surveyExtensions,
  ...objectionExtensions,
  ...helpCalls,
  ...helpExtensions,
  ...keyExtensions,
  ...keyRecoveryExtensions,
  ...corpCalls,
  ...recoveryCalls,
  ...companyExtensions,
  ...companyFactsExtensions,
  ...messagePostExtensions,
  ...keyHelpCalls,
  ...usableKeyCalls,
  ...secondProofExtensions,
  ...productCalls,
  ...applicationExtensions,
  ...guidanceCalls,
  ...tourExtensions,
  ...workbenchCalls,
  ...settlingCalls,
  ...partnerEntryCalls,
  ...registrationCalls,
  ...realNameCalls,
  ...realNameExtensions,
  ...certificateCalls,
  ...certificateExtensions,
  ...hardKeyExtensions,
  ...protocolExtensions,
  ...agreementExportCalls,
  ...bankAccountExtensions,
  ...peopleExtensions,
  ...delegationExtensions,
  ...authorisingExtensions,
  ...companyDataExtensions,
  ...innerOrgCalls,
  ...authorisationExtensions,
  ...archiveExtensions,
  ...heldKeyCalls,
  ...identificationExtensions,
  ...agreementSignatureExtensions,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
