/** The colours of one platform. The text colour of each pair is readable on its background. */
export interface PlatformColours {
  readonly bar: string;
  readonly barWords: string;
  readonly tail: string;
  readonly tailWords: string;
}
