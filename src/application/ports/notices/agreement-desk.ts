/** The platform's agreements and the company's signatures (document 1, section 7). */
export interface AgreementDesk {
  /**
   * Undefined where the current texts are signed. `publishedAt`: publication of the newest text to sign, in
   * milliseconds; undefined where the back end does not say.
   */
  agreementsToSign(signal?: AbortSignal): Promise<{ readonly publishedAt: number | undefined } | undefined>;
  /** Signs both texts as the portal has them; `text-changed` where the texts have changed, and nothing was signed. */
  sign(): Promise<'signed' | 'text-changed'>;
}
