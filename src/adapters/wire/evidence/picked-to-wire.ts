import type { Picked } from '../../../application/ports/evidence/picked-desk.ts';
import { bookToWire } from '../../../contract/documented/evidence/book-mapping.ts';
import type { PickedWire } from '../../../contract/extensions/evidence/picked-extensions.ts';
import type { ListScope } from '../../../domain/evidence/shared/shelf.ts';
import type { WireClient } from '../wire-client.ts';
import { conditionsOf, listKnowledge } from './wire-package-list.ts';

/** Converts picked packages to the wire. */
export function toPickedWire(client: WireClient, { book, side }: ListScope, { all, except, also }: Picked): PickedWire {
  return {
    ...(book === undefined ? {} : bookToWire(book)),
    ...(all === undefined ? {} : { all: conditionsOf(side, all, listKnowledge(client)) }),
    except: [...except],
    also: [...also],
  };
}
