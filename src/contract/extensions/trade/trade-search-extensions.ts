import * as v from 'valibot';
import { maxQueryCharacters } from '../../../domain/text/text-search.ts';
import { defineCall, optionalTimeoutMs } from '../../call.ts';
import { identifier, maybe, text } from '../../fields.ts';

/** Maximum number of results of each kind. */
export const maxFoundTradeRecords = 5;

/** Trade results of the search in the header. */
export const tradeSearchExtensions = {
  /**
   * Applications and instruments of the caller's company by a part of their number or of the other company's name (also
   * in pinyin); financings also by an instrument's number or their amount; other companies by their name. Refused with
   * NOT_PERMITTED for a role without access, REQUEST_INVALID for a text of one character.
   */
  foundTradeRecords: defineCall({
    base: 'web',
    source: 'checklist N-24, N-28: numbers and companies of the trade in the search of the header',
    caller: 'signed-in',
    extension: 'trade',
    method: 'GET',
    path: '/corp/v1/extensions/trade/found',
    changes: false,
    timeoutMs: optionalTimeoutMs,
    request: v.object({ text: v.pipe(text(4 * maxQueryCharacters), v.trim(), v.minLength(2)) }),
    answer: v.object({
      applications: v.array(
        v.object({
          applicationId: identifier,
          applicationNo: v.string(),
          act: v.string(),
          instrumentKind: v.string(),
          counterpartyName: v.string(),
          amount: v.string(),
          /** Empty where it has none. */
          dueDate: v.string(),
        }),
      ),
      instruments: v.array(
        v.object({
          instrumentId: identifier,
          instrumentNo: v.string(),
          instrumentKind: v.string(),
          /** The payee of an instrument that the caller's company issued, the issuer of any other. */
          partyName: v.string(),
          amount: v.string(),
          dueDate: v.string(),
          /** The page that lists it: `issued`, `held`, `transit`, or `past` for one that is only in the ledger. */
          place: v.string(),
        }),
      ),
      /** Those of the caller's company, or of its suppliers for an issuer; absent for none. */
      financings: maybe(
        v.array(
          v.object({
            financingId: identifier,
            financingNo: v.string(),
            instrumentKind: v.string(),
            funderName: v.string(),
            /** The issuer; for an issuer its supplier. */
            partyName: v.string(),
            amount: v.string(),
            dueDate: v.string(),
          }),
        ),
      ),
      companies: v.array(v.object({ instrumentKind: v.string(), companyName: v.string() })),
      /** Whether there are more results than are listed; absent for none. */
      more: maybe(v.object({ applications: v.boolean(), instruments: v.boolean(), financings: maybe(v.boolean()) })),
    }),
  }),
};
