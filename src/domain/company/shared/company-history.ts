/** Certified fields whose changes appear in the history. */
export const historyFields = ['legalName', 'agentName', 'upperName', 'upperCode', 'licenceUntil'] as const;
export type HistoryField = (typeof historyFields)[number];
export type HistoryFacts = Readonly<Record<HistoryField, string>>;

export const historyKinds = ['certified', 'account-added', 'account-verified', 'account-removed'] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** Change of one field. */
export interface HistoryChange {
  readonly field: HistoryField;
  readonly before: string;
  readonly after: string;
}

/** Changes between two certifications. For the first certification, all given fields. */
export function changesBetween(before: HistoryFacts | undefined, after: HistoryFacts): readonly HistoryChange[] {
  return historyFields.flatMap((field) => {
    const [was, is] = [before?.[field] ?? '', after[field]];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}
