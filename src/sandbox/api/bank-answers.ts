import * as v from 'valibot';

/**
 * Small transfers as the receiving banks' statements show them; amounts in fen, times in milliseconds since the epoch.
 */
export const transfersAnswer = v.array(
  v.object({
    accountId: v.string(),
    company: v.string(),
    bankName: v.string(),
    accountNo: v.string(),
    amountFen: v.number(),
    sentAt: v.number(),
    returned: v.string(),
    open: v.boolean(),
  }),
);
export type SmallTransferShown = v.InferOutput<typeof transfersAnswer>[number];
