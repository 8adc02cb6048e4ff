/** Where files that prove an objection are sent, in the place of a material. */
export const proofPlace = 'agency-objection';
