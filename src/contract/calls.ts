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
import { surveyExtensions } from './extensions/help/survey-extensions.ts';
import { messageCalls } from './documented/messages/messages.ts';
import { platformCalls } from './documented/shell/platform.ts';
import { signInCalls } from './documented/entry/sign-in.ts';
import { signInExtensions } from './extensions/entry/sign-in-extensions.ts';
import { accountExtensions } from './extensions/account/account-extensions.ts';
import { downloadExtensions } from './extensions/evidence/download-extensions.ts';
import { pickedExtensions } from './extensions/evidence/picked-extensions.ts';
import { partExtensions } from './extensions/part-extensions.ts';
import { invoiceExtensions } from './extensions/evidence/invoice-extensions.ts';
import { packageExtensions } from './extensions/evidence/package-extensions.ts';
import { viewExtensions } from './extensions/evidence/view-extensions.ts';
import { packageFigureExtensions } from './extensions/evidence/package-figure-extensions.ts';
import { receivableExtensions } from './extensions/evidence/receivable-extensions.ts';
import { packageListExtensions } from './extensions/evidence/package-list-extensions.ts';

/** Every call that portal and back end share: the table from which routes, wire adapters and the API description are made. */
export const calls = { ...platformCalls, ...signInCalls, ...fileCalls, ...candidateCalls, ...standardCalls, ...packageListCalls, ...packageCalls, ...relatingCalls, ...materialCalls, ...recognitionCalls, ...clarityCalls, ...invoiceSheetCalls, ...wordMarkCalls, ...packageListExtensions, ...packageExtensions, ...signInExtensions, ...standardDownloadCalls, ...orderCalls, ...pickedExtensions, ...downloadExtensions, ...invoiceExtensions, ...overdueCalls, ...earlierCalls, ...partExtensions, ...libraryCalls, ...viewExtensions, ...materialChangeCalls, ...messageCalls, ...accountExtensions, ...packageFigureExtensions, ...receivableExtensions, ...feedbackCalls, ...surveyExtensions };

export type Calls = typeof calls;
export type CallName = keyof Calls;
