/** The colours of one platform, each pair readable. */
export interface PlatformColours {
  readonly bar: string;
  readonly barWords: string;
  readonly tail: string;
  readonly tailWords: string;
}
