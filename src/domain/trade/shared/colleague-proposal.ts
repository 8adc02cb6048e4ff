/**
 * States of what one person of a company proposes to another one. The other person confirms or declines it; whoever
 * proposed it can withdraw it.
 */
export const proposalStates = ['proposed', 'confirmed', 'declined', 'withdrawn'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** Answers to a proposal, with the state that each brings. */
export const stateAfter = { confirm: 'confirmed', decline: 'declined', withdraw: 'withdrawn' } as const;
export type ProposalAnswer = keyof typeof stateAfter;

export const proposalAnswers = ['confirm', 'decline', 'withdraw'] as const satisfies readonly ProposalAnswer[];

export const isProposalAnswer = (text: string): text is ProposalAnswer => Object.hasOwn(stateAfter, text);
