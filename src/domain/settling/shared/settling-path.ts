/** Where the way into the partner bank's merchant system is explained and gone (document 1, section 2). */
export const settlementProcessPath = '/access/settlement-process';
