/** Where a company's application for a product stands; `none` where nothing was begun. */
export const applicationStates = ['none', 'draft', 'submitted', 'returned', 'granted', 'declined'] as const;
export type ApplicationState = (typeof applicationStates)[number];
