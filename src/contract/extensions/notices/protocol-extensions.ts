import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { done, identifier, instant, nothing } from '../../fields.ts';
import { generatedFileWire } from '../../generated-file.ts';
import { signingTurnWire } from '../../signing-turn.ts';

const own = {
  base: 'web',
  method: 'GET',
  source: 'checklist F-100, /my/protocol',
  caller: 'signed-in',
  changes: false,
  extension: 'protocols',
} as const;

const sections = v.array(v.object({ heading: v.string(), paragraphs: v.array(v.string()) }));

/**
 * Agreements that the caller signed, and the texts under which the company opened its products. Those of another
 * company are refused with NOT_FOUND.
 */
export const protocolExtensions = {
  /** The newest signature first. */
  protocols: defineCall({
    ...own,
    path: '/corp/v1/extensions/protocols',
    request: nothing,
    answer: v.array(
      v.object({
        id: v.string(),
        title: v.string(),
        version: v.string(),
        textHash: v.string(),
        signTime: instant,
        signedBy: v.string(),
        isOwn: v.boolean(),
        isPlatform: v.boolean(),
        /** The current version; absent where the agreement is no longer offered. */
        present: v.nullish(
          v.object({ version: v.string(), textHash: v.string(), publishTime: instant, isSigned: v.boolean() }),
        ),
        /**
         * The certificate that signed it: its kind, holder, issuer and number (for a colleague's, the last four
         * characters). Absent where a click signed it.
         */
        certificate: v.nullish(
          v.object({
            certType: v.picklist(['HARD', 'SOFT']),
            personName: v.string(),
            caName: v.string(),
            certNumber: v.string(),
          }),
        ),
        /**
         * For a product's agreement that is no longer in force: WITHDRAWN at that time, or TO_SIGN again until then.
         */
        recalled: v.nullish(
          v.object({ productType: v.string(), state: v.string(), time: instant, signing: v.nullish(signingTurnWire) }),
        ),
      }),
    ),
  }),
  /**
   * The Chinese text that was signed, whichever version is in force now, and the version before it where one is kept.
   * NOT_FOUND also where the text was not kept.
   */
  protocolText: defineCall({
    ...own,
    path: '/corp/v1/extensions/protocols/text',
    request: v.object({ id: identifier }),
    answer: v.object({
      title: v.string(),
      version: v.string(),
      textHash: v.string(),
      sections,
      previous: v.nullish(v.object({ title: v.string(), version: v.string(), sections })),
    }),
  }),
  /** All of them as PDFs in an archive, as a download task of its own. Refused with TOO_MANY_DOWNLOADS. */
  exportProtocols: defineCall({
    ...own,
    method: 'POST',
    changes: true,
    path: '/corp/v1/extensions/protocols/export',
    request: nothing,
    answer: done,
  }),
  /** Marks the exports as seen, so that `unreadProtocolExports` no longer counts them. */
  markProtocolExportsSeen: defineCall({
    ...own,
    method: 'POST',
    changes: true,
    path: '/corp/v1/extensions/protocols/exports/seen',
    request: nothing,
    answer: done,
  }),
  /**
   * The same text as a PDF, with a page that gives the signer, the company, the time, the version, its SHA-256, the
   * network, and the certificate where one signed it.
   */
  protocolFile: defineCall({
    ...own,
    path: '/corp/v1/extensions/protocols/file',
    request: v.object({ id: identifier }),
    answer: generatedFileWire,
  }),
};
