import type { CertificationForm } from './certification-form.ts';
import { licenceSlots, type LicenceSlot } from './licence-slots.ts';

/** The papers of one certification of a company. Instants in milliseconds since the epoch. */
export interface PaperRound {
  /** When the platform approved it. */
  readonly at: number;
  readonly handedInBy: string;
  readonly handedInAt: number;
  readonly slots: readonly { readonly slot: LicenceSlot; readonly files: readonly { readonly fileId: string }[] }[];
}

/** The papers of a slot, from one certification until their replacement. */
export interface PaperVersion<Round extends PaperRound> {
  /** The certification that added them. */
  readonly round: Round;
  /** When a later certification replaced them or no longer required them; undefined for the current version. */
  readonly replacedAt: number | undefined;
}

const filesIn = ({ slots }: PaperRound, slot: LicenceSlot): readonly string[] =>
  slots.find((each) => each.slot === slot)?.files.map(({ fileId }) => fileId) ?? [];

/**
 * The versions of a slot's papers, the newest first. A certification that leaves the papers unchanged adds no version.
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

/** The slots that held a paper in any round, in the order of the form. */
export const slotsEver = (rounds: readonly PaperRound[]): readonly LicenceSlot[] =>
  licenceSlots.filter((slot) => rounds.some((round) => filesIn(round, slot).length > 0));

/** Last day of a slot's paper according to the form: empty where the form has none, `LONG-TERM` for no end. */
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
