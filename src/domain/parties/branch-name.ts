/**
 * Whether a name has the form of a registered branch, which has a person in charge instead of a legal representative.
 */
export const looksLikeBranch = (name: string): boolean => /(?:分公司|分行|支行|分厂|分店|办事处)$/u.test(name.trim());
