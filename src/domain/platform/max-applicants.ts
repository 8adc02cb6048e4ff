/**
 * Default maximum number of financing applicants (distinct suppliers) of a package; beyond it, customer service takes
 * over (document 2, section 8). A platform may configure another number.
 */
export const defaultMaxApplicants = 20;
