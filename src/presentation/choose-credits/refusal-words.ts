import type { Obstacle, SelectionVerdict } from '../../domain/selection/credit-selection.ts';
import { message, type Message } from '../../words/catalogue.ts';

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
  }
}

/** Why a credit cannot be ticked: the lead, and for the either-or rule each way that is still open with what breaks it. */
export interface RefusalWords {
  readonly lead: Message;
  readonly ways: readonly (readonly Message[])[];
  /** A package to look at, when that is where the credit is. */
  readonly docDatumId: string | undefined;
}

const plain = (lead: Message, docDatumId?: string): RefusalWords => ({ lead, ways: [], docDatumId });

export function refusalWords(verdict: Exclude<SelectionVerdict, { readonly allowed: true }>): RefusalWords {
  switch (verdict.because) {
    case 'already-packaged':
      return plain(message('choose.already-packaged', { docDatumId: verdict.docDatumId }), verdict.docDatumId);
    case 'no-fundable-party':
      return plain(message('choose.no-fundable-party'));
    case 'different-business-type':
      return plain(message('choose.different-business-type'));
    case 'too-many-applicants':
      return plain(message('choose.too-many-applicants', { most: verdict.most }));
    case 'not-together': {
      const ways = [verdict.sameSource, verdict.sameFunder].flatMap((obstacles) => (obstacles && obstacles.length > 0 ? [obstacles.map(obstacleWords)] : []));
      return { lead: message('choose.not-together'), ways, docDatumId: undefined };
    }
  }
}
