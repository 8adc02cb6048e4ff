import { candidateCalls } from '../documented/evidence/candidates/candidate-sources.ts';
import { standardCalls } from '../documented/evidence/standards.ts';
import { financingTermCalls } from '../documented/evidence/financing-terms.ts';
import { standardDownloadCalls } from '../documented/evidence/standard-downloads.ts';
import { packageListCalls, packageWire } from '../documented/evidence/package-list.ts';
import { packageCalls } from '../documented/evidence/packages.ts';
import { relationCalls } from '../documented/evidence/relation-calls.ts';
import {
  materialCalls,
  invoiceWire,
  contractWire,
  docFileWire,
  propertyWire,
  materialWire,
} from '../documented/evidence/materials.ts';
import { earlierCalls } from '../documented/evidence/earlier.ts';
import { libraryCalls } from '../documented/evidence/library.ts';
import { materialChangeCalls } from '../documented/evidence/material-changes.ts';
import { overdueCalls } from '../documented/evidence/overdue.ts';
import { recognitionCalls } from '../documented/evidence/recognition.ts';
import { clarityCalls } from '../documented/evidence/clarity.ts';
import { invoiceSheetCalls } from '../documented/evidence/invoice-sheets.ts';
import { wordMarkCalls } from '../documented/evidence/word-marks.ts';
import { orderCalls, orderWire } from '../documented/evidence/orders.ts';
import { downloadExtensions } from '../extensions/evidence/download-extensions.ts';
import { pickedExtensions } from '../extensions/evidence/picked-extensions.ts';
import { invoiceExtensions } from '../extensions/evidence/invoice-extensions.ts';
import { packageExtensions } from '../extensions/evidence/package-extensions.ts';
import { viewExtensions } from '../extensions/evidence/view-extensions.ts';
import { packageFigureExtensions } from '../extensions/evidence/package-figure-extensions.ts';
import { receivableExtensions } from '../extensions/evidence/receivable-extensions.ts';
import { searchExtensions } from '../extensions/evidence/search-extensions.ts';
import { packageListExtensions } from '../extensions/evidence/package-list-extensions.ts';
import { creditWire } from '../documented/evidence/candidates/credit-candidates.ts';
import { businessWire } from '../documented/evidence/candidates/business-candidates.ts';
import type { CallGroups, NamedShapes } from '../call-group.ts';

export const evidenceAreaCalls = {
  ...candidateCalls,
  ...standardCalls,
  ...standardDownloadCalls,
  ...financingTermCalls,
  ...packageListCalls,
  ...packageCalls,
  ...relationCalls,
  ...materialCalls,
  ...earlierCalls,
  ...libraryCalls,
  ...materialChangeCalls,
  ...overdueCalls,
  ...recognitionCalls,
  ...clarityCalls,
  ...invoiceSheetCalls,
  ...wordMarkCalls,
  ...orderCalls,
  ...downloadExtensions,
  ...pickedExtensions,
  ...invoiceExtensions,
  ...packageExtensions,
  ...viewExtensions,
  ...packageFigureExtensions,
  ...receivableExtensions,
  ...searchExtensions,
  ...packageListExtensions,
};

type Own = typeof evidenceAreaCalls;

declare module '../calls.ts' {
  interface Calls extends Own {}
}

/** Calls of the documents, in the groups of the API's description. */
export const evidenceGroups = {
  candidates: { description: 'Businesses that packages are made for', calls: candidateCalls },
  standards: {
    description: 'Documents that funders require',
    calls: { ...standardCalls, ...standardDownloadCalls, ...financingTermCalls },
  },
  packages: { description: 'Evidence packages', calls: { ...packageListCalls, ...packageCalls, ...relationCalls } },
  materials: {
    description: 'Contents of a package',
    calls: { ...materialCalls, ...earlierCalls, ...libraryCalls, ...materialChangeCalls },
  },
  overdue: { description: 'Letters of overdue businesses', calls: overdueCalls },
  recognition: {
    description: 'Reading and checking of documents',
    calls: { ...recognitionCalls, ...clarityCalls, ...invoiceSheetCalls, ...wordMarkCalls },
  },
  orders: { description: 'Orders and invoice journeys behind businesses', calls: orderCalls },
} satisfies CallGroups;

/** Shapes with a name of their own in the API's description. */
export const evidenceShapes = {
  Credit: creditWire,
  Business: businessWire,
  Invoice: invoiceWire,
  Contract: contractWire,
  DocFile: docFileWire,
  Property: propertyWire,
  Material: materialWire,
  Package: packageWire,
  Order: orderWire,
} satisfies NamedShapes;
