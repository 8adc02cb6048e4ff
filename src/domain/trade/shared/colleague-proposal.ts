/**
 * States of a proposal to another person of the company. The other person confirms or declines it; its author can
 * withdraw it.
 */
export const proposalStates = ['proposed', 'confirmed', 'declined', 'withdrawn'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** Answers to a proposal, with the resulting states. */
export const stateAfter = { confirm: 'confirmed', decline: 'declined', withdraw: 'withdrawn' } as const;
export type ProposalAnswer = keyof typeof stateAfter;

export const proposalAnswers = ['confirm', 'decline', 'withdraw'] as const satisfies readonly ProposalAnswer[];

export const isProposalAnswer = (text: string): text is ProposalAnswer => Object.hasOwn(stateAfter, text);
