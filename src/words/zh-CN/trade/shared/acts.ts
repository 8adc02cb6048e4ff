const names: Readonly<Record<string, string>> = {
  issue: '签发',
  'issue-recall': '撤回签发',
  accept: '签收',
  refuse: '拒收',
  transfer: '转让',
  'transfer-recall': '撤回转让',
  cancellation: '作废',
};

/** Name of an act of the trade, which the header's search shows, too. */
export const tradeActName = (act: string | undefined, otherwise: string): string =>
  act !== undefined && Object.hasOwn(names, act) ? (names[act] ?? otherwise) : otherwise;
