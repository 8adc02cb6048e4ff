/**
 * Financing applicants (distinct suppliers) beyond which customer service takes the materials (document 2, section 8),
 * where no platform configures another number.
 */
export const usualMostApplicants = 20;
