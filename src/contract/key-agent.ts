import * as v from 'valibot';

/** Local port of the key agent, which answers only allowed pages. */
export const keyAgentPort = 21_530;
export const keyAgentAddress = `ws://127.0.0.1:${keyAgentPort}`;

const certificate = v.object({
  serial: v.string(),
  person: v.string(),
  company: v.string(),
  issuer: v.string(),
  validFrom: v.number(),
  validTo: v.number(),
});

/**
 * A page's question to the agent, one for each connection. `list` is answered at once, `sign` after the person has
 * answered.
 */
export const keyAgentQuestion = v.union([
  v.object({ ask: v.literal('list') }),
  v.object({
    ask: v.literal('sign'),
    serial: v.pipe(v.string(), v.maxLength(64)),
    text: v.pipe(v.string(), v.maxLength(1024)),
  }),
]);
export type KeyAgentQuestion = v.InferOutput<typeof keyAgentQuestion>;

export const keyAgentListing = v.object({
  agent: v.string(),
  tokens: v.array(v.object({ label: v.string(), certificates: v.array(certificate) })),
});
export type KeyAgentListing = v.InferOutput<typeof keyAgentListing>;

export const keyAgentSignature = v.union([
  v.object({ certificate: v.string(), signature: v.string() }),
  v.object({
    refused: v.picklist(['pin-wrong', 'locked', 'cancelled', 'gone', 'too-late']),
    triesLeft: v.optional(v.number()),
  }),
]);
export type KeyAgentSignature = v.InferOutput<typeof keyAgentSignature>;
