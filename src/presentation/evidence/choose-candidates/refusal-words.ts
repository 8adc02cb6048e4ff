import type { SelectionVerdict } from '../../../domain/evidence/selection/selection.ts';
import type { Obstacle } from '../../../domain/evidence/selection/selection-rule.ts';
import type { NotFinancedReason } from '../../../domain/evidence/standards/financing-offer.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';

function obstacleWords(obstacle: Obstacle): Message {
  switch (obstacle.what) {
    case 'supplier':
      return message('choose.same-supplier', { name: obstacle.selected });
    case 'credit-source':
      return message('choose.same-credit-source', { name: obstacle.selected });
    case 'invoice-optional':
      return message(obstacle.selected ? 'choose.invoice-optional-too' : 'choose.invoice-needed-too');
    case 'funder':
      return message('choose.same-funder', { name: obstacle.selected });
    case 'counterparty':
      return message('choose.same-counterparty', { name: obstacle.selected });
    case 'payer':
      return message('choose.same-payer', { name: obstacle.selected });
  }
}

/**
 * Why a candidate cannot be ticked: in a clerk's few words, and in full; for the either-or rule with each way that is
 * still open and what breaks it.
 */
export interface RefusalWords {
  readonly short: Message;
  readonly lead: Message;
  readonly ways: readonly (readonly Message[])[];
  /** A package to look at, when that is where it is. */
  readonly packageId: string | undefined;
}

const different: Readonly<Record<Obstacle['what'], Message>> = {
  supplier: message('choose.differs-supplier'),
  'credit-source': message('choose.differs-payer'),
  'invoice-optional': message('choose.differs-invoice'),
  funder: message('choose.differs-funder'),
  counterparty: message('choose.differs-counterparty'),
  payer: message('choose.differs-debtor'),
};

/** Why nobody takes it at present, and what can be done. */
const notOffered: Readonly<Record<NotFinancedReason, { readonly short: PlainKey; readonly full: PlainKey }>> = {
  'switched-off': { short: 'choose.switched-off', full: 'packages.switched-off' },
  'funder-not-open': { short: 'choose.funder-not-open', full: 'choose.funder-not-open-full' },
  'product-not-open': { short: 'choose.product-not-open', full: 'choose.product-not-open-full' },
  'no-limit': { short: 'choose.no-limit', full: 'choose.no-limit-full' },
  'limit-used-up': { short: 'choose.limit-used-up', full: 'choose.limit-used-up-full' },
};

/** A reason as it stands beside what it holds for, and what can be done. */
export interface Remedy {
  readonly reason: Message;
  readonly remedy: Message;
}

/**
 * What can be done about each reason for which nobody takes what could be chosen otherwise, once for all that it holds
 * for.
 */
export function remediesOf(verdicts: readonly SelectionVerdict[]): readonly Remedy[] {
  const reasons = new Set(
    verdicts.flatMap((verdict) => (!verdict.allowed && verdict.because === 'not-offered' ? [verdict.reason] : [])),
  );
  // The page itself tells of a product that is switched off.
  return [...reasons]
    .filter((reason) => reason !== 'switched-off')
    .map((reason) => ({ reason: message(notOffered[reason].short), remedy: message(notOffered[reason].full) }));
}

/** Whom to ask about what nobody funds; undefined where there is none of it. */
export function unfundedRemedy(verdicts: readonly SelectionVerdict[], phone: string): Remedy | undefined {
  const noFunder = verdicts.some((verdict) => !verdict.allowed && verdict.because === 'no-fundable-party');
  return noFunder
    ? { reason: message('choose.no-fundable-party'), remedy: message('choose.no-fundable-party-full', { phone }) }
    : undefined;
}

/** The same for all that cannot join for the same reason. Of two ways it names what breaks the one that is nearer. */
export function shortReason(verdict: Exclude<SelectionVerdict, { readonly allowed: true }>): Message {
  switch (verdict.because) {
    case 'already-packaged':
      return message('choose.in-package');
    case 'no-fundable-party':
      return message('choose.no-fundable-party');
    case 'already-financed':
      return message('choose.already-financed');
    case 'past-due':
      return message('choose.past-due');
    case 'not-offered':
      return message(notOffered[verdict.reason].short);
    case 'different-business-type':
      return message('choose.different-business-type');
    case 'too-many-applicants':
      return message('choose.too-many-applicants', { most: verdict.most });
    case 'not-together': {
      const [obstacle] = verdict.ways.toSorted((a, b) => a.length - b.length)[0] ?? [];
      return obstacle ? different[obstacle.what] : message('choose.not-together');
    }
  }
}

const plain = (lead: Message, packageId?: string): RefusalWords => ({ short: lead, lead, ways: [], packageId });

export function refusalWords(verdict: Exclude<SelectionVerdict, { readonly allowed: true }>): RefusalWords {
  switch (verdict.because) {
    case 'already-packaged':
      return plain(message('choose.already-packaged', { packageId: verdict.packageId }), verdict.packageId);
    case 'no-fundable-party':
      return plain(message('choose.no-fundable-party'));
    case 'already-financed':
      return plain(message('choose.already-financed'));
    case 'past-due':
      return plain(message('choose.past-due'));
    case 'not-offered': {
      const { short, full } = notOffered[verdict.reason];
      return { short: message(short), lead: message(full), ways: [], packageId: undefined };
    }
    case 'different-business-type':
      return plain(message('choose.different-business-type'));
    case 'too-many-applicants':
      return plain(message('choose.too-many-applicants', { most: verdict.most }));
    case 'not-together': {
      return {
        short: shortReason(verdict),
        lead: message('choose.not-together'),
        ways: verdict.ways.map((way) => way.map(obstacleWords)),
        packageId: undefined,
      };
    }
  }
}
