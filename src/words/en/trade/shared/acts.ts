const names: Readonly<Record<string, string>> = {
  issue: 'Issue',
  'issue-recall': 'Recall of an issue',
  accept: 'Acceptance',
  refuse: 'Refusal',
  transfer: 'Transfer',
  'transfer-recall': 'Recall of a transfer',
  cancellation: 'Cancellation',
};

/** Name of an act of the trade, which the header's search shows, too. */
export const tradeActName = (act: string | undefined, otherwise: string): string =>
  act !== undefined && Object.hasOwn(names, act) ? (names[act] ?? otherwise) : otherwise;
