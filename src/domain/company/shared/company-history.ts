/** What of a company's certified data its history follows. */
export const historyFields = ['legalName', 'agentName', 'upperName', 'upperCode', 'licenceUntil'] as const;
export type HistoryField = (typeof historyFields)[number];
export type HistoryFacts = Readonly<Record<HistoryField, string>>;

export const historyKinds = ['certified', 'account-added', 'account-verified', 'account-removed'] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** One field that became another. */
export interface HistoryChange {
  readonly field: HistoryField;
  readonly before: string;
  readonly after: string;
}

/** What became other from one certification to the next; of the first everything that was said. */
export function changesBetween(before: HistoryFacts | undefined, after: HistoryFacts): readonly HistoryChange[] {
  return historyFields.flatMap((field) => {
    const [was, is] = [before?.[field] ?? '', after[field]];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}
