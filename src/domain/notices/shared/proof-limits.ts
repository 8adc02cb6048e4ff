/** Where files that prove an objection are sent, in the place of a material. */
export const proofPlace = 'agency-objection';

const kilobytes = 5120;

/** What proves an objection: pictures and PDFs of 5120 KB at most, five of them. */
export const proofLimits = {
  maximumKilobytes: { jpg: kilobytes, jpeg: kilobytes, png: kilobytes, pdf: kilobytes },
  maximumFiles: 5,
} as const;
