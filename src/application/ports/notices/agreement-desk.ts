/** The platform's agreements, as one's company stands to them (document 1, section 7). */
export interface AgreementDesk {
  /**
   * Undefined where the present texts are signed. `publishedAt`: when the youngest of what is to be signed was
   * published, in milliseconds; undefined where the back end does not tell.
   */
  agreementsToSign(signal?: AbortSignal): Promise<{ readonly publishedAt: number | undefined } | undefined>;
  /** Signs both as they are known here; `text-changed` where other texts hold by now, and nothing was signed. */
  sign(): Promise<'signed' | 'text-changed'>;
}
