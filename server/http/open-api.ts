import { madeFileWire } from '../../src/contract/made-file.ts';
import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import type { Call } from '../../src/contract/call.ts';
import type { CallName } from '../../src/contract/calls.ts';
import { candidateCalls } from '../../src/contract/documented/evidence/candidates/candidate-sources.ts';
import { creditWire } from '../../src/contract/documented/evidence/candidates/credit-candidates.ts';
import { businessWire } from '../../src/contract/documented/evidence/candidates/business-candidates.ts';
import { orderCalls, orderWire } from '../../src/contract/documented/evidence/orders.ts';
import { standardDownloadCalls } from '../../src/contract/documented/evidence/standard-downloads.ts';
import { relatingCalls } from '../../src/contract/documented/evidence/relating.ts';
import { standardCalls } from '../../src/contract/documented/evidence/standards.ts';
import { fileCalls, uploadedWire, uploadPolicyWire } from '../../src/contract/documented/files.ts';
import { clarityCalls } from '../../src/contract/documented/evidence/clarity.ts';
import { invoiceSheetCalls } from '../../src/contract/documented/evidence/invoice-sheets.ts';
import { wordMarkCalls } from '../../src/contract/documented/evidence/word-marks.ts';
import { libraryCalls } from '../../src/contract/documented/evidence/library.ts';
import { earlierCalls } from '../../src/contract/documented/evidence/earlier.ts';
import { materialChangeCalls } from '../../src/contract/documented/evidence/material-changes.ts';
import { overdueCalls } from '../../src/contract/documented/evidence/overdue.ts';
import { recognitionCalls } from '../../src/contract/documented/evidence/recognition.ts';
import {
  contractWire,
  docFileWire,
  invoiceWire,
  materialCalls,
  materialWire,
  propertyWire,
} from '../../src/contract/documented/evidence/materials.ts';
import { packageListCalls, packageWire } from '../../src/contract/documented/evidence/package-list.ts';
import { packageCalls } from '../../src/contract/documented/evidence/packages.ts';
import { feedbackCalls } from '../../src/contract/documented/help/feedback.ts';
import { helpCalls } from '../../src/contract/documented/help/helps.ts';
import { usableKeyCalls } from '../../src/contract/documented/entry/shared/usable-keys.ts';
import { keyHelpCalls } from '../../src/contract/documented/keys/key-helps.ts';
import { keyRecoveryExtensions } from '../../src/contract/extensions/entry/key-recovery-extensions.ts';
import { keyExtensions } from '../../src/contract/extensions/entry/key-extensions.ts';
import { helpExtensions } from '../../src/contract/extensions/help/help-extensions.ts';
import { tourExtensions } from '../../src/contract/extensions/help/tour-extensions.ts';
import { surveyExtensions } from '../../src/contract/extensions/help/survey-extensions.ts';
import { messageCalls } from '../../src/contract/documented/messages/messages.ts';
import { menuWire, pageConfigWire, platformCalls } from '../../src/contract/documented/platform/platform.ts';
import { signInCalls } from '../../src/contract/documented/entry/sign-in.ts';
import { partnerEntryCalls } from '../../src/contract/documented/entry/partner-entry.ts';
import { registrationCalls } from '../../src/contract/documented/registration/registration.ts';
import { recoveryCalls } from '../../src/contract/documented/entry/recovery.ts';
import { signInExtensions } from '../../src/contract/extensions/entry/sign-in-extensions.ts';
import { secondProofExtensions } from '../../src/contract/extensions/entry/second-proof-extensions.ts';
import { twoStepExtensions } from '../../src/contract/extensions/account/two-step-extensions.ts';
import { mailExtensions } from '../../src/contract/extensions/account/mail-extensions.ts';
import { accountExtensions } from '../../src/contract/extensions/account/account-extensions.ts';
import { downloadExtensions } from '../../src/contract/extensions/evidence/download-extensions.ts';
import { packageListExtensions } from '../../src/contract/extensions/evidence/package-list-extensions.ts';
import { pickedExtensions } from '../../src/contract/extensions/evidence/picked-extensions.ts';
import { packageFigureExtensions } from '../../src/contract/extensions/evidence/package-figure-extensions.ts';
import { noticeCalls } from '../../src/contract/documented/agreements/notices.ts';
import { certificateCalls } from '../../src/contract/documented/certificates/certificates.ts';
import { protocolExtensions } from '../../src/contract/extensions/notices/protocol-extensions.ts';
import { agreementExportCalls } from '../../src/contract/documented/notices/agreement-exports.ts';
import { certificateExtensions } from '../../src/contract/extensions/certificates/certificate-extensions.ts';
import { invoicingCalls } from '../../src/contract/documented/invoicing/invoicing.ts';
import { objectionExtensions } from '../../src/contract/extensions/notices/objection-extensions.ts';
import { messagePostExtensions } from '../../src/contract/extensions/messages/message-post-extensions.ts';
import { guidanceCalls } from '../../src/contract/documented/home/guidances.ts';
import { companyFactsExtensions } from '../../src/contract/extensions/home/company-facts-extensions.ts';
import { companyDataExtensions } from '../../src/contract/extensions/company/company-data-extensions.ts';
import { authorisationExtensions } from '../../src/contract/extensions/company/authorisation-extensions.ts';
import { innerOrgCalls } from '../../src/contract/documented/company/inner-orgs.ts';
import { bankAccountExtensions } from '../../src/contract/extensions/company/bank-account-extensions.ts';
import { authorisingExtensions } from '../../src/contract/extensions/company/authorising-extensions.ts';
import { delegationExtensions } from '../../src/contract/extensions/people/delegation-extensions.ts';
import { heldKeyCalls } from '../../src/contract/documented/certificates/shared/held-keys.ts';
import { identificationExtensions } from '../../src/contract/extensions/registration/identification-extensions.ts';
import { peopleExtensions } from '../../src/contract/extensions/people/people-extensions.ts';
import { agreementSignatureExtensions } from '../../src/contract/extensions/products/agreement-signature-extensions.ts';
import { applicationExtensions } from '../../src/contract/extensions/products/application-extensions.ts';
import { productCalls } from '../../src/contract/documented/products/products.ts';
import { realNameCalls } from '../../src/contract/documented/certification/shared/real-name.ts';
import { realNameExtensions } from '../../src/contract/extensions/certification/real-name-extensions.ts';
import { settlingCalls } from '../../src/contract/documented/settling/settling.ts';
import { workbenchCalls } from '../../src/contract/documented/identity/workbench.ts';
import { corpCalls } from '../../src/contract/documented/shell/corp.ts';
import { companyExtensions } from '../../src/contract/extensions/shell/company-extensions.ts';
import { receivableExtensions } from '../../src/contract/extensions/evidence/receivable-extensions.ts';
import { searchExtensions } from '../../src/contract/extensions/evidence/search-extensions.ts';
import { viewExtensions } from '../../src/contract/extensions/evidence/view-extensions.ts';
import { partExtensions } from '../../src/contract/extensions/part-extensions.ts';
import { hardKeyExtensions } from '../../src/contract/extensions/certificates/hard-key-extensions.ts';
import { archiveExtensions } from '../../src/contract/extensions/archive-extensions.ts';
import { invoiceExtensions } from '../../src/contract/extensions/evidence/invoice-extensions.ts';
import { packageExtensions } from '../../src/contract/extensions/evidence/package-extensions.ts';
import { apiBases } from './call-routes.ts';
import type { HttpParts } from './http-parts.ts';
import { announcementOperation, uploadOperations } from './open-api-files.ts';
import { commonResponses, operationOf } from './open-api-operation.ts';
import { cookieNames, xsrfHeader } from './session-cookies.ts';

/** Shapes with a name of their own. */
const shapes: Readonly<Record<string, GenericSchema>> = {
  PageConfig: pageConfigWire,
  Menu: menuWire,
  UploadPolicy: uploadPolicyWire,
  Uploaded: uploadedWire,
  Credit: creditWire,
  Business: businessWire,
  Invoice: invoiceWire,
  Contract: contractWire,
  DocFile: docFileWire,
  Property: propertyWire,
  Material: materialWire,
  Package: packageWire,
  MadeFile: madeFileWire,
  Order: orderWire,
};

const groups: Readonly<
  Record<string, { readonly description: string; readonly calls: Readonly<Record<string, Call>> }>
> = {
  platform: {
    description: 'Platform, who is signed in, and the calendar',
    calls: { ...platformCalls, ...corpCalls, ...workbenchCalls },
  },
  'sign-in': {
    description: 'Signing in and out',
    calls: { ...signInCalls, ...keyHelpCalls, ...usableKeyCalls, ...partnerEntryCalls },
  },
  recovery: { description: 'Back in without a password', calls: recoveryCalls },
  registration: { description: 'A company’s account', calls: registrationCalls },
  files: { description: 'Uploads and files', calls: fileCalls },
  candidates: { description: 'What packages are made for', calls: candidateCalls },
  standards: { description: 'What funders ask for', calls: { ...standardCalls, ...standardDownloadCalls } },
  packages: { description: 'Evidence packages', calls: { ...packageListCalls, ...packageCalls, ...relatingCalls } },
  materials: {
    description: 'What is in a package',
    calls: { ...materialCalls, ...earlierCalls, ...libraryCalls, ...materialChangeCalls },
  },
  overdue: { description: 'What an overdue business asks for', calls: overdueCalls },
  recognition: {
    description: 'What is read of documents',
    calls: { ...recognitionCalls, ...clarityCalls, ...invoiceSheetCalls, ...wordMarkCalls },
  },
  orders: { description: 'What stands behind businesses and invoices', calls: orderCalls },
  agreements: { description: 'What was gathered of agreements', calls: agreementExportCalls },
  messages: { description: 'What people are told of what concerns them', calls: messageCalls },
  extensions: {
    description: 'Beyond the documents; offered where config.json announces it',
    calls: {
      ...packageListExtensions,
      ...packageExtensions,
      ...pickedExtensions,
      ...downloadExtensions,
      ...invoiceExtensions,
      ...signInExtensions,
      ...partExtensions,
      ...archiveExtensions,
      ...viewExtensions,
      ...accountExtensions,
      ...twoStepExtensions,
      ...mailExtensions,
      ...secondProofExtensions,
      ...packageFigureExtensions,
      ...receivableExtensions,
      ...searchExtensions,
      ...surveyExtensions,
      ...objectionExtensions,
      ...helpExtensions,
      ...keyExtensions,
      ...keyRecoveryExtensions,
      ...companyExtensions,
      ...companyFactsExtensions,
      ...tourExtensions,
      ...messagePostExtensions,
      ...realNameExtensions,
      ...certificateExtensions,
      ...hardKeyExtensions,
      ...protocolExtensions,
      ...bankAccountExtensions,
      ...applicationExtensions,
      ...peopleExtensions,
      ...delegationExtensions,
      ...authorisingExtensions,
      ...companyDataExtensions,
      ...authorisationExtensions,
      ...identificationExtensions,
      ...agreementSignatureExtensions,
    },
  },
  help: { description: 'Help, and what people tell the platform', calls: { ...helpCalls, ...feedbackCalls } },
  settling: { description: 'Settling in to the partner bank', calls: settlingCalls },
  notices: { description: 'What people are asked as they arrive', calls: noticeCalls },
  guidance: { description: 'How one begins with a product', calls: guidanceCalls },
  certification: { description: 'Real-name authentication of the company', calls: realNameCalls },
  products: { description: 'What a company may use, and opening it', calls: productCalls },
  certificates: { description: 'Keys and certificates', calls: { ...certificateCalls, ...heldKeyCalls } },
  group: { description: 'A group’s inner organisations', calls: innerOrgCalls },
  invoicing: { description: 'What invoices are made out to', calls: invoicingCalls },
};

const conversion = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
} as const satisfies ConversionConfig;

/**
 * The JSON Schema of what travels, by reference where it has a name; without the keys that a document of its own would
 * carry.
 */
function schemaOf(schema: GenericSchema): JsonSchema {
  const { $schema: _own, $defs: _elsewhere, ...rest } = toJsonSchema(schema, { ...conversion, definitions: shapes });
  return rest;
}

/** The OpenAPI 3.1 description of every call that exists, made from the contract. */
export function openApi({ publicUrl, version }: Pick<HttpParts, 'publicUrl' | 'version'>): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [tag, group] of Object.entries(groups)) {
    for (const [name, call] of Object.entries(group.calls) as [CallName, Call][]) {
      const path = apiBases[call.base] + call.path;
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call, tag, schemaOf) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Supply chain finance portal',
      version,
      license: { name: 'Unlicensed', url: publicUrl },
      description:
        'The calls of the portal. Amounts are decimal strings in yuan, instants milliseconds since the epoch, days YYYY-MM-DD.',
    },
    servers: [{ url: publicUrl }],
    tags: Object.entries(groups).map(([name, { description }]) => ({ name, description })),
    paths: { ...paths, ...uploadOperations, ...announcementOperation },
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieNames(publicUrl.startsWith('https:')).session,
          description: 'Opaque session id, set by loginSession and loginSuccess',
        },
        xsrf: {
          type: 'apiKey',
          in: 'header',
          name: xsrfHeader,
          description: 'What the cookie XSRF-TOKEN holds, on every call that changes something',
        },
      },
      schemas: { ...toJsonSchemaDefs(shapes, conversion), ...envelopeSchemas },
      responses: commonResponses,
    },
  };
}

const envelopeSchemas = {
  Refusal: {
    type: 'object',
    description: 'Nothing was changed. `data` holds the values that the message speaks of.',
    required: ['code', 'message', 'data'],
    properties: {
      code: { type: 'string', not: { const: '0' } },
      message: { type: 'string' },
      traceId: { type: 'string' },
      data: { type: 'object', additionalProperties: true },
    },
  },
};
