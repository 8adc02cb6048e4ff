/**
 * Whether a name is that of a branch, as branches are registered: a person in charge answers for it, where a legal
 * representative does for a company.
 */
export const looksLikeBranch = (name: string): boolean => /(?:分公司|分行|支行|分厂|分店|办事处)$/u.test(name.trim());
