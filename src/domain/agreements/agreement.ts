/** The platform's two agreements, as the wire names them (document 1, section 7). */
export const agreementNames = ['CORP_REG_AGREEMENT', 'CORP_PRIVACY_AGREEMENT'] as const;
export type AgreementName = (typeof agreementNames)[number];

export interface AgreementSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** Text of an agreement. Only the Chinese text is binding; a translation says so itself. */
export interface AgreementText {
  readonly title: string;
  readonly version: string;
  readonly sections: readonly AgreementSection[];
}

export interface AgreementVersion {
  /** Document 1, section 8. */
  readonly version: string;
  /** SHA-256, in hexadecimal, of the Chinese text in `canonicalText`: the text cannot change under its version. */
  readonly textHash: string;
  /** Milliseconds since the epoch. */
  readonly publishedAt: number;
}

/** The current versions. */
export const agreements: Readonly<Record<AgreementName, AgreementVersion>> = {
  CORP_REG_AGREEMENT: {
    version: 'RT2023V1.0',
    textHash: '0af29a94da8c07464985a66313cc3cd13c7ebcf58d1188420d88940c066c70b4',
    publishedAt: Date.UTC(2023, 5, 1, 1),
  },
  CORP_PRIVACY_AGREEMENT: {
    version: 'RT2022V1.0',
    textHash: '7d2ab20fa9b5567711b805907aeb87ecd432225a2f452ddbbfe495d7431c6499',
    publishedAt: Date.UTC(2022, 10, 1, 1),
  },
};

/** The public page of each agreement, below the portal's base. */
export const agreementPaths: Readonly<Record<AgreementName, string>> = {
  CORP_REG_AGREEMENT: '/agreements/registration',
  CORP_PRIVACY_AGREEMENT: '/agreements/privacy',
};

/** The text in the form that is hashed: title, version, then each heading with its paragraphs, one per line. */
export function canonicalText({ title, version, sections }: AgreementText): string {
  return [title, version, ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])].join('\n');
}

/** The lines by which two versions are compared. The version number is left out because it is shown separately. */
export function linesToCompare({ title, sections }: AgreementText): readonly string[] {
  return [title, ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])];
}

/** Distance in pixels from its end at which a text counts as read (document 1, section 5). */
export const endTolerance = 20;

/** How far a text has been scrolled, in pixels. */
export interface ScrolledText {
  readonly scrollTop: number;
  readonly clientHeight: number;
  readonly scrollHeight: number;
}

/** Whether the end of the text is visible. A text that fits without scrolling counts as read. */
export function isReadToEnd({ scrollTop, clientHeight, scrollHeight }: ScrolledText): boolean {
  return scrollHeight - clientHeight - scrollTop <= endTolerance;
}
