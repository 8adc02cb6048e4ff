/** Names of the acts of the trade, which the header's search shows, too. */
export const tradeActNames: Readonly<Record<string, string>> = {
  issue: 'Issue',
  'issue-recall': 'Recall of an issue',
  accept: 'Acceptance',
  refuse: 'Refusal',
  transfer: 'Transfer',
  'transfer-recall': 'Recall of a transfer',
  cancellation: 'Cancellation',
};
