/** State of a company's application for a product; `none` before the first draft. */
export const applicationStates = ['none', 'draft', 'submitted', 'returned', 'granted', 'declined'] as const;
export type ApplicationState = (typeof applicationStates)[number];
