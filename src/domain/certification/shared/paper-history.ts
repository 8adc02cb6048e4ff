import type { CertificationForm } from './certification-form.ts';
import { licenceSlots, type LicenceSlot } from './licence-slots.ts';

/** The papers by which a company was certified at some time. Instants in milliseconds. */
export interface PaperRound {
  /** When the platform passed it. */
  readonly at: number;
  readonly handedInBy: string;
  readonly handedInAt: number;
  readonly slots: readonly { readonly slot: LicenceSlot; readonly files: readonly { readonly fileId: string }[] }[];
}

/** What lay in a slot from one certification until another took its place. */
export interface PaperVersion<Round extends PaperRound> {
  /** The round that brought it. */
  readonly round: Round;
  /** When another certification brought others, or asked for none any more; undefined for what holds. */
  readonly replacedAt: number | undefined;
}

const filesIn = ({ slots }: PaperRound, slot: LicenceSlot): readonly string[] =>
  slots.find((each) => each.slot === slot)?.files.map(({ fileId }) => fileId) ?? [];

/**
 * The versions of a slot's papers, the newest first. What a later certification left as it was is no other version.
 * `rounds`: the oldest first.
 */
export function paperVersions<Round extends PaperRound>(
  rounds: readonly Round[],
  slot: LicenceSlot,
): readonly PaperVersion<Round>[] {
  const versions: PaperVersion<Round>[] = [];
  for (const round of rounds) {
    const files = filesIn(round, slot);
    const last = versions.at(-1);
    if (last && last.replacedAt === undefined) {
      if (filesIn(last.round, slot).join('\n') === files.join('\n')) continue;
      versions.splice(-1, 1, { ...last, replacedAt: round.at });
    }
    if (files.length > 0) versions.push({ round, replacedAt: undefined });
  }
  return versions.toReversed();
}

/** The slots in which there ever was a paper, in the order of the form. */
export const slotsEver = (rounds: readonly PaperRound[]): readonly LicenceSlot[] =>
  licenceSlots.filter((slot) => rounds.some((round) => filesIn(round, slot).length > 0));

/**
 * The last day of what lies in a slot as the form says it: empty where the form says none, `LONG-TERM` where there is
 * none.
 */
export function lastDayOf(form: CertificationForm, slot: LicenceSlot): string {
  switch (slot) {
    case 'SOCIAL_CREDIT_FILE':
    case 'BUSI_LICENSE_FILE':
      return form.licenceUntil;
    case 'LEGAL_PERSON':
      return form.legalIdUntil;
    case 'AUTH_AGENT_PERSON':
      return form.agentIdUntil;
    case 'CORP_AUTH_ENTRUST_FILE':
      return form.entrustUntil;
    case 'CORP_AUTH_ENTRUST_LEGAL_ENTITY_FILE':
      return form.upperLetterUntil;
    default:
      return '';
  }
}
