/** Reasons for which an application is returned or rejected. */
export const decisionReasons = ['amount', 'due-date', 'payee', 'papers', 'business', 'other'] as const;

/** Reasons for which an amount that came is refused. */
export const refusalReasons = ['amount', 'due-date', 'payee', 'not-agreed', 'other'] as const;
