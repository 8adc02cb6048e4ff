import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { identifier } from '../../fields.ts';
import { ownCall } from './trade-shapes.ts';

/** A contract or an invoice with its files. */
export const paperWire = v.object({
  kind: v.picklist(['contract', 'invoice']),
  number: v.string(),
  files: v.array(v.object({ pkFile: identifier, name: v.string() })),
});

/** Files of an application. */
export const tradePaperExtensions = {
  /**
   * The files of the contract and the invoices of an application that the caller's company keeps, each once, the
   * contract first. An invoice is identified by its number, and by its code where its document has one. Only files that
   * the caller may open. Refused with NOT_PERMITTED for a role without access, and NOT_FOUND for an application that
   * does not concern the caller's company.
   */
  tradeApplicationPapers: defineCall({
    ...ownCall,
    method: 'GET',
    path: '/corp/v1/extensions/trade/applications/papers',
    changes: false,
    request: v.object({ applicationId: identifier }),
    answer: v.array(paperWire),
  }),
};
