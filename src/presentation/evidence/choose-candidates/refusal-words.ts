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
 * Why a candidate cannot be chosen, in short and in full. For the either-or rule it has each open alternative with the
 * obstacles to it.
 */
export interface RefusalWords {
  readonly short: Message;
  readonly lead: Message;
  readonly ways: readonly (readonly Message[])[];
  /** The package that already contains it, if that is the reason. */
  readonly packageId: string | undefined;
}

const obstacleShortWords: Readonly<Record<Obstacle['what'], Message>> = {
  supplier: message('choose.differs-supplier'),
  'credit-source': message('choose.differs-payer'),
  'invoice-optional': message('choose.differs-invoice'),
  funder: message('choose.differs-funder'),
  counterparty: message('choose.differs-counterparty'),
  payer: message('choose.differs-debtor'),
};

/** Why no funder takes it at present, and what can be done. */
const notOfferedWords: Readonly<Record<NotFinancedReason, { readonly short: PlainKey; readonly full: PlainKey }>> = {
  'switched-off': { short: 'choose.switched-off', full: 'packages.switched-off' },
  'funder-not-open': { short: 'choose.funder-not-open', full: 'choose.funder-not-open-full' },
  'product-not-open': { short: 'choose.product-not-open', full: 'choose.product-not-open-full' },
  'no-limit': { short: 'choose.no-limit', full: 'choose.no-limit-full' },
  'limit-used-up': { short: 'choose.limit-used-up', full: 'choose.limit-used-up-full' },
};

/** A reason, and what can be done about it. */
export interface Remedy {
  readonly reason: Message;
  readonly remedy: Message;
}

/** The remedies for candidates that no funder takes at present, one for each reason. */
export function remediesOf(verdicts: readonly SelectionVerdict[]): readonly Remedy[] {
  const reasons = new Set(
    verdicts.flatMap((verdict) => (!verdict.allowed && verdict.because === 'not-offered' ? [verdict.reason] : [])),
  );
  // The page itself reports a product that is switched off.
  return [...reasons]
    .filter((reason) => reason !== 'switched-off')
    .map((reason) => ({
      reason: message(notOfferedWords[reason].short),
      remedy: message(notOfferedWords[reason].full),
    }));
}

/** The remedy for candidates that no funder finances; undefined if there are none. */
export function unfundedRemedy(verdicts: readonly SelectionVerdict[], phone: string): Remedy | undefined {
  const noFunder = verdicts.some((verdict) => !verdict.allowed && verdict.because === 'no-fundable-party');
  return noFunder
    ? { reason: message('choose.no-fundable-party'), remedy: message('choose.no-fundable-party-full', { phone }) }
    : undefined;
}

/**
 * The same words for all candidates with the same reason. Of two alternatives they name an obstacle of the nearer one.
 */
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
      return message(notOfferedWords[verdict.reason].short);
    case 'different-business-type':
      return message('choose.different-business-type');
    case 'too-many-applicants':
      return message('choose.too-many-applicants', { most: verdict.most });
    case 'not-together': {
      const [obstacle] = verdict.ways.toSorted((a, b) => a.length - b.length)[0] ?? [];
      return obstacle ? obstacleShortWords[obstacle.what] : message('choose.not-together');
    }
  }
}

const plainRefusal = (lead: Message, packageId?: string): RefusalWords => ({ short: lead, lead, ways: [], packageId });

export function refusalWords(verdict: Exclude<SelectionVerdict, { readonly allowed: true }>): RefusalWords {
  switch (verdict.because) {
    case 'already-packaged':
      return plainRefusal(message('choose.already-packaged', { packageId: verdict.packageId }), verdict.packageId);
    case 'no-fundable-party':
      return plainRefusal(message('choose.no-fundable-party'));
    case 'already-financed':
      return plainRefusal(message('choose.already-financed'));
    case 'past-due':
      return plainRefusal(message('choose.past-due'));
    case 'not-offered': {
      const { short, full } = notOfferedWords[verdict.reason];
      return { short: message(short), lead: message(full), ways: [], packageId: undefined };
    }
    case 'different-business-type':
      return plainRefusal(message('choose.different-business-type'));
    case 'too-many-applicants':
      return plainRefusal(message('choose.too-many-applicants', { most: verdict.most }));
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
